package alfred.ui.recipes.form;

import alfred.transfer.format.ImportedRecipe;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Drafts of new and imported recipes that were neither saved nor discarded, kept in the window's settings across
/// restarts.
public final class UnsavedRecipes {
    static final String NEW = "draft.recipe.new";
    private static final String READ = "draft.recipe.read-";
    /// The maximum number of imported drafts; a further one replaces the last.
    private static final int MAX_DRAFTS = 99;

    private UnsavedRecipes() {}

    /// An unsaved recipe.
    ///
    /// @param name the name typed so far; may be blank
    /// @param route the form to reopen it in
    public record Begun(String name, Route route) {}

    /// Returns all of them: the new one first, then the imported ones.
    public static List<Begun> all(WindowSettings settings) {
        var all = new ArrayList<Begun>();
        settings.get(NEW).ifPresent(kept -> all.add(new Begun(DraftText.nameOf(kept), Route.newRecipe())));
        keys().forEach(key -> settings.get(key)
            .ifPresent(kept -> all.add(new Begun(DraftText.nameOf(kept), new Route.RecipeDraft(key)))));
        return all;
    }

    /// Stores an imported recipe as a draft.
    ///
    /// @return the route to the form where the user checks it
    public static Route.RecipeDraft keep(WindowSettings settings, ImportedRecipe read) {
        var key = keys().filter(free -> settings.get(free).isEmpty()).findFirst().orElse(READ + MAX_DRAFTS);
        settings.put(key, DraftText.write(RecipeDraft.of(read)));
        return new Route.RecipeDraft(key);
    }

    /// Returns the settings key under which a route's form autosaves its draft; empty if the route has no form.
    public static Optional<String> keptIn(Route route) {
        return switch (route) {
            case Route.RecipeForm form -> Optional.of(form.id().map(id -> "draft.recipe." + id).orElse(NEW));
            case Route.RecipeDraft read -> Optional.of(read.kept());
            case Route.Home _ -> Optional.empty();
            case Route.Recipes _ -> Optional.empty();
            case Route.Recipe _ -> Optional.empty();
            case Route.Import _ -> Optional.empty();
            case Route.Cook _ -> Optional.empty();
            case Route.Pantry _ -> Optional.empty();
            case Route.Shopping _ -> Optional.empty();
            case Route.Meals _ -> Optional.empty();
            case Route.Tasks _ -> Optional.empty();
            case Route.Conversations _ -> Optional.empty();
            case Route.Log _ -> Optional.empty();
            case Route.Foods _ -> Optional.empty();
            case Route.Preferences _ -> Optional.empty();
            case Route.Settings _ -> Optional.empty();
        };
    }

    private static Stream<String> keys() {
        return IntStream.rangeClosed(1, MAX_DRAFTS).mapToObj(n -> READ + n);
    }
}

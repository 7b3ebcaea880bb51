package alfred.ui.recipes;

import alfred.kitchen.recipe.ImportedRecipe;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// New recipes that were begun, or read from a text, and neither saved nor discarded: they outlive the window among the settings.
public final class UnsavedRecipes {
    static final String NEW = "draft.recipe.new";
    private static final String READ = "draft.recipe.read-";
    /// More are never begun at once; one too many takes the place of the last.
    private static final int MAX_DRAFTS = 99;

    private UnsavedRecipes() {}

    /// @param name as far as it has one
    record Begun(String name, Route route) {}

    static List<Begun> all(WindowSettings settings) {
        var all = new ArrayList<Begun>();
        settings.get(NEW).ifPresent(kept -> all.add(new Begun(DraftText.nameOf(kept), Route.newRecipe())));
        keys().forEach(key -> settings.get(key).ifPresent(kept -> all.add(new Begun(DraftText.nameOf(kept), new Route.RecipeDraft(key)))));
        return all;
    }

    /// Keeps a recipe that was read from a text; where it can be checked.
    public static Route.RecipeDraft keep(WindowSettings settings, ImportedRecipe read) {
        var key = keys().filter(free -> settings.get(free).isEmpty()).findFirst().orElse(READ + MAX_DRAFTS);
        settings.put(key, DraftText.write(RecipeDraft.of(read)));
        return new Route.RecipeDraft(key);
    }

    private static Stream<String> keys() {
        return IntStream.rangeClosed(1, MAX_DRAFTS).mapToObj(n -> READ + n);
    }
}

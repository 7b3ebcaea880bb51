package alfred.ui.model;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A location in the window: a page and what it shows.
public sealed interface Route {
    record Home() implements Route {}

    record Recipes() implements Route {}

    /// The view of one recipe.
    ///
    /// @param servings for how many it is shown; 0 as it was shown last, else as it is written
    record Recipe(UUID id, int servings) implements Route {
        public Recipe(UUID id) {
            this(id, 0);
        }
    }

    /// The form of one recipe; without an id, of a new one.
    ///
    /// @param name the initial name of a new recipe
    record RecipeForm(Optional<UUID> id, String name) implements Route {}

    /// The form of an imported recipe, to review and save.
    ///
    /// @param kept the key of the setting that holds the recipe
    record RecipeDraft(String kept) implements Route {}

    /// The page for pasting the text of a recipe.
    /// @param files paths of files to read at once
    record Import(List<String> files) implements Route {
        public Import() {
            this(List.of());
        }

        public Import {
            files = List.copyOf(files);
        }
    }

    /// Cook mode for one recipe.
    record Cook(UUID id, int servings) implements Route {}

    record Pantry() implements Route {}

    record Shopping() implements Route {}

    record Meals() implements Route {}

    record Tasks() implements Route {}

    /// The current conversation and past ones.
    record Conversations() implements Route {}

    /// The cooking log.
    record Log() implements Route {}

    /// The catalogue of foods.
    record Foods() implements Route {}

    record Preferences() implements Route {}

    record Settings() implements Route {}

    /// Returns the sidebar section that the route belongs to.
    default Route section() {
        return switch (this) {
            case Recipe _ -> new Recipes();
            case RecipeForm _ -> new Recipes();
            case RecipeDraft _ -> new Recipes();
            case Import _ -> new Recipes();
            case Cook _ -> new Recipes();
            case Home _ -> this;
            case Recipes _ -> this;
            case Pantry _ -> this;
            case Shopping _ -> this;
            case Meals _ -> this;
            case Tasks _ -> this;
            case Conversations _ -> this;
            case Log _ -> this;
            case Foods _ -> this;
            case Preferences _ -> this;
            case Settings _ -> this;
        };
    }

    static Route newRecipe() {
        return new RecipeForm(Optional.empty(), "");
    }
}

package alfred.ui.model;

import java.util.Optional;
import java.util.UUID;

/// Where the window is.
public sealed interface Route {
    record Home() implements Route {}

    record Recipes() implements Route {}

    /// One recipe, to read.
    record Recipe(UUID id) implements Route {}

    /// One recipe, to write; a new one without an id.
    ///
    /// @param name what a new recipe starts with
    record RecipeForm(Optional<UUID> id, String name) implements Route {}

    /// A recipe that was read from a text, to check and save.
    ///
    /// @param kept the setting that holds it
    record RecipeDraft(String kept) implements Route {}

    /// Where a recipe's text is pasted.
    record Import() implements Route {}

    /// One recipe, to cook by.
    record Cook(UUID id, int servings) implements Route {}

    record Pantry() implements Route {}

    record Shopping() implements Route {}

    record Meals() implements Route {}

    record Tasks() implements Route {}

    /// The conversations there were.
    record Conversations() implements Route {}

    /// What was cooked.
    record Log() implements Route {}

    /// The catalogue of foods.
    record Foods() implements Route {}

    record Preferences() implements Route {}

    record Settings() implements Route {}

    /// The place in the sidebar that a route belongs to.
    default Route section() {
        return switch (this) {
            case Recipe _, RecipeForm _, RecipeDraft _, Import _, Cook _ -> new Recipes();
            case Home _, Recipes _, Pantry _, Shopping _, Meals _, Tasks _, Conversations _, Log _, Foods _, Preferences _,
                Settings _ -> this;
        };
    }

    static Route newRecipe() {
        return new RecipeForm(Optional.empty(), "");
    }
}

package alfred.ui.recipes.form;

import alfred.ui.model.IngredientItem;
import alfred.ui.model.Kitchen;
import alfred.ui.model.RecipeItem;
import java.util.List;
import java.util.UUID;

/// A recipe as it is stored now.
///
/// @param recipe the row; empty if it is not there any more
/// @param who the name of who of the others changed it last; `""` if nobody did
record StoredRecipe(RecipeItem recipe, List<IngredientItem> lines, String who) {
    static StoredRecipe of(Kitchen kitchen, UUID id) {
        var recipe = kitchen.recipe(id).orElse(RecipeItem.NONE);
        var lines = kitchen.ingredientLines(id);
        return new StoredRecipe(recipe, lines, kitchen.lastOthers(List.of(id)).getOrDefault(id, ""));
    }

    boolean isThere() {
        return recipe.isThere();
    }

    /// A new draft of it.
    RecipeDraft draft() {
        return isThere() ? RecipeDraft.of(recipe, lines) : new RecipeDraft();
    }
}

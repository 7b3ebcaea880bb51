package alfred.ui.recipes;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.model.Kitchen;
import java.util.List;
import java.util.UUID;

/// A recipe as it is stored now.
///
/// @param recipe the row; empty if it is not there any more
/// @param who the name of who of the others changed it last; `""` if nobody did
record StoredRecipe(Row recipe, List<Row> lines, String who) {
    static StoredRecipe of(Kitchen kitchen, UUID id) {
        var recipe = kitchen.row(KitchenEntities.RECIPE, id).orElse(Row.EMPTY);
        var lines = kitchen.ingredientLines(id);
        return new StoredRecipe(recipe, lines, kitchen.lastOthers(List.of(id)).getOrDefault(id, ""));
    }

    boolean isThere() {
        return recipe.has(Row.ID);
    }

    /// A new draft of it.
    RecipeDraft draft() {
        return isThere() ? RecipeDraft.of(recipe, lines) : new RecipeDraft();
    }
}

package alfred.kitchen.tool;

import alfred.core.crud.Filter;
import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.Row;
import java.util.UUID;

/// Reads whole recipes for planning.
final class Planning {
    private Planning() {}

    /// Returns a recipe with its ingredient lines in order; an empty row if the id is unknown.
    static Row recipe(UUID id, Rows rows) {
        return rows.read(Query.where("recipes", Filter.eq(Row.ID, id))).stream().findFirst()
            .map(r -> r.with("ingredients",
                rows.read(Query.where("recipe_ingredients", Filter.eq("recipe_id", id)).orderedBy("position"))))
            .orElse(Row.EMPTY);
    }
}

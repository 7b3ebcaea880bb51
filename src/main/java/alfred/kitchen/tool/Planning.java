package alfred.kitchen.tool;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
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

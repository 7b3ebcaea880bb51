package alfred.bench;

import alfred.core.domain.Row;
import alfred.core.row.Rows;
import alfred.kitchen.KitchenEntities;
import java.util.List;

/// A made-up cookbook of any size.
final class Cookbook {
    static final List<String> LINES =
        List.of("500 g chicken thighs", "2 tbsp olive oil", "1 onion, chopped", "3 cloves garlic",
            "400 g tinned tomatoes", "1 tsp cumin", "salt", "200 ml stock");

    private Cookbook() {}

    static void fill(Rows rows, Names names, int size) {
        for (int i = 0; i < size; i++) {
            rows.insert(KitchenEntities.RECIPE,
                new Row(KitchenEntities.RECIPE.defaults()).overlaidBy(Row.of("name", names.recipe(), "description",
                    names.sentence(), "cuisine", names.cuisine(), "prep_time_minutes", 10L + i % 60, "servings", 4L,
                    "instructions",
                    List.of(names.sentence(), names.sentence(), names.sentence()))));
        }
    }
}

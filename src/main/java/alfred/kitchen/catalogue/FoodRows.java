package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Converts foods to rows of the `ingredients` table and back.
public final class FoodRows {
    private FoodRows() {}

    public static Row row(Food food) {
        return Row.of("name", food.name(), "aliases", food.aliases(), "parent_category", food.category(), "family",
            food.family(),
            "tier", (long) food.tier(), "cuisines", food.cuisines(), "aisle", food.aisle(), "default_unit",
            food.defaultUnit(),
            "density_g_per_ml", food.density(), "piece_weight_g", food.pieceWeight(),
            "shelf_life_days", food.shelfLifeDays() == null ? null : (long) food.shelfLifeDays(),
            "allergens", food.allergens().stream().sorted().toList(), "storage", food.storage());
    }

    /// Returns the food of a row. Defaults: category `pantry`, the name as family, tier 2,
    /// kept in the pantry.
    public static Food food(Row row) {
        var name = row.text("name");
        return new Food(name, row.texts("aliases"), orElse(row.text("parent_category"), "pantry"),
            orElse(row.text("family"), name),
            row.integer("tier").orElse(2L).intValue(), row.text("aisle"), row.text("default_unit"),
            quantity(row, "density_g_per_ml"),
            quantity(row, "piece_weight_g"), row.integer("shelf_life_days").map(Long::intValue).orElse(null),
            Set.copyOf(row.texts("allergens")), row.texts("cuisines"), orElse(row.text("storage"), Food.ANYWHERE));
    }

    private static String orElse(String text, String other) {
        return text.isEmpty() ? other : text;
    }

    private static @Nullable Fraction quantity(Row row, String column) {
        return row.quantity(column).orElse(null);
    }
}

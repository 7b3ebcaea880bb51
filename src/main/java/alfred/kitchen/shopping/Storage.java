package alfred.kitchen.shopping;

import alfred.core.domain.Row;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import java.util.Optional;
import java.util.UUID;

/// Where food is kept (spec/kitchen-rules.md, where a food is kept): the household's choice last time, else what the
/// catalogue says. Every new lot gets its place here, whoever adds it.
///
/// @param rows the kitchen's rows
public record Storage(Foods foods, Rows rows) {
    private static final String LOCATION = "location";
    private static final String FOOD = "ingredient_id";

    /// Returns the new lot, with a place if it has none: that of its food, `pantry` for something unknown.
    public Row placed(Row lot) {
        return lot.has(LOCATION) ? lot : lot.with(LOCATION, lot.reference(FOOD)
            .or(() -> foods.confident(lot.text("name"), lot.text("unit"), rows)).flatMap(id -> foods.food(id, rows))
            .map(Food::storage).orElse(Food.ANYWHERE));
    }

    /// Returns the food that is kept where the lot was put from now on; empty if it is kept there already.
    ///
    /// @param before the lot before the write; empty for a new one
    public Optional<UUID> moved(Optional<Row> before, Row lot) {
        boolean isMoved = before.isEmpty() || !before.get().get(LOCATION).equals(lot.get(LOCATION));
        return !isMoved ? Optional.empty() : lot.reference(FOOD).filter(id -> foods.food(id, rows)
            .filter(food -> !food.storage().equals(lot.text(LOCATION))).isPresent());
    }
}

package alfred.kitchen.shopping;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.catalogue.Sealed;
import alfred.kitchen.measure.Units;
import java.util.Optional;
import java.util.UUID;

/// Where food is kept (spec/kitchen-rules.md, where a food is kept): the household's choice last time, else what the
/// catalogue says. Cans and jars lie beside others of that food, and never where the fresh food does. Every new lot
/// gets its place here, whoever adds it.
///
/// @param rows the kitchen's rows
public record Storage(Foods foods, Rows rows) {
    private static final String LOCATION = "location";
    private static final String FOOD = "ingredient_id";

    /// Returns the new lot, with a place if it has none: that of its food, `pantry` for something unknown.
    public Row placed(Row lot) {
        if (lot.has(LOCATION)) {
            return lot;
        }
        var unit = Units.find(lot.text("unit")).map(known -> known.name()).orElse("");
        var id = lot.reference(FOOD).or(() -> foods.confident(lot.text("name"), unit, rows));
        return lot.with(LOCATION, id.flatMap(food -> besideOthers(food, unit)).or(() -> id
            .flatMap(food -> foods.food(food, rows))
            .map(food -> Sealed.isOnlyFresh(food, unit) ? Food.ANYWHERE : food.storage())).orElse(Food.ANYWHERE));
    }

    /// Where cans or jars of a food are already.
    private Optional<String> besideOthers(UUID food, String unit) {
        return !Sealed.isOne(unit) ? Optional.empty() : rows
            .read(Query.where("inventory", Filter.eq(FOOD, food), Filter.eq("unit", unit))).stream()
            .map(other -> other.text(LOCATION)).filter(place -> !place.isEmpty()).findFirst();
    }

    /// Returns the food that is kept where the lot was put from now on; empty if it is kept there already.
    ///
    /// @param before the lot before the write; empty for a new one
    public Optional<UUID> moved(Optional<Row> before, Row lot) {
        boolean isMoved = before.isEmpty() || !before.get().get(LOCATION).equals(lot.get(LOCATION));
        return !isMoved ? Optional.empty() : lot.reference(FOOD).filter(id -> foods.food(id, rows)
            .filter(food -> !food.storage().equals(lot.text(LOCATION)))
            .filter(food -> !Sealed.isOnlyFresh(food, lot.text("unit"))).isPresent());
    }
}

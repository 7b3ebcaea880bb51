package alfred.kitchen.tool;

import alfred.core.domain.Fraction;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;

/// Scores dishes by how much the household likes their foods.
final class TasteScore {
    /// Weight of a preference score of 1, on the scale of [alfred.kitchen.shopping.Cookable.Ranked#urgency].
    private static final Fraction WEIGHT = Fraction.of(8);
    private final Map<String, Fraction> scores = new HashMap<>();

    TasteScore(Rows rows, Foods foods) {
        for (var row : rows.read(Query.all("flavor_preferences"))) {
            row.reference("ingredient_id").flatMap(id -> foods.food(id, rows)).map(Food::name)
                .ifPresent(name -> scores.put(name, row.quantity("preference_score").orElse(Fraction.ZERO)));
        }
    }

    long of(Dish dish) {
        if (scores.isEmpty()) {
            return 0;
        }
        var sum = dish.needs().stream()
            .map(need -> need.foodKey() == null ? Fraction.ZERO : scores.getOrDefault(need.foodKey(), Fraction.ZERO))
            .reduce(Fraction.ZERO, Fraction::plus);
        return sum.times(WEIGHT).toDecimal().setScale(0, RoundingMode.HALF_UP).longValueExact();
    }
}

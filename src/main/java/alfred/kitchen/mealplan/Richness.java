package alfred.kitchen.mealplan;

import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Estimates how rich a dish is, for requests such as "something lighter": adds up points for its fat, meat, starch
/// and sugar. Not a nutrition table.
public final class Richness {
    private static final Map<String, Integer> BY_FAMILY = Map.ofEntries(
        Map.entry("cream", 4), Map.entry("cheese", 3), Map.entry("butter", 3), Map.entry("bacon", 4),
        Map.entry("sausage", 4),
        Map.entry("beef", 3), Map.entry("pork", 3), Map.entry("lamb", 3), Map.entry("duck", 4), Map.entry("goose", 4),
        Map.entry("veal", 3),
        Map.entry("chicken", 2), Map.entry("turkey", 2), Map.entry("pasta", 2), Map.entry("potato", 2),
        Map.entry("rice", 2),
        Map.entry("bread", 2), Map.entry("pastry", 4), Map.entry("chocolate", 3), Map.entry("sugar", 2),
        Map.entry("egg", 1),
        Map.entry("milk", 1), Map.entry("flour", 1), Map.entry("noodle", 2), Map.entry("coconut", 2));
    private static final Set<String> FATS =
        Set.of("lard", "suet", "duck fat", "goose fat", "mayonnaise", "ghee", "coconut milk");

    private Richness() {}

    /// Returns the richness of a dish, only meaningful in comparison: 0 for a salad, 10 and more for a gratin.
    public static int of(Dish dish, FoodCatalogue catalogue) {
        return dish.needs().stream().map(Need::foodKey).filter(Objects::nonNull)
            .flatMap(key -> catalogue.exact(key).stream()).distinct()
            .mapToInt(Richness::of).sum();
    }

    private static int of(Food food) {
        return FATS.contains(food.name()) ? 4 : BY_FAMILY.getOrDefault(food.family(), 0);
    }
}

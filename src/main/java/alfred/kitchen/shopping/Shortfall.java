package alfred.kitchen.shopping;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Computes the foods missing for a set of needs.
///
/// Needs are first summed per food, over all units that add up; then each lot is deducted once. Optional needs and
/// assumed staples are never missing (spec/kitchen-rules.md, a shortfall).
public final class Shortfall {
    private Shortfall() {}

    /// Returns the foods to buy, in the order of the needs; amounts that do not add up are separate shortages.
    public static List<Shortage> of(Collection<Need> needs, LotIndex shelf, Staples staples, Densities densities) {
        return foods(needs, shelf, staples, densities).stream().flatMap(food -> food.missing(shelf).stream()).toList();
    }

    /// Returns the needed foods that are at home in a sufficient amount, in the order of the needs, without
    /// staples.
    public static List<Covered> covered(Collection<Need> needs, LotIndex shelf, Staples staples, Densities densities) {
        return foods(needs, shelf, staples, densities).stream().flatMap(food -> food.covered(shelf).stream()).toList();
    }

    private static Collection<FoodNeed> foods(Collection<Need> needs, LotIndex shelf, Staples staples,
        Densities densities) {
        Map<String, FoodNeed> foods = new LinkedHashMap<>();
        for (var need : needs) {
            if (!need.optional() && !staples.covers(need.name())) {
                var identity = shelf.identity(need.name(), need.foodKey());
                foods.computeIfAbsent(identity, _ -> new FoodNeed(densities)).add(need);
            }
        }
        merge(foods, shelf);
        return foods.values();
    }

    /// A need without a key joins one of the same name that has a key.
    private static void merge(Map<String, FoodNeed> foods, LotIndex shelf) {
        Map<String, FoodNeed> linked = new LinkedHashMap<>();
        foods.values().stream().filter(FoodNeed::isLinked)
            .forEach(food -> linked.putIfAbsent(shelf.identity(food.name(), null), food));
        foods.values().removeIf(food -> {
            var target = food.isLinked() ? null : linked.get(shelf.identity(food.name(), null));
            if (target != null) {
                food.needs().forEach(target::add);
            }
            return target != null;
        });
    }
}

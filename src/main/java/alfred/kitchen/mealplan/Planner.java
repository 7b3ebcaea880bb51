package alfred.kitchen.mealplan;

import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/// Puts recipes on days: what uses expiring food first, no recipe twice while there are others, and neither a cuisine nor a main food twice
/// running where it can be helped.
///
/// @param candidates recipes that fit every demand
/// @param urgency how much a recipe uses what expires; more is better
/// @param isNear whether a recipe is planned about that time already; taken only where there is no other
/// @param mainFood the meat, fish or pulse that a dish is about; `""` where there is none
public record Planner(List<Dish> candidates, ToLongFunction<Dish> urgency, Predicate<Dish> isNear, Function<Dish, String> mainFood) {

    /// A recipe on a day.
    public record Slot(LocalDate date, Dish recipe) {}

    /// One recipe for each day, in order; fewer days where nothing fits, or where repeats are not wanted and recipes run out.
    public List<Slot> plan(List<LocalDate> days, boolean mayRepeat) {
        var plan = new ArrayList<Slot>();
        Map<Dish, Integer> used = new HashMap<>();
        for (var day : days) {
            next(plan, used, mayRepeat).ifPresent(recipe -> {
                used.merge(recipe, 1, Integer::sum);
                plan.add(new Slot(day, recipe));
            });
        }
        return List.copyOf(plan);
    }

    private Optional<Dish> next(List<Slot> plan, Map<Dish, Integer> used, boolean mayRepeat) {
        var cuisine = plan.isEmpty() ? "" : plan.getLast().recipe().cuisine();
        var main = plan.isEmpty() ? "" : mainFood.apply(plan.getLast().recipe());
        return candidates.stream().filter(r -> mayRepeat || !used.containsKey(r))
            .min(Comparator.<Dish>comparingInt(r -> used.getOrDefault(r, 0))
                .thenComparing(isNear::test)
                .thenComparing(r -> !cuisine.isEmpty() && r.cuisine().equalsIgnoreCase(cuisine))
                .thenComparing(r -> !main.isEmpty() && mainFood.apply(r).equals(main))
                .thenComparing(Comparator.comparingLong(urgency).reversed())
                .thenComparing(Dish::name));
    }
}

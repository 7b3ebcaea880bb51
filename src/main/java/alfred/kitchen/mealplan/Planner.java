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
import java.util.function.ToLongBiFunction;

/// Assigns recipes to days. Prefers recipes that use expiring food; repeats a recipe only when no other is left,
/// and avoids the same cuisine or main food on consecutive days.
///
/// @param candidates the recipes that meet all demands
/// @param urgency how much a recipe uses food that expires, as far as it is still good on a day; higher is better
/// @param isNear whether a recipe is already planned around that time; such recipes are a last resort
/// @param mainFood the meat, fish or pulse of a dish; `""` if it has none
public record Planner(List<Dish> candidates, ToLongBiFunction<Dish, LocalDate> urgency, Predicate<Dish> isNear,
    Function<Dish, String> mainFood) {

    /// A recipe assigned to a day.
    public record Slot(LocalDate date, Dish recipe) {}

    /// Returns one recipe per day, in order; fewer if nothing fits, or if the recipes run out and may not repeat.
    public List<Slot> plan(List<LocalDate> days, boolean mayRepeat) {
        var plan = new ArrayList<Slot>();
        Map<Dish, Integer> used = new HashMap<>();
        for (var day : days) {
            next(day, plan, used, mayRepeat).ifPresent(recipe -> {
                used.merge(recipe, 1, Integer::sum);
                plan.add(new Slot(day, recipe));
            });
        }
        return List.copyOf(plan);
    }

    private Optional<Dish> next(LocalDate day, List<Slot> plan, Map<Dish, Integer> used, boolean mayRepeat) {
        var cuisine = plan.isEmpty() ? "" : plan.getLast().recipe().cuisine();
        var main = plan.isEmpty() ? "" : mainFood.apply(plan.getLast().recipe());
        return candidates.stream().filter(r -> mayRepeat || !used.containsKey(r))
            .min(Comparator.<Dish>comparingInt(r -> used.getOrDefault(r, 0))
                .thenComparing(isNear::test)
                .thenComparing(r -> !cuisine.isEmpty() && r.cuisine().equalsIgnoreCase(cuisine))
                .thenComparing(r -> !main.isEmpty() && mainFood.apply(r).equals(main))
                .thenComparing(Comparator.comparingLong((Dish r) -> urgency.applyAsLong(r, day)).reversed())
                .thenComparing(Dish::name));
    }
}

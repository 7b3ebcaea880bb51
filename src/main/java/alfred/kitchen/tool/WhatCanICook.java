package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Cookable;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.kitchen.shopping.Shortage;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Read-only tool `what_can_i_cook`: lists saved recipes that suit the household and meet the demands, by what they
/// lack at home; those that use expiring food first. Recipes that only an allergy forbids are told by name.
public record WhatCanICook(Foods foods, SavedRecipes recipes) implements ToolImplementation {
    public static final String NAME = "what_can_i_cook";
    private static final int MAX_RESULTS = 40;
    private static final int MAX_TOLD = 3;

    @Override
    public DomainTool tool() {
        var own = Stream.of(
            new DomainTool.Parameter("missing", "how many foods may be missing; 0 where absent", false),
            new DomainTool.Parameter("avoid", "list of recipe refs that are not wanted", false));
        return new DomainTool(NAME,
            "Saved recipes that can be cooked with what is at home, those that use expiring food first. "
                + "What planned meals need is not set aside: then ask shopping_for with recipes and dates.",
            false,
            Stream.concat(own, DishDemands.PARAMETERS.stream()).toList());
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var suitability = new Suitability(household);
        var dishes = recipes.all(context.rows());
        var avoid = new HashSet<>(args.texts("avoid").stream().map(context::id).toList());
        var demands = new DishDemands(args, context, household, dishes);
        var wanted =
            dishes.stream().filter(dish -> !avoid.contains(dish.id())).filter(demands.all(suitability)).toList();
        Predicate<Dish> suits = dish -> suitability.fits(dish.needs());
        var ranked = Cookable
            .rank(wanted.stream().filter(suits).toList(), household.atHome(), household.staples(),
                household.densities(),
                context.now().toLocalDate(), args.number("missing").orElse(0))
            .stream()
            .sorted(
                demands.order().map(order -> Comparator.comparing(Cookable.Ranked::dish, order)).orElse((_, _) -> 0))
            .toList();
        var more =
            ranked.size() > MAX_RESULTS ? context.phrases().text("tool.more-fit", ranked.size() - MAX_RESULTS) : "";
        var harmful = wanted.size() > ranked.size() && isNarrow(args)
            ? harmful(wanted, suits.negate(), suitability, context) : "";
        return new Outcome("recipe", ranked.stream().limit(MAX_RESULTS).map(WhatCanICook::row).toList(),
            (more + " " + harmful).strip());
    }

    private static boolean isNarrow(Args args) {
        return !args.texts("with").isEmpty() || !args.text("text").isEmpty();
    }

    /// Names the recipes that were asked for and hold what the household is allergic to.
    private static String harmful(List<Dish> wanted, Predicate<Dish> unfit, Suitability suitability, Context context) {
        var told = wanted.stream().filter(unfit).flatMap(dish -> {
            var rules = suitability.allergies(dish.needs());
            return rules.isEmpty() ? Stream.empty() : Stream.of(dish.name() + " (" + String.join(", ", rules) + ")");
        }).limit(MAX_TOLD).collect(Collectors.joining(", "));
        return told.isEmpty() ? "" : context.phrases().text("tool.left-out", told);
    }

    private static Row row(Cookable.Ranked ranked) {
        var dish = ranked.dish();
        return Row.of(Row.ID, dish.id(), "name", dish.name(), "cuisine",
            dish.cuisine().isEmpty() ? null : dish.cuisine(),
            "total_minutes", dish.minutes() > 0 ? dish.minutes() : null, "servings",
            dish.servings() > 0 ? (long) dish.servings() : null,
            "missing_count", (long) ranked.missing().size(), "missing",
            ranked.missing().stream().map(Shortage::name).toList(),
            "uses_soon", ranked.expiring().stream().map(Lot::name).distinct().toList());
    }
}

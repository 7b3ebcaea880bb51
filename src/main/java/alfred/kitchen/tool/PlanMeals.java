package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.MealFit;
import alfred.kitchen.mealplan.Planner;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Cookable.Ranked;
import alfred.kitchen.shopping.Cookable;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.kitchen.shopping.SavedRecipes;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Read-only tool `plan_meals`: chooses saved recipes for days. Excludes unsuitable recipes, prefers expiring food,
/// and repeats a recipe only when there is no other.
public record PlanMeals(Foods foods, SavedRecipes recipes) implements ToolImplementation {
    public static final String NAME = "plan_meals";
    private static final int NEAR_DAYS = 3;
    private static final long SOON = 8;
    private static final long MISSING = 4;

    @Override
    public DomainTool tool() {
        var own = Stream.of(
            new DomainTool.Parameter("dates", "list of dates", true),
            new DomainTool.Parameter("meal_type", "breakfast, lunch, dinner, snack", false),
            new DomainTool.Parameter("avoid", "list of recipe refs that are not wanted", false),
            new DomainTool.Parameter("replace", "true where the dates may have a meal already", false),
            new DomainTool.Parameter("no_repeats", "true where no recipe may come twice", false));
        return new DomainTool(NAME, "Chooses saved recipes for days; nothing is written.", false,
            Stream.concat(own, DishDemands.PARAMETERS.stream()).toList());
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var dates = args.dates("dates");
        var type = args.text("meal_type").isEmpty() ? "dinner" : args.text("meal_type");
        var taken = args.isTrue("replace") ? Set.<LocalDate>of() : taken(context, type);
        var free = dates.stream().filter(d -> !taken.contains(d)).toList();
        var candidates = candidates(args, context, household, type);
        var urgency = urgency(candidates, context, household);
        var near = near(context, dates);
        var tastes = new TasteScore(context.rows(), foods);
        var today = context.now().toLocalDate();
        var plan = new Planner(candidates,
            (r, day) -> (urgency.get(r.id()) instanceof Ranked ranked ? urgency(ranked, today, day) : 0)
                + tastes.of(r),
            r -> near.contains(r.id()), household::mainFood)
            .plan(free, !args.isTrue("no_repeats"));
        var rows = plan.stream().map(s -> Row.of(Row.ID, s.recipe().id(), "name", s.recipe().name(), "date", s.date(),
            "servings", (long) household.size())).toList();
        var skipped = dates.stream().filter(taken::contains).map(day -> context.phrases().date("day.short", day))
            .toList();
        return new Outcome("recipe", rows, skipped.isEmpty() ? "" : context.phrases().text("tool.days-taken",
            context.phrases().list(skipped), new RowFormatter(context.phrases()).stored(type)));
    }

    private static Set<LocalDate> taken(Context context, String type) {
        return context.rows().read(Query.all("meals")).stream().filter(m -> m.text("meal_type").equals(type))
            .flatMap(m -> m.date("date").stream()).collect(Collectors.toSet());
    }

    /// Returns the recipes planned within three days of any of the given dates.
    private static Set<UUID> near(Context context, List<LocalDate> dates) {
        return context.rows().read(Query.all("meals")).stream()
            .filter(m -> m.date("date")
                .filter(d -> dates.stream().anyMatch(w -> Math.abs(ChronoUnit.DAYS.between(w, d)) <= NEAR_DAYS))
                .isPresent())
            .flatMap(m -> m.reference("recipe_id").stream()).collect(Collectors.toSet());
    }

    private List<Dish> candidates(Args args, Context context, Household household, String type) {
        var suitability = new Suitability(household);
        var avoid = new HashSet<>(args.texts("avoid").stream().map(context::id).toList());
        var dishes = recipes.all(context.rows());
        return dishes.stream()
            .filter(r -> !avoid.contains(r.id()))
            .filter(MealFit.of(type, household.catalogue()))
            .filter(new DishDemands(args, context, household, dishes).all(suitability))
            .filter(r -> suitability.fits(r.needs()))
            .toList();
    }

    /// How much a dish uses food that expires: what is past its date on the day counts as missing.
    private static long urgency(Ranked ranked, LocalDate today, LocalDate day) {
        var good = ranked.expiring().stream().map(Lot::expiry).filter(Objects::nonNull)
            .mapToLong(expiry -> expiry.isBefore(day) ? -MISSING : SOON - ChronoUnit.DAYS.between(today, expiry)).sum();
        return good - MISSING * ranked.missing().size();
    }

    private static Map<UUID, Ranked> urgency(List<Dish> dishes, Context context, Household household) {
        return Cookable
            .rank(dishes, household.atHome(), household.staples(), household.densities(), context.now().toLocalDate(),
                100)
            .stream()
            .collect(Collectors.toMap(r -> r.dish().id(), Function.identity()));
    }
}

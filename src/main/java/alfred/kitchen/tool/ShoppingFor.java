package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.shopping.Buyable;
import alfred.kitchen.shopping.Densities;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.LotIndex;
import alfred.kitchen.shopping.NeedsByDay;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Staples;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Read-only tool `shopping_for`: lists the foods to buy for recipes, drafts or planned meals. Needs are summed first,
/// then reduced by the food at home that is still good on the day of each meal, and that no other planned meal takes.
public record ShoppingFor(Foods foods) implements ToolImplementation {
    public static final String NAME = "shopping_for";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "What is missing at home for recipes, drafts or planned meals, summed per food; other meals planned until then "
                + "are set aside first, at home and on the list. `to_add`: what to put on the list beyond what stands there; 0 if that is "
                + "enough. `maybe_at_home`: some is at home in a unit that cannot be compared; add it only if the user says so.",
            false, List.of(
                new DomainTool.Parameter("recipes", "list of refs: recipes, a meal plan, drafts of either", false),
                new DomainTool.Parameter("dates", "list of dates whose planned meals are meant", false),
                new DomainTool.Parameter("meal", "breakfast, lunch, dinner or snack: only this meal of the dates",
                    false),
                new DomainTool.Parameter("servings", "how many people; the recipe's own where absent", false)));
    }

    /// What is asked about, and the other meals until then.
    private record Asked(NeedsByDay needs, NeedsByDay others, List<String> names, Household household,
        Context context) {
        void recipe(String ref, LocalDate day, int servings, String purpose) {
            var recipe = context.row("recipe", ref);
            names.add(recipe.text("name"));
            needs.add(goodOn(day), household.needs(recipe, servings).stream()
                .map(need -> need.withPurpose(recipe.text("name") + purpose)).toList());
        }

        void meal(Row meal, boolean isMeant) {
            var recipe = meal.reference("recipe_id").map(id -> Planning.recipe(id, context.rows())).orElse(Row.EMPTY);
            var day = meal.date("date").orElseThrow();
            var found = household.needs(recipe, meal.integer("servings").orElse(0L).intValue());
            if (!isMeant) {
                others.add(goodOn(day), found);
            } else if (!recipe.equals(Row.EMPTY)) {
                names.add(recipe.text("name"));
                needs.add(goodOn(day),
                    found.stream().map(need -> need.withPurpose(recipe.text("name") + on(day, meal))).toList());
            }
        }

        /// The day on which lots have to be good still: none before today.
        private LocalDate goodOn(LocalDate day) {
            var today = context.now().toLocalDate();
            return day.isBefore(today) ? today : day;
        }

        private String on(LocalDate day, Row meal) {
            return " (" + context.phrases().date("day.short", day) + ", "
                + new RowFormatter(context.phrases()).stored(meal.text("meal_type")) + ")";
        }

        List<Shortage> missing(List<Lot> stock, Staples staples, Densities densities) {
            return needs.missing(others, stock, staples, densities);
        }

        /// Says what the other planned meals lack; `""` for nothing.
        String othersLack(List<Lot> stock, Staples staples, Densities densities) {
            var lacking = others.missing(stock, staples, densities).stream().filter(food -> !food.maybeAtHome())
                .map(food -> (food.amountText(context.phrases()) + " " + food.name()).strip()).toList();
            return lacking.isEmpty() ? ""
                : ". " + context.phrases().text("tool.others-lack", context.phrases().list(lacking));
        }

        /// Adds the meals of a draft that have a recipe, and returns its last day.
        private LocalDate draftPlan(Row plan, LocalDate today, int servings) {
            var last = today;
            for (var meal : plan.rows("meals")) {
                var day = meal.date("date").orElse(today);
                last = day.isAfter(last) ? day : last;
                if (!meal.text("recipe_id").isEmpty()) {
                    recipe(meal.text("recipe_id"), day, meal.integer("servings").map(Long::intValue).orElse(servings),
                        on(day, meal));
                }
            }
            return last;
        }
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var today = context.now().toLocalDate();
        var asked = new Asked(new NeedsByDay(), new NeedsByDay(), new ArrayList<>(), household, context);
        int servings = args.number("servings").orElse(0);
        var dates = new TreeSet<>(args.dates("dates"));
        var saved = new HashSet<UUID>();
        var last = dates.isEmpty() ? today : dates.last();
        for (var ref : args.texts("recipes")) {
            if (!context.typeOf(ref).equals("meal_plan")) {
                asked.recipe(ref, last, servings, "");
            } else if (context.draft(ref).isPresent()) {
                var end = asked.draftPlan(context.row(ref), today, servings);
                last = end.isAfter(last) ? end : last;
            } else {
                context.row(ref).rows("meals").stream().map(Row::id).forEach(saved::add);
            }
        }
        addPlanned(asked, args, dates, saved, today, last);
        if (asked.needs().isEmpty()) {
            throw Args.told(context.phrases().text("tool.nothing-to-shop"));
        }
        var listed = household.listed();
        var home = household.atHome();
        var bought = Stream.concat(home.stream(), listed.stream()).toList();
        var staples = household.staples();
        var densities = household.densities();
        var toAdd = asked.missing(bought, staples, densities);
        var list = new LotIndex(listed);
        var rows = asked.missing(home, staples, densities).stream()
            .map(s -> row(s, toAdd, household, list.lots(s.asNeed()), context.phrases()))
            .toList();
        return new Outcome("", rows,
            (String.join(", ", asked.names().stream().distinct().toList())
                + asked.othersLack(bought, staples, densities))
                .strip());
    }

    /// Adds the planned meals that are meant, and sets the others until the last day aside.
    private static void addPlanned(Asked asked, Args args, TreeSet<LocalDate> dates, Set<UUID> saved, LocalDate today,
        LocalDate last) {
        boolean isDated = !dates.isEmpty() || !saved.isEmpty() || last.isAfter(today);
        var first = dates.isEmpty() || dates.first().isAfter(today) ? today : dates.first();
        var until = saved.isEmpty() ? last : LocalDate.MAX;
        var kind = args.text("meal");
        for (var meal : isDated ? PlannedMeals.open(asked.context().rows(), first, until) : List.<Row>of()) {
            boolean isMeant = saved.contains(meal.id()) || dates.contains(meal.date("date").orElseThrow())
                && (kind.isEmpty() || kind.equals(meal.text("meal_type")));
            asked.meal(meal, isMeant);
        }
    }

    /// Returns a row with the recipes and meals it is for, and with what the list holds of it; expired lots are
    /// mentioned but not counted.
    ///
    /// @param toAdd what would be missing if all of the list were at home
    private static Row row(Shortage shortage, List<Shortage> toAdd, Household household, List<Lot> listed,
        Phrasebook phrases) {
        var category = household.catalogue().confident(shortage.name()).map(Food::category).orElse(null);
        var beyond = toAdd.stream().filter(more -> more.isSameAs(shortage)).filter(more -> !more.maybeAtHome())
            .findFirst().map(more -> text(Buyable.of(more.quantity(), more.unit()), more.unit(), phrases)).orElse("0");
        return Row.of("name", shortage.name(), "quantity", shortage.quantity(), "unit", shortage.unit(), "category",
            category, "source",
            String.join(", ", shortage.purposes()), "maybe_at_home", shortage.maybeAtHome() ? true : null,
            "on_list",
            listed.isEmpty() ? null
                : String.join(", ", listed.stream().map(lot -> text(lot.quantity(), lot.unit(), phrases)).toList()),
            "to_add", shortage.quantity() == null ? null : beyond,
            "approximate", shortage.approximate() ? true : null, "expired", shortage.expired().isEmpty() ? null
                : shortage.expiredText(phrases),
            "text", (shortage.amountText(phrases) + " " + shortage.name()).strip());
    }

    /// Names the foods that the latest call was to put on the list, where some were put there and these were not. What
    /// may be at home is left to choose.
    @Override
    public List<String> leftOut(List<ToolResult> results) {
        var computed =
            results.stream().filter(r -> r.isDone() && r.call().tool().equals(NAME)).reduce((_, last) -> last);
        var listed = results.stream().flatMap(r -> r.writes().stream())
            .filter(w -> w.type().equals("shop") && w.action() != Change.Kind.DELETED)
            .map(w -> FoodSpelling.key(w.label()))
            .collect(Collectors.toSet());
        var toAdd = computed.stream().flatMap(r -> r.rows().stream())
            .filter(row -> !row.text("to_add").equals("0") && !row.has("maybe_at_home")).toList();
        boolean isForTheList = toAdd.stream().anyMatch(row -> listed.contains(FoodSpelling.key(row.text("name"))));
        return !isForTheList ? List.of()
            : toAdd.stream().filter(row -> !listed.contains(FoodSpelling.key(row.text("name"))))
                .map(row -> (row.text("to_add") + " " + row.text("name")).strip()).toList();
    }

    private static String text(@Nullable Fraction quantity, String unit, Phrasebook phrases) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(phrases.locale())), phrases.locale());
    }
}

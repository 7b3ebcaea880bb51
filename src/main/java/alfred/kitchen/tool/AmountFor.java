package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Staples;
import alfred.kitchen.shopping.Supply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Read-only tool `amount_for`: how much of one food recipes or planned meals take together, how much of it is at home,
/// and what would be left or missing. Whole rows of the food that no recipe names are told as well.
public record AmountFor(Foods foods) implements ToolImplementation {
    public static final String NAME = "amount_for";
    /// Minimum length of a word that another word may end in.
    private static final int MIN_COMPOUND = 6;

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "How much of one food recipes or planned meals take together, how much is at home, and what is left or missing.",
            false, List.of(
                new DomainTool.Parameter("food", "such as flour", true),
                new DomainTool.Parameter("recipes", "list of recipe refs", false),
                new DomainTool.Parameter("dates", "list of dates whose planned meals are meant", false),
                new DomainTool.Parameter("meal", "breakfast, lunch, dinner or snack: only this meal of the dates",
                    false),
                new DomainTool.Parameter("servings", "how many people; the recipe's own where absent", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var catalogue = household.catalogue();
        var isMeant = DishDemands.named(args.required("food"), catalogue);
        var needs = narrowed(
            needs(args, context, household).stream().filter(isMeant.or(need -> isHead(args.text("food"), need)))
                .filter(need -> need.quantity() != null).toList(),
            args.text("food"));
        var others = household.stock().stream()
            .filter(lot -> isMeant.test(new Need(lot.name(), lot.foodKey(), null, "", false))).toList();
        var supply = Supply.of(needs, others, household.shelf(context.now().toLocalDate()), household.densities(),
            Staples.of(List.of(), catalogue));
        var words = new RowFormatter(context.phrases());
        var name = needs.stream().map(Need::name).distinct().collect(Collectors.joining(", "));
        var parts = needs.stream()
            .collect(Collectors.groupingBy(Need::purpose, LinkedHashMap::new, Collectors.toList())).entrySet().stream()
            .map(e -> e.getKey() + ": "
                + told(e.getValue().stream().map(n -> Amount.of(Objects.requireNonNull(n.quantity()), n.unit()))
                    .toList(), words, context))
            .toList();
        return new Outcome("", List.of(Row.of("name", name, "needed", told(supply.needed(), words, context),
            "at_home", told(supply.atHome(), words, context), "left", told(supply.left(), words, context),
            "missing",
            context.phrases().list(supply.missing().stream().map(s -> s.amountText(context.phrases())).toList()),
            "is_enough", supply.missing().isEmpty() ? true : null,
            "maybe_at_home", supply.missing().stream().anyMatch(Shortage::maybeAtHome) ? true : null, "parts", parts)),
            "");
    }

    /// Returns the needs of the food itself, where there are any, without those of what is made from it: chopped
    /// tomatoes, and no tomato purée.
    private static List<Need> narrowed(List<Need> needs, String food) {
        var own = needs.stream().filter(need -> isHead(food, need)).toList();
        return own.isEmpty() ? needs : own;
    }

    /// Returns whether a need's name ends in the food's name, as a compound too: `Rostbratwürste` for `Bratwurst`.
    private static boolean isHead(String food, Need need) {
        var name = FoodSpelling.key(need.name());
        var key = FoodSpelling.key(food);
        return name.equals(key) || name.endsWith(" " + key) || key.length() >= MIN_COMPOUND && name.endsWith(key);
    }

    private static String told(List<Amount> amounts, RowFormatter words, Context context) {
        return context.phrases()
            .list(amounts.stream().filter(amount -> amount.value().isPositive()).map(AmountDisplay::readable)
                .map(amount -> words.amount(amount.value(), amount.unit().name())).toList());
    }

    /// Returns the needs of all recipes and meals, each with the recipe's name as its purpose.
    private static List<Need> needs(Args args, Context context, Household household) {
        var needs = new ArrayList<Need>();
        int servings = args.number("servings").orElse(0);
        for (var ref : args.texts("recipes")) {
            var recipe = context.row("recipe", ref);
            household.needs(recipe, servings).forEach(need -> needs.add(need.withPurpose(recipe.text("name"))));
        }
        for (var date : args.dates("dates")) {
            for (var meal : PlannedMeals.open(context.rows(), date, date)) {
                var recipe = Planning.recipe(meal.reference("recipe_id").orElseThrow(), context.rows());
                if (args.text("meal").isEmpty() || args.text("meal").equals(meal.text("meal_type"))) {
                    int portions = servings > 0 ? servings : meal.integer("servings").orElse(0L).intValue();
                    household.needs(recipe, portions).forEach(need -> needs.add(need.withPurpose(recipe.text("name"))));
                }
            }
        }
        return needs;
    }
}

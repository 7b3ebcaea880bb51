package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Shortfall;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `shopping_for`: lists the foods to buy for recipes or planned meals. Needs are summed first, then
/// reduced by the food at home.
public record ShoppingFor(Foods foods) implements ToolImplementation {
    public static final String NAME = "shopping_for";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "What is missing at home for recipes, drafts or planned meals, summed per food. "
            + "With recipes alone planned meals are not counted: give the dates up to the meal as well.", false, List.of(
            new DomainTool.Parameter("recipes", "list of recipe refs", false),
            new DomainTool.Parameter("dates", "list of dates whose planned meals are meant", false),
            new DomainTool.Parameter("meal", "breakfast, lunch, dinner or snack: only this meal of the dates", false),
            new DomainTool.Parameter("servings", "how many people; the recipe's own where absent", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        int servings = args.number("servings").orElse(0);
        var needs = new ArrayList<Need>();
        var names = new ArrayList<String>();
        for (var ref : args.texts("recipes")) {
            var recipe = context.row("recipe", ref);
            names.add(recipe.text("name"));
            household.needs(recipe, servings).forEach(need -> needs.add(need.withPurpose(recipe.text("name"))));
        }
        addMeals(args, context, household, needs, names);
        if (needs.isEmpty()) {
            throw Args.told(context.phrases().text("tool.nothing-to-shop"));
        }
        var rows = Shortfall.of(needs, household.shelf(context.now().toLocalDate()), household.staples(), household.densities()).stream()
            .map(s -> row(s, household, context.phrases())).toList();
        return new Outcome("", rows, String.join(", ", names.stream().distinct().toList()));
    }

    private static void addMeals(Args args, Context context, Household household, List<Need> needs, List<String> names) {
        for (var date : args.dates("dates")) {
            for (var meal : PlannedMeals.open(context.rows(), date, date)) {
                if (!args.text("meal").isEmpty() && !args.text("meal").equals(meal.text("meal_type"))) {
                    continue;
                }
                meal.reference("recipe_id").map(id -> Planning.recipe(id, context.rows())).filter(r -> !r.equals(Row.EMPTY)).ifPresent(r -> {
                    names.add(r.text("name"));
                    var purpose = r.text("name") + " (" + context.phrases().date("day.short", date) + ", "
                        + new RowFormatter(context.phrases()).stored(meal.text("meal_type")) + ")";
                    household.needs(r, meal.integer("servings").orElse(0L).intValue()).forEach(need -> needs.add(need.withPurpose(purpose)));
                });
            }
        }
    }

    /// Returns a row with the recipes and meals it is for; expired lots are mentioned but not counted.
    private static Row row(Shortage shortage, Household household, Phrasebook phrases) {
        var category = household.catalogue().confident(shortage.name()).map(Food::category).orElse(null);
        return Row.of("name", shortage.name(), "quantity", shortage.quantity(), "unit", shortage.unit(), "category", category, "source",
            String.join(", ", shortage.purposes()), "maybe_at_home", shortage.maybeAtHome() ? true : null,
            "approximate", shortage.approximate() ? true : null, "expired", shortage.expired().isEmpty() ? null
                : shortage.expiredText(phrases), "text", (shortage.amountText(phrases) + " " + shortage.name()).strip());
    }
}

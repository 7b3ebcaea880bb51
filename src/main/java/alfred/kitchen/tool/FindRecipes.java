package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.kitchen.shopping.SavedRecipes;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `find_recipes`: finds saved recipes by computed properties such as total time, diet and foods.
public record FindRecipes(Foods foods, SavedRecipes recipes) implements ToolImplementation {
    public static final String NAME = "find_recipes";
    private static final int MAX_RESULTS = 40;

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Saved recipes by total time, diet (through their ingredients) or foods in them; by name.", false,
            DishDemands.PARAMETERS);
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var dishes = recipes.all(context.rows());
        var suitability = new Suitability(household);
        var demands = new DishDemands(args, context, household, dishes);
        var found = dishes.stream().filter(demands.all(suitability))
            .sorted(demands.order().orElse(Comparator.comparing(Dish::name, String.CASE_INSENSITIVE_ORDER))).toList();
        var rows = found.stream().limit(MAX_RESULTS).map(dish -> row(dish, suitability)).toList();
        return new Outcome("recipe", rows,
            found.size() > MAX_RESULTS ? context.phrases().text("tool.and-more", found.size() - MAX_RESULTS) : "");
    }

    private static Row row(Dish dish, Suitability suitability) {
        var allergies = suitability.allergies(dish.needs());
        return Row.of(Row.ID, dish.id(), "name", dish.name(), "cuisine",
            dish.cuisine().isEmpty() ? null : dish.cuisine(),
            "total_minutes", dish.minutes() > 0 ? dish.minutes() : null, "servings",
            dish.servings() > 0 ? (long) dish.servings() : null,
            "allergies", allergies.isEmpty() ? null : allergies);
    }
}

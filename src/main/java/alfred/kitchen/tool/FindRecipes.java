package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.catalogue.Names;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Saved recipes by what a row alone does not say: all of their time, and what their ingredients are.
public record FindRecipes(Foods foods, SavedRecipes recipes) implements ToolImplementation {
    public static final String NAME = "find_recipes";
    private static final int MOST = 40;

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Saved recipes by total time, diet (through their ingredients) or a food in them; by name.", false, List.of(
            new DomainTool.Parameter("max_minutes", "the longest that preparing and cooking may take together", false),
            new DomainTool.Parameter("diet", "such as vegetarian", false),
            new DomainTool.Parameter("cuisine", "such as Italian", false),
            new DomainTool.Parameter("with", "list of foods that each must have; \"chicken\" finds thighs too", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var suitability = new Suitability(household);
        var found = recipes.all(context.rows()).stream()
            .filter(r -> args.text("cuisine").isEmpty() || r.cuisine().equalsIgnoreCase(args.text("cuisine")))
            .filter(r -> args.number("max_minutes").map(most -> r.minutes() > 0 && r.minutes() <= most).orElse(true))
            .filter(r -> args.text("diet").isEmpty() || suitability.keeps(args.text("diet"), r.healthTags(), r.needs()))
            .filter(args.texts("with").stream().map(food -> has(food, household)).reduce(_ -> true, Predicate::and))
            .sorted(Comparator.comparing(Dish::name, String.CASE_INSENSITIVE_ORDER)).toList();
        var rows = found.stream().limit(MOST).map(FindRecipes::row).toList();
        return new Outcome("recipe", rows, found.size() > MOST ? "And " + (found.size() - MOST) + " more." : "");
    }

    private static Predicate<Dish> has(String wanted, Household household) {
        var family = household.catalogue().find(wanted).stream().map(Food::name).collect(Collectors.toSet());
        var word = " " + Names.key(wanted) + " ";
        return dish -> dish.needs().stream()
            .anyMatch(need -> need.foodKey() != null && family.contains(need.foodKey()) || (" " + Names.key(need.name()) + " ").contains(word));
    }

    private static Row row(Dish dish) {
        return Row.of(Row.ID, dish.id(), "name", dish.name(), "cuisine", dish.cuisine().isEmpty() ? null : dish.cuisine(),
            "total_minutes", dish.minutes() > 0 ? dish.minutes() : null, "servings", dish.servings() > 0 ? (long) dish.servings() : null);
    }
}

package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `check_plan`: reports which recipes of a saved or drafted plan conflict with the household's
/// allergies, dislikes and diets, judged by their ingredients.
public record CheckPlan(Foods foods) implements ToolImplementation {
    public static final String NAME = "check_plan";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "What foods, recipes or a drafted plan break of the household's allergies, diets and dislikes.", false,
            List.of(new DomainTool.Parameter("refs", "list of recipe, meal plan or draft refs", false),
                new DomainTool.Parameter("foods", "list of foods by name", false),
                new DomainTool.Parameter("diet", "what a guest wants besides: vegetarian, vegan, no dairy", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var household = new Household(foods, context.rows());
        var args = new Args(raw);
        var guest = args.text("diet");
        var suitability = new Suitability(household, guest.isEmpty() ? List.of() : List.of(guest));
        var problems = new ArrayList<Row>();
        args.texts("foods")
            .forEach(name -> suitability.conflictsOf(Row.of("name", name)).forEach(c -> problems.add(row(name, c))));
        for (var ref : args.texts("refs")) {
            for (var recipe : recipes(ref, context)) {
                suitability.conflicts(recipe).forEach(c -> problems.add(row(recipe.text("name"), c)));
            }
        }
        return new Outcome("", problems, problems.isEmpty() ? context.phrases().text("tool.nothing-against",
            guest.isEmpty() ? "" : " + " + guest) : "");
    }

    private static Row row(String name, Suitability.Conflict conflict) {
        return Row.of("name", name, "problem", conflict.toString(), "kind",
            conflict.kind().name().toLowerCase(Locale.ROOT), "rule", conflict.rule());
    }

    private static List<Row> recipes(String ref, Context context) {
        var row = context.row(ref);
        return switch (context.typeOf(ref)) {
            case "recipe" -> List.of(row);
            case "meal_plan" -> row.rows("meals").stream().flatMap(m -> recipe(m, context).stream()).toList();
            default -> recipe(row, context);
        };
    }

    private static List<Row> recipe(Row meal, Context context) {
        return meal.get("recipe_id").map(Object::toString).filter(t -> !t.isEmpty())
            .map(t -> meal.reference("recipe_id")
                .map(id -> Planning.recipe(id, context.rows())).orElseGet(() -> context.row(t)))
            .stream().toList();
    }
}

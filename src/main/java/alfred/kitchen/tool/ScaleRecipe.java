package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.recipe.Scaling;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `scale_recipe`: returns a recipe's amounts for another number of servings.
public record ScaleRecipe() implements ToolImplementation {
    public static final String NAME = "scale_recipe";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "A recipe's amounts for another number of people; nothing is written.", false,
            List.of(new DomainTool.Parameter("recipe", "recipe ref", true),
                new DomainTool.Parameter("servings", "how many people", true)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var recipe = context.row("recipe", args.required("recipe"));
        int servings = args.number("servings").orElseThrow(() -> Args.bad("argument.missing", "servings"));
        int own = recipe.integer("servings").map(Long::intValue).filter(n -> n > 0)
            .orElseThrow(() -> Args.told(context.phrases().text("tool.no-servings", recipe.text("name"))));
        var factor = Scaling.factor(own, servings);
        var language = context.phrases().locale();
        var rows = recipe.rows("ingredients").stream().map(line -> {
            var scaled = Scaling.row(line.quantity("quantity").orElse(null), line.quantity("quantity_max").orElse(null),
                line.text("unit"), factor,
                UnitNames.in(language));
            var shown = UnitNames.local(scaled.text(), language);
            var name = Scaling.name(line, factor, language);
            return Row.of("name", name, "quantity", scaled.quantity(), "quantity_max", scaled.quantityMax(), "unit",
                scaled.unit(),
                "text", (shown + " " + name).strip()
                    + (line.text("preparation").isEmpty() ? "" : ", " + line.text("preparation")));
        }).toList();
        return new Outcome("", rows, context.phrases().text("recipe.for", recipe.text("name"), servings));
    }
}

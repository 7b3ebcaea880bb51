package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.catalogue.Substitute;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Read-only tool `substitutes`: lists substitutes for a food, those at home first, without any that the household
/// may not eat.
public record FindSubstitutes(Foods foods) implements ToolImplementation {
    public static final String NAME = "substitutes";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "What can be used instead of a food, what is at home first.", false,
            List.of(new DomainTool.Parameter("food", "such as buttermilk", true)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var wanted = new Args(raw).required("food");
        var household = new Household(foods, context.rows());
        var food = household.catalogue().confident(wanted);
        if (food.isEmpty()) {
            throw Args.told(context.phrases().text("tool.unknown-food", wanted));
        }
        var home = household.stock().stream().map(Lot::foodKey).filter(k -> k != null).collect(Collectors.toSet());
        var suitability = new Suitability(household);
        var rows = household.catalogue().substitutes(food.get()).stream()
            .filter(s -> s.foods().stream().allMatch(f -> suitability.fits(f.name(), f.name())))
            .map(s -> row(s, home))
            .sorted(Comparator.comparing(r -> !r.isTrue("at_home"))).toList();
        return new Outcome("", rows, "");
    }

    private static Row row(Substitute substitute, Set<String> home) {
        boolean isAtHome =
            !substitute.foods().isEmpty() && substitute.foods().stream().map(Food::name).allMatch(home::contains);
        return Row.of("name", substitute.use(), "text", substitute.text(),
            "foods", substitute.foods().stream().map(Food::name).toList(), "at_home", isAtHome ? true : null);
    }
}

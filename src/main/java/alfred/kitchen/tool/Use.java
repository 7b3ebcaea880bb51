package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.Deduction;
import alfred.kitchen.shopping.Household;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Takes food out of the pantry. More than there is, is refused, and nothing is written.
public record Use(Foods foods) implements ToolImplementation {
    public static final String NAME = "use";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Takes food out of the pantry, from what expires first; refuses more than there is.", true,
            List.of(new DomainTool.Parameter("items", "list of {name, quantity, unit}; no quantity: all of it", true)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var needs = args.items("items").stream().map(i -> Pantry.need(household, i, args)).toList();
        if (needs.isEmpty()) {
            throw Args.bad("\"items\" names what was used.");
        }
        var deduction = Deduction.of(needs, household.stock(), household.densities());
        Pantry.requireEnough(deduction);
        Pantry.apply(deduction, context);
        return new Outcome("", deduction.changes().stream().map(Use::left).toList(), "");
    }

    private static Row left(Deduction.Change change) {
        return Row.of("name", change.lot().name(), "quantity", change.remaining(), "unit", change.lot().unit(), "used_up", change.isUsedUp());
    }
}

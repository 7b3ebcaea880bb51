package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.Deduction;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.LotIndex;
import alfred.kitchen.shopping.Need;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tool `use`: takes food out of the pantry. Refuses, and writes nothing, if there is less than asked for.
public record Use(Foods foods) implements ToolImplementation {
    public static final String NAME = "use";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Takes food out of the pantry, from what expires first; refuses more than there is.", true,
            List.of(new DomainTool.Parameter("items", "list of {name, quantity, unit}; no quantity: all of it", true),
                new DomainTool.Parameter("location", "take it only from here; from everywhere where absent", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var needs = args.items("items").stream().map(i -> Pantry.need(household, i, args)).toList();
        if (needs.isEmpty()) {
            throw Args.bad("argument.used");
        }
        var place = args.text("location");
        var stock = household.stock().stream().filter(lot -> place.isEmpty() || place.equals(lot.location())).toList();
        var measured = needs.stream().filter(n -> n.quantity() != null).toList();
        var deduction = Deduction.of(measured, stock, household.densities());
        Pantry.requireEnough(deduction, context);
        var whole =
            needs.stream().filter(n -> n.quantity() == null).flatMap(n -> allOf(n, stock, context).stream()).toList();
        Pantry.apply(deduction, context);
        whole.forEach(lot -> context.writer().delete(KitchenEntities.INVENTORY, (UUID) lot.id()));
        return new Outcome("",
            Stream.concat(deduction.changes().stream().map(Use::left), whole.stream().map(Use::gone)).toList(), "");
    }

    /// Returns all lots of a food. Throws a [CrudRefusal] if there are none.
    private static List<Lot> allOf(Need need, List<Lot> stock, Context context) {
        var lots = new LotIndex(stock).lots(need);
        if (lots.isEmpty()) {
            throw CrudRefusal.told(Kind.NOT_FOUND, context.phrases().text("tool.not-at-home", need.name()));
        }
        return lots;
    }

    private static Row gone(Lot lot) {
        return Row.of("name", lot.name(), "unit", lot.unit(), "used_up", true);
    }

    private static Row left(Deduction.Change change) {
        return Row.of("name", change.lot().name(), "quantity", change.remaining(), "unit", change.lot().unit(),
            "used_up", change.isUsedUp());
    }
}

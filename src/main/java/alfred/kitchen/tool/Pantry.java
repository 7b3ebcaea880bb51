package alfred.kitchen.tool;

import alfred.core.crud.CrudRefusal;
import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.crud.ToolImplementation.Context;
import alfred.core.domain.EntityDefinition;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.measure.Display;
import alfred.kitchen.shopping.Deduction;
import alfred.kitchen.shopping.Deduction.Reason;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Taking food out of the pantry: from the lot that expires first; a lot that reaches zero is deleted (RULINGS, used up).
final class Pantry {
    private static final EntityDefinition LOTS = KitchenEntities.INVENTORY;

    private Pantry() {}

    static void apply(Deduction deduction, Context context) {
        for (var change : deduction.changes()) {
            var id = (UUID) change.lot().id();
            if (change.isUsedUp()) {
                context.writer().delete(LOTS, id);
            } else {
                Map<String, @Nullable Object> set = new LinkedHashMap<>();
                set.put("quantity", change.remaining());
                context.writer().update(LOTS, id, set);
            }
        }
    }

    /// Refuses where more is to be taken than there is; nothing is written then.
    static void requireEnough(Deduction deduction) {
        if (!deduction.isComplete()) {
            throw new CrudRefusal(Kind.NOT_ALLOWED, sentence(deduction.untaken()));
        }
    }

    static String sentence(List<Deduction.Untaken> untaken) {
        return untaken.stream().map(u -> u.reason() == Reason.NOT_AT_HOME ? "There is no " + u.need().name() + " in the pantry."
            : u.reason() == Reason.UNITS_DIFFER ? "The pantry counts " + u.need().name() + " in another unit."
            : "That is " + Display.text(u.quantity(), u.need().unit()) + " more " + u.need().name() + " than there is.")
                .collect(Collectors.joining(" "));
    }

    static Need need(Household household, Map<?, ?> item, Args args) {
        var name = Args.text(item, "name");
        if (name.isEmpty()) {
            throw Args.bad("Each item needs a name.");
        }
        var food = household.catalogue().confident(name).map(f -> f.name()).orElse(null);
        return new Need(name, food, args.quantity(item).orElse(null), Args.text(item, "unit"), false);
    }
}

package alfred.builtin.intent;

import alfred.builtin.slot.Referents;
import alfred.builtin.template.Intent;
import java.util.List;
import java.util.Set;

/// What one message says of a dish that was cooked, in several clauses: "we made the dal, take the ingredients out and
/// log it with 3 stars". It is one cooking, however often it is told.
public final class Cooking {
    private static final String LOG = "cook.log";
    private static final String DEDUCT = "cook.deduct";
    private static final Set<String> TOLD = Set.of(LOG, DEDUCT, "recipe.rate", "cook.rate");

    private Cooking() {}

    /// Makes one order of all that tell the same cooking, in place of the first of them.
    public static void merge(List<Intent> orders) {
        for (int i = 1; i < orders.size(); i++) {
            var order = orders.get(i);
            for (int k = 0; k < i && TOLD.contains(order.skill()); k++) {
                var before = orders.get(k);
                if (Set.of(LOG, DEDUCT).contains(before.skill()) && isSame(before, order)) {
                    orders.set(k, one(before, order));
                    orders.remove(i--);
                    break;
                }
            }
        }
    }

    private static boolean isSame(Intent before, Intent order) {
        return order.slot("recipe").isEmpty() || Referents.isReference(order.slot("recipe"))
            || order.slot("recipe").equalsIgnoreCase(before.slot("recipe"));
    }

    private static Intent one(Intent before, Intent order) {
        var all = new Intent(order.skill().equals(DEDUCT) ? before.skill() : LOG, before.slots());
        for (var slot : order.slots().entrySet()) {
            all = all.has(slot.getKey()) ? all : all.with(slot.getKey(), slot.getValue());
        }
        boolean isBoth = all.skill().equals(LOG) && (before.skill().equals(DEDUCT) || order.skill().equals(DEDUCT));
        return isBoth ? all.with("deduct", "yes") : all;
    }
}

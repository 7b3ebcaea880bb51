package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Display;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One food, or one kind of amount of it, of which there is not enough.
///
/// @param quantity what is missing, exact; null where "some" is needed and none is there
/// @param unit the first need's unit, or the next smaller one where that reads shorter
/// @param approximate the amount went through a density and was rounded up
/// @param needs what it is for
/// @param notCompared lots of the food in units that do not compare with the need; they may be enough
public record Shortage(
    String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean approximate, List<Need> needs, List<Stock> notCompared) {

    public Shortage {
        needs = List.copyOf(needs);
        notCompared = List.copyOf(notCompared);
    }

    /// Whether some of the food is at home, only not comparably measured: "3 cloves garlic" beside a head of it.
    public boolean maybeAtHome() {
        return !notCompared.isEmpty();
    }

    /// For people: `1.4 kg`, `2 cans`; empty for "some".
    public String amountText() {
        return Display.text(quantity, unit);
    }
}

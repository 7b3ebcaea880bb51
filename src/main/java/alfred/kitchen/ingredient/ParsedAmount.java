package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Unit;
import org.jspecify.annotations.Nullable;

/// One amount of an ingredient line.
///
/// @param quantity null where only a unit is said: "handful parsley"
/// @param quantityMax the upper end of a range, above `quantity`; null otherwise
public record ParsedAmount(@Nullable Fraction quantity, @Nullable Fraction quantityMax, Unit unit) {
    ParsedAmount withUnit(Unit other) {
        return new ParsedAmount(quantity, quantityMax, other);
    }

    /// For people: `2–3 cloves`, `1½ tsp`.
    public String text() {
        return text(AmountDisplay.OWN_NAMES);
    }

    /// The same with units called otherwise.
    public String text(AmountDisplay.Names names) {
        if (quantity == null) {
            return names.of(unit, false);
        }
        return quantityMax == null ? AmountDisplay.text(quantity, unit, names) : AmountDisplay.range(quantity, quantityMax, unit, names);
    }
}

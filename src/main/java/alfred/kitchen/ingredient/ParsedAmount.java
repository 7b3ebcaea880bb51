package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Unit;
import org.jspecify.annotations.Nullable;

/// One amount of an ingredient line.
///
/// @param quantity the quantity; null if there is only a unit: "handful parsley"
/// @param quantityMax the upper bound of a range, greater than `quantity`; null if it is not a range
public record ParsedAmount(@Nullable Fraction quantity, @Nullable Fraction quantityMax, Unit unit) {
    ParsedAmount withUnit(Unit other) {
        return new ParsedAmount(quantity, quantityMax, other);
    }

    /// English display text: `2–3 cloves`, `1½ tsp`.
    public String text() {
        return text(AmountDisplay.OWN_NAMES);
    }

    /// Display text with the given unit names.
    public String text(AmountDisplay.Names names) {
        if (quantity == null) {
            return names.of(unit, false);
        }
        return quantityMax == null ? AmountDisplay.text(quantity, unit, names)
            : AmountDisplay.range(quantity, quantityMax, unit, names);
    }
}

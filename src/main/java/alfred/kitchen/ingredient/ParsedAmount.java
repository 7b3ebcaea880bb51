package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Display;
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
        if (quantity == null) {
            return unit.name();
        }
        return quantityMax == null ? Display.text(quantity, unit) : Display.range(quantity, quantityMax, unit);
    }
}

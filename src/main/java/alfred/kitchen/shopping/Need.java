package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import org.jspecify.annotations.Nullable;

/// The amount of one food that a recipe or person needs.
///
/// @param foodKey the key of the linked catalogue entry; null if there is none, then the name decides
/// @param quantity the quantity; null for "some": a pinch, to taste
/// @param unit the unit as stored in rows; `""` for a count
/// @param purpose the name of the recipe or meal it is for; `""` if unknown
public record Need(String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean optional,
    String purpose) {
    /// A need without a purpose.
    public Need(String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean optional) {
        this(name, foodKey, quantity, unit, optional, "");
    }

    public Need withPurpose(String words) {
        return new Need(name, foodKey, quantity, unit, optional, words);
    }

    /// The amount, or null for "some".
    @Nullable
    Amount amount() {
        return quantity == null ? null : new Amount(quantity, Units.of(unit));
    }
}

package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import org.jspecify.annotations.Nullable;

/// What a recipe or a person needs of one food.
///
/// @param foodKey the catalogue entry it is linked to; null where it is linked to none, then the name decides
/// @param quantity null for "some": a pinch, to taste
/// @param unit as rows keep it; `""` for a count
/// @param purpose the recipe or meal it is for, in words; `""` where nobody asks
public record Need(String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean optional, String purpose) {
    /// For nothing in particular.
    public Need(String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean optional) {
        this(name, foodKey, quantity, unit, optional, "");
    }

    public Need withPurpose(String words) {
        return new Need(name, foodKey, quantity, unit, optional, words);
    }

    /// The amount, or null for "some".
    @Nullable Amount amount() {
        return quantity == null ? null : new Amount(quantity, Units.of(unit));
    }
}

package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// One lot at home.
///
/// @param id the caller's identifier of the row
/// @param foodKey as in [Need#foodKey]
/// @param quantity the quantity; null for "some"
/// @param expiry the expiry date; null if unknown
public record Lot(
    Object id, String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, String location,
    @Nullable LocalDate expiry) {

    /// Returns a copy with another quantity.
    Lot of(@Nullable Fraction other) {
        return new Lot(id, name, foodKey, other, unit, location, expiry);
    }

    @Nullable
    Amount amount() {
        return quantity == null ? null : new Amount(quantity, Units.of(unit));
    }
}

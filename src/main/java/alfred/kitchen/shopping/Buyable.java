package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Units;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// Amounts as a shop sells them: whole pieces, bunches, cans and grams. Spoons, cups and other customary measures stay
/// exact, as nobody sells them.
public final class Buyable {
    private Buyable() {}

    /// Returns the smallest amount that can be bought and is enough.
    ///
    /// @param need the exact amount; null for "some", which stays so
    /// @param unit the unit as stored in rows; `""` for a count
    public static @Nullable Fraction of(@Nullable Fraction need, String unit) {
        var known = Units.of(unit);
        boolean isMeasure = known.dimension() == Dimension.MASS || known.dimension() == Dimension.VOLUME;
        if (need == null || need.isWhole() || isMeasure && !isSmall(new Amount(need, known))) {
            return need;
        }
        return Fraction.of(need.toDecimal().setScale(0, RoundingMode.CEILING));
    }

    /// Whether a metric amount is in grams or millilitres, which are sold whole.
    private static boolean isSmall(Amount amount) {
        return amount.unit().isMetric() && amount.unit().factor().equals(Fraction.ONE);
    }
}

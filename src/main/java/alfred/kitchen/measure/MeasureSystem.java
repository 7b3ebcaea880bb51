package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// The system of units in which amounts are shown. Display only: rows keep their units, and shown amounts are never
/// read back.
///
/// Spoons, counts, tins and the like are left as they are, but small metric volumes are shown in spoons in the
/// imperial system. Amounts are rounded to what scales and jugs can measure: 5 g, 5 ml, a quarter of an ounce.
public enum MeasureSystem {
    AS_WRITTEN, METRIC, IMPERIAL;

    private static final Fraction OUNCE_LIMIT = Fraction.of(4536, 10);
    private static final Fraction SPOON_LIMIT = Fraction.of(60);
    private static final Fraction TEASPOON_LIMIT = Fraction.of(15);
    /// Grams of butter.
    private static final Fraction STICK = Fraction.of(1134, 10);
    private static final Fraction CUP_LIMIT = Fraction.of(960);

    /// Converts an amount to this system; unchanged if it already is in it, or cannot be converted.
    public Amount of(Amount amount) {
        boolean isMetric = amount.unit().isMetric();
        return switch (this) {
            case AS_WRITTEN -> amount;
            case METRIC -> isMetric || !isScaled(amount.unit()) ? AmountDisplay.readable(amount) : metric(amount);
            case IMPERIAL -> isMetric ? imperial(amount) : amount;
        };
    }

    /// Like [#of(Amount)] for a food that is weighed: cups of it become grams, and sticks of butter too.
    ///
    /// @param density grams per millilitre; null for a food that is poured, or whose density is unknown
    public Amount of(Amount amount, @Nullable Fraction density) {
        if (this == METRIC && amount.unit().name().equals("stick")) {
            return grams(amount.value().times(STICK));
        }
        var isCups = this == METRIC && amount.unit().dimension() == Dimension.VOLUME && !amount.unit().isMetric()
            && isScaled(amount.unit());
        return isCups && density != null ? grams(amount.base().times(density)) : of(amount);
    }

    private static Amount grams(Fraction grams) {
        return AmountDisplay.readable(new Amount(
            rounded(grams, grams.compareTo(Fraction.of(20)) < 0 ? Fraction.ONE : Fraction.of(5)), Units.GRAM));
    }

    /// Whether a unit is a mass, or a volume other than spoons.
    private static boolean isScaled(Unit unit) {
        boolean isSpoon =
            unit.equals(Units.TEASPOON) || unit.equals(Units.TABLESPOON) || unit.name().equals("dessertspoon");
        return unit.dimension() == Dimension.MASS || unit.dimension() == Dimension.VOLUME && !isSpoon;
    }

    private static Amount metric(Amount amount) {
        var small = amount.unit().dimension() == Dimension.MASS ? Units.GRAM : Units.MILLILITRE;
        var base = amount.base();
        var step = base.compareTo(Fraction.of(10)) < 0 ? Fraction.of(1, 2)
            : base.compareTo(Fraction.of(20)) < 0 ? Fraction.ONE : Fraction.of(5);
        return AmountDisplay.readable(new Amount(rounded(base, step), small));
    }

    private static Amount imperial(Amount amount) {
        var base = amount.base();
        if (amount.unit().dimension() == Dimension.MASS) {
            boolean isSmall = base.compareTo(OUNCE_LIMIT) < 0;
            return in(base, isSmall ? Units.OUNCE : Units.POUND, isSmall ? Fraction.of(1, 4) : Fraction.of(1, 8));
        }
        if (base.compareTo(SPOON_LIMIT) < 0) {
            boolean isSmall = base.compareTo(TEASPOON_LIMIT) < 0;
            return in(base, isSmall ? Units.TEASPOON : Units.TABLESPOON,
                isSmall ? Fraction.of(1, 4) : Fraction.of(1, 2));
        }
        return base.compareTo(CUP_LIMIT) < 0 ? in(base, Units.CUP, Fraction.of(1, 4))
            : in(base, Units.of("quart"), Fraction.of(1, 4));
    }

    private static Amount in(Fraction base, Unit unit, Fraction step) {
        return new Amount(rounded(base.dividedBy(unit.factor()), step), unit);
    }

    /// Rounds to the nearest step; values less than half a step stay exact.
    private static Fraction rounded(Fraction value, Fraction step) {
        BigDecimal steps = value.dividedBy(step).toDecimal().setScale(0, RoundingMode.HALF_UP);
        return steps.signum() == 0 ? value : Fraction.of(steps).times(step);
    }
}

package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/// Formats amounts for cooks: `½`, `1¼`, `250 ml`, `1.5 kg`, `2 cans`; never `2.004`.
///
/// Display values are rounded and must not be used for arithmetic.
public final class AmountDisplay {
    private static final long[][] PARTS = {
        {1, 8}, {1, 6}, {1, 5}, {1, 4}, {1, 3}, {3, 8}, {2, 5}, {1, 2}, {3, 5}, {5, 8}, {2, 3}, {3, 4}, {4, 5}, {5, 6},
        {7, 8}};
    private static final String GLYPHS = "⅛⅙⅕¼⅓⅜⅖½⅗⅝⅔¾⅘⅚⅞";
    private static final Fraction TOLERANCE = Fraction.of(1, 100);
    /// How far a converted volume, and a converted weight, may be shown from what it is.
    private static final Fraction CLOSE = Fraction.of(1, 50);
    private static final Fraction CLOSE_WEIGHT = Fraction.of(1, 200);
    private static final Fraction SMALLEST = Fraction.of(1, 16);

    /// The English unit names.
    public static final Names OWN_NAMES = (unit, isMany) -> isMany ? unit.plural() : unit.name();

    /// Unit names in a language.
    public interface Names {
        /// Returns the name of a unit.
        ///
        /// @param isMany whether the amount is greater than one
        String of(Unit unit, boolean isMany);
    }

    private AmountDisplay() {}

    /// Formats a number: as an integer or with a vulgar fraction if within a hundredth of one, else with two
    /// decimals.
    public static String number(Fraction value) {
        if (value.signum() < 0) {
            return "-" + number(value.negate());
        }
        var whole = Fraction.of(value.toDecimal().setScale(0, RoundingMode.FLOOR));
        var rest = value.minus(whole);
        if (near(rest, Fraction.ZERO) && (whole.isPositive() || value.signum() == 0)) {
            return whole.toText();
        }
        if (near(rest, Fraction.ONE)) {
            return whole.plus(Fraction.ONE).toText();
        }
        var glyph = glyph(rest);
        return glyph == null ? decimal(value, 2) : (whole.isPositive() ? whole.toText() : "") + glyph;
    }

    /// Formats quantity and unit with the given unit names: `2 kg`, `6`, `1½ tsp`, `3 cloves`.
    public static String text(Fraction value, Unit unit, Names names) {
        var number = unit.isMetric() ? metric(value, unit) : cookable(value);
        if (unit.name().isEmpty()) {
            return number;
        }
        return number + " " + names.of(unit, value.compareTo(Fraction.ONE) > 0);
    }

    /// Formats a converted amount: as one for cooking where that is close to it, else in sixteenths or with two
    /// decimals: `2.2 lb`, `3/16 cup`, `½ cup`.
    public static String converted(Fraction value, Unit unit, Names names) {
        boolean isClose = unit.isMetric() || value.compareTo(SMALLEST) >= 0
            && distance(forCooking(value), value).dividedBy(value)
                .compareTo(unit.dimension() == Dimension.MASS ? CLOSE_WEIGHT : CLOSE) <= 0;
        if (isClose || value.signum() == 0) {
            return text(value, unit, names);
        }
        var number = value.compareTo(Fraction.ONE) < 0 && value.dividedBy(SMALLEST).isWhole() ? value.toText()
            : decimal(value, 2);
        return number + " " + names.of(unit, value.compareTo(Fraction.ONE) > 0);
    }

    /// Formats a non-metric number for cooking: exact if it is a common fraction, else to the nearest eighth or
    /// third below 3, quarter or third below 10, and half above. `4.2` bottles are 4¼, never 4.2.
    private static String cookable(Fraction value) {
        boolean isUsual = value.isWhole() || value.compareTo(Fraction.ONE) < 0 && !number(value).contains(".");
        if (isUsual || value.compareTo(SMALLEST) < 0) {
            return number(value);
        }
        return number(forCooking(value));
    }

    private static Fraction forCooking(Fraction value) {
        long[] parts = value.compareTo(Fraction.of(3)) < 0 ? new long[] {8, 3}
            : value.compareTo(Fraction.of(10)) < 0 ? new long[] {4, 3}
            : new long[] {2};
        return Arrays.stream(parts).mapToObj(part -> nearest(value, part))
            .min(Comparator.comparing(near -> distance(near, value))).orElseThrow();
    }

    private static Fraction nearest(Fraction value, long part) {
        return Fraction.of(value.times(Fraction.of(part)).toDecimal().setScale(0, RoundingMode.HALF_UP))
            .dividedBy(Fraction.of(part));
    }

    /// Formats a row's quantity and unit, either of which may be missing, with the given unit names;
    /// empty if both are.
    public static String text(@Nullable Fraction value, @Nullable String unit, Names names) {
        if (value == null) {
            return unit == null ? "" : names.of(Units.of(unit), false);
        }
        return text(value, Units.of(unit), names);
    }

    /// Formats a range with the given unit names: `2–3 cloves`.
    public static String range(Fraction low, Fraction high, Unit unit, Names names) {
        var first = unit.isMetric() ? metric(low, unit) : cookable(low);
        return first + "–" + text(high, unit, names);
    }

    /// Returns the amount in the metric unit that reads best: 1500 g as 1.5 kg, 0.25 l as 250 ml; other units
    /// unchanged.
    public static Amount readable(Amount amount) {
        var small = switch (amount.unit().name()) {
            case "g", "kg" -> Units.GRAM;
            case "ml", "l" -> Units.MILLILITRE;
            default -> null;
        };
        if (small == null) {
            return amount;
        }
        var large = small.equals(Units.GRAM) ? Units.KILOGRAM : Units.LITRE;
        var target = amount.base().compareTo(large.factor()) >= 0 ? large : small;
        return amount.in(target).orElse(amount);
    }

    private static String metric(Fraction value, Unit unit) {
        var digits = switch (unit.name()) {
            case "kg", "l" -> 2;
            default -> value.compareTo(Fraction.of(10)) >= 0 ? 0 : 1;
        };
        return decimal(value, digits);
    }

    /// Rounds to the given number of decimals, or to as many as a non-zero value needs to be visible.
    private static String decimal(Fraction value, int digits) {
        var exact = value.toDecimal();
        var rounded = exact.setScale(digits, RoundingMode.HALF_UP);
        while (rounded.signum() == 0 && exact.signum() != 0 && digits < 12) {
            digits++;
            rounded = exact.setScale(digits, RoundingMode.HALF_UP);
        }
        return plain(rounded);
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static @Nullable String glyph(Fraction rest) {
        for (int i = 0; i < PARTS.length; i++) {
            if (near(rest, Fraction.of(PARTS[i][0], PARTS[i][1]))) {
                return GLYPHS.substring(i, i + 1);
            }
        }
        return null;
    }

    private static boolean near(Fraction value, Fraction target) {
        return distance(value, target).compareTo(TOLERANCE) < 0;
    }

    private static Fraction distance(Fraction one, Fraction other) {
        var difference = one.minus(other);
        return difference.signum() < 0 ? difference.negate() : difference;
    }
}

package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Converts what is no amount of food: oven heat in degrees and gas marks, and the size of tins in inches and
/// centimetres.
public final class OvenAndLength {
    /// Degrees Celsius of the gas marks ¼, ½, 1 to 9.
    private static final List<Integer> GAS = List.of(110, 120, 140, 150, 160, 180, 190, 200, 220, 230, 240);
    private static final List<String> MARKS = List.of("1/4", "1/2", "1", "2", "3", "4", "5", "6", "7", "8", "9");
    private static final Fraction INCH = Fraction.of(254, 100);

    /// More degrees than this are Fahrenheit, where it is not said.
    private static final Fraction HOTTEST_CELSIUS = Fraction.of(280);

    private OvenAndLength() {}

    /// Returns the converted value with its unit; empty if the units are neither heat nor length.
    ///
    /// @param to the wanted unit; `""` for the usual one of the other system
    public static Optional<String> convert(String quantity, String from, String to) {
        if (isGas(from)) {
            int at = MARKS.indexOf(quantity.replace("½", "1/2").replace("¼", "1/4"));
            return at < 0 ? Optional.empty()
                : Optional.of(to.isEmpty() ? GAS.get(at) + " °C (" + fahrenheit(GAS.get(at)) + ")"
                    : isCelsius(to) ? GAS.get(at) + " °C" : fahrenheit(GAS.get(at)));
        }
        var value = Fraction.parse(quantity);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (isDegrees(from)) {
            return convert(quantity, value.get().compareTo(HOTTEST_CELSIUS) > 0 ? "f" : "c", to);
        }
        if (Temperature.isOne(from)) {
            return Optional.of(isGas(to) ? gasMark(value.get(), from)
                : Temperature.convert(value.get(), from, to.isEmpty() ? isCelsius(from) ? "f" : "c" : to));
        }
        return length(value.get(), from, to);
    }

    /// Whether words name a unit of heat or length.
    public static boolean isUnit(String words) {
        return isGas(words) || isDegrees(words) || Temperature.isOne(words) || isInch(words) || isCentimetre(words);
    }

    /// Whether words name a unit of heat.
    public static boolean isHeat(String words) {
        return isGas(words) || isDegrees(words) || Temperature.isOne(words);
    }

    private static Optional<String> length(Fraction value, String from, String to) {
        boolean isInch = isInch(from);
        if (!isInch && !isCentimetre(from) || !to.isEmpty() && !isInch(to) && !isCentimetre(to)) {
            return Optional.empty();
        }
        return Optional.of(isInch ? AmountDisplay.number(value.times(INCH)) + " cm"
            : AmountDisplay.number(value.dividedBy(INCH)) + " in");
    }

    private static String gasMark(Fraction degrees, String from) {
        int celsius = isCelsius(from) ? degrees.toDecimal().intValue()
            : (int) Math.round((degrees.toDecimal().doubleValue() - 32) * 5 / 9);
        int nearest = IntStream.range(0, GAS.size()).boxed()
            .min(Comparator.comparingInt(i -> Math.abs(GAS.get(i) - celsius))).orElse(0);
        return "gas mark " + MARKS.get(nearest);
    }

    private static String fahrenheit(int celsius) {
        return Math.round((celsius * 9f / 5 + 32) / 25) * 25 + " °F";
    }

    private static boolean isDegrees(String unit) {
        return unit.toLowerCase(Locale.ROOT).matches("°|degrees?|grad");
    }

    private static boolean isGas(String unit) {
        return unit.toLowerCase(Locale.ROOT).startsWith("gas");
    }

    private static boolean isCelsius(String unit) {
        return Temperature.isOne(unit) && Temperature.convert(Fraction.ZERO, unit, "f").startsWith("32");
    }

    private static boolean isInch(String unit) {
        return unit.toLowerCase(Locale.ROOT).matches("in|inch|inches|zoll|\"");
    }

    private static boolean isCentimetre(String unit) {
        return unit.toLowerCase(Locale.ROOT).matches("cm|centimet(re|er)s?|zentimeter");
    }
}

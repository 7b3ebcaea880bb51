package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Set;

/// Converts oven temperatures between Celsius and Fahrenheit.
public final class Temperature {
    private static final Set<String> CELSIUS =
        Set.of("c", "°c", "celsius", "degrees celsius", "degrees c", "centigrade");
    private static final Set<String> FAHRENHEIT = Set.of("f", "°f", "fahrenheit", "degrees fahrenheit", "degrees f");

    private Temperature() {}

    /// Whether a text names degrees Celsius or Fahrenheit.
    public static boolean isOne(String unit) {
        return isCelsius(unit) || FAHRENHEIT.contains(unit.toLowerCase(Locale.ROOT));
    }

    private static boolean isCelsius(String unit) {
        return CELSIUS.contains(unit.toLowerCase(Locale.ROOT));
    }

    /// Converts degrees, rounded to whole degrees and with unit: `177 °C`.
    ///
    /// @param from a unit accepted by [#isOne]
    /// @param to a unit accepted by [#isOne]
    public static String convert(Fraction degrees, String from, String to) {
        var value = degrees.toDecimal();
        var converted = isCelsius(from) == isCelsius(to) ? value
            : isCelsius(to) ? value.subtract(BigDecimal.valueOf(32)).multiply(BigDecimal.valueOf(5))
                .divide(BigDecimal.valueOf(9), 4, RoundingMode.HALF_UP)
            : value.multiply(BigDecimal.valueOf(9)).divide(BigDecimal.valueOf(5), 4, RoundingMode.HALF_UP)
                .add(BigDecimal.valueOf(32));
        return converted.setScale(0, RoundingMode.HALF_UP).toPlainString() + (isCelsius(to) ? " °C" : " °F");
    }
}

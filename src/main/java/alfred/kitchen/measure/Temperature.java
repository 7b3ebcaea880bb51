package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Set;

/// Oven temperatures in Celsius and Fahrenheit.
public final class Temperature {
    private static final Set<String> CELSIUS = Set.of("c", "°c", "celsius", "degrees celsius", "degrees c", "centigrade");
    private static final Set<String> FAHRENHEIT = Set.of("f", "°f", "fahrenheit", "degrees fahrenheit", "degrees f");

    private Temperature() {}

    public static boolean isOne(String unit) {
        return isCelsius(unit) || FAHRENHEIT.contains(unit.toLowerCase(Locale.ROOT));
    }

    private static boolean isCelsius(String unit) {
        return CELSIUS.contains(unit.toLowerCase(Locale.ROOT));
    }

    /// Whole degrees, rounded, with their sign: `177 °C`.
    ///
    /// @param from one of the two, as [#isOne] knows it
    public static String convert(Fraction degrees, String from, String to) {
        var value = degrees.toDecimal();
        var converted = isCelsius(from) == isCelsius(to) ? value
            : isCelsius(to) ? value.subtract(BigDecimal.valueOf(32)).multiply(BigDecimal.valueOf(5))
                .divide(BigDecimal.valueOf(9), 4, RoundingMode.HALF_UP)
            : value.multiply(BigDecimal.valueOf(9)).divide(BigDecimal.valueOf(5), 4, RoundingMode.HALF_UP).add(BigDecimal.valueOf(32));
        return converted.setScale(0, RoundingMode.HALF_UP).toPlainString() + (isCelsius(to) ? " °C" : " °F");
    }
}

package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// A unit whose size depends on the country: an imperial pint is larger than an American one, a stick is butter's.
///
/// @param unit the known unit
/// @param factor how many of the known unit it is
public record RegionalUnit(String unit, Fraction factor) {
    private static final Pattern COUNTRY = Pattern.compile(
        "(?i)^(us|u\\.s\\.|american|amerikanische[rsn]?|uk|imperial|british|britische[rsn]?|metric) ");
    private static final Map<String, Fraction> IMPERIAL =
        Map.of("pint", Fraction.of(568), "quart", Fraction.of(1137), "gallon", Fraction.of(4546),
            "fl oz", Fraction.of(2841, 100), "gill", Fraction.of(142));
    private static final Map<String, RegionalUnit> OWN = Map.of("stick", new RegionalUnit("g", Fraction.of(1134, 10)),
        "gill", new RegionalUnit("ml", Fraction.of(118)));

    /// Returns the unit that words name, such as `US quarts`, `imperial pint` or `sticks`.
    public static RegionalUnit of(String words) {
        var country = COUNTRY.matcher(words.strip());
        var bare = country.replaceFirst("");
        var singular = Units.find(bare).map(Unit::name).orElse(bare.toLowerCase(Locale.ROOT).replaceFirst("s$", ""));
        boolean isImperial =
            country.reset().find() && country.group(1).toLowerCase(Locale.ROOT).matches("uk|imperial|brit.*");
        var millilitres = isImperial ? IMPERIAL.get(singular) : null;
        if (millilitres != null) {
            return new RegionalUnit("ml", millilitres);
        }
        return OWN.getOrDefault(singular, new RegionalUnit(bare, Fraction.ONE));
    }

    /// Returns the usual unit of the other system: grams for ounces, millilitres for cups, and the other way round.
    public static Unit other(Unit unit) {
        return switch (unit.dimension()) {
            case MASS -> unit.isMetric() ? Units.OUNCE : Units.GRAM;
            case VOLUME -> unit.isMetric() ? Units.CUP : Units.MILLILITRE;
            case COUNT, OTHER -> Units.GRAM;
        };
    }
}

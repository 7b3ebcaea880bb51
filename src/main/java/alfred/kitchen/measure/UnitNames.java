package alfred.kitchen.measure;

import alfred.core.domain.Language;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Localised unit names; units without a translation keep their own name. Each localised name is also parsed as its
/// unit.
public final class UnitNames {
    private static final Pattern DECIMAL = Pattern.compile("(?<=\\d)\\.(?=\\d)");
    private static final Pattern WORDS = Pattern.compile("(?U)[^\\p{L}]+");
    private static final Map<Language, AmountDisplay.Names> NAMES = new ConcurrentHashMap<>();

    private UnitNames() {}

    /// Returns the unit names of a language.
    public static AmountDisplay.Names in(Locale language) {
        return NAMES.computeIfAbsent(Language.of(language), UnitNames::read);
    }

    /// Returns the unit names with the words of a line where it has its own: "tin" for a can.
    public static AmountDisplay.Names asWritten(String line, Locale language) {
        var words = WORDS.split(line);
        return (unit, isMany) -> Arrays.stream(words).filter(word -> Units.find(word).filter(unit::equals).isPresent())
            .findFirst().orElseGet(() -> in(language).of(unit, isMany));
    }

    /// Replaces decimal points in an amount by the decimal separator of the language.
    public static String local(String amount, Locale language) {
        char separator = DecimalFormatSymbols.getInstance(language).getDecimalSeparator();
        return separator == '.' ? amount : DECIMAL.matcher(amount).replaceAll(String.valueOf(separator));
    }

    private static AmountDisplay.Names read(Language language) {
        var names = language.translations("/alfred/kitchen/units.properties");
        return names.isEmpty() ? AmountDisplay.OWN_NAMES : (unit, isMany) -> name(names, unit, isMany);
    }

    private static String name(Map<String, String> names, Unit unit, boolean isMany) {
        var name = names.get(unit.name());
        if (name == null) {
            return AmountDisplay.OWN_NAMES.of(unit, isMany);
        }
        var cut = name.indexOf('|');
        return cut < 0 ? name : isMany ? name.substring(cut + 1) : name.substring(0, cut);
    }
}

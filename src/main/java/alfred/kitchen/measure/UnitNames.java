package alfred.kitchen.measure;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Localised unit names; units without a translation keep their own name. Each localised name is also parsed as its
/// unit.
public final class UnitNames {
    private static final Pattern DECIMAL = Pattern.compile("(?<=\\d)\\.(?=\\d)");
    private static final Pattern WORDS = Pattern.compile("(?U)[^\\p{L}]+");
    private static final Map<String, String> GERMAN = german();

    private UnitNames() {}

    /// Returns the unit names of a language: English, or German for any other.
    public static AmountDisplay.Names in(Locale language) {
        return isEnglish(language) ? AmountDisplay.OWN_NAMES : UnitNames::inGerman;
    }

    /// Returns the unit names with the words of a line where it has its own: "tin" for a can.
    public static AmountDisplay.Names asWritten(String line, Locale language) {
        var words = WORDS.split(line);
        return (unit, isMany) -> Arrays.stream(words).filter(word -> Units.find(word).filter(unit::equals).isPresent())
            .findFirst().orElseGet(() -> in(language).of(unit, isMany));
    }

    /// Replaces decimal points in an amount by the decimal separator of the language.
    public static String local(String amount, Locale language) {
        return isEnglish(language) ? amount : DECIMAL.matcher(amount).replaceAll(",");
    }

    private static boolean isEnglish(Locale language) {
        return language.getLanguage().equals("en");
    }

    private static String inGerman(Unit unit, boolean isMany) {
        var name = GERMAN.get(unit.name());
        if (name == null) {
            return AmountDisplay.OWN_NAMES.of(unit, isMany);
        }
        var cut = name.indexOf('|');
        return cut < 0 ? name : isMany ? name.substring(cut + 1) : name.substring(0, cut);
    }

    private static Map<String, String> german() {
        var names = ResourceBundle.getBundle("alfred.kitchen.units_de");
        return names.keySet().stream().collect(Collectors.toUnmodifiableMap(unit -> unit, names::getString));
    }
}

package alfred.kitchen.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Index of a catalogue's foods by their German names. Immutable.
final class GermanFoods {
    /// Stems of words on purchase or preparation that do not change the food. Unlike "getrocknet" and "gemahlen".
    private static final Set<String> MODIFIERS =
        Set.of(("frisch gross klein mittelgross mittler mittel reif uberreif vollreif fein grob dick dunn "
            + "gehackt feingehackt grobgehackt gewurfelt gerieben geschnitten gehobelt gepresst zerdruckt geschalt ungeschalt geputzt gewaschen entkernt "
            + "entsteint halbiert geviertelt gedrittelt bio tk tiefgekuhlt tiefgefroren gefroren aufgetaut weich zimmerwarm kalt eiskalt warm lauwarm "
            + "heiss geschmolzen zerlassen flussig verquirlt geschlagen gekocht gegart gebraten gerostet angerostet geraspelt zerkleinert gezupft "
            + "zerpfluckt gut best hochwertig jung zart knackig saftig mager etwas ein paar der die das mein unser restlich ganz unbehandelt regional "
            + "freiland gestrichen gehauft optional abgetropft sauber locker sehr haltbar selbstgemacht hausgemacht eingeweicht pariert ausgelost "
            + "kuchenfertig abgezogen gehautet enthautet geachtelt blanchiert zerstossen geknackt gesiebt gestiftelt kleingeschnitten extra in scheiben "
            + "wurfel wurfeln stuck stucke stucken ringe ringen streifen und am vom").split(" "));
    private static final List<String> PREFIXES = List.of("bio", "tk", "tiefkuhl", "freiland");
    /// Start of a remark: "Butter zum Einfetten", "Salz nach Geschmack".
    private static final Pattern REMARK =
        Pattern.compile("\\s*(,|\\(|\\b(zum|zur|für|fuer|nach|oder|bei Bedarf)\\s).*", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORDS = Pattern.compile("[\\s,-]+");
    private static final Pattern PARENTHESIS = Pattern.compile("\\([^)]*\\)");

    private final Map<String, Food> byKey = new HashMap<>(16_384);
    private final Map<String, Food> onlyInGerman = new HashMap<>();
    private final Map<String, List<GermanName>> names = new HashMap<>(4096);

    GermanFoods(Collection<Food> foods) {
        for (var food : foods) {
            var all = GermanNames.of(food.name());
            // a food that others were merged into keeps their names as aliases
            for (var alias : food.aliases()) {
                var more = GermanNames.of(alias);
                all = more.isEmpty() ? all : Stream.concat(all.stream(), more.stream()).toList();
            }
            names.put(food.name(), all);
            all.forEach(name -> index(name).putIfAbsent(name.key(), food));
        }
        for (var food : foods) {
            names(food).forEach(name -> name.otherKeys().forEach(key -> index(name).putIfAbsent(key, food)));
        }
    }

    private Map<String, Food> index(GermanName name) {
        return name.onlyInGerman() ? onlyInGerman : byKey;
    }

    List<GermanName> names(Food food) {
        return names.getOrDefault(food.name(), List.of());
    }

    /// Returns the food that has this name in either language; null if there is none.
    @Nullable
    Food exact(String text) {
        return in(byKey, GermanName.key(text));
    }

    /// Returns the food that has this name in German only, as the word means another food in English; null if there
    /// is none.
    @Nullable
    Food onlyHere(String text) {
        return in(onlyInGerman, GermanName.key(text));
    }

    /// Returns the food that a text certainly denotes in German only; null if there is none.
    @Nullable
    Food meant(String text) {
        var food = exact(text) == null ? confident(onlyInGerman, text) : null;
        return food != null ? food : in(onlyInGerman, GermanName.key(text));
    }

    @Nullable
    Food confident(String text) {
        return confident(byKey, text);
    }

    private static @Nullable Food confident(Map<String, Food> index, String text) {
        var food = in(index, GermanName.key(text));
        if (food != null || index.isEmpty()) {
            return food;
        }
        var plain = text.indexOf('(') < 0 ? text : PARENTHESIS.matcher(text).replaceAll(" ").strip();
        var head = REMARK.matcher(plain).replaceAll("");
        if (isModifiers(head)) {
            head = plain.replace(',', ' ');
        }
        food = in(index, GermanName.key(head));
        return food != null ? food : withoutModifiers(index, head);
    }

    private static boolean isModifiers(String text) {
        for (var word : WORDS.split(text)) {
            if (!isModifier(word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isModifier(String word) {
        var key = GermanName.key(word);
        return MODIFIERS.contains(key) || MODIFIERS.contains(GermanName.undeclined(key));
    }

    /// Also finds names spelt as one word or two: "Kirsch-Tomaten".
    private static @Nullable Food in(Map<String, Food> index, String key) {
        var food = index.get(key);
        return food != null || key.indexOf(' ') < 0 ? food : index.get(key.replace(" ", ""));
    }

    private static @Nullable Food withoutModifiers(Map<String, Food> index, String text) {
        var words = List.of(WORDS.split(text));
        int end = words.size();
        while (end > 0 && isModifier(words.get(end - 1))) {
            end--;
        }
        for (int from = 0; from < end; from++) {
            var food = in(index, GermanName.key(String.join(" ", words.subList(from, end))));
            if (food != null) {
                return food;
            }
            if (!isModifier(words.get(from))) {
                break;
            }
        }
        var rest = words.subList(0, end).stream().filter(word -> !isModifier(word)).toList();
        var food = rest.isEmpty() ? null : in(index, GermanName.key(String.join(" ", rest)));
        return food != null || rest.size() != 1 ? food : withoutPrefix(index, GermanName.key(rest.getFirst()));
    }

    /// Finds names after a known prefix: "Biozitronen", "Freilandeier".
    private static @Nullable Food withoutPrefix(Map<String, Food> index, String word) {
        for (var prefix : PREFIXES) {
            var food = word.startsWith(prefix) ? index.get(word.substring(prefix.length())) : null;
            if (food != null) {
                return food;
            }
        }
        return null;
    }

    /// Returns the foods with a name that is a compound ending in a word: "Hackfleisch" for "Fleisch". Empty for
    /// words shorter than four letters.
    List<Food> named(String text) {
        var key = GermanName.key(text);
        return key.length() < 4 ? List.of()
            : byKey.entrySet().stream().filter(entry -> entry.getKey().endsWith(key)).map(Map.Entry::getValue)
                .distinct().sorted(Comparator.comparing(Food::name)).toList();
    }

    /// Returns all keys, for finding typing errors.
    Map<String, Food> keys() {
        return byKey;
    }
}

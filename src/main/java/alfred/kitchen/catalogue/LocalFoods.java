package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Index of a catalogue's foods by their names in a language other than English. Immutable.
final class LocalFoods {
    private static final Pattern WORDS = Pattern.compile("[\\s,-]+");
    private static final Pattern PARENTHESIS = Pattern.compile("\\([^)]*\\)");

    private final NameForms forms;
    /// Words on purchase or preparation that do not change the food, as keys without endings.
    private final Set<String> modifiers;
    private final List<String> prefixes;
    /// Start of a remark: "Butter zum Einfetten".
    private final Pattern remark;
    private final Map<String, Food> byKey = new HashMap<>(16_384);
    private final Map<String, Food> onlyHere = new HashMap<>();
    private final Map<String, List<LocalName>> names = new HashMap<>(4096);

    LocalFoods(Collection<Food> foods, Language language) {
        var bundled = LocalNames.in(language);
        forms = bundled.forms();
        modifiers = Set.copyOf(language.words("names.modifiers"));
        prefixes = language.words("names.prefixes");
        var words = language.words("names.remarks");
        var beginning = words.isEmpty() ? "" : "|\\b(" + String.join("|", words) + ")\\s";
        remark = Pattern.compile("\\s*(,|\\(" + beginning + ").*", Pattern.CASE_INSENSITIVE);
        for (var food : foods) {
            var all = bundled.of(food.name());
            // a food that others were merged into keeps their names as aliases
            for (var alias : food.aliases()) {
                var more = bundled.of(alias);
                all = more.isEmpty() ? all : Stream.concat(all.stream(), more.stream()).toList();
            }
            names.put(food.name(), all);
            all.forEach(name -> index(name).putIfAbsent(bundled.keys(name).getFirst(), food));
        }
        for (var food : foods) {
            names(food).forEach(name -> bundled.keys(name).forEach(key -> index(name).putIfAbsent(key, food)));
        }
    }

    private Map<String, Food> index(LocalName name) {
        return name.isOnlyHere() ? onlyHere : byKey;
    }

    List<LocalName> names(Food food) {
        return names.getOrDefault(food.name(), List.of());
    }

    /// Returns the food that has this name in either language; null if there is none.
    @Nullable
    Food exact(String text) {
        return in(byKey, forms.key(text));
    }

    /// Returns the food that has this name in this language only, as the word means another food in
    /// English; null if there is none.
    @Nullable
    Food onlyHere(String text) {
        return in(onlyHere, forms.key(text));
    }

    /// Returns the food that a text certainly denotes in this language only; null if there is none.
    @Nullable
    Food meant(String text) {
        var food = exact(text) == null ? confident(onlyHere, text) : null;
        return food != null ? food : in(onlyHere, forms.key(text));
    }

    @Nullable
    Food confident(String text) {
        return confident(byKey, text);
    }

    private @Nullable Food confident(Map<String, Food> index, String text) {
        var food = in(index, forms.key(text));
        if (food != null || index.isEmpty()) {
            return food;
        }
        var plain = text.indexOf('(') < 0 ? text : PARENTHESIS.matcher(text).replaceAll(" ").strip();
        var head = remark.matcher(plain).replaceAll("");
        if (isModifiers(head)) {
            head = plain.replace(',', ' ');
        }
        food = in(index, forms.key(head));
        return food != null ? food : withoutModifiers(index, head);
    }

    private boolean isModifiers(String text) {
        for (var word : WORDS.split(text)) {
            if (!isModifier(word)) {
                return false;
            }
        }
        return true;
    }

    private boolean isModifier(String word) {
        var key = forms.key(word);
        return modifiers.contains(key) || modifiers.contains(forms.undeclined(key));
    }

    /// Also finds names spelt as one word or two: "Kirsch-Tomaten".
    private static @Nullable Food in(Map<String, Food> index, String key) {
        var food = index.get(key);
        return food != null || key.indexOf(' ') < 0 ? food : index.get(key.replace(" ", ""));
    }

    private @Nullable Food withoutModifiers(Map<String, Food> index, String text) {
        var words = List.of(WORDS.split(text));
        int end = words.size();
        while (end > 0 && isModifier(words.get(end - 1))) {
            end--;
        }
        for (int from = 0; from < end; from++) {
            var food = in(index, forms.key(String.join(" ", words.subList(from, end))));
            if (food != null) {
                return food;
            }
            if (!isModifier(words.get(from))) {
                break;
            }
        }
        var rest = words.subList(0, end).stream().filter(word -> !isModifier(word)).toList();
        var food = rest.isEmpty() ? null : in(index, forms.key(String.join(" ", rest)));
        return food != null || rest.size() != 1 ? food : withoutPrefix(index, forms.key(rest.getFirst()));
    }

    /// Finds names after a known prefix: "Biozitronen", "Freilandeier".
    private @Nullable Food withoutPrefix(Map<String, Food> index, String word) {
        for (var prefix : prefixes) {
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
        var key = forms.key(text);
        return key.length() < 4 ? List.of()
            : byKey.entrySet().stream().filter(entry -> entry.getKey().endsWith(key)).map(Map.Entry::getValue)
                .distinct().sorted(Comparator.comparing(Food::name)).toList();
    }
}

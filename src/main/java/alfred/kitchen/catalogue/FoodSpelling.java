package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Singular and plural forms of food names, and keys for comparing spellings.
public final class FoodSpelling {
    private static final Map<String, String> IRREGULAR = Map.ofEntries(
        Map.entry("leaves", "leaf"), Map.entry("loaves", "loaf"), Map.entry("halves", "half"),
        Map.entry("calves", "calf"),
        Map.entry("knives", "knife"), Map.entry("geese", "goose"), Map.entry("cookies", "cookie"),
        Map.entry("brownies", "brownie"),
        Map.entry("smoothies", "smoothie"), Map.entry("veggies", "veggie"), Map.entry("pies", "pie"),
        Map.entry("chillies", "chilli"),
        Map.entry("chilies", "chili"), Map.entry("quiches", "quiche"), Map.entry("brioches", "brioche"),
        Map.entry("ceviches", "ceviche"),
        Map.entry("radii", "radius"), Map.entry("fungi", "fungus"), Map.entry("zucchinis", "zucchini"),
        Map.entry("children", "child"),
        Map.entry("shoes", "shoe"), Map.entry("men", "man"), Map.entry("wolves", "wolf"), Map.entry("shelves", "shelf"),
        Map.entry("ladyfingers", "ladyfinger"), Map.entry("avocadoes", "avocado"), Map.entry("caches", "cache"));
    private static final Set<String> UNCHANGED = Set.of(
        "molasses", "couscous", "hummus", "houmous", "asparagus", "swiss", "watercress", "cress", "bass", "citrus",
        "octopus", "hibiscus", "schnapps", "grits", "haggis", "lens", "gas", "bus", "brussels", "lotus", "cos", "sous",
        "jus", "provolones", "marsalas", "series", "species", "swedes'", "worcestershire", "boss", "hollandaise",
        "cassis", "anis", "various", "dos", "tres", "haricots", "verts", "petits", "pois");
    private static final Map<String, String> PLURALS = Map.of(
        "leaf", "leaves", "loaf", "loaves", "half", "halves", "goose", "geese", "calf", "calves", "tomato", "tomatoes",
        "potato", "potatoes", "mango", "mangoes", "knife", "knives", "shelf", "shelves");

    /// Accents are folded without [Normalizer] where possible, as loading its tables noticeably delays startup.
    private static final String ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
    private static final String UNACCENTED = "aaaaaaceeeeiiiinooooouuuuyy";

    private static final Pattern PARENTHESIS = Pattern.compile(" \\([^)]*\\)");

    private FoodSpelling() {}

    /// Returns the singular of a lower-case word; words that are not plural are returned unchanged.
    public static String singular(String word) {
        int length = word.length();
        if (length < 4 || word.charAt(length - 1) != 's' && !IRREGULAR.containsKey(word) || UNCHANGED.contains(word)) {
            return word;
        }
        var irregular = IRREGULAR.get(word);
        if (irregular != null) {
            return irregular;
        }
        if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is") || word.endsWith("'s")
            || word.endsWith("’s")) {
            return word;
        }
        if (word.endsWith("ies")) {
            return word.substring(0, length - 3) + "y";
        }
        boolean hissing = word.endsWith("ches") || word.endsWith("shes") || word.endsWith("sses")
            || word.endsWith("xes") || word.endsWith("zzes");
        return hissing || word.endsWith("oes") ? word.substring(0, length - 2) : word.substring(0, length - 1);
    }

    /// Returns a name with its last word in the plural: "burger buns" for "burger bun". Most plurals are returned
    /// unchanged; do not use for uncountable nouns.
    public static String plural(String name) {
        int space = name.lastIndexOf(' ');
        var head = name.substring(0, space + 1);
        var word = name.substring(space + 1);
        var irregular = PLURALS.get(word);
        if (irregular != null) {
            return head + irregular;
        }
        if (UNCHANGED.contains(word) || word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us")) {
            return name;
        }
        if (word.endsWith("y") && word.length() > 1 && "aeiou".indexOf(word.charAt(word.length() - 2)) < 0) {
            return name.substring(0, name.length() - 1) + "ies";
        }
        boolean hissing = word.endsWith("ch") || word.endsWith("sh") || word.endsWith("ss") || word.endsWith("x");
        return name + (hissing ? "es" : "s");
    }

    /// Returns a key that ignores case, accents, hyphens, apostrophes and number: "Crème Fraîche", "EGGS".
    /// Parenthesised synonyms are ignored as well: "scallions (green onions)".
    public static String key(String name) {
        var key = new StringBuilder(name.length());
        for (var word : words(name.indexOf(" (") > 0 ? PARENTHESIS.matcher(name).replaceAll(" ") : name)) {
            if (!key.isEmpty()) {
                key.append(' ');
            }
            key.append(singular(word));
        }
        return key.toString();
    }

    /// Whether two names are spellings of the same name in any language: "eggs" and "Egg", "Äpfel" and "apfel".
    public static boolean isSame(String name, String other) {
        return key(name).equals(key(other)) || Language.offered().stream().map(LocalNames::in).anyMatch(names -> {
            var known = names.find(name);
            return known.isPresent() && known.equals(names.find(other));
        });
    }

    /// Returns a key that is the same for all forms of a food name in a language: `Äpfel` and `apfel`. Other words
    /// lose their ending: `roten` and `rot`.
    public static String key(String word, Language language) {
        var names = LocalNames.in(language);
        return names.find(word).map(LocalName::key)
            .orElseGet(() -> names.forms().undeclined(names.forms().key(word)));
    }

    /// Whether a text is a food name of a language in any of its forms.
    public static boolean isName(String name, Language language) {
        return LocalNames.in(language).find(name).isPresent();
    }

    /// Returns all names of a food, display name first: its own names, preceded by those of the language.
    public static List<String> all(Row food, Locale language) {
        var own = Stream.concat(Stream.of(food.text("name")), food.texts("aliases").stream()).toList();
        var names = LocalNames.in(Language.of(language));
        return Stream.concat(own.stream().flatMap(name -> names.of(name).stream()).map(LocalName::one), own.stream())
            .distinct().toList();
    }

    /// Capitalises the noun at the end of a typed text, in a language that writes nouns so, and turns another case
    /// into the nominative: `2 eiern` becomes `2 Eier`, `rote zwiebeln` becomes `rote Zwiebeln`. A single word counts
    /// as a noun; other text is returned unchanged.
    public static String withNoun(String words, Language language) {
        var names = LocalNames.in(language);
        int at = words.lastIndexOf(' ') + 1;
        var last = words.substring(at);
        var noun = names.find(last);
        if (noun.filter(name -> name.isCase(last)).isPresent()) {
            return words.substring(0, at) + noun.get().many();
        }
        boolean isNoun = language.capitalises("nouns")
            && (at == 0 || noun.isPresent() || names.find(words).isPresent());
        return isNoun && !last.isEmpty()
            ? words.substring(0, at) + Character.toUpperCase(last.charAt(0)) + last.substring(1) : words;
    }

    /// Returns a name in the number that a scaled amount requires: "1 onion" doubled is 2 onions.
    ///
    /// @param written the amount the name was written with
    /// @param now the amount to show it with
    public static String counted(String name, Fraction written, Fraction now, Locale language) {
        boolean wasOne = written.compareTo(Fraction.ONE) <= 0;
        boolean isOne = now.compareTo(Fraction.ONE) <= 0;
        return wasOne == isOne ? name : isOne ? one(name, language) : many(name, language);
    }

    /// Returns the singular of a name in a language.
    public static String one(String name, Locale language) {
        int last = name.lastIndexOf(' ') + 1;
        return translated(name, language, LocalName::one)
            .orElseGet(() -> name.substring(0, last) + singular(name.substring(last)));
    }

    /// Returns the plural of a name in a language.
    public static String many(String name, Locale language) {
        return translated(name, language, LocalName::many).orElseGet(() -> plural(name));
    }

    /// Returns the form of a language's own name; where nouns are capitalised, unknown ones are returned unchanged.
    /// Empty in English.
    private static Optional<String> translated(String name, Locale locale, Function<LocalName, String> number) {
        var language = Language.of(locale);
        if (name.isEmpty() || language.isOriginal()) {
            return Optional.empty();
        }
        boolean isNoun = language.capitalises("nouns")
            && Character.isUpperCase(name.charAt(name.lastIndexOf(' ') + 1));
        return LocalNames.in(language).find(name).map(number)
            .or(() -> isNoun ? Optional.of(name) : Optional.empty());
    }

    /// Returns the lower-case words of a text without accents, apostrophes and punctuation.
    static String[] words(String text) {
        var plain = plain(text).strip();
        return plain.isEmpty() ? new String[0] : plain.split(" ");
    }

    private static String plain(String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        var out = new StringBuilder(lower.length());
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            int accented = c < 128 ? -1 : ACCENTED.indexOf(c);
            if (c > 127 && accented < 0 && Character.isLetter(c)) {
                return ascii(lower);
            }
            append(out, accented < 0 ? c : UNACCENTED.charAt(accented));
        }
        return out.toString();
    }

    private static String ascii(String lower) {
        var decomposed = Normalizer.normalize(lower, Normalizer.Form.NFD);
        var out = new StringBuilder(decomposed.length());
        for (int i = 0; i < decomposed.length(); i++) {
            if (Character.getType(decomposed.charAt(i)) != Character.NON_SPACING_MARK) {
                append(out, decomposed.charAt(i));
            }
        }
        return out.toString();
    }

    private static void append(StringBuilder out, char c) {
        if (c == '&') {
            out.append("and");
        } else if (Character.isLetterOrDigit(c) || c == '%') {
            out.append(c);
        } else if (!isSilent(c) && !out.isEmpty() && out.charAt(out.length() - 1) != ' ') {
            out.append(' ');
        }
    }

    /// Apostrophes and trademark signs do not separate words: "goat's", "Knorr®".
    private static boolean isSilent(char c) {
        return c == '\'' || c == '\u2019' || c == '®' || c == '™';
    }
}

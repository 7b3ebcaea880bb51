package alfred.kitchen.names;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/// Roles of words in the names of one language, loaded from `names.txt` and its translations, whose headers describe
/// them. A language without such a resource has no words.
///
/// @param descriptive words that do not change which food is meant
/// @param other words that make it another food
/// @param idle insignificant words
/// @param forms base forms of verbs, by other forms
/// @param spelling canonical spellings, by other spellings
/// @param dishes kinds of dishes
/// @param kinds food families, by collective name
/// @param parts first parts of compounds that are not food names
record WordLists(
    Set<String> descriptive, Set<String> other, Set<String> idle, Map<String, String> forms,
    Map<String, String> spelling, Set<String> dishes, Map<String, Set<String>> kinds, Set<String> parts) {

    private static final String RESOURCE = "/alfred/catalogue/names.txt";
    private static final Map<Language, WordLists> READ = new ConcurrentHashMap<>();

    static final WordLists ENGLISH = of(Language.ENGLISH);

    static WordLists of(Language language) {
        return READ.computeIfAbsent(language, WordLists::read);
    }

    /// Those of all languages that are offered.
    private static final class Every {
        private static final List<WordLists> LISTS = Language.offered().stream().map(WordLists::of).toList();
    }

    /// Whether a word is insignificant in any language.
    static boolean isIdle(String word) {
        for (var lists : Every.LISTS) {
            if (lists.idle().contains(word)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a word makes it another food in any language.
    static boolean isOther(String word) {
        for (var lists : Every.LISTS) {
            if (lists.other().contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static WordLists read(Language language) {
        UnaryOperator<String> key = word -> NameWords.key(word, language);
        var sections = new HashMap<String, List<String>>();
        var section = "";
        for (var line : Language.lines(language.translated(RESOURCE)).toList()) {
            if (line.startsWith("[")) {
                section = line.substring(1, line.indexOf(']'));
            } else {
                sections.computeIfAbsent(section, _ -> new ArrayList<>()).add(line);
            }
        }
        var asWritten = UnaryOperator.<String>identity();
        return new WordLists(words(sections, "descriptive", key), words(sections, "other", key),
            words(sections, "idle", asWritten),
            forms(sections, "forms"), forms(sections, "spelling"), words(sections, "dishes", key), kinds(sections, key),
            words(sections, "parts", asWritten));
    }

    private static Set<String> words(Map<String, List<String>> sections, String section, UnaryOperator<String> key) {
        var words = new HashSet<String>();
        for (var line : sections.getOrDefault(section, List.of())) {
            for (var word : line.toLowerCase(Locale.ROOT).split(",")) {
                if (!word.isBlank()) {
                    words.add(key.apply(word.strip()));
                }
            }
        }
        return Set.copyOf(words);
    }

    private static Map<String, String> forms(Map<String, List<String>> sections, String section) {
        var forms = new HashMap<String, String>();
        for (var line : sections.getOrDefault(section, List.of())) {
            int colon = line.indexOf(':');
            for (var form : line.substring(colon + 1).split(",")) {
                forms.put(form.strip(), line.substring(0, colon).strip());
            }
        }
        return Map.copyOf(forms);
    }

    private static Map<String, Set<String>> kinds(Map<String, List<String>> sections, UnaryOperator<String> key) {
        var kinds = new HashMap<String, Set<String>>();
        for (var line : sections.getOrDefault("kinds", List.of())) {
            int colon = line.indexOf(':');
            var families = new LinkedHashSet<String>();
            for (var family : line.substring(colon + 1).split(",")) {
                families.add(family.strip());
            }
            kinds.put(key.apply(line.substring(0, colon).strip()), Set.copyOf(families));
        }
        return Map.copyOf(kinds);
    }
}

package alfred.kitchen.names;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Roles of words in names, loaded from the resources `names.txt` and `names_de.txt`, whose headers describe them.
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

    private static final String RESOURCE = "/alfred/catalogue/names%s.txt";

    static final WordLists ENGLISH = read("", NameWords::english);
    static final WordLists GERMAN = read("_de", NameWords::german);

    /// @param key maps all forms of a word to the same key
    private static WordLists read(String language, UnaryOperator<String> key) {
        var name = RESOURCE.formatted(language);
        var stream = WordLists.class.getResourceAsStream(name);
        if (stream == null) {
            throw new IllegalStateException("words of names are missing from the program: " + name);
        }
        var sections = new HashMap<String, List<String>>();
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var section = "";
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("[")) {
                    section = line.substring(1, line.indexOf(']'));
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    sections.computeIfAbsent(section, _ -> new ArrayList<>()).add(line);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
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

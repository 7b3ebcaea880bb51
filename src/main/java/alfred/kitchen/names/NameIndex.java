package alfred.kitchen.names;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Names by their words, to tell whether a stretch of typed words is one of them or a part of one.
public final class NameIndex {
    static final NameIndex NONE = new NameIndex(List.of());
    private static final int MIN_WORD = 3;
    private final Map<String, Set<String>> keysByFirst = new HashMap<>();
    private final Map<String, Set<String>> keysByWord = new HashMap<>();
    private final Set<String> words = new HashSet<>();

    /// @param names in any language
    public NameIndex(Collection<String> names) {
        for (var name : names) {
            var key = key(name);
            var parts = key.split(" ");
            keysByFirst.computeIfAbsent(parts[0], _ -> new HashSet<>(2)).add(key);
            Arrays.stream(parts).forEach(part -> keysByWord.computeIfAbsent(part, _ -> new HashSet<>(2)).add(key));
            Arrays.stream(lower(name).split("[^\\p{L}]+")).filter(word -> word.length() >= MIN_WORD).forEach(words::add);
        }
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String key(String text) {
        return NameWords.english(text.replaceAll("[^\\p{L}\\p{N}' ]+", " ").strip());
    }

    /// Returns the words of the names with three letters or more, in lower case.
    public Set<String> words() {
        return words;
    }

    /// Returns whether words, in any number and case, are a whole name.
    public boolean isName(String text) {
        var key = key(text);
        return keysByFirst.getOrDefault(key.split(" ")[0], Set.of()).contains(key);
    }

    /// Returns whether words are a name, at least two significant neighbouring words of one, or the last word of one.
    public boolean isPart(String text) {
        var key = key(text);
        var parts = key.split(" ");
        if (key.isEmpty() || isIdle(parts[0]) || isIdle(parts[parts.length - 1])) {
            return false;
        }
        return keysByWord.getOrDefault(parts[0], Set.of()).stream().anyMatch(name -> name.equals(key) || name.endsWith(" " + key)
            || parts.length > 1 && (" " + name + " ").contains(" " + key + " "));
    }

    private static boolean isIdle(String word) {
        return word.length() < MIN_WORD || WordLists.ENGLISH.idle().contains(word) || WordLists.GERMAN.idle().contains(word);
    }
}

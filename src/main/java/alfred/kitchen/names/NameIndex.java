package alfred.kitchen.names;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Names by their words, to tell whether a stretch of typed words is one of them or a part of one.
public final class NameIndex {
    static final NameIndex NONE = new NameIndex(List.of());
    private static final Pattern MARKS = Pattern.compile("[^\\p{L}\\p{N}' ]+");
    private static final int MIN_WORD = 3;
    /// A word of so many names at most tells them from the others.
    private static final int FEW = 2;
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
            Arrays.stream(lower(name).split("[^\\p{L}]+")).filter(word -> word.length() >= MIN_WORD)
                .forEach(words::add);
        }
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String key(String text) {
        return NameWords.english(MARKS.matcher(text).replaceAll(" ").strip());
    }

    /// Returns the words of the names with three letters or more, in lower case.
    public Set<String> words() {
        return words;
    }

    /// Returns whether words, in any number and case, are a whole name.
    public boolean isName(String text) {
        if (keysByFirst.isEmpty()) {
            return false;
        }
        var key = key(text);
        return keysByFirst.getOrDefault(key.split(" ")[0], Set.of()).contains(key);
    }

    /// Returns whether words are a name, at least two significant neighbouring words of one, the last word of one, or a
    /// word that only few have.
    public boolean isPart(String text) {
        if (keysByFirst.isEmpty()) {
            return false;
        }
        var key = key(text);
        var parts = key.split(" ");
        if (key.isEmpty() || isIdle(parts[0]) || isIdle(parts[parts.length - 1])) {
            return false;
        }
        var having = keysByWord.getOrDefault(parts[0], Set.of());
        boolean isTelling = parts.length == 1 && !having.isEmpty() && having.size() <= FEW && key.length() > MIN_WORD;
        return isTelling || having.stream().anyMatch(name -> name.equals(key) || name.endsWith(" " + key)
            || parts.length > 1 && (" " + name + " ").contains(" " + key + " "));
    }

    /// Returns the longest stretch of words that is a part of a name, if there is one; a single word of five letters or
    /// more.
    public Optional<String> partOf(String text) {
        var all = text.strip().split("\\s+");
        for (int size = all.length - 1; size > 0; size--) {
            for (int from = 0; from + size <= all.length; from++) {
                var part = String.join(" ", Arrays.copyOfRange(all, from, from + size)).replaceAll("[,.!?]+$", "");
                if (isPart(part) && (size > 1 || part.length() > MIN_WORD + 1)) {
                    return Optional.of(part);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isIdle(String word) {
        return word.length() < MIN_WORD || WordLists.isIdle(word);
    }
}

package alfred.ui.model;

import alfred.kitchen.catalogue.EditDistance;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Finds texts by words that are misspelt: one letter wrong in a word of four to seven, two in a longer one.
public final class NearWords {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final int SHORT = 4;
    private static final int LONG = 8;

    private NearWords() {}

    /// Returns the texts in which each asked word has one that begins nearly like it, in their order; none for a blank
    /// question.
    ///
    /// @param texts each with its words in small letters
    public static <T> List<T> find(String asked, Collection<T> texts, Function<T, String> words) {
        var meant = words(asked).stream().map(word -> near(word, texts, words)).toList();
        if (meant.isEmpty() || meant.stream().anyMatch(Set::isEmpty)) {
            return List.of();
        }
        return texts.stream().filter(fits(meant, words)).toList();
    }

    private static <T> Predicate<T> fits(List<Set<String>> meant, Function<T, String> words) {
        return text -> {
            var own = words(words.apply(text));
            return meant.stream().allMatch(ways -> own.stream().anyMatch(ways::contains));
        };
    }

    private static <T> Set<String> near(String word, Collection<T> texts, Function<T, String> words) {
        var all = new HashSet<String>();
        texts.forEach(text -> all.addAll(words(words.apply(text))));
        all.removeIf(other -> !isNear(word, other));
        return all;
    }

    private static boolean isNear(String word, String other) {
        if (other.startsWith(word)) {
            return true;
        }
        int limit = word.length() < SHORT ? 0 : word.length() < LONG ? 1 : 2;
        for (int length = word.length() - limit; limit > 0 && length <= word.length() + limit; length++) {
            if (length <= other.length() && EditDistance.distance(word, other.substring(0, length), limit) <= limit) {
                return true;
            }
        }
        return false;
    }

    private static List<String> words(String text) {
        return Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT))).filter(word -> !word.isEmpty()).toList();
    }
}

package alfred.builtin;

import alfred.kitchen.catalogue.EditDistance;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// The words of all templates of a book, and which of them a typed word is a slip of.
///
/// A word of five letters and more may have one slip, unless it is a word of the templates itself: "there" is no slip of "where".
final class Spelling {
    private static final int MIN_LENGTH = 5;
    private static final int MAX_KEPT = 2_000;
    private final Set<String> words = new HashSet<>();
    private final Map<String, Set<String>> slips = new ConcurrentHashMap<>();

    void add(Collection<String> more) {
        words.addAll(more);
    }

    /// Typed words, and those that they may be meant for.
    Set<String> all(Collection<String> typed) {
        var all = new HashSet<>(typed);
        typed.forEach(word -> all.addAll(meantBy(word)));
        return all;
    }

    /// The words that a typed one may be meant for; empty where it is one itself.
    Set<String> meantBy(String typed) {
        if (slips.size() > MAX_KEPT) {
            slips.clear();
        }
        return slips.computeIfAbsent(typed, word -> words.contains(word) ? Set.of() : words.stream()
            .filter(wanted -> wanted.length() >= MIN_LENGTH && Math.abs(word.length() - wanted.length()) <= 1)
            .filter(wanted -> EditDistance.distance(word, wanted, 1) <= 1).collect(Collectors.toUnmodifiableSet()));
    }
}

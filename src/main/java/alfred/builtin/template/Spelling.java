package alfred.builtin.template;

import alfred.kitchen.catalogue.EditDistance;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// Typo tolerance: matches typed words with the vocabulary of a book's templates.
///
/// A word of five letters or more may have one typo, unless it is itself a word of the templates: "there" is not a
/// misspelt "where".
final class Spelling {
    private static final int MIN_LENGTH = 5;
    private static final int MAX_KEPT = 2_000;
    private final Set<String> words = new HashSet<>();
    private final Map<String, Set<String>> slips = new ConcurrentHashMap<>();

    void add(Collection<String> more) {
        words.addAll(more);
    }

    /// Returns the typed words together with the words they may be misspellings of.
    Set<String> all(Collection<String> typed) {
        var all = new HashSet<>(typed);
        typed.forEach(word -> all.addAll(meantBy(word)));
        return all;
    }

    /// Returns the words a typed word may be a misspelling of; empty if it is itself in the vocabulary.
    Set<String> meantBy(String typed) {
        if (slips.size() > MAX_KEPT) {
            slips.clear();
        }
        return slips.computeIfAbsent(typed, word -> words.contains(word) ? Set.of() : words.stream()
            .filter(wanted -> wanted.length() >= MIN_LENGTH && Math.abs(word.length() - wanted.length()) <= 1)
            .filter(wanted -> EditDistance.distance(word, wanted, 1) <= 1).collect(Collectors.toUnmodifiableSet()));
    }
}

package alfred.builtin.understand;

import alfred.builtin.slot.SlotTypes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// Takes a message with two days or two meals apart, as one for each: "remind me tomorrow and again on Sunday", "we're
/// six for breakfast and dinner".
record TwoTimes(SlotTypes types) {
    private static final int MAX_WORDS = 3;

    /// Returns the message with the first of them only, and with the second only; empty if it does not join two.
    Optional<List<String>> of(String message) {
        var words = List.of(message.strip().split("\\s+"));
        return IntStream.range(1, words.size() - 1)
            .filter(i -> types.lexicon().holds("joined_times", words.get(i).toLowerCase(Locale.ROOT))).boxed()
            .flatMap(i -> List.of("day", "meal").stream().flatMap(type -> apart(type, words, i).stream())).findFirst();
    }

    private Optional<List<String>> apart(String type, List<String> words, int and) {
        int second = and + 1;
        while (second < words.size() - 1 && types.lexicon().holds("again_on", bare(words.get(second)))) {
            second++;
        }
        int from = second;
        int before = longest(type, words, and, true);
        int after = longest(type, words, from, false);
        if (before == 0 || after == 0) {
            return Optional.empty();
        }
        var rest = words.subList(from + after, words.size());
        var first = String.join(" ", words.subList(0, and)) + " " + String.join(" ", rest);
        var preposition = from > and + 1 && types.lexicon().holds("prepositions", bare(words.get(from - 1)))
            ? words.get(from - 1) + " " : "";
        int start = and - before;
        boolean isTwice = start > 0 && types.lexicon().holds("prepositions", bare(words.get(start - 1)))
            && !preposition.isEmpty();
        var other = String.join(" ", words.subList(0, isTwice ? start - 1 : start)) + " " + preposition
            + String.join(" ", words.subList(from, from + after)) + " " + String.join(" ", rest);
        return Optional.of(List.of(first.strip(), other.strip()));
    }

    /// Returns how many words are a value of the type, before or from a place on.
    private int longest(String type, List<String> words, int at, boolean isBefore) {
        return IntStream.rangeClosed(1, MAX_WORDS).map(size -> MAX_WORDS + 1 - size)
            .filter(size -> isBefore ? at >= size : at + size <= words.size())
            .filter(size -> types.fill(type, bare(String.join(" ", words.subList(isBefore ? at - size : at, isBefore
                ? at : at + size)))).isPresent())
            .findFirst().orElse(0);
    }

    private static String bare(String words) {
        return words.toLowerCase(Locale.ROOT).replaceFirst("[,.!]+$", "");
    }
}

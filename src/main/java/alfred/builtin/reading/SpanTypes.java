package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What kinds of thing the words of a message may be: foods, amounts, days, places, the user's own recipes and rows.
///
/// A kind is found by the longest stretch of words that it takes; kinds may overlap.
public final class SpanTypes {
    private static final int MAX_WORDS = 6;
    private final List<Kind> kinds;
    private final @Nullable Map<String, Integer> remembered;

    /// One kind of thing.
    ///
    /// @param name such as `FOOD`
    /// @param isOne whether the words (in lower case, joined by spaces; how many they are) are one
    public record Kind(String name, BiPredicate<String, Integer> isOne) {}

    /// @param kinds up to 32
    public SpanTypes(List<Kind> kinds) {
        this(kinds, null);
    }

    private SpanTypes(List<Kind> kinds, @Nullable Map<String, Integer> remembered) {
        this.kinds = List.copyOf(kinds);
        this.remembered = remembered;
    }

    /// The same kinds, which remember what they found for each stretch of words: for many messages, such as the
    /// examples.
    public SpanTypes remembering() {
        return new SpanTypes(kinds, new ConcurrentHashMap<>());
    }

    /// The kinds of each token: `FOOD` where a stretch begins, `FOOD+` where it goes on.
    public List<Set<String>> of(List<Token> tokens) {
        var found = IntStream.range(0, tokens.size()).mapToObj(from -> from(from, tokens)).toList();
        var all = new ArrayList<Set<String>>();
        tokens.forEach(_ -> all.add(new TreeSet<>()));
        for (int k = 0; k < kinds.size(); k++) {
            int at = 0;
            while (at < tokens.size()) {
                int end = at + longest(found.get(at), k);
                for (int i = at; i < end; i++) {
                    all.get(i).add(i == at ? kinds.get(k).name() : kinds.get(k).name() + "+");
                }
                at = Math.max(at + 1, end);
            }
        }
        return all;
    }

    /// The number of words of the longest stretch that is of a kind.
    private static int longest(List<Integer> stretches, int kind) {
        return IntStream.rangeClosed(1, stretches.size())
            .filter(length -> (stretches.get(length - 1) >> kind & 1) == 1).max().orElse(0);
    }

    /// The kinds, one bit each, of the stretches of one, two and more words that begin at a token.
    private List<Integer> from(int from, List<Token> tokens) {
        var stretches = new ArrayList<Integer>();
        var text = new StringBuilder();
        for (int end = from + 1; end <= Math.min(tokens.size(), from + MAX_WORDS); end++) {
            var norm = tokens.get(end - 1).norm();
            if (norm.length() == 1 && ".,;!?\"()".contains(norm)) {
                break;
            }
            text.append(text.isEmpty() ? "" : " ").append(norm);
            int size = end - from;
            stretches.add(remembered == null ? kindsOf(text.toString(), size)
                : remembered.computeIfAbsent(text.toString(), words -> kindsOf(words, size)));
        }
        return stretches;
    }

    private int kindsOf(String words, int size) {
        return IntStream.range(0, kinds.size()).filter(k -> kinds.get(k).isOne().test(words, size))
            .reduce(0, (all, k) -> all | 1 << k);
    }
}

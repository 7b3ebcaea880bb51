package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;

/// What kinds of thing the words of a message may be: foods, amounts, days, places, the user's own recipes and rows.
///
/// A kind is found by the longest stretch of words that it takes; kinds may overlap.
public final class SpanTypes {
    private static final int MAX_WORDS = 6;
    private final List<Kind> kinds;

    /// One kind of thing.
    ///
    /// @param name such as `FOOD`
    /// @param isOne whether the words (in lower case, joined by spaces; how many they are) are one
    public record Kind(String name, BiPredicate<String, Integer> isOne) {}

    public SpanTypes(List<Kind> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /// The same kinds, which remember what they found for each stretch of words: for many messages, such as the
    /// examples.
    public SpanTypes remembering() {
        return new SpanTypes(kinds.stream().map(kind -> {
            var found = new ConcurrentHashMap<String, Boolean>();
            return new Kind(kind.name(),
                (words, size) -> found.computeIfAbsent(words, w -> kind.isOne().test(w, size)));
        }).toList());
    }

    /// The kinds of each token: `FOOD` where a stretch begins, `FOOD+` where it goes on.
    public List<Set<String>> of(List<Token> tokens) {
        var all = new ArrayList<Set<String>>();
        tokens.forEach(_ -> all.add(new TreeSet<>()));
        for (var kind : kinds) {
            int at = 0;
            while (at < tokens.size()) {
                int end = longest(kind, tokens, at);
                for (int i = at; i < end; i++) {
                    all.get(i).add(i == at ? kind.name() : kind.name() + "+");
                }
                at = Math.max(at + 1, end);
            }
        }
        return all;
    }

    private static int longest(Kind kind, List<Token> tokens, int from) {
        var text = new StringBuilder();
        int best = from;
        for (int end = from + 1; end <= Math.min(tokens.size(), from + MAX_WORDS); end++) {
            var norm = tokens.get(end - 1).norm();
            if (norm.length() == 1 && ".,;!?\"()".contains(norm)) {
                break;
            }
            text.append(text.isEmpty() ? "" : " ").append(norm);
            if (kind.isOne().test(text.toString(), end - from)) {
                best = end;
            }
        }
        return best;
    }
}

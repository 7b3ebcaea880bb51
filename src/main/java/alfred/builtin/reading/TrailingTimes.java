package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Cuts days, times and repetitions off the end of a task's name: `ring Sheila on Tuesday at ten`.
final class TrailingTimes {
    private static final String TASK = "task";
    private static final Map<String, String> SLOT_OF = Map.of("REPEAT", "repeat", "TIME", "time", "DAY", "day");
    private static final int MAX_BETWEEN = 2;
    private static final int MAX_PREPOSITION = 4;

    private TrailingTimes() {}

    /// Returns the slots of the tokens with the trailing spans of the task's name moved to their own slots, where these
    /// are free.
    ///
    /// @param isGrammar whether a word hardly ever stands in a name
    static List<String> cut(List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        Predicate<String> isGrammar) {
        int first = slots.indexOf(TASK);
        int end = slots.lastIndexOf(TASK) + 1;
        if (first < 0) {
            return slots;
        }
        var cut = new ArrayList<>(slots);
        for (var found = last(first, end, cut, tokens, kinds, isGrammar); found.from() > first;
            found = last(first, end, cut, tokens, kinds,
                isGrammar)) {
            for (int i = found.from(); i < end; i++) {
                cut.set(i, i >= found.span() ? found.slot() : LabelledClause.OUTSIDE);
            }
            end = found.from();
        }
        return cut;
    }

    /// @param from where the words to be cut begin, with the preposition before the span; -1 if there are none
    private record Found(int from, int span, String slot) {
        static final Found NONE = new Found(-1, -1, "");
    }

    private static Found last(int first, int end, List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        Predicate<String> isGrammar) {
        for (var kind : List.of("REPEAT", "TIME", "DAY")) {
            int span = end - 1;
            while (span > first && kinds.get(span).contains(kind + "+")) {
                span--;
            }
            var slot = SLOT_OF.getOrDefault(kind, "");
            if (span > first && kinds.get(span).contains(kind) && !slots.contains(slot)
                && !isBareNumber(span, end, tokens)) {
                int from = span;
                while (from - 1 > first && span - from < MAX_BETWEEN
                    && isPreposition(tokens.get(from - 1), isGrammar)) {
                    from--;
                }
                return new Found(from, span, slot);
            }
        }
        return Found.NONE;
    }

    private static boolean isBareNumber(int from, int end, List<Token> tokens) {
        return end - from == 1 && tokens.get(from).isNumber();
    }

    private static boolean isPreposition(Token token, Predicate<String> isGrammar) {
        return !token.isWord() || token.norm().length() <= MAX_PREPOSITION && isGrammar.test(token.norm());
    }
}

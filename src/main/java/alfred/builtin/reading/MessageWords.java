package alfred.builtin.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The words of a message, and what is known of each.
///
/// @param kinds the kinds of thing that each word belongs to, see [SpanTypes]
/// @param starts how likely a clause begins with each, from 0 to 1
/// @param before the job of the clause before; empty for the first
record MessageWords(String message, List<Token> tokens, List<Set<String>> kinds, List<Float> starts, JobPrior prior,
    String before) {
    /// These words behind some clauses.
    MessageWords after(List<Clause> clauses) {
        return new MessageWords(message, tokens, kinds, starts, prior,
            clauses.isEmpty() ? "" : clauses.getLast().best().job());
    }

    /// Whether nothing but an "and" stands at a place between two days or two times: "Tuesday's and Thursday's dinner".
    boolean joinsDays(int at, KnownWords names) {
        int last = at - 1;
        while (last > 0 && kinds.get(last).isEmpty() && tokens.get(last).norm().length() <= 2) {
            last--;
        }
        return names.joins(tokens.get(at).norm()) && at + 1 < tokens.size() && last >= 0
            && (isDay(kinds.get(last)) && isDay(kinds.get(at + 1))
                || isTime(kinds.get(last)) && isTime(kinds.get(at + 1)));
    }

    private static boolean isTime(Set<String> kinds) {
        return kinds.contains("TIME") || kinds.contains("TIME+");
    }

    private static boolean isDay(Set<String> kinds) {
        return kinds.contains("DAY") || kinds.contains("DAY+");
    }

    /// Whether a place is within an amount: between the parts of a mixed number, such as 1 1/2, or before a unit.
    boolean isWithinNumber(int at) {
        boolean isUnit = kinds.get(at).contains("UNIT") && tokens.get(at - 1).isNumber();
        return isUnit || tokens.get(at).isNumber() && tokens.get(at - 1).isNumber()
            && tokens.get(at).norm().matches("\\d/\\d|[½⅓⅔¼¾⅛⅜⅝⅞]");
    }

    /// Whether a stretch of words is nothing but an amount of the food behind it.
    boolean isAmountOf(int from, int end) {
        return isListed(kinds.get(end)) && IntStream.range(from, end)
            .allMatch(i -> tokens.get(i).isNumber() || kinds.get(i).contains("UNIT"));
    }

    /// Whether a word of some kinds may stand on a list of things.
    static boolean isListed(Set<String> kinds) {
        return Stream.of("FOOD", "GOODS", ReadingTrainer.RECIPE)
            .anyMatch(kind -> kinds.contains(kind) || kinds.contains(kind + "+"));
    }
}

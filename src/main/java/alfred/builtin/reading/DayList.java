package alfred.builtin.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Finds a list of days in a message, each with what is for it: "Monday soup, Tuesday pizza, Friday curry".
final class DayList {
    private static final Set<String> BEFORE = Set.of(",", ";", ":", "-");
    private static final int MIN_DAYS = 2;

    private DayList() {}

    /// Returns the places at which the days of a list begin, each behind a comma or colon and before other words; none
    /// if there are fewer than two.
    ///
    /// @param kinds the kinds of each token
    static Set<Integer> starts(List<Token> tokens, List<Set<String>> kinds) {
        var found = IntStream.range(1, tokens.size() - 1)
            .filter(at -> BEFORE.contains(tokens.get(at - 1).norm()) && kinds.get(at).contains("DAY")
                && tokens.get(at).isWord() && tokens.get(at + 1).isWord() && !kinds.get(at + 1).contains("DAY+")
                && !kinds.get(at + 1).contains("DAY"))
            .boxed().collect(Collectors.toSet());
        return found.size() < MIN_DAYS ? Set.of() : found;
    }
}

package alfred.builtin.skill.stock;

import alfred.builtin.script.Script;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A food, and what somebody wants to use instead of it.
record Swap(String food, String with) {
    private static final int MOST_WORDS = 4;

    /// Reads a message such as "can I use margarine instead of butter" or "replace the butter with oil"; empty if it
    /// does not name two foods so.
    static Optional<Swap> in(Script s) {
        return s.find("takes_place").flatMap(found -> {
            int first = found.group(1) == null ? 3 : 1;
            return of(first(found.group(first + 1), s), last(found.group(first), s));
        }).or(() -> s.find("replaced_by")
            .flatMap(found -> of(last(found.group(1), s), first(found.group(2), s))));
    }

    private static Optional<Swap> of(Optional<String> food, Optional<String> with) {
        return food.flatMap(one -> with.filter(other -> !other.equals(one)).map(other -> new Swap(one, other)));
    }

    /// The words as they were typed: the patterns see them folded.
    private static String typed(String words, Script s) {
        return Pattern.compile("(?iU)\\b" + Pattern.quote(words) + "\\b").matcher(s.turn().message()).results()
            .map(MatchResult::group).findFirst().orElse(words);
    }

    private static Optional<String> first(String words, Script s) {
        return foods(words, s).stream().findFirst();
    }

    private static Optional<String> last(String words, Script s) {
        return foods(words, s).reversed().stream().findFirst();
    }

    /// The known foods in some words, in their order, as they were typed: each of as many words as make one.
    private static List<String> foods(String words, Script s) {
        var all = words.strip().split("[^\\p{L}\\p{N}'’-]+");
        return IntStream.range(0, all.length).boxed()
            .flatMap(from -> IntStream.rangeClosed(1, Math.min(MOST_WORDS, all.length - from))
                .map(size -> Math.min(MOST_WORDS, all.length - from) + 1 - size)
                .mapToObj(size -> String.join(" ", Arrays.copyOfRange(all, from, from + size)))
                .filter(part -> s.foods().exact(part).isPresent()).findFirst().stream())
            .map(food -> typed(food, s)).toList();
    }
}

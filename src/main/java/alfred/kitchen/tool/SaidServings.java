package alfred.kitchen.tool;

import alfred.core.domain.Language;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// For how many people a message says that something is cooked: "for six", "all four of us", "8 servings"
/// (spec/reading-and-writing.md, kitchen tools).
final class SaidServings {
    private static final Map<String, String> NUMBERS = Language.anyPairs("servings.numbers");
    private static final String NUMBER = "(\\d{1,2}|" + String.join("|", NUMBERS.keySet()) + ")";
    private static final String PEOPLE = Language.any("servings.people");
    private static final String AND = Language.any("said.and");
    private static final Pattern SAID = Pattern.compile("(?iu)(?<!\\w)(?:" + Language.any("servings.for") + "\\s+"
        + NUMBER
        + "(?=\\s*(?:$|[.,;!?)]|" + PEOPLE + "|(?:" + Language.any("servings.when") + "|" + AND + ")(?!\\w)))|" + NUMBER
        + "\\s+" + PEOPLE + "(?!\\w)|" + Language.any("servings.we-are") + "\\s+" + NUMBER
        + "(?=\\s*(?:$|[.,;!?)]|" + AND + ")))");

    private SaidServings() {}

    /// Returns the number of people; empty if the words name none, or several.
    static Optional<Integer> in(String words) {
        var said = SAID.matcher(words).results()
            .map(match -> IntStream.rangeClosed(1, match.groupCount()).mapToObj(match::group)
                .filter(group -> group != null).findFirst().orElseThrow().toLowerCase(Locale.ROOT))
            .map(number -> Integer.valueOf(NUMBERS.getOrDefault(number, number)))
            .filter(number -> number > 0).distinct().toList();
        return said.size() == 1 ? Optional.of(said.getFirst()) : Optional.empty();
    }
}

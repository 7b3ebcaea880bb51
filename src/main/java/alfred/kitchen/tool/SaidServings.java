package alfred.kitchen.tool;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// For how many people a message says that something is cooked: "for six", "all four of us", "8 servings"
/// (spec/reading-and-writing.md, kitchen tools).
final class SaidServings {
    private static final String[] ENGLISH = "one two three four five six seven eight nine ten eleven twelve".split(" ");
    private static final String[] GERMAN = "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
    private static final Map<String, Integer> WORDS = Stream.of(ENGLISH, GERMAN).flatMap(
        words -> IntStream.range(0, words.length).mapToObj(i -> Map.entry(words[i], i + 1)))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    private static final String NUMBER = "(\\d{1,2}|" + String.join("|", WORDS.keySet()) + ")";
    private static final String PEOPLE =
        "(?:people|persons?|servings?|portions?|adults|guests|of us|personen|leute|portionen|gäste|von uns)";
    private static final Pattern SAID =
        Pattern.compile("(?iu)(?<!\\w)(?:(?:for|fed|serves|für)\\s+(?:all\\s+)?" + NUMBER
            + "(?=\\s*(?:$|[.,;!?)]|" + PEOPLE + "|(?:tonight|today|yesterday|heute|gestern|and|und)(?!\\w)))|" + NUMBER
            + "\\s+" + PEOPLE + "(?!\\w)|(?:we (?:are|were)|wir (?:sind|waren))\\s+(?:zu\\s+)?" + NUMBER
            + "(?=\\s*(?:$|[.,;!?)]|and|und)))");

    private SaidServings() {}

    /// Returns the number of people; empty if the words name none, or several.
    static Optional<Integer> in(String words) {
        var said = SAID.matcher(words).results()
            .map(match -> IntStream.rangeClosed(1, match.groupCount()).mapToObj(match::group)
                .filter(group -> group != null).findFirst().orElseThrow().toLowerCase(Locale.ROOT))
            .map(number -> WORDS.containsKey(number) ? WORDS.get(number) : Integer.valueOf(number))
            .filter(number -> number > 0).distinct().toList();
        return said.size() == 1 ? Optional.of(said.getFirst()) : Optional.empty();
    }
}

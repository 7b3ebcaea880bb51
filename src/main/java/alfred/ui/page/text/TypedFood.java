package alfred.ui.page.text;

import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.Units;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads a thing typed into a quick line, such as `2 large lemons, unwaxed`.
public final class TypedFood {
    /// A name with its number behind it: "Tomatoes 4".
    private static final Pattern LAST = Pattern.compile("(\\p{L}[\\p{L} -]*?) (?:x ?)?(\\d{1,3})");

    /// How a package is, before its unit: "open jar of tahini".
    private static final Pattern STATE = Pattern.compile("(?iu)(?:an? |the |ein(?:e|en)? )?(open(?:ed)?"
        + "|half[- ](?:full|empty|used)|nearly (?:full|empty)|offene[nrs]?|angebrochene[nrs]?|halb ?(?:volle|leere)[nrs]?)"
        + " (\\p{L}+) (?:of |mit )?(\\p{L}.*)");

    /// An amount that is nothing or less, where a thing begins: "-3 kg potatoes", "0 kg butter".
    private static final Pattern OF_NOTHING =
        Pattern.compile("(?iU)(?:^|[,;]\\s*|\\b(?:and|und) )(?:[-−–]\\d|0+(?:[.,]0+)?(?![\\d.,/½¼¾])\\b)");

    private TypedFood() {}

    /// Whether a line names a thing with an amount that is nothing or less.
    public static boolean isOfNothing(String line) {
        return OF_NOTHING.matcher(line.strip()).find();
    }

    /// Returns its name, amount and notes. What is not read as one of them stays in the notes; words that cannot be
    /// read become the name.
    public static Row read(String words) {
        var state = STATE.matcher(words.strip());
        return state.matches() && Units.find(state.group(2)).isPresent()
            ? read("1 " + state.group(2) + " " + state.group(3), state.group(1)) : read(words, "");
    }

    /// @param state how its package is; `""` if that is not told
    private static Row read(String words, String state) {
        var last = LAST.matcher(words.strip());
        var parsed = IngredientLine.parse(last.matches() ? last.group(2) + " " + last.group(1) : words);
        if (parsed.name().isBlank()) {
            return Row.of("name", words);
        }
        var notes = Stream.of(state, parsed.size(), parsed.preparation(), parsed.comment())
            .filter(part -> !part.isBlank()).collect(Collectors.joining(", "));
        var amount = parsed.mainAmount();
        return Row.of("name", parsed.name(), "quantity", amount.map(a -> a.quantity()).orElse(null), "unit",
            amount.map(a -> a.unit().name()).orElse(null), "notes", notes.isEmpty() ? null : notes);
    }
}

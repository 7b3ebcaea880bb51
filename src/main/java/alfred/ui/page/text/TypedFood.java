package alfred.ui.page.text;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.Impossible;
import alfred.kitchen.measure.Units;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads a thing typed into a quick line, such as `2 large lemons, unwaxed`.
public final class TypedFood {
    /// A name with its amount behind it: "Tomatoes 4", "spinach 200g", "plum preserve, 3 jars".
    private static final Pattern LAST =
        Pattern.compile("(?U)(\\p{L}[\\p{L}'’ -]*?)(, | )(?:x ?)?(\\d+(?:[.,/]\\d+)?)(?: ?(\\p{L}+))?(,.*)?");
    private static final Pattern AMOUNT = Pattern.compile("(?U)\\d+(?:[.,/]\\d+)? ?(\\p{L}+)");

    /// How a package is, before its unit: "open jar of tahini".
    private static final Pattern STATE = Pattern.compile("(?iu)(?:" + Language.any("said.a") + " )?("
        + Language.any("said.opened") + ") (\\p{L}+) (?:" + Language.any("said.of") + " )?(\\p{L}.*)");

    private TypedFood() {}

    /// Returns the sentence that tells what of a line cannot be: an amount or a day. Empty for a line that can.
    public static Optional<String> fault(String line) {
        return Impossible.amount(line).or(() -> Impossible.day(line)).map(RefusalMessages::of);
    }

    /// Whether words are an amount alone, which belongs to the name before it: "3 jars".
    public static boolean isAmount(String words) {
        var amount = AMOUNT.matcher(words.strip());
        return amount.matches() && Units.find(amount.group(1)).isPresent();
    }

    /// Returns its name, amount and notes. What is not read as one of them stays in the notes; words that cannot be
    /// read become the name.
    public static Row read(String words) {
        var state = STATE.matcher(words.strip());
        return state.matches() && Units.find(state.group(2)).isPresent()
            ? read("1 " + state.group(2) + " " + state.group(3), state.group(1)) : read(words, "");
    }

    private static String amountFirst(String words) {
        var last = LAST.matcher(words);
        if (!last.matches()) {
            return words;
        }
        var unit = last.group(4);
        var isAmount = unit == null ? last.group(2).equals(" ") && last.group(3).length() <= 3
            : Units.find(unit).isPresent();
        return isAmount ? last.group(3) + (unit == null ? "" : " " + unit) + " " + last.group(1)
            + (last.group(5) == null ? "" : last.group(5)) : words;
    }

    /// @param state how its package is; `""` if that is not told
    private static Row read(String words, String state) {
        var parsed = IngredientLine.parse(amountFirst(words.strip()));
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

package alfred.ui.recipes.view;

import alfred.kitchen.measure.Units;
import alfred.ui.model.IngredientItem;
import java.util.Optional;
import java.util.regex.Pattern;

/// An ingredient line word for word as somebody wrote it, in the parts in which it is shown.
///
/// @param amount the number that it begins with, and its unit; `""` for none
/// @param name what follows, up to the first comma
/// @param more the rest, from that comma on
record WrittenLine(String amount, String name, String more) {
    private static final String NUMBER =
        "(?:\\d+(?:[.,]\\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞])(?:\\s?[½⅓⅔¼¾⅛⅜⅝⅞]|\\s?[/⁄]\\s?\\d+| \\d+/\\d+)?";
    private static final Pattern AMOUNT =
        Pattern.compile("(" + NUMBER + "(?:\\s?[–-]\\s?" + NUMBER + ")?)(\\s*)(\\p{L}+\\.?)?(.*)", Pattern.DOTALL);
    private static final Pattern BULLET = Pattern.compile("^[\\s•*·▢☐–-]+(?=\\S)");

    /// Returns the words of a line; empty where there are none, or where the line was changed since.
    static Optional<WrittenLine> of(IngredientItem line) {
        var words = BULLET.matcher(line.written().strip().replaceAll("\\s+", " ")).replaceFirst("");
        if (words.isEmpty() || !isOf(IngredientItem.read(line.written()), line)) {
            return Optional.empty();
        }
        var found = AMOUNT.matcher(words);
        if (!found.matches()) {
            return Optional.of(parted("", words));
        }
        var unit = found.group(3);
        var isUnit = unit != null && Units.find(unit.replaceAll("\\.$", "")).isPresent();
        var amount =
            isUnit ? found.group(1) + (found.group(2).isEmpty() ? " " : found.group(2)) + unit : found.group(1);
        var rest = isUnit ? found.group(4) : words.substring(found.end(1));
        return rest.isBlank() ? Optional.empty() : Optional.of(parted(amount, rest.strip()));
    }

    private static boolean isOf(IngredientItem read, IngredientItem line) {
        return read.quantity().equals(line.quantity())
            && read.quantityMax().equals(line.quantityMax())
            && read.unit().equals(line.unit()) && read.name().equalsIgnoreCase(line.name());
    }

    private static WrittenLine parted(String amount, String words) {
        var comma = words.indexOf(',');
        return comma < 1 ? new WrittenLine(amount, words, "")
            : new WrittenLine(amount, words.substring(0, comma), words.substring(comma));
    }
}

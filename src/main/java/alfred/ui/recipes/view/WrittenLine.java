package alfred.ui.recipes.view;

import alfred.kitchen.measure.Units;
import alfred.ui.model.IngredientItem;
import java.util.Objects;
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
    /// An amount of packs and the size of one: `2 x 400g`, `1 (400 g)`.
    private static final Pattern PACKS = Pattern.compile("(" + NUMBER + "\\s?(?:[x×]\\s?" + NUMBER
        + "[\\s-]?(\\p{L}+)\\.?|\\(" + NUMBER + "[\\s-]?(\\p{L}+)\\.?\\)))(?:\\s(\\p{L}+)(?!\\p{L}))?(.*)",
        Pattern.DOTALL);
    private static final Pattern PACK = Pattern.compile("[x×(]\\s?(" + NUMBER + ")[\\s-]?(\\p{L}+)");
    private static final Pattern BULLET = Pattern.compile("^[\\s•*·▢☐–-]+(?=\\S)");

    /// Returns the words of a line; empty where there are none, or where the line was changed since.
    static Optional<WrittenLine> of(IngredientItem line) {
        var words = BULLET.matcher(line.written().strip().replaceAll("\\s+", " ")).replaceFirst("");
        if (words.isEmpty() || !isOf(IngredientItem.read(line.written()), line)) {
            return Optional.empty();
        }
        return packs(words).or(() -> sized(words, line)).or(() -> plain(words));
    }

    private static Optional<WrittenLine> plain(String words) {
        var found = AMOUNT.matcher(words);
        if (!found.matches()) {
            return Optional.of(parted("", words));
        }
        var unit = found.group(3);
        var isUnit = unit != null && isUnit(unit);
        var amount =
            isUnit ? found.group(1) + (found.group(2).isEmpty() ? " " : found.group(2)) + unit : found.group(1);
        var rest = isUnit ? found.group(4) : words.substring(found.end(1));
        return rest.isBlank() ? Optional.empty() : Optional.of(parted(amount, rest.strip()));
    }

    /// Parts a line whose unit has a size, as heaped spoons have: it belongs to the amount.
    private static Optional<WrittenLine> sized(String words, IngredientItem line) {
        var found = AMOUNT.matcher(words);
        boolean isSized = found.matches() && line.size().equalsIgnoreCase(found.group(3))
            && line.unit().filter(unit -> !unit.isBlank()).isPresent();
        var end = isSized ? words.indexOf(' ', found.end(3) + 1) : -1;
        return end < 0 ? Optional.empty() : Optional.of(parted(words.substring(0, end), words.substring(end + 1)));
    }

    /// Parts a line of packs: the size of one belongs to the amount.
    private static Optional<WrittenLine> packs(String words) {
        var found = PACKS.matcher(words);
        if (!found.matches() || !isUnit(Objects.requireNonNullElse(found.group(2), found.group(3)))) {
            return Optional.empty();
        }
        var pack = found.group(4);
        boolean isNamed = pack != null && isUnit(pack);
        var rest = isNamed ? found.group(5) : words.substring(found.end(1));
        return rest.isBlank() ? Optional.empty()
            : Optional.of(parted(isNamed ? found.group(1) + " " + pack : found.group(1), rest.strip()));
    }

    /// Returns the size of one pack, where a line tells it after the number of them: `× 400 g` of `2 x 400g tins`; else
    /// `""`.
    static String pack(IngredientItem line) {
        var found = PACKS.matcher(line.written().strip());
        boolean isPacked = found.matches() && found.group(4) != null && isUnit(found.group(4))
            && line.unit().filter(unit -> !unit.isBlank()).isPresent();
        var size = isPacked ? PACK.matcher(found.group(1)) : null;
        return size != null && size.find() && isUnit(size.group(2)) ? "× " + size.group(1) + " " + size.group(2) : "";
    }

    private static boolean isUnit(String word) {
        return Units.find(word.replaceAll("\\.$", "")).isPresent();
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

package alfred.ui.pantry;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.ui.model.Lot;
import alfred.ui.page.text.DateParser;
import alfred.ui.page.text.TypedFood;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Parser for the pantry's quick-add line, such as `2 tins coconut milk, cupboard, best before June`. Reads all
/// offered languages, whatever the window's is.
final class PantryLine {
    private static final Map<String, String> PLACES = Language.anyPairs("pantry.places");
    private static final Pattern PLACE = Pattern.compile("(?U)\\b(?:" + Language.any("pantry.into") + " )?(?:"
        + Language.any("said.the") + " )?(" + String.join("|", PLACES.keySet()) + ")\\b");
    private static final Pattern BEFORE =
        Pattern.compile("(?U)(?<!\\d )\\b" + Language.any("pantry.before") + "\\s+([^,]+)");

    private PantryLine() {}

    /// Whether a part of a line, between commas, is a place or a date.
    static boolean isRemark(String part, LocalDate today) {
        var words = part.strip().toLowerCase(Locale.ROOT);
        return TypedFood.isAmount(words) || PLACE.matcher(words).matches() || BEFORE.matcher(words).lookingAt()
            || DateParser.read(words, today).isPresent();
    }

    /// Parses a line into the fields of a new pantry item. The quantity defaults to 1; text that cannot be parsed
    /// becomes the name. A line that names no place leaves it out.
    static Row read(String line, LocalDate today) {
        var place = "";
        Optional<LocalDate> expiry = Optional.empty();
        var food = line.strip();
        var before = BEFORE.matcher(food.toLowerCase(Locale.ROOT));
        var unread = "";
        if (before.find()) {
            var end = dated(before, today);
            expiry = DateParser.read(food.substring(before.start(1), end), today);
            unread = expiry.isPresent() ? "" : food.substring(before.start(), end).strip();
            food = food.substring(0, before.start()) + food.substring(end);
        }
        var where = PLACE.matcher(food.toLowerCase(Locale.ROOT));
        // a place counts only after a comma or at the end of the line: not the "fridge" of "fridge cake"
        while (where.find()) {
            var isAlone = where.start() > 0 && (food.substring(0, where.start()).stripTrailing().endsWith(",")
                || where.end() == food.stripTrailing().length());
            if (isAlone) {
                place = PLACES.getOrDefault(where.group(1), place);
                food = food.substring(0, where.start()) + food.substring(where.end());
                break;
            }
        }
        // a date by itself: "2 avocados, tomorrow"
        var parts = parts(food);
        for (int i = parts.size() - 1; i > 0 && expiry.isEmpty(); i--) {
            expiry = DateParser.read(parts.get(i), today);
            if (expiry.isPresent()) {
                parts.remove(i);
            }
        }
        return Lot.typed(TypedFood.read(String.join(", ", parts)), place, expiry).noted(unread).row();
    }

    /// Returns what a line says of a best-before date that cannot be read as one; empty if it says none or a date.
    static Optional<String> unreadDate(String line, LocalDate today) {
        var before = BEFORE.matcher(line.toLowerCase(Locale.ROOT));
        return before.find() && DateParser.read(line.substring(before.start(1), dated(before, today)), today).isEmpty()
            ? Optional.of(line.substring(before.start(), before.end()).strip()) : Optional.empty();
    }

    /// Returns where the words of a date end: behind the longest that can be read as one, else at the comma.
    private static int dated(MatchResult before, LocalDate today) {
        var words = before.group(1);
        for (int end = words.length(); end > 0; end = words.lastIndexOf(' ', end - 1)) {
            if (DateParser.read(words.substring(0, end), today).isPresent()) {
                return before.start(1) + end;
            }
        }
        return before.end();
    }

    private static List<String> parts(String words) {
        return new ArrayList<>(
            Arrays.stream(words.split(",(?!\\d)")).map(String::strip).filter(part -> !part.isEmpty()).toList());
    }
}

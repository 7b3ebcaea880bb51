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
import java.util.stream.Collectors;

/// Parser for the pantry's quick-add line, such as `2 tins coconut milk, cupboard, best before June`. Reads all
/// offered languages, whatever the window's is.
final class PantryLine {
    private static final Map<String, String> PLACES = Language.anyPairs("pantry.places");
    private static final Pattern PLACE = Pattern.compile("(?U)\\b(?:" + Language.any("pantry.into") + " )?(?:"
        + Language.any("said.the") + " )?(" + String.join("|", PLACES.keySet()) + ")\\b");
    private static final Pattern BEFORE =
        Pattern.compile("(?U)(?<!\\d )\\b" + Language.any("pantry.before") + "\\s+([^,]+)");
    private static final Pattern BRACKETS = Pattern.compile("\\s*\\(([^()]*)\\)");

    /// A line without what was found in it, and that.
    private record Cut<T>(String rest, T found) {}

    private PantryLine() {}

    /// Whether a part of a line, between commas, is a place or a date.
    static boolean isRemark(String part, LocalDate today) {
        var words = part.strip().toLowerCase(Locale.ROOT);
        return TypedFood.isAmount(words) || PLACE.matcher(words).matches() || BEFORE.matcher(words).lookingAt()
            || DateRemark.read(words, today).isPresent();
    }

    /// Parses a line into the fields of a new pantry item. The quantity defaults to 1; text that cannot be parsed
    /// becomes the name. A line that names no place leaves it out.
    static Row read(String line, LocalDate today) {
        var remarks = new ArrayList<DateRemark>();
        var parts = parts(outOfBrackets(line, today));
        for (var part : parts.stream().skip(1).toList()) {
            DateRemark.read(part, today).ifPresent(remark -> {
                parts.remove(part);
                remarks.add(remark);
            });
        }
        var since = remarks.stream().filter(remark -> remark.expiry().isEmpty()).map(DateRemark::words)
            .collect(Collectors.joining(", "));
        var before = before(String.join(", ", parts), today);
        var told = DateParser.read(before.found(), today);
        var place = place(before.rest());
        return Lot.typed(TypedFood.read(place.rest()), place.found().isEmpty() ? placeOf(since) : place.found(),
            told.or(() -> remarks.stream().flatMap(remark -> remark.expiry().stream()).findFirst()))
            .noted(told.isPresent() ? "" : unreadDate(line, today).orElse("")).noted(since).row();
    }

    /// Makes a date in brackets a part of its own: `ham (use by 12 June)`.
    private static String outOfBrackets(String line, LocalDate today) {
        return BRACKETS.matcher(line.strip()).replaceAll(part -> DateRemark.read(part.group(1), today).isPresent()
            ? ", $1" : "$0");
    }

    /// Cuts out a best-before date; what is found is its words, `""` for none.
    private static Cut<String> before(String food, LocalDate today) {
        var before = BEFORE.matcher(food.toLowerCase(Locale.ROOT));
        if (!before.find()) {
            return new Cut<>(food, "");
        }
        var end = dated(before, today);
        return new Cut<>(food.substring(0, before.start()) + food.substring(end), food.substring(before.start(1), end));
    }

    /// Cuts out a place. It counts only after a comma or at the end of the line: not the "fridge" of "fridge cake".
    private static Cut<String> place(String food) {
        return PLACE.matcher(food.toLowerCase(Locale.ROOT)).results()
            .filter(where -> where.start() > 0 && (food.substring(0, where.start()).stripTrailing().endsWith(",")
                || where.end() == food.stripTrailing().length()))
            .findFirst().map(where -> new Cut<>(String.join(", ", parts(food.substring(0, where.start())
                + food.substring(where.end()))), PLACES.getOrDefault(where.group(1), "")))
            .orElse(new Cut<>(food, ""));
    }

    /// Where something is kept that was put there: "frozen yesterday".
    private static String placeOf(String since) {
        var where = PLACE.matcher(since.toLowerCase(Locale.ROOT));
        return where.find() ? PLACES.getOrDefault(where.group(1), "") : "";
    }

    /// Returns what a line says of a best-before date that cannot be read as one; empty if it says none or a date.
    static Optional<String> unreadDate(String typed, LocalDate today) {
        var line = outOfBrackets(typed, today);
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

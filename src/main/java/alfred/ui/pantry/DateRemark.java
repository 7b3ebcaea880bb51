package alfred.ui.pantry;

import alfred.core.domain.Language;
import alfred.ui.page.text.DateParser;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What a part of the pantry's quick-add line says of its thing's date and nothing else: `good until Tuesday`,
/// `use within 3 days`, `2 days`, `läuft morgen ab`; or since when it is as it is: `opened today`.
///
/// @param expiry the day until which it is good; empty where the part tells of its past
/// @param words the part
record DateRemark(Optional<LocalDate> expiry, String words) {
    /// The most words of a date.
    private static final int MOST = 5;
    private static final Pattern LENGTH = Pattern.compile("(?iU)(?:\\d{1,3}|" + String.join("|",
        Language.anyPairs("said.numbers").keySet()) + ") (?:" + Language.any("days.day") + "|"
        + Language.any("days.week")
        + ")");
    private static final String IN = Language.offered().getFirst().words("days.in").getFirst() + " ";
    private static final Pattern LAST =
        Pattern.compile("(?iU)" + Language.any("pantry.before") + "|" + Language.any("pantry.around"));
    private static final Pattern SINCE = Pattern.compile("(?iU)\\b" + Language.any("pantry.since") + "\\b");
    private static final Pattern AROUND = Pattern.compile("(?iU)(?:(?:" + Language.any("pantry.around") + "|"
        + Language.any("pantry.before") + "|" + Language.any("pantry.since") + "|" + Language.any("days.on")
        + ")(?:\\s+|$))*");

    /// Reads a part of a line, between commas; empty if it says anything else.
    static Optional<DateRemark> read(String part, LocalDate today) {
        var words = part.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        var each = words.split(" ");
        for (int length = Math.min(MOST, each.length); length > 0; length--) {
            for (int from = 0; from + length <= each.length; from++) {
                var said = String.join(" ", List.of(each).subList(from, from + length));
                var others = String.join(" ", Arrays.copyOfRange(each, 0, from)) + " "
                    + String.join(" ", Arrays.copyOfRange(each, from + length, each.length));
                var day = AROUND.matcher(others.strip()).matches() ? day(said, today) : Optional.<LocalDate>empty();
                if (day.isPresent()) {
                    return Optional
                        .of(new DateRemark(
                            SINCE.matcher(LAST.matcher(others).replaceAll("")).find() ? Optional.empty() : day,
                            part.strip()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<LocalDate> day(String said, LocalDate today) {
        return DateParser.read(LENGTH.matcher(said).matches() ? IN + said : said, today);
    }
}

package alfred.kitchen.measure;

import alfred.core.domain.Language;
import java.time.Month;
import java.time.Year;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a line names that cannot be, in any of the offered languages. Nothing is written from such a line before it is
/// put right.
///
/// @param words the line's own words for it: `30 February`
public record Impossible(Kind kind, String words) {
    /// A day that no calendar has, a time that no clock shows, an amount of nothing or less, an amount beyond measure.
    public enum Kind { DAY, TIME, NOTHING, BEYOND }

    private static final String ORDINAL = Language.any("days.ordinal") + "?(?: " + Language.any("said.of") + ")?";
    private static final Pattern DAY_MONTH =
        Pattern.compile("(?iU)\\b(\\d{1,2})" + ORDINAL + "\\.? (\\p{L}{3,})(?:\\.? (\\d{4}))?\\b");
    private static final Pattern MONTH_DAY =
        Pattern.compile("(?iU)\\b(\\p{L}{3,})\\.? (\\d{1,2})" + ORDINAL + "(?:,? (\\d{4}))?(?=[,.]|\\s*$)");
    private static final Pattern FIGURES =
        Pattern.compile("\\b(\\d{1,2})(?:\\.(\\d{1,2})\\.(\\d{4})?|/(\\d{1,2})/(\\d{4}))");
    private static final Pattern ISO = Pattern.compile("\\b(\\d{4})-(\\d{2})-(\\d{2})\\b");
    private static final int MONTHS = 12;
    /// From here on nobody means the day of a month.
    private static final int NO_DAY = 40;

    /// A time in figures. With a point, as of a price, it is one only where the line calls it so.
    private static final Pattern CLOCK = Pattern.compile("(?iuU)(?<![\\d.,:/-])(" + Language.any("days.at")
        + " )?\\b(\\d{1,2})(?:(:)|\\.)(\\d{2})(?!\\d|[:.,]\\d)(?:\\s?(am|pm|" + Language.any("days.clock") + ")\\b)?");
    private static final int HOURS = 24;
    private static final int MINUTES = 60;

    /// Where a thing begins.
    private static final String BEGIN = "(?:^|[,;]\\s*|\\b" + Language.any("said.and") + " )";
    /// An amount that is nothing or less: "-3 kg potatoes", "0 kg butter", "potatoes -3 kg".
    private static final Pattern OF_NOTHING =
        Pattern.compile("(?iU)(?:" + BEGIN + "|(?<=\\p{L} ))([-−–]\\d+(?:[.,]\\d+)?(?: ?\\p{L}+)?)|" + BEGIN
            + "(0+(?:[.,]0+)?)(?![\\d.,/½¼¾])\\b");
    /// An amount that cannot be: "99999999999 kg rice", "1/0 l milk".
    private static final Pattern OF_TOO_MUCH =
        Pattern.compile("(?iU)(?:" + BEGIN + "|\\p{L} )(\\d{7,}(?:[.,]\\d+)? ?\\p{L}+|\\d+/0+(?!\\d))");

    /// Finds a day such as `30 February`, `the 31st of April`, `31.4.`.
    public static Optional<Impossible> day(String line) {
        return Stream.of(
            DAY_MONTH.matcher(line).results().filter(day -> isNoDay(day.group(1), day.group(2), day.group(3))),
            MONTH_DAY.matcher(line).results().filter(day -> isNoDay(day.group(2), day.group(1), day.group(3))),
            FIGURES.matcher(line).results().filter(day -> day.group(2) == null
                ? isNoDay(day.group(1), Integer.parseInt(day.group(4)), day.group(5))
                : isNoDay(day.group(1), Integer.parseInt(day.group(2)), day.group(3))),
            ISO.matcher(line).results()
                .filter(day -> isNoDay(day.group(3), Integer.parseInt(day.group(2)), day.group(1))))
            .flatMap(days -> days.map(MatchResult::group)).findFirst().map(words -> new Impossible(Kind.DAY, words));
    }

    /// Finds a time such as `at 25:61` or `24:75 Uhr`.
    public static Optional<Impossible> time(String line) {
        return CLOCK.matcher(line).results()
            .filter(time -> Integer.parseInt(time.group(2)) >= HOURS || Integer.parseInt(time.group(4)) >= MINUTES)
            .filter(time -> time.group(1) != null || time.group(5) != null || time.group(3) != null && time.start() > 0)
            .findFirst().map(time -> new Impossible(Kind.TIME, time.group()));
    }

    /// Finds an amount that is nothing or less, or beyond measure.
    public static Optional<Impossible> amount(String line) {
        var words = line.strip();
        return found(Kind.NOTHING, OF_NOTHING, words).or(() -> found(Kind.BEYOND, OF_TOO_MUCH, words));
    }

    private static Optional<Impossible> found(Kind kind, Pattern amount, String words) {
        return amount.matcher(words).results().findFirst()
            .map(found -> new Impossible(kind, found.group(found.groupCount() > 1 && found.group(1) == null ? 2 : 1)));
    }

    private static boolean isNoDay(String day, String month, @Nullable String year) {
        return month(month).filter(named -> isNoDay(day, named.getValue(), year)).isPresent();
    }

    /// Whether there is no such day. Figures whose second one is no month are a day only with a year.
    private static boolean isNoDay(String day, int month, @Nullable String year) {
        return month < 1 || month > MONTHS ? year != null : isNoDay(day, Month.of(month), year);
    }

    private static boolean isNoDay(String day, Month month, @Nullable String year) {
        var isLeap = year == null || Year.isLeap(Long.parseLong(year));
        int number = Integer.parseInt(day);
        return number < 1 || number > month.length(isLeap) && number < NO_DAY;
    }

    /// The month whose name begins so.
    private static Optional<Month> month(String word) {
        return Arrays.stream(Month.values()).filter(month -> Language.offered().stream().map(Language::locale)
            .anyMatch(locale -> month.getDisplayName(TextStyle.FULL, locale).toLowerCase(locale)
                .startsWith(word.toLowerCase(locale))))
            .findFirst();
    }
}

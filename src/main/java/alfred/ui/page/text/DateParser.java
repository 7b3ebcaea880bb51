package alfred.ui.page.text;

import alfred.core.domain.Language;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Parses dates as typed into a field: `tomorrow`, `friday`, `12 june`, `2026-06-12`, `june`, `in 2 days`,
/// `yesterday`.
public final class DateParser extends StringConverter<LocalDate> {
    private static final String ORDINAL = Language.any("days.ordinal") + "?";
    private static final Pattern DAY_MONTH =
        Pattern
            .compile("(\\d{1,2})" + ORDINAL + "(?: " + Language.any("said.of") + ")?\\.? (\\p{L}+)\\.?(?: (\\d{4}))?");
    private static final Pattern MONTH_DAY = Pattern.compile("(\\p{L}+) (\\d{1,2})" + ORDINAL + "(?:,? (\\d{4}))?");
    private static final Pattern FIGURES = Pattern.compile("(\\d{1,2})[./](\\d{1,2})(?:[./](\\d{4}))?\\.?");

    private static final Pattern ON_THE =
        Pattern.compile("^(?:" + Language.any("days.on") + " )?(?:" + Language.any("said.the") + " )?(?=\\S)");
    /// A day of this month or the next: "the 5th", "am 5.".
    private static final Pattern DAY_ALONE = whole("days.alone");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

    private static final Map<String, String> COUNTS = Language.anyPairs("said.numbers");
    /// A number of days or weeks from today: "in 2 days", "2 days ago", "vor einer Woche".
    private static final Pattern FROM_TODAY = Pattern.compile("(?U)(" + Language.any("days.in") + " )?("
        + Language.any("days.before") + " )?(\\d{1,3}|" + String.join("|", COUNTS.keySet()) + ") (?:("
        + Language.any("days.day") + ")|" + Language.any("days.week") + ")( " + Language.any("days.ago") + ")?");
    private static final Map<Integer, Pattern> NAMED = Map.of(0, whole("days.today"), 1, whole("days.tomorrow"), 2,
        whole("days.after-tomorrow"), -1, whole("days.yesterday"), -2, whole("days.before-yesterday"));
    private static final Pattern LAST = Pattern.compile(Language.any("days.last") + " .+");
    private static final Pattern AHEAD = Pattern
        .compile("^(?:" + Language.any("days.on") + "|" + Language.any("days.next") + "|" + Language.any("days.last")
            + ") ");
    /// A weekday in front of a date.
    private static final Pattern WEEKDAY = Pattern.compile("^(?:" + Language.offered().stream()
        .flatMap(language -> Arrays.stream(DayOfWeek.values()).map(day -> shortName(day, language.locale())))
        .distinct().collect(Collectors.joining("|")) + ")\\p{L}*[,.]* (?=\\d)");
    private static final int WEEK = 7;

    private final LocalDate today;

    public DateParser(LocalDate today) {
        this.today = today;
    }

    /// Parses a date in any of the offered languages; empty for any other input.
    ///
    /// A weekday is the next one after today, or with "last" before it the one before; a month is its last day. A day
    /// without a year is in this year, or in the next one if it is more than 60 days ago.
    public static Optional<LocalDate> read(String typed, LocalDate today) {
        var words = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        try {
            return simple(words, today).or(() -> fromToday(words, today)).or(() -> dayOfMonth(words, today))
                .or(() -> month(words).map(m -> endOf(m, today)))
                .or(() -> iso(words));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static Optional<LocalDate> simple(String words, LocalDate today) {
        var named = NAMED.entrySet().stream().filter(day -> day.getValue().matcher(words).matches()).findFirst();
        if (named.isPresent()) {
            return named.map(day -> today.plusDays(day.getKey()));
        }
        boolean isLast = LAST.matcher(words).matches();
        var day = AHEAD.matcher(words).replaceFirst("");
        return Arrays.stream(DayOfWeek.values())
            .filter(d -> day.length() >= 3 && isNamed(day, locale -> d.getDisplayName(TextStyle.FULL, locale)))
            .findFirst()
            .map(d -> today.with(isLast ? TemporalAdjusters.previous(d) : TemporalAdjusters.next(d)));
    }

    private static Pattern whole(String key) {
        return Pattern.compile(Language.any(key));
    }

    private static String shortName(DayOfWeek day, Locale locale) {
        return day.getDisplayName(TextStyle.SHORT, locale).toLowerCase(locale).replace(".", "");
    }

    private static Optional<LocalDate> fromToday(String words, LocalDate today) {
        var told = FROM_TODAY.matcher(words);
        if (!told.matches()) {
            return Optional.empty();
        }
        boolean isBefore = told.group(2) != null || told.group(5) != null;
        if (!isBefore && told.group(1) == null) {
            return Optional.empty();
        }
        var number = told.group(3);
        int days = Integer.parseInt(COUNTS.getOrDefault(number, number)) * (told.group(4) == null ? WEEK : 1);
        return Optional.of(today.plusDays(isBefore ? -days : days));
    }

    private static Optional<LocalDate> dayOfMonth(String words, LocalDate today) {
        var plain = WEEKDAY.matcher(ON_THE.matcher(words).replaceFirst("")).replaceFirst("");
        var first = DAY_MONTH.matcher(plain);
        if (first.matches()) {
            return month(first.group(2)).map(m -> next(Integer.parseInt(first.group(1)), m, first.group(3), today));
        }
        var second = MONTH_DAY.matcher(plain);
        if (second.matches()) {
            return month(second.group(1)).map(m -> next(Integer.parseInt(second.group(2)), m, second.group(3), today));
        }
        var third = FIGURES.matcher(plain);
        return third.matches()
            ? Optional
                .of(next(Integer.parseInt(third.group(1)), Month.of(Integer.parseInt(third.group(2))), third.group(3),
                    today))
            : dayAlone(words, today);
    }

    private static Optional<LocalDate> dayAlone(String words, LocalDate today) {
        return Optional.of(NUMBER.matcher(words)).filter(number -> DAY_ALONE.matcher(words).matches() && number.find())
            .map(number -> Integer.parseInt(number.group()))
            .flatMap(
                told -> today.datesUntil(today.plusMonths(2)).filter(day -> day.getDayOfMonth() == told).findFirst());
    }

    private static LocalDate next(int day, Month month, @Nullable String year, LocalDate today) {
        if (year != null) {
            return LocalDate.of(Integer.parseInt(year), month, day);
        }
        var date = LocalDate.of(today.getYear(), month, day);
        return date.isBefore(today.minusDays(60)) ? date.plusYears(1) : date;
    }

    private static Optional<Month> month(String word) {
        return word.length() < 3 ? Optional.empty() : Arrays.stream(Month.values())
            .filter(m -> isNamed(word, locale -> m.getDisplayName(TextStyle.FULL, locale))).findFirst();
    }

    /// Whether a word is the beginning of a name in one of the supported languages.
    private static boolean isNamed(String word, Function<Locale, String> name) {
        return Language.offered().stream().map(Language::locale)
            .anyMatch(locale -> name.apply(locale).toLowerCase(locale).startsWith(word));
    }

    private static LocalDate endOf(Month month, LocalDate today) {
        var end = LocalDate.of(today.getYear(), month, 1).with(TemporalAdjusters.lastDayOfMonth());
        return end.isBefore(today) ? end.plusYears(1).with(TemporalAdjusters.lastDayOfMonth()) : end;
    }

    private static Optional<LocalDate> iso(String words) {
        return words.matches("\\d{4}-\\d{2}-\\d{2}") ? Optional.of(LocalDate.parse(words)) : Optional.empty();
    }

    @Override
    public String toString(@Nullable LocalDate date) {
        return date == null ? "" : DisplayFormat.dated(date);
    }

    @Override
    public @Nullable LocalDate fromString(@Nullable String typed) {
        return typed == null || typed.isBlank() ? null : read(typed, today).orElse(null);
    }
}

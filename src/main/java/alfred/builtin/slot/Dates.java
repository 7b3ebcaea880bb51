package alfred.builtin.slot;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Parser of day expressions. Weeks start on Monday; a weekday is its next occurrence after today, with "next" that of
/// next week; "before" excludes its day (spec/kitchen-rules.md, dates).
public final class Dates {
    /// Cheap pre-check: every day expression contains one of these.
    private static final Pattern FROM_TO = Pattern.compile("(\\p{L}{3,9}) ?[-–] ?(\\p{L}{3,9})");
    private static final Pattern HINT = Pattern.compile(
        "day|week|night|evening|now|tom|mon|tue|wed|thu|fri|sat|sun|thanks|christ|xmas|new year|easter|halloween|\\d|"
            + "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec");
    private static final Pattern ISO = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern NUMBER_OF_A_DAY = Pattern.compile("(?:from )?(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?");
    /// How many days ago a weekday with its day of the month may have been: "Monday the 16th".
    private static final int LOOK_BACK = 14;
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth", "sixth",
        "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
        "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth");
    private static final Pattern ORDINAL_OF =
        Pattern.compile("\\b(?:the )?(" + String.join("|", ORDINALS) + ") (?:of )?(?=\\p{L}{3,9}$)");
    private static final Pattern IN_DAYS = Pattern.compile("in (\\w+) (day|days|week|weeks)");
    /// A day of next week, also where one of that name is left in this week: said on a Friday, "next Saturday" is not
    /// tomorrow.
    private static final Pattern NEXT_WEEKDAY = Pattern.compile("(?:on )?next (\\p{L}+)");
    private static final Pattern NEXT_DAYS =
        Pattern.compile("(?:the )?(?:next|coming|following) (\\w+) (days|nights|evenings)");
    /// A week later than a day: "a week tomorrow", "Sunday week".
    private static final Pattern A_WEEK_LATER = Pattern.compile("a week (?:on |from )?(\\w+)|(\\w+) week");
    private static final Pattern DAY_MONTH =
        Pattern.compile("(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})(?: (\\d{4}))?");
    /// A month in place of a day, as on a jar: its last day is meant.
    private static final Pattern OF_MONTH = Pattern.compile("(?:the )?(?:end of|next) (\\p{L}{3,9})(?: (\\d{4}))?");
    private static final Pattern MONTH_DAY = Pattern.compile("([a-z]{3,9}) (\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))?");
    private static final Pattern NUMBERED = Pattern.compile("(?:([a-z]{3,9}) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)");
    private static final Pattern UNTIL = Pattern.compile("(?i)(by|until|till|through|thru|up to|up until|before) ");
    private static final Pattern ON = Pattern.compile("on (?:the )?\\d");
    /// Up to this number, "the 2nd" rather means a place in a list.
    private static final int MAX_ORDINAL = 5;
    private static final List<String> NUMBERS =
        List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen");
    private final LocalDate today;
    /// Cache of parsed expressions, since a sentence is tried against many templates.
    private final Map<String, Optional<List<LocalDate>>> known = new HashMap<>();

    public Dates(LocalDate today) {
        this.today = today;
    }

    /// Returns the day meant by the words; empty if they mean none, or several.
    public Optional<LocalDate> day(String words) {
        return days(words).filter(d -> d.size() == 1).map(List::getFirst);
    }

    /// Returns days in order, such as those of `Monday to Wednesday` or `next week except Sunday`; empty if the
    /// words mean none.
    public Optional<List<LocalDate>> days(String words) {
        return known.computeIfAbsent(words, this::read);
    }

    private Optional<List<LocalDate>> read(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        if (!HINT.matcher(lower).find()) {
            return Optional.empty();
        }
        var text = lower.replace(",", " ").replaceAll("\\s+", " ").strip()
            .replaceFirst("^(?:due )?(on(?! the \\d)|for|by|at|until|till|before|during|due) ", "")
            .replaceFirst("'s$", "").replaceFirst("\\b(tonight|today|tomorrow)s$", "$1")
            .replaceFirst("\\blast (night|evening)$", "yesterday");
        text = FROM_TO.matcher(text).replaceAll(found -> weekday(found.group(1)).isPresent()
            && weekday(found.group(2)).isPresent() ? found.group(1) + " to " + found.group(2) : found.group());
        var except = text.split(" (?:except|but not|without) (?:on |for )?", 2);
        var found = span(except[0]);
        if (except.length == 1 || found.isEmpty()) {
            return found;
        }
        return span(except[1]).map(
            out -> found.get().stream().filter(d -> out.stream().noneMatch(o -> o.getDayOfWeek() == d.getDayOfWeek()))
                .toList());
    }

    private Optional<List<LocalDate>> span(String text) {
        var within =
            text.endsWith(" next week") && text.length() > 10 ? Optional.of(text.substring(0, text.length() - 10))
                : text.startsWith("next week ") ? Optional.of(text.substring(10).replaceFirst("^on ", ""))
                : Optional.<String>empty();
        if (within.isPresent()) {
            return span(within.get()).map(days -> days.stream().map(this::inNextWeek).distinct().sorted().toList());
        }
        if (text.endsWith(" on") || text.endsWith(" onwards")) {
            var from = one(text.replaceFirst("^from ", "").replaceFirst(" on(wards)?$", ""));
            if (from.isPresent()) {
                return from.map(day -> day.datesUntil(day.plusWeeks(2)).toList());
            }
        }
        var between = text.replaceFirst("^between (.+) and (.+)$", "$1 to $2");
        var range = between.split(" (?:to|until|till|through|thru|-) ", 2);
        if (range.length == 2) {
            var from = one(range[0].replaceFirst("^from ", ""));
            var to = one(range[1]);
            return from.or(() -> to.flatMap(last -> dayOf(range[0], last))
                .map(day -> to.filter(day::isAfter).map(_ -> day.minusMonths(1)).orElse(day)))
                .flatMap(first -> to.or(() -> dayOf(range[1], first)
                    .map(day -> day.isBefore(first) ? day.plusMonths(1) : day)).map(last -> between(first, last)));
        }
        return several(text);
    }

    /// Returns the day of a bare number in the month of another day: the first of "8 to 10 December".
    private static Optional<LocalDate> dayOf(String words, LocalDate other) {
        var number = NUMBER_OF_A_DAY.matcher(words);
        return Optional.of(number).filter(Matcher::matches).map(found -> Integer.parseInt(found.group(1)))
            .filter(day -> day >= 1 && day <= other.lengthOfMonth()).map(other::withDayOfMonth);
    }

    private LocalDate inNextWeek(LocalDate day) {
        return nextMonday().with(TemporalAdjusters.nextOrSame(day.getDayOfWeek()));
    }

    private static List<LocalDate> between(LocalDate from, LocalDate to) {
        var later = to.isBefore(from) ? to.plusWeeks(1) : to;
        var end = later.isBefore(from) ? to.plusYears(1) : later;
        return from.datesUntil(end.plusDays(1)).limit(31).toList();
    }

    private Optional<List<LocalDate>> several(String text) {
        var whole = stretch(text);
        if (whole.isPresent()) {
            return whole;
        }
        var alone = one(text);
        if (alone.isPresent()) {
            return alone.map(List::of);
        }
        var days = new TreeSet<LocalDate>();
        var listed = text.split(" and (?:on |for )?");
        if (listed.length > 1) {
            var each = Arrays.stream(listed).map(this::span).toList();
            if (each.stream().allMatch(Optional::isPresent)) {
                each.forEach(found -> found.ifPresent(days::addAll));
                return Optional.of(List.copyOf(days));
            }
        }
        for (var part : text.split(" and (?:on )?| ")) {
            var day = one(part);
            if (day.isEmpty() && !part.isEmpty()) {
                return Optional.empty();
            }
            day.ifPresent(days::add);
        }
        return days.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(days));
    }

    /// Returns whether words name a number of days from now on, such as `the next three days`. [#days] begins them
    /// tomorrow; who plans may begin today.
    public static boolean areComing(String words) {
        return NEXT_DAYS.matcher(words.toLowerCase(Locale.ROOT).replaceFirst("^(?:for|in|over) ", "")).matches();
    }

    private Optional<List<LocalDate>> stretch(String text) {
        var next = NEXT_DAYS.matcher(text);
        if (next.matches()) {
            return number(next.group(1)).map(n -> today.plusDays(1).datesUntil(today.plusDays(1L + n)).toList());
        }
        return switch (text) {
            case "this weekend", "the weekend", "weekend", "at the weekend" -> Optional.of(weekend());
            case "next week", "the next week" ->
                Optional.of(nextMonday().datesUntil(nextMonday().plusWeeks(1)).toList());
            case "the week", "the coming week" -> Optional.of(today.datesUntil(today.plusWeeks(1)).toList());
            case "weekdays", "the weekdays", "every weekday", "each weekday", "workdays", "every workday" ->
                Optional.of(weekdays());
            case "this week and next", "this and next week", "this week and next week" ->
                Optional.of(monday().datesUntil(monday().plusWeeks(2)).toList());
            case "this week" -> Optional.of(monday().datesUntil(monday().plusWeeks(1)).toList());
            case "my week", "our week", "week" -> Optional.of(myWeek());
            case "this month", "the month" ->
                Optional.of(today.datesUntil(today.withDayOfMonth(1).plusMonths(1)).toList());
            case "the rest of the week", "rest of the week", "the rest of this week" ->
                Optional.of(today.datesUntil(nextMonday()).toList());
            default -> Optional.empty();
        };
    }

    /// Returns the remaining days of this week; from Friday on, the days of next week.
    private List<LocalDate> myWeek() {
        var start = today.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) < 0 ? today : nextMonday();
        return start.datesUntil(start.with(TemporalAdjusters.next(DayOfWeek.MONDAY))).toList();
    }

    /// Returns what is left of this week's five weekdays; from Friday on, those of next week.
    private List<LocalDate> weekdays() {
        return myWeek().stream().filter(day -> day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) <= 0).toList();
    }

    private LocalDate monday() {
        return today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    private LocalDate nextMonday() {
        return today.with(TemporalAdjusters.next(DayOfWeek.MONDAY));
    }

    private List<LocalDate> weekend() {
        var sunday = today.with(TemporalAdjusters.nextOrSame(DayOfWeek.SUNDAY));
        return (today.getDayOfWeek() == DayOfWeek.SUNDAY ? List.of(sunday) : List.of(sunday.minusDays(1), sunday));
    }

    private Optional<LocalDate> one(String raw) {
        var ofNextWeek = NEXT_WEEKDAY.matcher(raw.strip());
        if (ofNextWeek.matches() && weekday(ofNextWeek.group(1)).isPresent()) {
            return weekday(ofNextWeek.group(1)).map(day -> nextMonday().with(TemporalAdjusters.nextOrSame(day)));
        }
        var month = OF_MONTH.matcher(raw.strip());
        if (month.matches() && month(month.group(1)).isPresent()) {
            return date(month.group(1), "1", month.group(2)).map(day -> day.with(TemporalAdjusters.lastDayOfMonth()));
        }
        var text = raw.strip().replaceFirst("^(on|this|next|coming|the coming) ", "")
            .replaceFirst(" (evening|morning|night|afternoon|noon|next)$", "")
            .replaceFirst("'s$", "");
        var later = A_WEEK_LATER.matcher(text);
        if (later.matches()) {
            var day = later.group(1) == null ? later.group(2) : later.group(1);
            // said on a Friday, "Friday week" is a week from today
            return weekday(day).filter(today.getDayOfWeek()::equals).map(_ -> today).or(() -> one(day))
                .map(from -> from.plusWeeks(1));
        }
        return switch (text) {
            case "today", "tonight", "now" -> Optional.of(today);
            case "tomorrow", "tommorow", "tomorow" -> Optional.of(today.plusDays(1));
            case "yesterday" -> Optional.of(today.minusDays(1));
            case "the day before yesterday" -> Optional.of(today.minusDays(2));
            case "the day after tomorrow", "day after tomorrow" -> Optional.of(today.plusDays(2));
            default -> weekday(text).map(d -> today.with(TemporalAdjusters.next(d)))
                .or(() -> written(text)).or(() -> numbered(text, ON.matcher(raw.strip()).lookingAt()))
                .or(() -> later(text))
                .or(() -> Holidays.next(text, today));
        };
    }

    /// Returns the weekday if the words name just that: `Wednesday`, `on Wed`, `Wednesday's`; otherwise empty.
    public static Optional<DayOfWeek> weekday(String words) {
        var text = words.toLowerCase(Locale.ROOT).strip().replaceFirst("^(on|for) ", "").replaceFirst("'s$", "");
        return Arrays.stream(DayOfWeek.values()).filter(d -> names(d.name().toLowerCase(Locale.ROOT), text))
            .findFirst();
    }

    private static boolean names(String full, String text) {
        return text.equals(full) || text.equals(full + "s")
            || text.length() >= 3 && full.startsWith(text) && (text.length() <= 5);
    }

    private Optional<LocalDate> later(String text) {
        var in = IN_DAYS.matcher(text);
        return in.matches()
            ? number(in.group(1)).map(n -> in.group(2).startsWith("week") ? today.plusWeeks(n) : today.plusDays(n))
            : Optional.empty();
    }

    public static Optional<Integer> number(String word) {
        int index = word.equals("a") || word.equals("an") ? 1 : word.equals("couple") ? 2 : NUMBERS.indexOf(word);
        return index >= 0 ? Optional.of(index) : word.matches("\\d{1,3}") ? Optional.of(Integer.parseInt(word))
            : Optional.empty();
    }

    /// Returns the next day of that number in a month: `Friday the 27th`, `the 27th`.
    ///
    /// @param isDay whether it can be nothing else: `on the 3rd`
    private Optional<LocalDate> numbered(String text, boolean isDay) {
        var found = NUMBERED.matcher(text);
        if (!found.matches()
            || found.group(1) == null && !isDay && Integer.parseInt(found.group(2)) <= MAX_ORDINAL) {
            return Optional.empty();
        }
        int number = Integer.parseInt(found.group(2));
        var weekday = Optional.ofNullable(found.group(1)).flatMap(Dates::weekday);
        return found.group(1) != null && weekday.isEmpty() ? Optional.empty()
            : today.minusDays(weekday.isEmpty() ? 0 : LOOK_BACK).datesUntil(today.plusYears(1))
                .filter(day -> day.getDayOfMonth() == number)
                .filter(day -> weekday.isEmpty() || weekday.get() == day.getDayOfWeek()).findFirst();
    }

    /// Returns the days that words such as "until Sunday" and "through Sunday" mean, from today on; else those of the
    /// words.
    public List<LocalDate> until(String words) {
        var days = listOf(words.replaceFirst("(?i)^(through|thru|up to|up until|before) ", ""));
        return days.isEmpty() || !UNTIL.matcher(words).lookingAt() || days.getLast().isBefore(today) ? days
            : between(today, days.getLast());
    }

    /// Returns the day of a date, also with its weekday in front: `Sunday 29 November`.
    private Optional<LocalDate> written(String words) {
        var numbered = ORDINAL_OF.matcher(words)
            .replaceFirst(found -> ORDINALS.indexOf(found.group(1)) + 1 + " ");
        var parts = numbered.split(" (?:the )?(?=\\d|\\p{L}{3,9} \\d)", 2);
        var text = parts.length == 2 && weekday(parts[0]).isPresent() ? parts[1] : numbered;
        try {
            if (ISO.matcher(text).matches()) {
                return Optional.of(LocalDate.parse(text));
            }
            var day = DAY_MONTH.matcher(text);
            var month = MONTH_DAY.matcher(text);
            return day.matches() ? date(day.group(2), day.group(1), day.group(3))
                : month.matches() ? date(month.group(1), month.group(2), month.group(3)) : Optional.empty();
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private Optional<LocalDate> date(String monthName, String day, @Nullable String year) {
        return month(monthName).map(m -> {
            var date =
                LocalDate.of(year == null ? today.getYear() : Integer.parseInt(year), m, Integer.parseInt(day));
            return year == null && date.isBefore(today) ? date.plusYears(1) : date;
        });
    }

    private static Optional<Month> month(String name) {
        return Arrays.stream(Month.values()).filter(m -> m.name().toLowerCase(Locale.ROOT).startsWith(name))
            .findFirst();
    }

    public List<LocalDate> listOf(String words) {
        return new ArrayList<>(days(words).orElse(List.of()));
    }
}

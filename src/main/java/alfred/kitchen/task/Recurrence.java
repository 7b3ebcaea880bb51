package alfred.kitchen.task;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Sentence;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// When a task is due again: the part of iCalendar's RRULE (RFC 5545) that a kitchen needs.
///
/// Weeks begin on Monday. As in iCalendar, a day that a month does not have, such as the 31st, is skipped.
///
/// @param interval every how many days, weeks, months or years, from 1 to 99
/// @param days weekdays; only for weeks and months. Empty for the weekday of the first date
/// @param monthDays days of the month, 1 to 31, or -1 for the last; only for months. Empty for the day of the first
///     date, unless there are weekdays
public record Recurrence(Frequency frequency, int interval, List<WeekDay> days, List<Integer> monthDays) {
    private static final int MOST = 99;

    /// The unit that [Recurrence#interval] counts.
    public enum Frequency { DAILY, WEEKLY, MONTHLY, YEARLY }

    /// A weekday.
    ///
    /// @param week which one of the month: 1 to 5, or -1 for the last; 0 for each, and always 0 in a weekly rule
    public record WeekDay(DayOfWeek day, int week) {
        private boolean fits(LocalDate date) {
            boolean isInWeek = week < 0 ? date.equals(date.with(TemporalAdjusters.lastInMonth(day)))
                : week == 0 || (date.getDayOfMonth() + 6) / 7 == week;
            return date.getDayOfWeek() == day && isInWeek;
        }

        @Override
        public String toString() {
            return (week == 0 ? "" : String.valueOf(week)) + day.name().substring(0, 2);
        }
    }

    /// A rule that is not supported.
    public static final class Unsupported extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
        private final transient Sentence reason;

        Unsupported(String key, Object... values) {
            super(key);
            reason = Sentence.of(key, values);
        }

        /// What is wrong with it, as the end of a sentence.
        public Sentence reason() {
            return reason;
        }
    }

    public Recurrence {
        days = List.copyOf(days);
        monthDays = List.copyOf(monthDays);
        boolean isMonthly = frequency == Frequency.MONTHLY;
        if (interval < 1 || interval > MOST) {
            throw new Unsupported("rule.interval", MOST);
        }
        if (!days.isEmpty() && !isMonthly && frequency != Frequency.WEEKLY) {
            throw new Unsupported("rule.by-day");
        }
        if (!isMonthly && (!monthDays.isEmpty() || days.stream().anyMatch(day -> day.week() != 0))) {
            throw new Unsupported("rule.by-month-day");
        }
        if (days.stream().anyMatch(day -> day.week() < -1 || day.week() > 5)
            || monthDays.stream().anyMatch(day -> day == 0 || day < -1 || day > 31)) {
            throw new Unsupported("rule.no-such-day");
        }
    }

    /// Returns the rule that is due every so many units, without further parts.
    public static Recurrence every(int interval, Frequency frequency) {
        return new Recurrence(frequency, interval, List.of(), List.of());
    }

    /// Returns the rule that is due on weekdays, every so many weeks.
    public static Recurrence weekly(int interval, List<DayOfWeek> days) {
        return new Recurrence(Frequency.WEEKLY, interval, days.stream().map(day -> new WeekDay(day, 0)).toList(),
            List.of());
    }

    /// Reads a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`, in any case, with or without `RRULE:`.
    ///
    /// @throws Unsupported for anything else, also for parts of RRULE that are not supported
    /// @throws NumberFormatException for words where a number belongs
    public static Recurrence parse(String text) {
        var parts = new HashMap<String, String>();
        for (var part : text.strip().toUpperCase(Locale.ROOT).replaceFirst("^RRULE:", "").split(";")) {
            var pair = part.split("=", 2);
            if (pair.length < 2 || parts.put(pair[0].strip(), pair[1].strip()) != null) {
                throw new Unsupported("rule.no-part", part);
            }
        }
        var rule = new Recurrence(frequency(parts), Integer.parseInt(taken(parts, "INTERVAL", "1")),
            list(parts, "BYDAY").map(Recurrence::weekDay).toList(),
            list(parts, "BYMONTHDAY").map(Integer::valueOf).toList());
        if (!parts.isEmpty()) {
            throw new Unsupported("rule.unsupported", String.join(", ", parts.keySet()));
        }
        return rule;
    }

    private static Frequency frequency(Map<String, String> parts) {
        var word = taken(parts, "FREQ", "");
        return Arrays.stream(Frequency.values()).filter(f -> f.name().equals(word)).findFirst()
            .orElseThrow(() -> new Unsupported("rule.frequency", Arrays.toString(Frequency.values())));
    }

    private static String taken(Map<String, String> parts, String name, String otherwise) {
        var value = parts.remove(name);
        return value == null ? otherwise : value;
    }

    private static Stream<String> list(Map<String, String> parts, String name) {
        var value = taken(parts, name, "");
        return value.isEmpty() ? Stream.of() : Arrays.stream(value.split(",")).map(String::strip);
    }

    private static WeekDay weekDay(String text) {
        if (text.length() < 2) {
            throw new Unsupported("rule.no-weekday", text);
        }
        int split = text.length() - 2;
        var day = Arrays.stream(DayOfWeek.values()).filter(d -> d.name().startsWith(text.substring(split))).findFirst()
            .orElseThrow(() -> new Unsupported("rule.no-weekday", text));
        return new WeekDay(day, split == 0 ? 0 : Integer.parseInt(text.substring(0, split)));
    }

    /// Returns the rule in iCalendar's form, as [#parse] reads it.
    public String text() {
        return "FREQ=" + frequency + (interval == 1 ? "" : ";INTERVAL=" + interval)
            + (days.isEmpty() ? ""
                : days.stream().map(WeekDay::toString).collect(Collectors.joining(",", ";BYDAY=", "")))
            + (monthDays.isEmpty() ? ""
                : monthDays.stream().map(String::valueOf).collect(Collectors.joining(",", ";BYMONTHDAY=", "")));
    }

    /// Returns the date with which the rule begins, from a day on: the first that fits, whatever the interval.
    ///
    /// @return empty if there is no such date
    public Optional<LocalDate> first(LocalDate from) {
        return new Recurrence(frequency, 1, days, monthDays).next(from, from.minusDays(1));
    }

    /// Returns the first date after a day.
    ///
    /// @param first a date of the rule, from which its intervals count
    /// @param after the day that the result lies after; not earlier than the day before `first`
    /// @return empty if the rule has no further date, such as the 31st of every twelfth month from June on
    public Optional<LocalDate> next(LocalDate first, LocalDate after) {
        // after eight years times the interval, all months, leap days and weekdays were seen
        var end = after.plusYears(8L * interval + 1);
        return after.plusDays(1).datesUntil(end).filter(date -> fits(first, date)).findFirst();
    }

    private boolean fits(LocalDate first, LocalDate date) {
        return switch (frequency) {
            case DAILY -> ChronoUnit.DAYS.between(first, date) % interval == 0;
            case WEEKLY -> ChronoUnit.WEEKS.between(monday(first), monday(date)) % interval == 0
                && (days.isEmpty() ? date.getDayOfWeek() == first.getDayOfWeek()
                    : days.stream().anyMatch(day -> day.fits(date)));
            case MONTHLY -> ChronoUnit.MONTHS.between(YearMonth.from(first), YearMonth.from(date)) % interval == 0
                && fitsMonth(first, date);
            case YEARLY -> (date.getYear() - first.getYear()) % interval == 0
                && date.getMonth() == first.getMonth() && date.getDayOfMonth() == first.getDayOfMonth();
        };
    }

    private boolean fitsMonth(LocalDate first, LocalDate date) {
        if (days.isEmpty() && monthDays.isEmpty()) {
            return date.getDayOfMonth() == first.getDayOfMonth();
        }
        boolean isDay = days.isEmpty() || days.stream().anyMatch(day -> day.fits(date));
        return isDay && (monthDays.isEmpty() || monthDays.contains(date.getDayOfMonth())
            || monthDays.contains(-1) && date.getDayOfMonth() == date.lengthOfMonth());
    }

    /// Returns the rule in words: `every 2 weeks on Saturday`.
    public String words(Phrasebook phrases) {
        var every = switch (frequency) {
            case DAILY -> phrases.text("repeat.daily", interval);
            case WEEKLY -> phrases.text("repeat.weekly", interval);
            case MONTHLY -> phrases.text("repeat.monthly", interval);
            case YEARLY -> phrases.text("repeat.yearly", interval);
        };
        var on = Stream.concat(days.stream().map(day -> words(day, phrases)),
            monthDays.stream()
                .map(day -> day < 0 ? phrases.text("repeat.last-day") : phrases.text("repeat.month-day", day)))
            .toList();
        return on.isEmpty() ? every : phrases.text("repeat.on", every, phrases.list(on));
    }

    private static String words(WeekDay day, Phrasebook phrases) {
        var name = day.day().getDisplayName(TextStyle.FULL, phrases.locale());
        var order = phrases.text("repeat.week").split(", ");
        return day.week() == 0 ? name : phrases.text("repeat.nth", order[day.week() < 0 ? 5 : day.week() - 1], name);
    }

    private static LocalDate monday(LocalDate date) {
        return date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }
}

package alfred.builtin;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.TemporalAdjusters;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/// Feasts for which people plan meals, by their English names.
final class Holidays {
    private static final Map<String, IntFunction<LocalDate>> DAYS = Map.ofEntries(
        Map.entry("christmas", year -> LocalDate.of(year, Month.DECEMBER, 25)), Map.entry("christmas day", year -> LocalDate.of(year, Month.DECEMBER, 25)),
        Map.entry("christmas eve", year -> LocalDate.of(year, Month.DECEMBER, 24)), Map.entry("boxing day", year -> LocalDate.of(year, Month.DECEMBER, 26)),
        Map.entry("new year's eve", year -> LocalDate.of(year, Month.DECEMBER, 31)), Map.entry("new years eve", year -> LocalDate.of(year, Month.DECEMBER, 31)),
        Map.entry("new year's day", year -> LocalDate.of(year, Month.JANUARY, 1)), Map.entry("new year", year -> LocalDate.of(year, Month.JANUARY, 1)),
        Map.entry("valentine's day", year -> LocalDate.of(year, Month.FEBRUARY, 14)), Map.entry("halloween", year -> LocalDate.of(year, Month.OCTOBER, 31)),
        Map.entry("thanksgiving", year -> LocalDate.of(year, Month.NOVEMBER, 1).with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY))),
        Map.entry("easter", Holidays::easter), Map.entry("easter sunday", Holidays::easter), Map.entry("easter monday", year -> easter(year).plusDays(1)),
        Map.entry("good friday", year -> easter(year).minusDays(2)));

    private Holidays() {}

    /// Returns the next day of a feast, today included; empty if the words name none.
    static Optional<LocalDate> next(String words, LocalDate today) {
        return Optional.ofNullable(DAYS.get(words)).map(day -> {
            var date = day.apply(today.getYear());
            return date.isBefore(today) ? day.apply(today.getYear() + 1) : date;
        });
    }

    /// Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher).
    private static LocalDate easter(int year) {
        int a = year % 19;
        int b = year / 100;
        int c = year % 100;
        int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
        int f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
        return LocalDate.of(year, f / 31, f % 31 + 1);
    }
}

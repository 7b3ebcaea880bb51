package alfred.builtin.slot;

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
        fixed("christmas", Month.DECEMBER, 25), fixed("christmas day", Month.DECEMBER, 25),
        fixed("xmas", Month.DECEMBER, 25), fixed("xmas day", Month.DECEMBER, 25), fixed("xmas eve", Month.DECEMBER, 24),
        fixed("christmas eve", Month.DECEMBER, 24),
        fixed("boxing day", Month.DECEMBER, 26), fixed("new year's eve", Month.DECEMBER, 31),
        fixed("new years eve", Month.DECEMBER, 31),
        fixed("new year's day", Month.JANUARY, 1), fixed("new year", Month.JANUARY, 1),
        fixed("valentine's day", Month.FEBRUARY, 14),
        fixed("halloween", Month.OCTOBER, 31), Map.entry("thanksgiving", Holidays::thanksgiving),
        Map.entry("easter", Holidays::easter),
        Map.entry("easter sunday", Holidays::easter), Map.entry("easter monday", year -> easter(year).plusDays(1)),
        Map.entry("good friday", year -> easter(year).minusDays(2)));

    private Holidays() {}

    /// Returns the next day of a feast, today included; empty if the words name none.
    static Optional<LocalDate> next(String words, LocalDate today) {
        return Optional.ofNullable(DAYS.get(words)).map(day -> {
            var date = day.apply(today.getYear());
            return date.isBefore(today) ? day.apply(today.getYear() + 1) : date;
        });
    }

    private static Map.Entry<String, IntFunction<LocalDate>> fixed(String name, Month month, int day) {
        return Map.entry(name, year -> LocalDate.of(year, month, day));
    }

    private static LocalDate thanksgiving(int year) {
        return LocalDate.of(year, Month.NOVEMBER, 1).with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY));
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

package alfred.ui.page.text;

import static alfred.ui.fx.Texts.text;

import alfred.kitchen.measure.UnitNames;
import alfred.ui.fx.Texts;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;

/// Formats dates, durations and amounts for display, in the selected language.
public final class DisplayFormat {
    /// The places that are told apart, of those where food is kept: what is dry has one.
    public static final List<String> PLACES = List.of("fridge", "freezer", "cabinet", "counter");

    private static final Pattern MEAL_LABEL = Pattern.compile("(.+) \\[([a-z]+)]");

    private DisplayFormat() {}

    /// The urgency of a best-before date.
    public enum Urgency { NONE, SOON, NOW, PAST }

    /// `yesterday`, `today`, `tomorrow`, `Thursday` within a week, otherwise `Thu 14 Jan`; days 200 or more days
    /// away show the year: `14 Jan 2027`.
    public static String day(LocalDate date, LocalDate today) {
        var days = ChronoUnit.DAYS.between(today, date);
        if (days == 0) {
            return text("day.today");
        }
        if (days == 1) {
            return text("day.tomorrow");
        }
        if (days == -1) {
            return text("day.yesterday");
        }
        if (days > 1 && days < 7) {
            return date.getDayOfWeek().getDisplayName(TextStyle.FULL, Texts.locale());
        }
        return in(text(Math.abs(days) < 200 ? "date.day" : "date.far-day"), date);
    }

    /// `just now`, `2 min ago`, `3 h ago`; the day from yesterday on. A moment to come, by a clock that is wrong, is
    /// just now.
    public static String ago(OffsetDateTime moment, OffsetDateTime now) {
        var minutes = ChronoUnit.MINUTES.between(moment, now);
        var local = moment.atZoneSameInstant(now.getOffset()).toLocalDate();
        if (local.isBefore(now.toLocalDate())) {
            return day(local, now.toLocalDate());
        }
        return minutes < 1 ? text("ago.now") : minutes < 60 ? text("ago.minutes", minutes)
            : text("ago.hours", minutes / 60);
    }

    /// `13 January 2026`; [DateParser] parses it.
    public static String dated(LocalDate date) {
        return in(text("date.dated"), date);
    }

    /// As [#day], with the weekday abbreviated: `Thu`.
    public static String shortDay(LocalDate date, LocalDate today) {
        var days = ChronoUnit.DAYS.between(today, date);
        return days > 1 && days < 7 ? weekday(date) : day(date, today);
    }

    /// `Thu`.
    public static String weekday(LocalDate date) {
        return in("EEE", date).replaceAll("\\.$", "");
    }

    /// `Thursday`.
    public static String fullWeekday(LocalDate date) {
        return in("EEEE", date);
    }

    /// `Tuesday 13 January`.
    public static String longDay(LocalDate date) {
        return in(text("date.long-day"), date);
    }

    /// `12 to 18 January`, `29 December to 4 January`.
    public static String span(LocalDate from, LocalDate to) {
        return text("day.span", in(text(from.getMonth() == to.getMonth() ? "date.day-number" : "date.day-month"), from),
            in(text("date.day-month"), to));
    }

    /// As above with the names of the months cut short, where there is little room.
    public static String shortSpan(LocalDate from, LocalDate to) {
        return text("day.short-span",
            in(text(from.getMonth() == to.getMonth() ? "date.day-number" : "date.day-month-short"), from),
            in(text("date.day-month-short"), to));
    }

    /// `Thu 14 Jan`.
    public static String dayAndMonth(LocalDate date) {
        return in(text("date.day"), date);
    }

    /// `January 2026`.
    public static String month(LocalDate date) {
        return in("LLLL yyyy", date);
    }

    private static String in(String pattern, LocalDate date) {
        return DateTimeFormatter.ofPattern(pattern, Texts.locale()).format(date);
    }

    /// A name inside a sentence: in lower case where nouns are written so.
    public static String within(String name) {
        return Texts.language().capitalises("nouns") ? name : name.toLowerCase(Texts.locale());
    }

    /// The display text of a stored value, such as `easy`; an unknown value is capitalised.
    public static String value(String word) {
        return switch (word) {
            case "easy" -> text("value.easy");
            case "medium" -> text("value.medium");
            case "hard" -> text("value.hard");
            case "beginner" -> text("value.beginner");
            case "intermediate" -> text("value.intermediate");
            case "advanced" -> text("value.advanced");
            case "prep" -> text("value.prep");
            case "shopping" -> text("value.shopping");
            case "cleanup" -> text("value.cleanup");
            case "other" -> text("value.other");
            default -> capital(word);
        };
    }

    /// `45 min` below an hour, otherwise hours and minutes.
    public static String minutes(int minutes) {
        if (minutes < 60) {
            return text("time.minutes", minutes);
        }
        return minutes % 60 == 0 ? text("time.hours", minutes / 60)
            : text("time.hours-minutes", minutes / 60, minutes % 60);
    }

    /// A duration, to the second where it is not of whole minutes.
    public static String seconds(int seconds) {
        return seconds % 60 == 0 ? minutes(seconds / 60) : seconds < 60 ? text("time.seconds", seconds)
            : text("time.and-seconds", minutes(seconds / 60), seconds % 60);
    }

    /// What starts a timer of so many seconds.
    public static String start(int seconds) {
        return seconds % 60 == 0 ? text("cook.start", seconds / 60) : text("cook.start-time", seconds(seconds));
    }

    /// An amount with the language's decimal separator.
    public static String local(String amount) {
        return UnitNames.local(amount, Texts.locale());
    }

    /// Returns the urgency of a best-before date: `NOW` for today and tomorrow, `SOON` up to four days ahead,
    /// `PAST` from the day after.
    public static Urgency urgency(LocalDate expiry, LocalDate today) {
        var days = ChronoUnit.DAYS.between(today, expiry);
        if (days < 0) {
            return Urgency.PAST;
        }
        return days <= 1 ? Urgency.NOW : days <= 4 ? Urgency.SOON : Urgency.NONE;
    }

    /// A row's label for display: a meal's `Sat 17 Jan [dinner]` becomes dinner on that day; other labels are
    /// unchanged.
    public static String label(String label) {
        var meal = MEAL_LABEL.matcher(label);
        return meal.matches() ? text("label.meal", mealType(meal.group(2)), meal.group(1)) : label;
    }

    /// The display name of a storage location; the cupboard for any dry place.
    public static String place(String location) {
        return switch (location) {
            case "fridge" -> text("place.fridge");
            case "freezer" -> text("place.freezer");
            case "counter" -> text("place.counter");
            default -> text("place.cabinet");
        };
    }

    /// The display name of a kind of food; one that somebody wrote in as it is, with a capital letter.
    public static String foodKind(String kind) {
        return switch (kind) {
            case "produce" -> text("food.produce");
            case "protein" -> text("food.protein");
            case "dairy" -> text("food.dairy");
            case "grains" -> text("food.grains");
            case "pantry" -> text("food.pantry");
            case "spices" -> text("food.spices");
            case "baking" -> text("food.baking");
            case "specialty" -> text("food.specialty");
            case "household" -> text("food.household");
            default -> capital(kind);
        };
    }

    /// The display name of a meal type; dinner for an unknown one.
    public static String mealType(String type) {
        return switch (type) {
            case "breakfast" -> text("meal.breakfast");
            case "lunch" -> text("meal.lunch");
            case "snack" -> text("meal.snack");
            case "other" -> text("meal.other");
            default -> text("meal.dinner");
        };
    }

    /// A number at the beginning of a sentence: a word up to nine.
    public static String count(int number) {
        var words = text("number.words").split(" ");
        return number >= 1 && number <= words.length ? words[number - 1] : Texts.number(number);
    }

    /// Capitalises the first letter.
    public static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Texts.locale()) + words.substring(1);
    }

    /// Returns a name for where there is little room: of a long one its first words.
    ///
    /// @param most the number of letters
    public static String shortened(String name, int most) {
        var cut = name.length() <= most ? -1 : name.lastIndexOf(' ', most - 1);
        return name.length() <= most ? name : name.substring(0, cut > most / 2 ? cut : most - 1).strip() + "…";
    }
}

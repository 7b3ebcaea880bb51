package alfred.ui.tasks;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Impossible;
import alfred.kitchen.task.Recurrence.Frequency;
import alfred.kitchen.task.Recurrence;
import alfred.ui.model.TaskItem;
import alfred.ui.page.text.DateParser;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Parser for the quick-add line of tasks, in the offered languages: `Soak the chickpeas on Friday evening`,
/// `Kühlschrank putzen jeden Samstag um 9 Uhr`. Its end may name a time of day, a repetition and a date, in this order
/// from the end, or the repetition or the date last; a line without them becomes a task without a due date.
final class TaskLine {
    private static final Pattern NEXT_WORD = Pattern.compile("[,\\s]+(?=\\S)");
    /// The most words of a date: "on the 5th of June".
    private static final int MOST_OF_A_DATE = 5;
    private static final Pattern CLOCK = Pattern.compile("(?iu)^(.*?)[,\\s]+(" + Language.any("days.at")
        + " )?(\\d{1,2})(?:[:.](\\d{2}))?\\s?(am|pm|" + Language.any("days.clock") + ")?$");
    private static final Pattern PART =
        Pattern.compile("(?iu)^(.*?)[,\\s]+(" + Language.any("days.in-the") + " )?(\\p{L}+)$");
    private static final Pattern EVERY =
        Pattern.compile("(?iu)^(.*?)[,\\s]+" + Language.any("days.every") + "\\s+(.+)$");
    private static final Pattern LOOSE = Pattern.compile("(?iu)(?:[,\\s]+" + Language.any("days.on") + ")?[,\\s]*$");
    private static final Pattern AND = Pattern.compile("(?:,| " + Language.any("said.and") + " )\\s*");
    private static final Map<String, LocalTime> PARTS = Language.anyPairs("days.parts").entrySet().stream()
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, part -> LocalTime.parse(part.getValue())));
    private static final Map<Frequency, Pattern> UNITS =
        Map.of(Frequency.DAILY, Pattern.compile(Language.any("days.day")), Frequency.WEEKLY,
            Pattern.compile(Language.any("days.week")), Frequency.MONTHLY, Pattern.compile(Language.any("days.month")),
            Frequency.YEARLY, Pattern.compile(Language.any("days.year")));
    private static final Map<String, String> COUNTS =
        Stream.of("said.numbers", "days.every-second").flatMap(key -> Language.anyPairs(key).entrySet().stream())
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue, (a, _) -> a));
    private static final Pattern UNIT =
        Pattern.compile("(?:(\\d{1,2}|" + String.join("|", COUNTS.keySet()) + ") )?(\\p{L}+)");
    private static final String ORDINAL = "(?:" + Language.any("days.ordinal") + "|\\.)";
    private static final String OF_THE = Language.any("days.of-the");
    private static final String MONTH = Language.any("days.month") + "s?";
    /// A day of the month: `31st of the month`, `month on the 5th`, `15. des Monats`.
    private static final Pattern MONTH_DAY =
        Pattern.compile("(\\d{1,2})(?:" + ORDINAL + "(?: " + OF_THE + ")?| " + OF_THE + ") " + MONTH + "|" + MONTH + " "
            + Language.any("days.on") + " (?:" + Language.any("said.the") + " )?(\\d{1,2})" + ORDINAL + "?");
    /// Weeks and their day: `2 weeks on monday`.
    private static final Pattern WEEK_DAY = Pattern.compile("(.+?) " + Language.any("days.on") + " (\\p{L}+)");
    private static final Pattern FROM = Pattern.compile("(?iu)^(.*?)[,\\s]+" + Language.any("days.from") + "\\s+(?:"
        + Language.any("days.on") + "\\s+)?(.+)$");
    /// Words that speak of a repetition, whether that can be read or not.
    private static final Pattern REPETITION = Pattern.compile("(?iU).*?\\b(" + Language.any("days.every")
        + "\\s+(?:\\d.*|(?:.*\\s)?(?:" + Stream.of("days.day", "days.week", "days.month", "days.year")
            .map(Language::any).collect(Collectors.joining("|"))
        + ")\\b.*))");
    private static final int NOON = 12;
    private static final int LAST_OF_AFTERNOON = 5;

    /// A line without what its end says, and that.
    private record Cut<T>(String rest, T value) {}

    private TaskLine() {}

    static Row read(String line, LocalDate today) {
        var words = line.strip();
        var clock = clock(words);
        var part = clock.isPresent() ? Optional.<Cut<LocalTime>>empty() : part(words);
        var time = clock.or(() -> part.filter(cut -> isDated(cut.rest(), today)));
        var timeless = time.map(Cut::rest).orElse(words);
        var from = from(timeless, today);
        var every = every(from.map(Cut::rest).orElse(timeless));
        var daily = every.map(Cut::rest).orElse(timeless);
        // "at 9:00, every week" says the time first
        var early = time.isPresent() || every.isEmpty() ? time : clock(daily);
        var once = time.isPresent() ? daily : early.map(Cut::rest).orElse(daily);
        var date = from.or(() -> date(once, today)).map(cut -> new Cut<>(from.isPresent() ? once : cut.rest(),
            cut.value()));
        var dateless = date.map(Cut::rest).orElse(once);
        // "at half past three tomorrow" says the time first
        var before = early.isPresent() || date.isEmpty() ? Optional.<Cut<LocalTime>>empty() : clock(dateless);
        return Row.of("title", before.map(Cut::rest).orElse(dateless), "due_date", date.map(Cut::value)
            .orElse(time.isPresent() && every.isEmpty() ? today : null), "due_time",
            early.or(() -> before).map(Cut::value).orElse(null),
            "repeats", every.map(cut -> cut.value().text()).orElse(null));
    }

    /// The day from which a task repeats, where the line tells of that.
    private static Optional<Cut<LocalDate>> from(String words, LocalDate today) {
        var matcher = FROM.matcher(words);
        return matcher.matches() && every(matcher.group(1)).isPresent()
            ? DateParser.read(matcher.group(2), today).map(day -> new Cut<>(matcher.group(1).strip(), day))
            : Optional.empty();
    }

    /// Returns what a line says of a repetition that could not be read; empty if it says nothing of that.
    static Optional<String> unreadRepetition(TaskItem task) {
        var matcher = REPETITION.matcher(task.title());
        return task.repeats().isEmpty() && matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    private static boolean isDated(String line, LocalDate today) {
        return date(line, today).isPresent() || every(line).isPresent();
    }

    /// The date that the last words tell, as many of them as can be read as one.
    private static Optional<Cut<LocalDate>> date(String words, LocalDate today) {
        if (Impossible.day(words).isPresent()) {
            return Optional.empty();
        }
        var starts = NEXT_WORD.matcher(words).results().map(MatchResult::end).toList();
        return starts.stream().skip(Math.max(0, starts.size() - MOST_OF_A_DATE))
            .flatMap(at -> DateParser.read(words.substring(at), today).stream()
                .map(day -> new Cut<>(LOOSE.matcher(words.substring(0, at).strip()).replaceFirst("").strip(), day)))
            .findFirst();
    }

    /// A time by the clock, in figures or in words. A bare number is none: `Buy eggs 6`.
    private static Optional<Cut<LocalTime>> clock(String words) {
        var spoken = SpokenTime.of(words).map(said -> new Cut<>(said.rest(), said.time()));
        var matcher = CLOCK.matcher(words);
        return spoken.isPresent() || !matcher.matches() || matcher.group(1).isBlank()
            || matcher.group(2) == null && matcher.group(5) == null ? spoken
                : figures(matcher).map(time -> new Cut<>(matcher.group(1).strip(), time));
    }

    /// The time that the figures tell; empty where no clock shows it.
    private static Optional<LocalTime> figures(MatchResult matcher) {
        int hour = Integer.parseInt(matcher.group(3));
        int minute = matcher.group(4) == null ? 0 : Integer.parseInt(matcher.group(4));
        var half = matcher.group(5) == null ? "" : matcher.group(5).toLowerCase(Locale.ROOT);
        // "at 3" is in the afternoon, as it is in words; "3 Uhr" and "03:00" are said exactly
        boolean isLate = half.equals("pm") && hour < NOON
            || half.isEmpty() && matcher.group(3).length() == 1 && matcher.group(4) == null && hour > 0
                && hour <= LAST_OF_AFTERNOON;
        int told = isLate ? hour + NOON : half.equals("am") && hour == NOON ? 0 : hour;
        return told > 23 || minute > 59 ? Optional.empty() : Optional.of(LocalTime.of(told, minute));
    }

    private static Optional<Cut<LocalTime>> part(String words) {
        var matcher = PART.matcher(words);
        if (!matcher.matches() || matcher.group(1).isBlank()) {
            return Optional.empty();
        }
        var part = matcher.group(3).toLowerCase(Locale.ROOT);
        // "Freitagabend"
        return PARTS.entrySet().stream()
            .filter(named -> part.endsWith(named.getKey()) || part.equals(named.getKey() + "s"))
            .max(Map.Entry.comparingByKey(Comparator.comparingInt(String::length)))
            .map(named -> new Cut<>(part.startsWith(named.getKey()) ? matcher.group(1).strip()
                : words.substring(0, words.length() - named.getKey().length()), named.getValue()));
    }

    private static Optional<Cut<Recurrence>> every(String words) {
        var matcher = EVERY.matcher(words);
        return matcher.matches() && !matcher.group(1).isBlank()
            ? recurrence(matcher.group(2).toLowerCase(Locale.ROOT))
                .map(rule -> new Cut<>(matcher.group(1).strip(), rule))
            : Optional.empty();
    }

    private static Optional<Recurrence> recurrence(String words) {
        var days = AND.splitAsStream(words).map(TaskLine::weekday).toList();
        if (days.stream().allMatch(Optional::isPresent)) {
            return Optional.of(Recurrence.weekly(1, days.stream().flatMap(Optional::stream).toList()));
        }
        var ofMonth = MONTH_DAY.matcher(words);
        if (ofMonth.matches()) {
            int day = Integer.parseInt(ofMonth.group(1) == null ? ofMonth.group(2) : ofMonth.group(1));
            return day < 1 || day > 31 ? Optional.empty()
                : Optional.of(new Recurrence(Frequency.MONTHLY, 1, List.of(), List.of(day)));
        }
        var onDay = WEEK_DAY.matcher(words);
        return onDay.matches()
            ? units(onDay.group(1)).filter(rule -> rule.frequency() == Frequency.WEEKLY).flatMap(
                rule -> weekday(onDay.group(2)).map(day -> Recurrence.weekly(rule.interval(), List.of(day))))
            : units(words);
    }

    private static Optional<Recurrence> units(String words) {
        var matcher = UNIT.matcher(words);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        var count = matcher.group(1);
        int interval = count == null ? 1 : Integer.parseInt(COUNTS.getOrDefault(count, count));
        var unit = matcher.group(2);
        if (interval < 1) {
            return Optional.empty();
        }
        return weekday(unit).map(day -> Recurrence.weekly(interval, List.of(day))).or(() -> UNITS.entrySet().stream()
            .filter(known -> known.getValue().matcher(unit).matches()).findFirst()
            .map(known -> Recurrence.every(interval, known.getKey())));
    }

    private static Optional<DayOfWeek> weekday(String word) {
        var plain = word.strip().replaceFirst("s$", "");
        return Arrays.stream(DayOfWeek.values()).filter(day -> Language.offered().stream()
            .map(Language::locale)
            .anyMatch(locale -> day.getDisplayName(TextStyle.FULL, locale).toLowerCase(locale).equals(plain)
                || day.getDisplayName(TextStyle.SHORT, locale).toLowerCase(locale).equals(plain)))
            .findFirst();
    }
}

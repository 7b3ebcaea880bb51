package alfred.builtin.slot;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.Period;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Times of day, durations and repetitions in words. The words are the assistant's own terms, which are English
/// ([Lexicon] translates).
public final class TimeWords {
    private static final Map<String, LocalTime> PARTS_OF_DAY = Map.ofEntries(
        Map.entry("morning", LocalTime.of(8, 0)), Map.entry("breakfast", LocalTime.of(8, 0)),
        Map.entry("noon", LocalTime.NOON),
        Map.entry("midday", LocalTime.NOON), Map.entry("lunch", LocalTime.NOON), Map.entry("lunchtime", LocalTime.NOON),
        Map.entry("afternoon", LocalTime.of(15, 0)), Map.entry("evening", LocalTime.of(18, 0)),
        Map.entry("dinner", LocalTime.of(18, 0)),
        Map.entry("tonight", LocalTime.of(19, 0)), Map.entry("night", LocalTime.of(20, 0)),
        Map.entry("bedtime", LocalTime.of(22, 0)),
        Map.entry("midnight", LocalTime.of(23, 59)));
    private static final Pattern IDLE = Pattern
        .compile("\\b(at|around|about|by|the|this|in|of|approximately|ca|roughly|o'clock|oclock|sharp|uhr)\\b|ish\\b");
    private static final Pattern CLOCK = Pattern
        .compile("(\\d{1,2})(?:[:.h](\\d{2}))? ?(am|pm|a\\.m\\.|p\\.m\\.)?(?: (morning|afternoon|evening|night))?");
    private static final Pattern RELATIVE =
        Pattern.compile("(half|quarter|\\d{1,2}) ?(past|after|to|before)? (\\d{1,2}) ?(am|pm)?"
            + "(?: (morning|afternoon|evening|night))?");
    private static final Pattern WORD = Pattern.compile("[a-z]+");
    private static final Pattern MORE =
        Pattern.compile("\\b(?:more|another|extra|further|longer|about|around|exactly|only|just|for|of)\\b");
    private static final int MAX_PUT_OFF = 1_000;
    private static final int LAST_AFTERNOON_HOUR = 6;
    private static final Pattern REPEATED =
        Pattern.compile("every|each|once a|ly\\b|day|week|end|\\b(?:mon|tue|wed|thu|fri|sat|sun)");
    private static final Pattern EACH =
        Pattern.compile("\\b(?:each|once a|once every|on the first of (?:each|every))\\b");
    private static final Pattern ON = Pattern.compile("\\bon\\b");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern EVERY_N = Pattern.compile("every (\\d{1,2}) (day|week|month|year)s?");
    private static final Pattern PART = Pattern
        .compile("(\\d+(?:\\.\\d+)?|half|quarter) ?(?:an? )?(hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\\b");

    private static final Pattern AROUND_A_LENGTH = Pattern.compile(
        "\\b(?:by|for|about|in|another|further|more|extra|later|longer|back|forward|ahead|time|of|just|only)\\b");
    private static final Pattern LENGTH =
        Pattern.compile("(half an|an?|one|\\S+)? ?(minute|min|hour|day|week|fortnight|month|year)s?");

    private TimeWords() {}

    /// Parses a time of day: `7pm`, `half past five`, `8:30`, `noon`. An hour up to six without am or pm is in the
    /// afternoon.
    public static Optional<LocalTime> time(String words) {
        var text = SPACES.matcher(IDLE.matcher(words.toLowerCase(Locale.ROOT)).replaceAll(" ")).replaceAll(" ").strip();
        if (PARTS_OF_DAY.containsKey(text)) {
            return Optional.of(PARTS_OF_DAY.get(text));
        }
        var digits = WORD.matcher(text)
            .replaceAll(word -> SlotTypes.whole(word.group()).map(String::valueOf).orElse(word.group()));
        var relative = RELATIVE.matcher(digits);
        if (relative.matches() && (relative.group(2) != null || relative.group(1).equals("half"))) {
            int minutes = switch (relative.group(1)) {
                case "half" -> 30;
                case "quarter" -> 15;
                default -> Integer.parseInt(relative.group(1));
            };
            boolean isBefore = "to".equals(relative.group(2)) || "before".equals(relative.group(2));
            return of(relative.group(3), "0", relative.group(4), relative.group(5))
                .map(hour -> isBefore ? hour.minusMinutes(minutes)
                    : hour.plusMinutes(minutes));
        }
        var spoken = digits.replaceFirst("^(\\d{1,2}) (\\d{2})\\b", "$1:$2");
        var clock = CLOCK.matcher(spoken);
        return clock.matches() ? of(clock.group(1), clock.group(2), clock.group(3), clock.group(4)) : Optional.empty();
    }

    private static Optional<LocalTime> of(String hours, @Nullable String minutes,
        @Nullable String half, @Nullable String part) {
        int hour = Integer.parseInt(hours);
        int minute = minutes == null ? 0 : Integer.parseInt(minutes);
        boolean isLate =
            half != null && half.startsWith("p") || part != null && part.matches("afternoon|evening|night");
        boolean isEarly = half != null && half.startsWith("a") || "morning".equals(part);
        if (hour == 24) {
            hour = 0;
        }
        if (hour > 23 || minute > 59) {
            return Optional.empty();
        }
        int told = isLate && hour < 12 ? hour + 12 : isEarly && hour == 12 ? 0
            : !isEarly && !isLate && hour > 0 && hour <= LAST_AFTERNOON_HOUR && hours.length() == 1 ? hour + 12 : hour;
        return Optional.of(LocalTime.of(told, minute));
    }

    /// Parses a duration such as `20 minutes`, `an hour and a half`, `90 sec`, `1h30` or `20`, which are minutes.
    ///
    /// @return seconds; empty if the words are no duration, or longer than a day
    public static Optional<Integer> seconds(String words) {
        var text = WORD
            .matcher(MORE.matcher(words.toLowerCase(Locale.ROOT)).replaceAll(" ").replace('-', ' ')
                .replaceFirst("^ ?hour\\b", "1 hour")
                .replaceAll("(\\d)([a-z])", "$1 $2")
                .replaceAll("\\b(?:an?|one) (hour|minute|second)", "1 $1").replaceAll("\\bhalf an? ", "half ")
                .replaceAll("\\ba (quarter|couple)", "$1")
                .replaceAll("(?:three|3) quarters\\s+(?:of )?(?:an|1) hour", "45 minutes")
                .replaceAll("quarter\\s+(?:of )?(?:an|1) hour", "15 minutes")
                .replace("quarter hour", "15 minutes")
                .replace("couple of", "2"))
            .replaceAll(word -> SlotTypes.whole(word.group()).map(String::valueOf).orElse(word.group()));
        text = text.replaceAll("\\b([2-9])0 ([1-9])\\b", "$1$2")
            .replaceAll("\\b3/4 (?:of (?:an )?)?(?:hours?|hrs?|h)\\b", "45 minutes")
            .replaceAll("\\b1/4 (?:of (?:an )?)?(?:hours?|hrs?|h)\\b", "15 minutes")
            .replaceAll("\\b(\\d+ (?:hours?|hrs?|h)) (?:and )?([1-5]?\\d)$", "$1 $2 minutes")
            .replaceAll("(\\d+) hours? and (?:a |1 )?quarter", "$1.25 hours")
            .replaceAll("(\\d+) and (?:a |1 )?half (hour|minute)s?", "$1.5 $2")
            .replaceAll("(\\d+ (?:hour|minute))s? and (?:a |1 )?half", "$1 and half")
            .replaceAll("1 hour and half", "90 minutes")
            .replaceAll("(\\d+) hour and half", "$1.5 hours").replaceAll("1 minute and half", "90 seconds");
        var bare = text.strip();
        if (bare.matches("\\d{1,4}")) {
            return inRange(Double.parseDouble(bare) * 60);
        }
        var matcher = PART.matcher(text);
        double total = 0;
        boolean isFound = false;
        while (matcher.find()) {
            double amount = switch (matcher.group(1)) {
                case "half" -> 0.5;
                case "quarter" -> 0.25;
                default -> Double.parseDouble(matcher.group(1));
            };
            total += amount * (matcher.group(2).startsWith("h") ? 3600 : matcher.group(2).startsWith("m") ? 60 : 1);
            isFound = true;
        }
        return isFound ? inRange(total) : Optional.empty();
    }

    private static Optional<Integer> inRange(double seconds) {
        return seconds >= 1 && seconds <= 86_400 ? Optional.of((int) Math.round(seconds)) : Optional.empty();
    }

    /// Parses by how much something is put off: `a week`, `another two days`, `30 minutes`; hours and minutes yield a
    /// duration, longer ones a period.
    public static Optional<TemporalAmount> length(String words) {
        var bare = SPACES.matcher(AROUND_A_LENGTH.matcher(words.toLowerCase(Locale.ROOT)).replaceAll(" "))
            .replaceAll(" ").strip();
        var found = LENGTH.matcher(bare);
        if (!found.matches()) {
            return seconds(words).map(Duration::ofSeconds);
        }
        var many = found.group(1);
        var number = many == null || many.matches("an?|one") ? Optional.of(1) : SlotTypes.whole(many);
        return number.filter(n -> n > 0 && n < MAX_PUT_OFF).flatMap(n -> switch (found.group(2)) {
            case "day" -> Optional.of(Period.ofDays(n));
            case "week" -> Optional.of(Period.ofWeeks(n));
            case "fortnight" -> Optional.of(Period.ofWeeks(2 * n));
            case "month" -> Optional.of(Period.ofMonths(n));
            case "year" -> Optional.of(Period.ofYears(n));
            default -> seconds(words).map(Duration::ofSeconds);
        });
    }

    /// Parses a repetition such as `every Saturday`, `weekly` or `every other day` into a rule
    /// ([alfred.kitchen.task.Recurrence]); empty if the words are none.
    public static Optional<String> repeats(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        if (!REPEATED.matcher(lower).find()) {
            return Optional.empty();
        }
        var every = EACH.matcher(lower).replaceAll("every").replace("every other", "every 2").replace("every second",
            "every 2");
        var text = WORD.matcher(SPACES.matcher(ON.matcher(every).replaceAll(" ")).replaceAll(" ").strip())
            .replaceAll(word -> word.group().equals("second") ? "2"
                : SlotTypes.whole(word.group()).map(String::valueOf).orElse(word.group()));
        var everyN = EVERY_N.matcher(text);
        if (everyN.matches()) {
            return Optional.of("FREQ=" + frequency(everyN.group(2)) + ";INTERVAL=" + everyN.group(1));
        }
        return switch (text) {
            case "daily", "every day", "every morning", "every evening", "every night", "every afternoon" ->
                Optional.of("FREQ=DAILY");
            case "weekly", "every week" -> Optional.of("FREQ=WEEKLY");
            case "fortnightly", "biweekly" -> Optional.of("FREQ=WEEKLY;INTERVAL=2");
            case "monthly", "every month" -> Optional.of("FREQ=MONTHLY");
            case "yearly", "every year", "annually" -> Optional.of("FREQ=YEARLY");
            case "weekdays", "every weekday", "every school day", "every workday" ->
                Optional.of("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR");
            case "every weekend", "weekends" -> Optional.of("FREQ=WEEKLY;BYDAY=SA,SU");
            default -> onDays(text);
        };
    }

    private static Optional<String> onDays(String text) {
        int every = text.startsWith("every 2 ") ? 2 : 1;
        var days = new ArrayList<DayOfWeek>();
        for (var word : text.replaceFirst("^every (2 )?", "").split(" *(?:,|and|&| ) *")) {
            var day = Dates.weekday(word.replaceFirst("s$", ""));
            if (day.isEmpty()) {
                return Optional.empty();
            }
            days.add(day.get());
        }
        if (days.isEmpty()) {
            return Optional.empty();
        }
        var codes = List.copyOf(days).stream().distinct().sorted().map(d -> d.name().substring(0, 2))
            .collect(Collectors.joining(","));
        return Optional.of("FREQ=WEEKLY" + (every > 1 ? ";INTERVAL=" + every : "") + ";BYDAY=" + codes);
    }

    private static String frequency(String unit) {
        return switch (unit) {
            case "day" -> "DAILY";
            case "week" -> "WEEKLY";
            case "month" -> "MONTHLY";
            default -> "YEARLY";
        };
    }
}

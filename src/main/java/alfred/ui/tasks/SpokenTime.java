package alfred.ui.tasks;

import alfred.core.domain.Language;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A time of day in words at the end of a line, in the offered languages: `at half past three`, `quarter to six`,
/// `um halb vier`, `fünf nach halb vier`. An hour from one to five is in the afternoon where nothing else is said.
///
/// @param rest the line without it
record SpokenTime(String rest, LocalTime time) {
    private static final Map<String, String> HOURS = Language.anyPairs("days.hours");
    private static final Map<String, String> MINUTES = Language.anyPairs("days.minutes");
    /// What is said before an hour, and by how many minutes that is moved.
    private static final Map<String, String> HALVES = Language.anyPairs("days.halves");
    private static final Map<String, String> PARTS = Language.anyPairs("days.parts");
    private static final Pattern TO = Pattern.compile("(?iu)" + Language.any("days.minutes-to"));
    private static final Pattern TIME = Pattern.compile("(?iu)^(?<rest>.*?)[,\\s]+(?<at>" + Language.any("days.at")
        + "\\s)?(?:(?<minutes>" + any(MINUTES) + "|\\d{1,2})(?:\\s" + Language.any("said.minutes") + ")?\\s(?<way>"
        + Language.any("days.minutes-past") + "|" + Language.any("days.minutes-to") + ")\\s)?(?:(?<half>" + any(HALVES)
        + ")\\s)?(?<hour>" + any(HOURS) + "|\\d{1,2})(?<clock>\\s?" + Language.any("days.clock")
        + ")?(?:\\s?(?<noon>am|pm)|(?:\\s" + Language.any("days.in-the") + ")?\\s?(?<part>" + any(PARTS) + ")s?)?$");
    private static final int NOON = 12;
    private static final int HALF_DAY = 720;
    /// Until then an hour is in the afternoon, in minutes.
    private static final int EARLY = 360;
    private static final int QUARTER = 15;

    static Optional<SpokenTime> of(String words) {
        var found = TIME.matcher(words);
        return found.matches() && !found.group("rest").isBlank() && isTime(found)
            ? Optional.of(found).filter(time -> number(HOURS, time.group("hour")) <= 24)
                .map(time -> new SpokenTime(time.group("rest").strip(), time(time)))
            : Optional.empty();
    }

    private static String any(Map<String, String> words) {
        return words.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
    }

    private static int number(Map<String, String> words, @Nullable String said) {
        return said == null ? 0 : Integer.parseInt(words.getOrDefault(said.toLowerCase(Locale.ROOT), said));
    }

    /// Whether the words tell a time, as "chapters two to five" and "cook for six" do not.
    private static boolean isTime(MatchResult found) {
        boolean isTold = found.group("at") != null || found.group("clock") != null;
        if (found.group("minutes") != null) {
            int minutes = number(MINUTES, found.group("minutes"));
            return minutes < 60 && (isTold || minutes % QUARTER == 0);
        }
        return HOURS.containsKey(found.group("hour").toLowerCase(Locale.ROOT)) ? isTold || found.group("half") != null
            : isTold && found.group("half") != null;
    }

    private static LocalTime time(MatchResult found) {
        int hour = number(HOURS, found.group("hour"));
        int minutes = number(MINUTES, found.group("minutes"));
        boolean isBefore = found.group("way") != null && TO.matcher(found.group("way")).matches();
        int moved = number(HALVES, found.group("half")) + (isBefore ? -minutes : minutes);
        int told = hour > NOON ? hour * 60 + moved : half(hour % NOON * 60 + moved, found);
        return LocalTime.MIDNIGHT.plusMinutes(told);
    }

    /// Chooses the half of the day.
    private static int half(int minutes, MatchResult found) {
        int told = Math.floorMod(minutes, HALF_DAY);
        var noon = Optional.ofNullable(found.group("noon")).map(word -> word.equalsIgnoreCase("pm"));
        var isLate = noon.or(() -> Optional.ofNullable(found.group("part"))
            .map(part -> LocalTime.parse(PARTS.get(part.toLowerCase(Locale.ROOT))).getHour() >= NOON));
        return isLate.orElse(told < EARLY) ? told + HALF_DAY : told;
    }
}

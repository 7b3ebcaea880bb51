package alfred.ui.cook;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.measure.NumberWords;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A timer as people type it: `10 rice`, `tea five minutes`, `1 h stew`, `1:15 roast`, `Reis 12 Min`.
///
/// @param name what it is for; `""` if that was not typed
/// @param seconds how long, from a second to a day
record TypedTimer(String name, int seconds) {
    private static final int DAY = 86_400;
    private static final Pattern TIME =
        Pattern.compile("(?iu)^(.*?)(?:^|\\s)(\\S+?)\\s*(?:(h|" + Language.any("said.hours")
            + ")|(m|" + Language.any("said.minutes") + ")|s|" + Language.any("said.seconds") + ")\\.?(?:\\s+(.*))?$");
    /// Hours and minutes as a clock shows them, with seconds or without: `0:05`, `1:15`, `0:00:45`.
    private static final Pattern CLOCK = Pattern.compile("(?iu)^(.*?)(?:^|\\s)(\\d{1,2}):([0-5]\\d)(?::([0-5]\\d))?"
        + "(?:\\s*(?:h|" + Language.any("said.hours") + ")\\b\\.?)?(?:\\s+(.*))?$");
    private static final Pattern BARE = Pattern.compile("(\\d{1,3})(?:\\s+(.*))?");
    private static final Pattern AROUND = Pattern.compile("(?iu)^" + Language.any("timer.before") + "\\s+|\\s+"
        + Language.any("timer.behind") + "$");

    /// Returns the timer; empty where no time is named.
    static Optional<TypedTimer> of(String typed) {
        var words = typed.strip().replaceAll("\\s+", " ");
        var clock = CLOCK.matcher(words);
        if (clock.matches()) {
            int seconds = Integer.parseInt(clock.group(2)) * 3600 + Integer.parseInt(clock.group(3)) * 60
                + (clock.group(4) == null ? 0 : Integer.parseInt(clock.group(4)));
            return timed(Fraction.of(seconds), 1, name(clock.group(1), clock.group(5)));
        }
        var time = TIME.matcher(words);
        if (time.matches()) {
            var number = NumberWords.parse(time.group(2).toLowerCase(Locale.ROOT));
            if (number.isPresent()) {
                int unit = time.group(3) != null ? 3600 : time.group(4) != null ? 60 : 1;
                return timed(number.get(), unit, name(time.group(1), time.group(5)));
            }
        }
        var bare = BARE.matcher(words);
        return bare.matches() ? timed(Fraction.of(Integer.parseInt(bare.group(1))), 60, name("", bare.group(2)))
            : Optional.empty();
    }

    private static Optional<TypedTimer> timed(Fraction number, int unit, String name) {
        int seconds = number.times(Fraction.of(unit)).toDecimal().intValue();
        return seconds < 1 || seconds > DAY ? Optional.empty() : Optional.of(new TypedTimer(name, seconds));
    }

    private static String name(String before, @Nullable String after) {
        var words = AROUND.matcher(before.strip()).replaceAll("") + " "
            + AROUND.matcher(after == null ? "" : after.strip()).replaceAll("");
        return words.strip();
    }
}

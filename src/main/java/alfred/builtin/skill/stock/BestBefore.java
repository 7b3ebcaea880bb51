package alfred.builtin.skill.stock;

import alfred.builtin.script.Script;
import alfred.builtin.template.Lexicon;
import alfred.core.domain.Language;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/// The last day that a message tells of what it brings in: "bought milk, best before Friday".
final class BestBefore {
    private static final Pattern TOLD =
        Pattern.compile("(?iU)\\b" + Language.any("pantry.before") + "\\s+([^,.;]+)");

    private BestBefore() {}

    /// Returns the day that the words behind "best before" name, as many of them as can be read as one.
    static Optional<LocalDate> in(Script s) {
        var told = TOLD.matcher(s.turn().message());
        if (!told.find()) {
            return Optional.empty();
        }
        var words = told.group(1);
        for (int end = words.length(); end > 0; end = words.lastIndexOf(' ', end - 1)) {
            var said = words.substring(0, end).strip();
            var day = s.dates().day(s.told(Lexicon.DAYS, said).orElse(said));
            if (day.isPresent()) {
                return day;
            }
        }
        return Optional.empty();
    }
}

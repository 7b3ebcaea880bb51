package alfred.ui.tasks;

import alfred.core.domain.Row;
import alfred.ui.page.DateParser;
import java.time.LocalDate;
import java.util.Locale;
import java.util.regex.Pattern;

/// Parser for the quick-add line of tasks, in English and German: `Soak the chickpeas on Friday`, `Kichererbsen
/// einweichen am Freitag`. A line without a date at its end becomes a task without a due date.
final class TaskLine {
    private static final Pattern WHEN = Pattern.compile("^(.*?)[,]?\\s+(?:on |by |for |am |bis |für )?([^\\s,]+(?: [^\\s,]+)?)$");

    private TaskLine() {}

    static Row read(String line, LocalDate today) {
        var words = line.strip();
        var matcher = WHEN.matcher(words);
        if (matcher.matches()) {
            var date = DateParser.read(matcher.group(2).toLowerCase(Locale.ROOT), today);
            if (date.isPresent() && !matcher.group(1).isBlank()) {
                return Row.of("title", matcher.group(1).strip(), "due_date", date.get());
            }
        }
        var last = words.lastIndexOf(' ');
        if (last > 0) {
            var date = DateParser.read(words.substring(last + 1), today);
            if (date.isPresent()) {
                return Row.of("title", words.substring(0, last).replaceFirst("(?i)[,\\s]+(on|by|for|am|bis|für)$", "")
                    .strip(), "due_date", date.get());
            }
        }
        return Row.of("title", words);
    }
}

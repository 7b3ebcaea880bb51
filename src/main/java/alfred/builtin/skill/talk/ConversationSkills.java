package alfred.builtin.skill.talk;

import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Dates;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.TemporalAdjusters;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Search of past conversations by day and by words. Read-only.
public final class ConversationSkills {
    private static final int MAX_MESSAGE = 80;
    /// Stop words: they say nothing about the subject of a conversation.
    private static final Set<String> IDLE =
        Set.of("the", "that", "this", "those", "with", "for", "and", "our", "some", "any", "recipe", "recipes");
    private static final int STEM = 5;

    private ConversationSkills() {}

    public static List<Skill> all() {
        return List.of(new Skill("talk.past", List.of(Skill.read("", "step.look-through-past-conversations")),
            ConversationSkills::past));
    }

    private static void past(Script s) {
        var args =
            new HashMap<String, @Nullable Object>(s.has("words") ? Map.of("words", stems(s.slot("words"))) : Map.of());
        var days = days(s);
        if (!days.isEmpty()) {
            args.put("from", days.getFirst().toString());
            args.put("to", days.getLast().toString());
        }
        var result = s.call(ToolCall.domain("past_conversations", args));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        if (result.rows().isEmpty()) {
            s.tell(s.has("words") ? "talk.none-about" : days.isEmpty() ? "talk.first" : "talk.none-then",
                s.slot("words"));
            return;
        }
        s.tell(!days.isEmpty() ? "talk.about-this" : s.has("words") ? "talk.about" : "talk.all", s.slot("words"));
        s.say(s.words().bullets(result.rows().stream().map(row -> line(row, s)).toList()));
        s.say(result.message());
    }

    private static String line(Row row, Script s) {
        var said = row.texts("messages").stream().filter(message -> !message.equalsIgnoreCase(row.text("title")))
            .map(message -> s.text("talk.quoted",
                message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + "…"))
            .collect(Collectors.joining(", "));
        return row.text("title") + row.date("date").map(date -> " (" + s.words().day(date) + ")").orElse("")
            + (said.isEmpty() ? "" : ": " + said);
    }

    private static List<LocalDate> days(Script s) {
        return s.has("last_week") ? lastWeek(s.turn().now().toLocalDate())
            : period(s.slot("days"), s.turn().now().toLocalDate());
    }

    private static List<LocalDate> lastWeek(LocalDate today) {
        var monday = today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        return List.of(monday.minusWeeks(1), monday.minusDays(1));
    }

    /// Returns the first and last day of a past period, neither after today; empty if the words name none. A
    /// weekday means its most recent occurrence, as does a date.
    static List<LocalDate> period(String words, LocalDate today) {
        var days = new Dates(today).listOf(words);
        if (days.isEmpty()) {
            return List.of();
        }
        var first = days.getFirst();
        var back = !first.isAfter(today) ? Period.ZERO : first.minusWeeks(1).isAfter(today) ? Period.ofYears(1)
            : Period.ofWeeks(1);
        var last = days.getLast().minus(back);
        return List.of(first.minus(back), last.isAfter(today) ? today : last);
    }

    /// Returns search terms shortened to their stems: `lasagna` becomes `lasagn`.
    private static String stems(String words) {
        var all = Stream.of(words.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}0-9]+"))
            .filter(word -> word.length() > 2).toList();
        var telling = all.stream().filter(word -> !IDLE.contains(word)).toList();
        return (telling.isEmpty() ? all : telling).stream()
            .map(word -> word.length() > STEM ? word.substring(0, word.length() - 1) : word)
            .collect(Collectors.joining(" "));
    }
}

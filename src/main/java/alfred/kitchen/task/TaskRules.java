package alfred.kitchen.task;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import java.time.LocalDate;

/// Rules for every write of a task, from a form, the chat or a model (spec/kitchen-rules.md, a task that repeats).
public final class TaskRules {
    private static final String REPEATS = "repeats";
    private static final String COMPLETED = "completed";
    private static final String DUE = "due_date";

    private TaskRules() {}

    /// Returns the task to write. A task that repeats has a date; when it is done, it is open again on the
    /// next one, which lies after today.
    ///
    /// @param old the task as stored; empty for a new one
    /// @param task the task after the change
    /// @throws CrudRefusal if its rule for repeating is none
    public static Row complete(Row old, Row task, LocalDate today) {
        if (!task.has(REPEATS)) {
            return task;
        }
        var rule = rule(task.text(REPEATS));
        var due = task.date(DUE).or(() -> rule.first(today)).orElse(today);
        var kept = task.with(REPEATS, rule.text()).with(DUE, due);
        boolean isDoneNow = kept.isTrue(COMPLETED) && old.has(Row.ID) && !old.isTrue(COMPLETED);
        return isDoneNow ? moved(kept, rule, due, today) : kept;
    }

    private static Row moved(Row task, Recurrence rule, LocalDate due, LocalDate today) {
        return rule.next(due, due.isAfter(today) ? due : today).map(next -> task.with(DUE, next).with(COMPLETED, false))
            .orElse(task);
    }

    private static Recurrence rule(String text) {
        try {
            return Recurrence.parse(text);
        } catch (IllegalArgumentException problem) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, REPEATS, "rule.refused",
                text.length() > 60 ? text.substring(0, 60) + "…" : text,
                problem instanceof Recurrence.Unsupported wrong ? wrong.reason() : Sentence.of("rule.number"));
        }
    }
}

package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Things to do.
final class TaskSkills {
    private static final String TABLE = "tasks";

    private TaskSkills() {}

    static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "Find the task"), Skill.write(TABLE, "Change it"));
        return List.of(
            new Skill("task.list", "See the tasks", List.of(Skill.read(TABLE, "Look at the tasks")), TaskSkills::list),
            new Skill("task.add", "Add a task", List.of(Skill.write(TABLE, "Add the task")), TaskSkills::add),
            new Skill("task.prepare", "Plan a preparation", List.of(Skill.read("meal_plans", "Look at the meal"), Skill.write(TABLE, "Add the task")),
                TaskSkills::prepare),
            new Skill("task.due", "Move a task", change, TaskSkills::due),
            new Skill("task.done", "Tick a task off", change, TaskSkills::done),
            new Skill("task.delete", "Delete a task", change, TaskSkills::delete),
            new Skill("task.clear", "Delete the tasks", change, TaskSkills::clear));
    }

    private static void list(Script s) {
        var today = s.turn().now().toLocalDate();
        var filters = new ArrayList<>(List.of(ToolCall.where("completed", "=", false)));
        var days = s.dates().listOf(s.slot("days"));
        if (s.has("overdue")) {
            filters.add(ToolCall.where("due_date", "<", today));
        } else if (!days.isEmpty()) {
            filters.add(ToolCall.where("due_date", "<=", days.getLast()));
        }
        var rows = s.rows(ToolCall.read(TABLE, filters.toArray(ToolCall.Condition[]::new)).orderedBy("due_date", "title"));
        if (rows.isEmpty()) {
            s.say(s.has("overdue") ? "Nothing is overdue." : "There is nothing to do" + (days.isEmpty() ? "" : " by then") + ".");
            return;
        }
        s.say((s.has("overdue") ? "Overdue:\n" : "To do:\n") + Say.bullets(rows.stream()
            .map(r -> r.text("title") + r.date("due_date").map(d -> ", " + s.dates().words(d)).orElse("")).toList()));
    }

    private static void add(Script s) {
        var row = new LinkedHashMap<String, @Nullable Object>();
        var title = Say.capital(s.slot("title")) + (s.has("at") ? " (at " + s.slot("at") + ")" : "");
        row.put("title", title);
        var day = s.dates().day(s.slot("day"));
        row.put("due_date", day.orElse(null));
        var folded = title.toLowerCase(Locale.ROOT);
        row.put("category", folded.startsWith("buy ") || folded.startsWith("order ") || folded.startsWith("pick up ") ? "shopping"
            : folded.matches("(clean|wash|scrub|descale|tidy|mop) .*") ? "cleanup"
            : folded.matches("(thaw|defrost|soak|marinate|prep|prepare|chop|take .* out) ?.*") ? "prep" : "other");
        s.rows(ToolCall.create(TABLE, List.of(row)));
        s.say("On the task list: " + title + day.map(d -> ", " + s.dates().words(d)).orElse("") + ".");
    }

    /// A task before a planned meal; it moves with the meal.
    private static void prepare(Script s) {
        var day = s.dates().day(s.slot("meal_day")).orElseThrow(() -> s.stop("For which day?"));
        var meal = MealSkills.oneMeal(s, day);
        s.next();
        var due = s.dates().day(s.slot("day")).orElse(day.minusDays(1));
        var title = Say.capital(s.slot("title"));
        s.rows(ToolCall.create(TABLE, List.of(Map.of("title", title, "due_date", due, "category", "prep", "meal_id", meal.text(Row.ID)))));
        s.say("On the task list: " + title + ", " + s.dates().words(due) + ". It moves with the meal on " + s.dates().words(day) + ".");
    }

    private static void due(Script s) {
        var row = Finder.tasks(s).one(s.slot("task"));
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.stop("To which day?"));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("due_date", day)));
        s.say(Say.label(row) + " is due " + s.dates().words(day) + " now.");
    }

    private static void done(Script s) {
        boolean isDone = !s.has("not");
        var row = Finder.tasks(s).one(s.slot("task"));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("completed", isDone)));
        s.say((isDone ? "Done: " : "Open again: ") + Say.label(row) + ".");
    }

    private static void delete(Script s) {
        var row = Finder.tasks(s).one(s.slot("task"));
        s.next();
        s.rows(Script.delete(TABLE, List.of(row)));
        s.say("Deleted the task: " + Say.label(row) + ".");
    }

    private static void clear(Script s) {
        boolean isDone = s.has("done");
        var rows = s.rows(isDone ? ToolCall.read(TABLE, ToolCall.where("completed", "=", true)) : ToolCall.read(TABLE));
        if (rows.isEmpty()) {
            throw s.stop(isDone ? "No task is done yet." : "There are no tasks.");
        }
        if (!isDone && rows.size() > 1 && !s.isAgreed()) {
            throw s.confirm("Shall I delete all " + rows.size() + " tasks?");
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.say("Deleted " + Say.count(rows.size(), "task", "tasks") + ": " + Say.labels(rows) + ".");
    }
}

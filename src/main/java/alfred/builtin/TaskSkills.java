package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Skills for tasks.
final class TaskSkills {
    private static final String TABLE = "tasks";

    private TaskSkills() {}

    static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.find-the-task"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("task.list", List.of(Skill.read(TABLE, "step.look-at-the-tasks")), TaskSkills::list),
            new Skill("task.add", List.of(Skill.write(TABLE, "step.add-the-task")), TaskSkills::add),
            new Skill("task.prepare", List.of(Skill.read("meal_plans", "step.look-at-the-meal"), Skill.write(TABLE, "step.add-the-task")),
                TaskSkills::prepare),
            new Skill("task.due", change, TaskSkills::due),
            new Skill("task.done", change, TaskSkills::done),
            new Skill("task.delete", change, TaskSkills::delete),
            new Skill("task.clear", change, TaskSkills::clear));
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
            s.tell(s.has("overdue") ? "task.none-overdue" : days.isEmpty() ? "task.nothing" : "task.nothing-by-then");
            return;
        }
        s.say(s.text(s.has("overdue") ? "task.overdue" : "task.to-do") + "\n" + s.words().bullets(rows.stream()
            .map(r -> r.text("title") + r.date("due_date").map(d -> ", " + s.words().day(d)).orElse("")
                + r.time("due_time").map(t -> " " + s.words().rows().time(t)).orElse("")
                + (r.has("repeats") ? ", " + s.words().rows().repeats(r.text("repeats")) : "")).toList()));
    }

    private static void add(Script s) {
        var row = new LinkedHashMap<String, @Nullable Object>();
        var title = ReplyFormatter.capital(s.slot("title")) + (s.has("at") ? " " + s.text("task.at", s.slot("at")) : "");
        row.put("title", title);
        var day = s.dates().day(s.slot("day"));
        row.put("due_date", day.orElse(null));
        row.put("category", category(title.toLowerCase(Locale.ROOT)));
        s.rows(ToolCall.create(TABLE, List.of(row)));
        s.tell("task.added", title + day.map(d -> ", " + s.words().day(d)).orElse(""));
    }

    /// Returns the category of a task by its verb, which comes first in English and last in German.
    private static String category(String title) {
        return title.matches("(buy|order|pick up) .*|.* (kaufen|einkaufen|besorgen|bestellen|holen|abholen)") ? "shopping"
            : title.matches("(clean|wash|scrub|descale|tidy|mop) .*|.* (putzen|reinigen|waschen|abwaschen|spülen|entkalken|aufräumen|wischen)")
            ? "cleanup"
            : title.matches("(thaw|defrost|soak|marinate|prep|prepare|chop|take .* out) ?.*|.* (auftauen|einweichen|marinieren|vorbereiten|schneiden|"
                + "hacken|herausnehmen|rausnehmen|herausholen|rausholen)") ? "prep" : "other";
    }

    /// Adds a task before a planned meal; it moves with the meal.
    private static void prepare(Script s) {
        var day = s.dates().day(s.slot("meal_day")).orElseThrow(() -> s.refuse("ask.for-which-day"));
        var meal = MealSkills.oneMeal(s, day);
        s.next();
        var due = s.dates().day(s.slot("day")).orElse(day.minusDays(1));
        var title = ReplyFormatter.capital(s.slot("title"));
        s.rows(ToolCall.create(TABLE, List.of(Map.of("title", title, "due_date", due, "category", "prep", "meal_id", meal.text(Row.ID)))));
        s.say(s.text("task.added", title + ", " + s.words().day(due)) + " " + s.text("task.moves", s.words().day(day)));
    }

    private static void due(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.to-which-day"));
        var row = Finder.tasks(s).changed(s.slot("task"), label -> s.text("deed.due", label, s.words().day(day)));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("due_date", day)));
        s.tell("task.is-due", s.words().label(row), s.words().day(day));
    }

    private static void done(Script s) {
        boolean isDone = !s.has("not");
        var row = Finder.tasks(s).changed(s.slot("task"), label -> s.text(isDone ? "deed.done" : "deed.open", label));
        s.next();
        var after = s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("completed", isDone))).getFirst();
        boolean isAgain = isDone && !after.isTrue("completed");
        s.say(s.text(isDone ? "task.is-done" : "task.is-open", s.words().label(row))
            + (isAgain ? " " + s.text("task.again", after.date("due_date").map(s.words()::day).orElse("")) : ""));
    }

    private static void delete(Script s) {
        var row = Finder.tasks(s).deleted(s.slot("task"), label -> s.text("deed.delete", label));
        s.next();
        s.rows(Script.delete(TABLE, List.of(row)));
        s.tell("task.deleted", s.words().label(row));
    }

    private static void clear(Script s) {
        boolean isDone = s.has("done");
        var rows = s.rows(isDone ? ToolCall.read(TABLE, ToolCall.where("completed", "=", true)) : ToolCall.read(TABLE));
        if (rows.isEmpty()) {
            throw s.refuse(isDone ? "task.none-done" : "task.none");
        }
        if (!isDone && rows.size() > 1 && !s.isAgreed()) {
            throw s.confirm(s.text("task.shall-clear", rows.size()));
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("task.cleared", rows.size(), s.words().labels(rows));
    }
}

package alfred.builtin.skill.meal;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.TimeWords;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Skills for tasks.
public final class TaskSkills {
    private static final Pattern EVENING = Pattern.compile("(?i)\\b(?:tonight|evening|night|abends?)\\b");
    /// What says in which half of the day an hour is.
    private static final Pattern HALF_NAMED =
        Pattern.compile("(?i)am|pm|a\\.m|p\\.m|\\d:\\d|" + Language.any("days.half"));
    private static final int HALF_A_DAY = 12;
    private static final String TABLE = "tasks";

    private TaskSkills() {}

    public static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.find-the-task"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("task.list", List.of(Skill.read(TABLE, "step.look-at-the-tasks")), TaskSkills::list),
            new Skill("task.add", List.of(Skill.write(TABLE, "step.add-the-task")), TaskSkills::add),
            new Skill("task.prepare",
                List.of(Skill.read("meal_plans", "step.look-at-the-meal"), Skill.write(TABLE, "step.add-the-task")),
                TaskSkills::prepare),
            new Skill("task.due",
                List.of(change.getFirst(), Skill.read("meal_plans", "step.look-at-the-plan"), change.getLast()),
                TaskSkills::due),
            new Skill("task.has", List.of(Skill.read(TABLE, "step.look-at-the-tasks")), TaskSkills::has),
            new Skill("task.rename", change, TaskSkills::rename),
            new Skill("task.done", change, TaskSkills::done),
            new Skill("task.next", List.of(change.getFirst(), Skill.write(TABLE, "step.add-the-task")),
                TaskSkills::again),
            new Skill("task.delete", change, TaskSkills::delete),
            new Skill("task.clear", change, TaskSkills::clear));
    }

    private static void list(Script s) {
        var today = s.turn().now().toLocalDate();
        var filters = new ArrayList<>(List.of(ToolCall.where("completed", "=", false)));
        var days = s.dates().listOf(s.slot("days"));
        boolean isOverdue = s.has("overdue") || s.says("overdue");
        if (isOverdue) {
            filters.add(ToolCall.where("due_date", "<", today));
        } else if (!days.isEmpty() && s.says("before_day")) {
            filters.add(ToolCall.where("due_date", "<", days.getFirst()));
        } else if (!days.isEmpty() && s.says("after_day")) {
            filters.add(ToolCall.where("due_date", ">", days.getLast()));
        } else if (!days.isEmpty()) {
            filters.add(ToolCall.where("due_date", "<=", days.getLast()));
        }
        var rows =
            s.rows(ToolCall.read(TABLE, filters.toArray(ToolCall.Condition[]::new)).orderedBy("due_date", "title"));
        if (rows.isEmpty()) {
            s.tell(isOverdue ? "task.none-overdue" : days.isEmpty() ? "task.nothing" : "task.nothing-by-then");
            return;
        }
        s.say(s.text(isOverdue ? "task.overdue" : "task.to-do") + "\n" + s.words().bullets(rows.stream()
            .map(r -> line(r, s)).toList()));
    }

    private static void add(Script s) {
        var row = new LinkedHashMap<String, @Nullable Object>();
        var title = ReplyFormatter.capital(s.slot("title"));
        row.put("title", title);
        var repeats = TimeWords.repeats(s.slot("repeat"));
        boolean isEvening = EVENING.matcher(s.slot("day") + " " + s.slot("at")).find();
        var time = TimeWords.time(s.slot("at"))
            .map(t -> isEvening && t.getHour() > 0 && t.getHour() < HALF_A_DAY ? t.plusHours(HALF_A_DAY)
                : s.has("day") || repeats.isPresent() ? t : later(t, s));
        row.put("due_time", time.orElse(null));
        // a rule for repeating finds its first day itself
        row.put("due_date", s.dates().day(s.slot("day"))
            .or(() -> time.filter(_ -> repeats.isEmpty()).map(t -> next(t, s))).orElse(null));
        row.put("repeats", repeats.orElse(null));
        row.put("category", category(title.toLowerCase(Locale.ROOT)));
        var added = s.rows(ToolCall.create(TABLE, List.of(row)));
        s.tell("task.added", added.isEmpty() ? title : line(added.getFirst(), s));
    }

    /// Returns an hour said without am, pm or day as the one that comes next: at six in the evening, "at 7" is seven in
    /// the evening.
    private static LocalTime later(LocalTime time, Script s) {
        boolean isBare = !HALF_NAMED.matcher(s.slot("at")).find()
            && time.getHour() < HALF_A_DAY;
        return isBare && !time.isAfter(s.turn().now().toLocalTime())
            && time.plusHours(HALF_A_DAY).isAfter(s.turn().now().toLocalTime())
                ? time.plusHours(HALF_A_DAY) : time;
    }

    /// Returns the day on which a time comes next: today, or tomorrow if it is past.
    private static LocalDate next(LocalTime time, Script s) {
        var today = s.turn().now().toLocalDate();
        return time.isAfter(s.turn().now().toLocalTime()) ? today : today.plusDays(1);
    }

    private static String line(Row r, Script s) {
        return r.text("title") + r.date("due_date").map(d -> ", " + s.words().day(d)).orElse("")
            + r.time("due_time").map(t -> " " + s.words().rows().time(t)).orElse("")
            + (r.has("repeats") ? ", " + s.words().rows().repeats(r.text("repeats")) : "");
    }

    private static void has(Script s) {
        var found = Finder.tasks(s).listed(s.slot("task"));
        var open = found.rows().stream().filter(row -> !row.isTrue("completed")).toList();
        if (!found.isSure()) {
            s.tell("task.has-not", s.slot("task"));
        }
        if (!found.rows().isEmpty()) {
            s.say(s.text(!found.isSure() ? "task.near" : open.isEmpty() ? "task.was-done" : "task.has") + "\n"
                + s.words().bullets(found.rows().stream()
                    .map(r -> line(r, s) + (r.isTrue("completed") ? s.words().by(r, s.turn().now()) : "")).toList()));
        }
    }

    private static void rename(Script s) {
        var row = Finder.tasks(s).changed(s.slot("task"), label -> s.text("deed.rename", label, s.slot("name")));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("title", ReplyFormatter.capital(s.slot("name")))));
        s.tell("task.renamed", s.words().label(row), ReplyFormatter.capital(s.slot("name")));
    }

    /// Returns the category of a task by its verb, which comes first in English and last in German.
    private static String category(String title) {
        return Stream.of("shopping", "cleanup", "prep").filter(kind -> title.matches(Language.any("tasks." + kind)))
            .findFirst().orElse("other");
    }

    /// Adds a task before a planned meal; it moves with the meal.
    private static void prepare(Script s) {
        var day = s.dates().day(s.slot("meal_day")).orElseThrow(() -> s.refuse("ask.for-which-day"));
        var meal = MealSkills.oneMeal(s, day);
        s.next();
        var due = s.dates().day(s.slot("day")).orElse(day.minusDays(1));
        var title = ReplyFormatter.capital(s.slot("title"));
        s.rows(ToolCall.create(TABLE,
            List.of(Map.of("title", title, "due_date", due, "category", "prep", "meal_id", meal.text(Row.ID)))));
        s.say(s.text("task.added", title + ", " + s.words().day(due)) + " " + s.text("task.moves", s.words().day(day)));
    }

    private static void due(Script s) {
        var time = TimeWords.time(s.slot("at"));
        var day = s.dates().day(s.slot("day"));
        var repeats = TimeWords.repeats(s.slot("repeat"));
        var by = TimeWords.length(s.slot("by"));
        if (by.isPresent()) {
            putOff(by.get(), s);
            return;
        }
        if (time.isEmpty() && day.isEmpty() && repeats.isEmpty()) {
            throw s.refuse("ask.to-which-day");
        }
        var when = day.map(s.words()::day).orElse("") + time.map(t -> " " + s.words().rows().time(t)).orElse("")
            + repeats.map(rule -> " " + s.words().rows().repeats(rule)).orElse("");
        if (day.isPresent() && !s.has("ref")
            && Finder.tasks(s).changed(List.of(s.slot("task"))).getFirst().rows().isEmpty()) {
            var recipe = Finder.recipes(s).listed(s.slot("task"));
            if (recipe.isSure()) {
                MealEditSkills.move(s, recipe.rows(), day.get());
                return;
            }
        }
        var row = Finder.tasks(s).changed(s.slot("task"), label -> s.text("deed.due", label, when.strip()));
        s.next();
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        time.ifPresent(t -> fields.put("due_time", t));
        day.or(() -> time.filter(_ -> row.date("due_date").isEmpty()).map(t -> next(t, s)))
            .ifPresent(d -> fields.put("due_date", d));
        repeats.ifPresent(rule -> fields.put("repeats", rule));
        s.rows(Script.update(TABLE, row.text(Row.ID), fields));
        s.tell("task.is-due", s.words().label(row), when.strip());
    }

    /// Makes a task due later than it is: from its day on, or from today on if that is past.
    private static void putOff(TemporalAmount by, Script s) {
        var row = Finder.tasks(s).changed(s.slot("task"), label -> s.text("deed.put-off", label));
        s.next();
        s.next();
        var now = s.turn().now().toLocalDateTime();
        var fields = new LinkedHashMap<String, Object>();
        if (by instanceof Period) {
            var from = row.date("due_date").filter(date -> !date.isBefore(now.toLocalDate()));
            fields.put("due_date", from.orElse(now.toLocalDate()).plus(by));
        } else {
            var planned = row.date("due_date").flatMap(date -> row.time("due_time").map(date::atTime));
            var due = planned.filter(at -> !at.isBefore(now)).orElse(now).plus(by).truncatedTo(ChronoUnit.MINUTES);
            fields.put("due_date", due.toLocalDate());
            fields.put("due_time", due.toLocalTime());
        }
        var after = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        var time = after.time("due_time").map(t -> " " + s.words().rows().time(t)).orElse("");
        s.tell("task.is-due", s.words().label(row), after.date("due_date").map(s.words()::day).orElse("") + time);
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

    /// Adds a task again that was done, so much later: "next one in 3 months".
    private static void again(Script s) {
        var by = TimeWords.length(s.slot("by")).orElseThrow(() -> s.refuse("ask.which-day"));
        var done = Finder.tasks(s).one("it");
        s.next();
        var row = new LinkedHashMap<String, @Nullable Object>();
        row.put("title", done.text("title"));
        row.put("category", done.text("category"));
        row.put("due_date", s.turn().now().plus(by).toLocalDate());
        s.tell("task.added", line(s.rows(ToolCall.create(TABLE, List.of(row))).getFirst(), s));
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

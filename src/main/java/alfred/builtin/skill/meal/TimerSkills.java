package alfred.builtin.skill.meal;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Referents;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Skills for kitchen timers.
public final class TimerSkills {
    private static final String TABLE = "timers";
    private static final String RINGS = "rings_at";
    private static final String LEFT = "seconds_left";

    private TimerSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "step.look-at-the-timers"));
        var change = List.of(Skill.read(TABLE, "step.look-at-the-timers"), Skill.write(TABLE, "step.change-the-timer"));
        return List.of(
            new Skill("timer.set", List.of(Skill.write(TABLE, "step.set-the-timer")), TimerSkills::set),
            new Skill("timer.left", look, TimerSkills::left),
            new Skill("timer.stop", change, TimerSkills::stop),
            new Skill("timer.change", change, TimerSkills::change),
            new Skill("timer.add", change, TimerSkills::prolong));
    }

    /// Sets a timer, or several: for each duration one, named after the foods if there are as many.
    private static void set(Script s) {
        var seconds = Arrays.stream(s.slot("seconds").split(" ")).map(Integer::parseInt).toList();
        var name = s.has("name") && !Referents.isReference(s.slot("name")) ? ReplyFormatter.capital(s.slot("name"))
            : s.text("clock.name");
        var names = s.has("names") ? List.of(s.slot("names").split(", ")) : List.<String>of();
        var rows = new ArrayList<Map<String, @Nullable Object>>();
        for (int i = 0; i < seconds.size(); i++) {
            var row = new LinkedHashMap<String, @Nullable Object>();
            boolean isNumbered = seconds.size() > 1 && names.size() != seconds.size();
            var own = names.size() == seconds.size() ? names.get(i) : names.size() == 1 ? names.getFirst() : name;
            row.put("name",
                ReplyFormatter.capital(own.replaceFirst("^[^\\p{L}\\p{N}]+", "")) + (isNumbered ? " " + (i + 1) : ""));
            row.put("seconds", (long) seconds.get(i));
            row.put(RINGS, s.turn().now().plusSeconds(seconds.get(i)));
            rows.add(row);
        }
        s.rows(ToolCall.create(TABLE, rows));
        for (int i = 0; i < rows.size(); i++) {
            s.tell("clock.set", s.words().duration(seconds.get(i)), String.valueOf(rows.get(i).get("name")));
        }
    }

    /// Makes a timer run for another time from now.
    private static void change(Script s) {
        var rows = meant(s);
        if (rows.size() > 1) {
            throw s.ask(s.text("ask.which"), rows, "ref");
        }
        s.next();
        long seconds = Long.parseLong(s.slot("seconds"));
        var row = rows.getFirst();
        Map<String, Object> fields = row.has(LEFT) ? Map.of("seconds", seconds, LEFT, seconds)
            : Map.of("seconds", seconds, RINGS, s.turn().now().plusSeconds(seconds));
        var after = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.say(after.text("name") + ": " + remaining(after, s));
    }

    private static List<Row> all(Script s) {
        return s.rows(ToolCall.read(TABLE).orderedBy(RINGS));
    }

    /// Returns the timers meant: those named, by what they are for or how long they run; all, if none is named.
    private static List<Row> meant(Script s) {
        var rows = all(s);
        if (rows.isEmpty()) {
            throw s.refuse("clock.none");
        }
        if (s.has("ref")) {
            return rows.stream().filter(row -> row.text(Row.ID).equals(s.slot("ref"))).toList();
        }
        var words = s.slot("name").toLowerCase(Locale.ROOT);
        var named = words.isEmpty() || Referents.isReference(words) ? List.<Row>of()
            : rows.stream().filter(row -> row.text("name").toLowerCase(Locale.ROOT).contains(words)).toList();
        var timed = s.slot("seconds").isEmpty() || s.has("longer") || s.has("changed") ? List.<Row>of()
            : rows.stream().filter(row -> row.integer("seconds").orElse(0L) == Integer.parseInt(s.slot("seconds")))
                .toList();
        var position = Referents.ordinal(s.slot("ordinal")).map(at -> at < 0 ? rows.size() - 1 : at - 1)
            .filter(at -> at < rows.size());
        return !named.isEmpty() ? named : !timed.isEmpty() ? timed
            : position.map(at -> List.of(rows.get(at))).orElse(rows);
    }

    private static void left(Script s) {
        s.say(s.words().bullets(meant(s).stream().map(row -> row.text("name") + ": " + remaining(row, s)).toList()));
    }

    private static String remaining(Row row, Script s) {
        if (row.has(LEFT)) {
            return s.text("clock.paused", s.words().duration(row.integer(LEFT).orElse(0L)));
        }
        long seconds = row.timestamp(RINGS).map(at -> Duration.between(s.turn().now(), at).toSeconds()).orElse(0L);
        return seconds <= 0 ? s.text("clock.over") : s.text("clock.left", s.words().duration(seconds));
    }

    private static void stop(Script s) {
        var rows = meant(s);
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("clock.stopped", s.words().labels(rows));
    }

    private static void prolong(Script s) {
        var rows = meant(s);
        s.next();
        long more = Long.parseLong(s.slot("seconds"));
        var row = rows.getFirst();
        Map<String, Object> fields = row.has(LEFT) ? Map.of(LEFT, row.integer(LEFT).orElse(0L) + more)
            : Map.of(RINGS, row.timestamp(RINGS).filter(at -> !at.isBefore(s.turn().now())).orElse(s.turn().now())
                .plusSeconds(more));
        var after = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.say(after.text("name") + ": " + remaining(after, s));
    }
}

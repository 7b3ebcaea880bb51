package alfred.builtin.skill.meal;

import alfred.builtin.script.Script;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Swaps the meals of two days.
final class MealSwap {
    private static final String TABLE = "meals";
    private static final Set<String> MAIN_MEALS = Set.of("lunch", "dinner");

    private MealSwap() {}

    /// Returns the meals that change places between two days: those of the named meal; where none is named and not both
    /// days have a dinner, the lunches and dinners of both.
    private static List<Row> toSwap(List<Row> rows, String meal, Script s) {
        var same = rows.stream().filter(r -> r.text("meal_type").equals(meal)).toList();
        boolean areBoth = same.stream().map(r -> r.date("date")).distinct().count() > 1;
        return s.has("meal") || areBoth ? same
            : rows.stream().filter(r -> MAIN_MEALS.contains(r.text("meal_type"))).toList();
    }

    static void swap(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        if (days.size() != 2) {
            throw s.refuse("meal.swap-two");
        }
        var meal = MealEditSkills.meal(s);
        var rows = toSwap(MealSkills.between(s, days), meal, s);
        if (rows.isEmpty()) {
            throw s.refuse("meal.nothing-planned", " " + s.text("say.for", s.words().stored(meal)),
                s.text("meal.those-days"));
        }
        s.next();
        for (int i = 0; i < 2; i++) {
            var from = days.get(i);
            var refs = rows.stream().filter(r -> r.date("date").filter(from::equals).isPresent())
                .map(r -> r.text(Row.ID)).toList();
            if (!refs.isEmpty()) {
                s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "in", refs)),
                    Map.of("date", days.get(1 - i))));
            }
        }
        s.tell("meal.swapped", s.words().list(rows.stream().map(r -> s.text("meal.is-on", s.words().dish(r),
            s.words().date(r.date("date").orElseThrow().equals(days.get(0)) ? days.get(1) : days.get(0)))).toList()));
    }
}

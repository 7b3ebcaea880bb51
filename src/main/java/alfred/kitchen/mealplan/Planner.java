package alfred.kitchen.mealplan;

import alfred.core.domain.Row;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/// Puts recipes on days: what uses expiring food first, no recipe twice while there are others, and no cuisine twice running where it can be helped.
public final class Planner {
    /// A recipe on a day.
    public record Slot(LocalDate date, Row recipe) {}

    private final List<Row> candidates;
    private final ToLongFunction<Row> urgency;
    private final Predicate<Row> isNear;

    /// @param candidates recipes that fit every demand
    /// @param urgency how much a recipe uses what expires; more is better
    /// @param isNear whether a recipe is planned about that time already; taken only where there is no other
    public Planner(List<Row> candidates, ToLongFunction<Row> urgency, Predicate<Row> isNear) {
        this.candidates = candidates.stream().sorted(Comparator.comparingLong(urgency).reversed().thenComparing(r -> r.text("name"))).toList();
        this.urgency = urgency;
        this.isNear = isNear;
    }

    /// One recipe for each day, in order; fewer days where nothing fits, or where repeats are not wanted and recipes run out.
    public List<Slot> plan(List<LocalDate> days, boolean mayRepeat) {
        var plan = new ArrayList<Slot>();
        Map<Row, Integer> used = new HashMap<>();
        for (var day : days) {
            next(plan, used, mayRepeat).ifPresent(recipe -> {
                used.merge(recipe, 1, Integer::sum);
                plan.add(new Slot(day, recipe));
            });
        }
        return List.copyOf(plan);
    }

    private Optional<Row> next(List<Slot> plan, Map<Row, Integer> used, boolean mayRepeat) {
        var before = plan.isEmpty() ? "" : plan.getLast().recipe().text("cuisine");
        return candidates.stream().filter(r -> mayRepeat || !used.containsKey(r))
            .min(Comparator.<Row>comparingInt(r -> used.getOrDefault(r, 0))
                .thenComparing(isNear::test)
                .thenComparing(r -> !before.isEmpty() && r.text("cuisine").equalsIgnoreCase(before))
                .thenComparing(Comparator.comparingLong(urgency).reversed()));
    }
}

package alfred.ui.model;

import alfred.core.domain.Row;
import java.time.LocalDate;
import java.util.Optional;

/// The days of a drafted meal plan.
///
/// @param type the kind of its first meal
public record PlanDays(String type, LocalDate first, LocalDate last, int count) {
    /// Returns the days of a plan; empty for anything else.
    public static Optional<PlanDays> of(Row content) {
        var meals = MealItem.all(content.rows("meals"));
        var days = meals.stream().flatMap(meal -> meal.date().stream()).sorted().toList();
        return days.isEmpty() ? Optional.empty()
            : Optional.of(new PlanDays(meals.getFirst().type(), days.getFirst(), days.getLast(),
                days.size()));
    }
}

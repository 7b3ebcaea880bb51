package alfred.ui.meals;

import alfred.core.domain.Row;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/// A reusable week plan.
///
/// @param name the name given by the user
record WeekTemplate(String name, List<Slot> slots) {
    WeekTemplate {
        slots = List.copyOf(slots);
    }

    /// One meal of the template.
    ///
    /// @param day the day of the week, 0 (Monday) to 6
    /// @param recipe the recipe's id; `""` for a note
    /// @param servings the number of servings; 0 if unknown
    record Slot(int day, String type, String recipe, int servings, String notes) {}

    static WeekTemplate of(String name, Week week) {
        return new WeekTemplate(name, week.meals().stream().map(meal -> new Slot(
            meal.date().getDayOfWeek().getValue() - 1, meal.type(),
            meal.item().recipe().map(UUID::toString).orElse(""),
            meal.item().servings().orElse(0), meal.item().notes())).toList());
    }

    /// Returns the meal rows to create in a week, without those already planned there.
    ///
    /// @param recipes the ids of the existing recipes; a meal whose recipe is not among them is left out unless it
    /// has a note
    List<Row> rows(Week week, Set<UUID> recipes) {
        return slots.stream().flatMap(slot -> row(slot, week, recipes).stream()).toList();
    }

    private static Optional<Row> row(Slot slot, Week week, Set<UUID> recipes) {
        LocalDate date = week.first().with(TemporalAdjusters.nextOrSame(DayOfWeek.of(slot.day() + 1)));
        var recipe =
            Optional.of(slot.recipe()).filter(id -> !id.isEmpty()).map(UUID::fromString).filter(recipes::contains);
        var isThere =
            week.at(date, slot.type()).stream().anyMatch(meal -> meal.item().recipe().equals(recipe)
                && meal.item().notes().equals(slot.notes()));
        if (isThere || recipe.isEmpty() && slot.notes().isBlank()) {
            return Optional.empty();
        }
        return Optional.of(Row.of("date", date, "meal_type", slot.type(), "recipe_id", recipe.orElse(null),
            "servings", slot.servings() == 0 ? null : (long) slot.servings(), "notes",
            slot.notes().isBlank() ? null : slot.notes()));
    }
}

package alfred.ui.model;

import java.time.LocalDate;
import java.util.UUID;

/// A meal that a dish about to be noted as cooked was planned for.
///
/// @param type `breakfast`, `lunch`, `dinner` or another
public record NextMeal(UUID id, LocalDate date, String type) {
    static NextMeal of(MealItem meal) {
        return new NextMeal(meal.id(), meal.date().orElseThrow(), meal.type());
    }
}

package alfred.kitchen.mealplan;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PlannerTest {
    private static final LocalDate FRIDAY = LocalDate.of(2026, 11, 27);

    @Test
    void whatExpiresIsPlannedBeforeItsDate() {
        var eggs = dish("Spanish Tortilla");
        var pasta = dish("Pasta");
        var planner = new Planner(List.of(eggs, pasta),
            (dish, day) -> dish.equals(eggs) ? day.isAfter(FRIDAY.plusDays(1)) ? -4 : 7 : 0, _ -> false, _ -> "");

        assertThat(planner.plan(List.of(FRIDAY.plusDays(2)), true)).extracting(slot -> slot.recipe().name())
            .containsExactly("Pasta");
        assertThat(planner.plan(List.of(FRIDAY, FRIDAY.plusDays(2)), true)).extracting(slot -> slot.recipe().name())
            .containsExactly("Spanish Tortilla", "Pasta");
    }

    private static Dish dish(String name) {
        return new Dish(UUID.randomUUID(), name, 4, "", 0, List.of(), List.of(), List.of(), List.of(), "", 0,
            List.of());
    }
}

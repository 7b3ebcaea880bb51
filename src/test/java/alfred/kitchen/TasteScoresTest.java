package alfred.kitchen;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.domain.Fraction;
import alfred.core.row.Query;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What follows from a write follows from a form's as from the chat's, and is undone with it.
class TasteScoresTest {
    private final Wiring wiring = Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn());

    @BeforeEach
    void cookbook() {
        wiring.session().load(
            Map.of("recipes", List.of(Map.of("name", "Baked Cod", "ingredients", List.of("400 g cod", "1 lemon")))));
    }

    @AfterEach
    void close() {
        wiring.close();
    }

    @Test
    void starsMoveTheScoresOfTheFoods() {
        cook(5);
        assertThat(scores()).containsExactly(Fraction.of(1, 10), Fraction.of(1, 10));

        cook(2);
        assertThat(scores()).containsExactly(Fraction.of(1, 20), Fraction.of(1, 20));

        wiring.session().undo();
        wiring.session().undo();
        assertThat(scores()).isEmpty();
    }

    @Test
    void aScoreStaysWithinItsRange() {
        for (int i = 0; i < 14; i++) {
            cook(5);
        }

        assertThat(scores()).containsOnly(Fraction.ONE);
    }

    @Test
    void aPreparationMovesWithItsMealAndBack() {
        wiring.session().create("meal", Map.of("date", "2026-11-27", "recipe_id", "Baked Cod"));
        wiring.session().create("task", Map.of("title", "Thaw the cod", "due_date", "2026-11-26", "meal_id", "meal_1"));

        wiring.session().update("meal", "meal_1", Map.of("date", "2026-11-29"));
        assertThat(due()).contains(LocalDate.of(2026, 11, 28));

        wiring.session().undo();
        assertThat(due()).contains(LocalDate.of(2026, 11, 26));
    }

    private void cook(int stars) {
        wiring.session().create("log",
            Map.of("recipe_id", "Baked Cod", "cooked_at", "2026-11-20T18:00:00+01:00", "rating", stars));
    }

    private Optional<LocalDate> due() {
        return wiring.session().store().read(rows -> rows.read(Query.all("tasks"))).getFirst().date("due_date");
    }

    private List<Fraction> scores() {
        return wiring.session().store().read(rows -> rows.read(Query.all("flavor_preferences"))).stream()
            .map(row -> row.quantity("preference_score").orElseThrow()).toList();
    }
}

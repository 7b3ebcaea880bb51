package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class SampleKitchenTest {
    @Test
    void itsRecipesAreInTheStarterCookbook() {
        var sample = SampleKitchen.read();
        var names = StarterCookbook.recipes().stream().map(StarterRecipe::name).toList();

        assertThat(names).containsAll(sample.recipes());
        assertThat(sample.rows(LocalDate.of(2026, 1, 13))).filteredOn(row -> row.fields().containsKey("recipe_id"))
            .allSatisfy(row -> assertThat(sample.recipes()).contains((String) row.fields().get("recipe_id")));
    }
}

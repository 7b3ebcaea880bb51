package alfred.ui.recipes.form;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RecipeDraftTest {
    @Test
    void linesBecomeRowsUnderTheirHeading() {
        var draft = new RecipeDraft();
        draft.name.set("Cod Masala");
        draft.addLine(IngredientDraft.of("400 g cod fillets, skinless"));
        draft.addLine(IngredientDraft.of("For the sauce:"));
        draft.addLine(IngredientDraft.of("1 1/2 tsp garam masala"));
        draft.addLine(IngredientDraft.of(" "));

        var lines = draft.toRow().rows("ingredients");

        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst().quantity("quantity")).contains(Fraction.of(400));
        assertThat(lines.getFirst().text("section")).isEmpty();
        assertThat(lines.getLast().text("section")).isNotEmpty();
        assertThat(lines.getLast().quantity("quantity")).contains(Fraction.of(3, 2));
        assertThat(lines.getLast().text("raw_text")).isEqualTo("1 1/2 tsp garam masala");
    }

    @Test
    void anUntouchedStoredLineIsWrittenBackAsItWas() {
        var stored =
            Row.of("id", UUID.randomUUID(), "name", "garlic", "quantity", Fraction.of(3), "unit", "clove", "raw_text",
                "3 cloves of garlic",
                "ingredient_id", UUID.randomUUID());
        var draft = RecipeDraft.of(new RecipeItem(Row.of("name", "Dal")), IngredientItem.all(List.of(stored)));

        assertThat(draft.toRow().rows("ingredients").getFirst().reference("ingredient_id"))
            .isEqualTo(stored.reference("ingredient_id"));
    }

    @Test
    void aFieldThatWasEmptiedIsCleared() {
        var draft = RecipeDraft.of(new RecipeItem(Row.of("name", "Dal", "cuisine", "Indian")), List.of());

        draft.cuisine.set("");

        assertThat(draft.toChanges()).containsEntry("cuisine", null);
    }

    @Test
    void errorsAreSaidInWords() {
        var draft = new RecipeDraft();
        draft.cooking.set("a while");

        assertThat(draft.errors()).containsOnlyKeys("name", "cook_time_minutes");
        assertThat(draft.errors()).containsEntry("cook_time_minutes", "Write a time, such as 30, 1:15 or 1 h 15");
    }

    @Test
    void aPastedListBecomesLines() {
        var draft = new RecipeDraft();
        draft.addLine(IngredientDraft.of(""));

        draft.paste(0, "2 onions\n\n1 tin tomatoes\r\nsalt");

        assertThat(draft.lines).extracting(line -> line.get().words()).containsExactly("2 onions", "1 tin tomatoes",
            "salt");
    }
}

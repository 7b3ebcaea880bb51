package alfred.ui.recipes.view;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a step shows of the ingredients, at the stove.
class StepFoodsTest {
    private static final List<IngredientItem> LINES =
        Stream.of("300 g oats", "120 g raisins", "60 ml soy sauce", "2 tbsp sunflower oil", "3 tbsp chilli oil")
            .map(line -> new IngredientItem(IngredientItem.read(line).row().with(Row.ID, UUID.randomUUID()))).toList();

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "Mix everything but the raisins and spread it on a tray.|300 g oats; 60 ml soy sauce; 2 tbsp sunflower oil; 3 tbsp chilli oil",
        "Alles außer den raisins mischen.|300 g oats; 60 ml soy sauce; 2 tbsp sunflower oil; 3 tbsp chilli oil",
        "Stir in the raisins.|120 g raisins", "Season with 1 tbsp of the soy sauce.|1 tbsp soy sauce",
        "Heat the sunflower oil.|2 tbsp sunflower oil", "Drizzle oil over it.|2 tbsp sunflower oil; 3 tbsp chilli oil",
        "Fry for 2 minutes with the oats.|300 g oats"})
    void areThoseThatItSpeaksOf(String step, String shown) {
        var recipe = new RecipeItem(Row.of("name", "Mix", "servings", 4L));

        assertThat(StepAmounts.mentioned(LINES, step).stream()
            .map(line -> StepAmounts.scaled(line, 4, recipe) + " " + StepAmounts.name(line, 4, recipe))
            .collect(Collectors.joining("; "))).isEqualTo(shown);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = "Season with 1 tbsp of the soy sauce.|2 tbsp")
    void anAmountOfTheStepGrowsWithTheServings(String step, String amount) {
        var recipe = new RecipeItem(Row.of("name", "Mix", "servings", 4L));

        assertThat(StepAmounts.mentioned(LINES, step)).singleElement()
            .satisfies(line -> assertThat(StepAmounts.scaled(line, 8, recipe)).isEqualTo(amount));
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "Season with 1 tbsp of the soy sauce and simmer for 10 minutes.|Season with 2 tbsp of the soy sauce and simmer for 10 minutes.",
        "Beat 1 egg with 50 ml milk at 180 °C.|Beat 2 eggs with 100 ml milk at 180 °C.",
        "Add 2 large eggs and 1-2 tbsp sunflower oil.|Add 4 large eggs and 2–4 tbsp sunflower oil.",
        "Bake for 20 minutes in a 20 cm tin.|Bake for 20 minutes in a 20 cm tin.",
        "Mix 100 g oats, then the other 200 g oats.|Mix 200 g oats, then the other 400 g oats.",
        "Cut into 4 pieces with the oats.|Cut into 4 pieces with the oats."})
    void wordsOfAStepSayTheAmountsThatAreNeeded(String step, String words) {
        var recipe = new RecipeItem(Row.of("name", "Mix", "servings", 4L));
        var lines = Stream.concat(LINES.stream(), Stream.of("2 eggs", "250 ml milk").map(IngredientItem::read))
            .toList();

        assertThat(StepAmounts.words(lines, step, 8, recipe)).isEqualTo(words);
        assertThat(StepAmounts.words(lines, step, 4, recipe)).isEqualTo(step);
    }
}

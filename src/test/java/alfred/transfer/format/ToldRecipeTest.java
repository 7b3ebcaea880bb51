package alfred.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.text.RecipeText;
import org.junit.jupiter.api.Test;

/// Recipes as people tell them in a message, without headings of their own.
class ToldRecipeTest {
    @Test
    void aListWithinASentenceIsIngredients() {
        var read = RecipeText.read("""
            Grandma's scones, makes 12
            You need: 225 g plain flour, 1 tsp salt, 50 g butter (soft) and a pinch of sugar. Rub the butter in. \
            Bake for 12 minutes.""");

        assertThat(read.name()).isEqualTo("Grandma's scones");
        assertThat(read.servings()).isEqualTo(12);
        assertThat(read.ingredients()).extracting(Object::toString).hasSize(4);
        assertThat(read.steps()).hasSize(1).first().asString().startsWith("Rub the butter in.");
    }

    @Test
    void germanToo() {
        var read = RecipeText.read("""
            Pfannkuchen für 4 Personen
            Man braucht: 250 g Mehl, 500 ml Milch, 3 Eier
            Alles verrühren und in der Pfanne backen.""");

        assertThat(read.name()).isEqualTo("Pfannkuchen");
        assertThat(read.servings()).isEqualTo(4);
        assertThat(read.ingredients()).hasSize(3);
        assertThat(read.steps()).hasSize(1);
    }

    @Test
    void servingsAndTimeMayStandBehindTheName() {
        var read = RecipeText.read("""
            Lamb stew, for 6 people, takes 1 hour 20 min
            1 kg lamb
            2 onions
            Fry the lamb, add the onions and simmer.""");

        assertThat(read.name()).isEqualTo("Lamb stew");
        assertThat(read.servings()).isEqualTo(6);
        assertThat(read.cookMinutes()).isEqualTo(80);
    }

    @Test
    void hoursAreNoServings() {
        var read = RecipeText.read("""
            Brot für 30 Minuten
            500 g Mehl
            300 ml Wasser
            Kneten und backen.""");

        assertThat(read.servings()).isNotEqualTo(30);
    }

    @Test
    void toolsAmongTheStepsAreNoIngredients() {
        var read = RecipeText.read("""
            Fritters
            Ingredients
            200 g flour
            2 eggs
            Method
            You need 2 pans, 1 lid. Heat the oil.""");

        assertThat(read.ingredients()).hasSize(2);
        assertThat(read.steps()).hasSize(1);
    }
}

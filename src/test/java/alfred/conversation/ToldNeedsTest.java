package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a message says that a guest must not eat counts for its answer, and is noted only when that is agreed to.
class ToldNeedsTest {
    private static final String KITCHEN = """
        {"preferences":[{"household_adults":2,"allergies":["sesame"]}],
         "recipes":[{"name":"Walnut Loaf","servings":4,"ingredients":["200 g flour","80 g walnuts","3 eggs"],"instructions":["Bake."]},
           {"name":"Rice Pudding","servings":4,"ingredients":["200 g rice","800 ml milk","30 g sugar"],"instructions":["Simmer."]},
           {"name":"Coconut Rice","servings":4,"ingredients":["200 g rice","400 ml coconut milk"],"instructions":["Simmer."]},
           {"name":"Hummus Bowl","servings":4,"ingredients":["250 g chickpeas","2 tbsp tahini"],"instructions":["Blend."]},
           {"name":"Pork Chops","servings":2,"ingredients":["2 pork chops","1 tbsp sunflower oil"],"instructions":["Fry."]}],
         "meals":[{"date":"2026-11-21","meal_type":"dinner","recipe_id":"Walnut Loaf","servings":4},
           {"date":"2026-11-22","meal_type":"dinner","recipe_id":"Coconut Rice","servings":4}]}""";
    private Dialogue kitchen;

    @BeforeEach
    void open() {
        kitchen = Dialogue.inMemory();
        kitchen.load(KITCHEN);
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        a friend with a nut allergy is coming, what can I cook     | Rice Pudding | Walnut Loaf
        my nephew can't have gluten, any dinner ideas              | Coconut Rice | Walnut Loaf
        dinner ideas for guests who want it meat-free              | Rice Pudding | Pork Chops
        what can I cook for two vegans                             | Coconut Rice | Pork Chops
        one guest is coeliac, one is allergic to eggs. any ideas?  | Rice Pudding | Walnut Loaf
        which recipes have sesame in them                          | Hummus Bowl  | Pork Chops
        which recipes contain milk                                 | Rice Pudding | Coconut Rice""")
    void theAnswerKeepsToIt(String message, String told, String left) {
        assertThat(kitchen.say(message)).contains(told).doesNotContain("- " + left);

        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void plannedMealsAreHeldAgainstIt() {
        assertThat(kitchen.say("what can my niece eat of what is planned this weekend, she is allergic to nuts"))
            .contains("Walnut Loaf: not as it is, because of walnuts", "Coconut Rice: nothing in it");
    }

    @Test
    void bothHalvesAreAskedAbout() {
        assertThat(kitchen.say("my brother is coeliac and doesn't like olives")).contains("not liked: olives",
            "diet: gluten-free");
    }

    @Test
    void germanToo() {
        try (var german = Dialogue.in(Language.of("de"))) {
            german.load(KITCHEN);

            assertThat(german.say("Meine Nichte hat eine Nussallergie, was kann ich kochen?")).contains("Rice Pudding")
                .doesNotContain("- Walnut Loaf");
            assertThat(german.say("wir essen kein Schweinefleisch, bitte merken")).contains("ohne Schweinefleisch");
        }
    }
}

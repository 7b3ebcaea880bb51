package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Recipes changed and asked about by words, advice, conversions, timers and the household.
class RecipesByWordsTest {
    private static final String KITCHEN = """
        {"op":"load","rows":{"preferences":[{"allergies":["peanuts"],"household_adults":2}],
        "recipes":[{"name":"Red Lentil Dal","servings":4,"prep_time_minutes":10,"cook_time_minutes":30,
        "ingredients":["300 g red lentils","3 cloves garlic","1 onion","2 tbsp cream"],"instructions":["Soften the onion.","Simmer for 20 minutes."]},
        {"name":"Apple Crumble","servings":6,"prep_time_minutes":20,"cook_time_minutes":40,"ingredients":["1 kg apples","100 g butter"],
        "instructions":["Rub butter and flour.","Bake at 180 °C for 40 minutes."]}]}}""";

    @Test
    void anIngredientIsChangedAndTakenOut() {
        try (var talk = kitchen()) {
            assertThat(talk.say("In the red lentil dal, please change the garlic to two cloves"))
                .contains("2 cloves garlic");
            assertThat(talk.say("take the onion out of the red lentil dal")).contains("takes no onion");

            assertThat(lines(talk)).contains("garlic").doesNotContain("onion");
            talk.say("undo");
            assertThat(lines(talk)).contains("onion");
        }
    }

    @Test
    void allergensGroupsAndOvenHeatAreReadInTheRecipe() {
        try (var talk = kitchen()) {
            assertThat(talk.say("does the red lentil dal have dairy in it")).contains("cream");
            assertThat(talk.say("what's the oven temperature for the apple crumble")).contains("180 °C");
            assertThat(talk.say("which is quicker, red lentil dal or apple crumble"))
                .contains("Red Lentil Dal is quicker by 20 minutes");
        }
    }

    @Test
    void aDictatedRecipeIsSavedWhole() {
        try (var talk = kitchen()) {
            talk.say(
                "Save a new recipe: Tomato Soup, serves 4, prep 10 minutes, cook 25 minutes. Ingredients: 2 cans chopped tomatoes, 1 onion, "
                    + "500 ml stock. Steps: fry the onion; add tomatoes and stock; simmer 20 minutes.");

            assertThat(talk.rows("recipes")).filteredOn(row -> row.path("name").asText().equals("Tomato Soup"))
                .singleElement().satisfies(row -> {
                    assertThat(row.path("servings").asInt()).isEqualTo(4);
                    assertThat(row.path("prep_time_minutes").asInt()).isEqualTo(10);
                    assertThat(row.path("cook_time_minutes").asInt()).isEqualTo(25);
                    assertThat(row.path("instructions")).hasSize(3);
                });
        }
    }

    @Test
    void aRecipeToldInSentencesIsCalledAsItsOwnerCallsIt() {
        try (var talk = kitchen()) {
            talk.say(
                "Please write down my seed cake recipe: 200 g flour, 150 g butter, 3 eggs. Cream the butter, stir in "
                    + "the rest. Bake for 50 minutes. Makes 10.");

            assertThat(talk.rows("recipes")).filteredOn(row -> row.path("name").asText().equals("Seed cake")
                || row.path("name").asText().equals("seed cake")).singleElement().satisfies(row -> {
                    assertThat(row.path("servings").asInt()).isEqualTo(10);
                    assertThat(row.path("cook_time_minutes").asInt()).isEqualTo(50);
                });
        }
    }

    /// What a guest must not have need not be noted to be found.
    @Test
    void whatSomebodyMustNotHaveIsLookedForInTheRecipe() {
        try (var talk = kitchen()) {
            assertThat(talk.say("would the apple crumble be ok with a milk allergy")).contains("contains", "butter");
            assertThat(talk.say("my friend's baby is 9 months, is honey ok in her porridge"))
                .doesNotContain("nothing in it is against");
        }
    }

    /// The household of this kitchen is allergic to peanuts.
    @Test
    void aGeneralAnswerWarnsOfWhatSomebodyHereMustNotHave() {
        try (var talk = kitchen()) {
            assertThat(talk.say("best oil for frying fish")).contains("peanut", "Careful");
        }
    }

    @Test
    void unitsOfCountriesAndOvensAreConverted() {
        try (var talk = kitchen()) {
            assertThat(talk.say("1.5 us quarts in litres")).contains("1.42 l");
            assertThat(talk.say("gas mark 4 in celsius")).contains("180 °C");
            assertThat(talk.say("2 sticks of butter in grams")).contains("227 g");
            assertThat(talk.say("350 F in celsius")).contains("177 °C");
        }
    }

    @Test
    void whatIsCookedDoesNotKeepAsTheDryFoodDoes() {
        try (var talk = kitchen()) {
            assertThat(talk.say("how long does cooked rice keep")).contains("1 day").doesNotContain("year",
                "months in the pantry");
        }
    }

    @Test
    void severalTimersAreSetAndNamed() {
        try (var talk = kitchen()) {
            talk.say("timer 12 min for the pasta and 25 min for the chicken");

            assertThat(talk.column("timers", "name")).containsExactlyInAnyOrder("Pasta", "Chicken");
        }
    }

    @Test
    void whoLivesHereIsReadFromAnyWording() {
        try (var talk = kitchen()) {
            assertThat(talk.say("we are 2 adults and a toddler")).contains("2 adults", "1 kid");
            assertThat(talk.say("we have an air fryer")).contains("air fryer");
        }
    }

    @Test
    void germanAsksTheSame() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            assertThat(talk.say("wie lange hält sich gekochter Reis")).contains("1 Tag").doesNotContain("Jahre");
        }
    }

    @Test
    void whoIsNamedIsToldOf() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                """
                {"op":"load","rows":{"preferences":[{"allergies":["peanuts","eggs (my daughter Emma)","milk (2-year-old Ben)"]}]}}""");

            assertThat(talk.say("what is Emma allergic to?")).contains("eggs").doesNotContain("peanuts");
            assertThat(talk.say("what are we allergic to?")).contains("eggs", "peanuts");
            assertThat(talk.say("what are our allergies and what are our diets?")).contains("peanuts");
        }
    }

    @Test
    void aRecipeWithoutServingsSaysSo() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                """
                {"op":"load","rows":{"recipes":[{"name":"Apple Cake","ingredients":["250 g flour"],"instructions":["Bake."]}]}}""");

            assertThat(talk.say("how do I make the apple cake for 6")).contains("as written", "250 g");
        }
    }

    private static Dialogue kitchen() {
        var talk = Dialogue.inMemory();
        talk.ask(KITCHEN);
        return talk;
    }

    private static List<String> lines(Dialogue talk) {
        return talk.column("recipe_ingredients", "name");
    }
}

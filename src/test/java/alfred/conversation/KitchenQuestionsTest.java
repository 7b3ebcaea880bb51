package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Questions that reach across recipes, plan and pantry, and questions about the kitchen at large.
class KitchenQuestionsTest {
    private static final String KITCHEN = """
        {"op":"load","rows":{"preferences":[{"allergies":["tree nuts"],"household_adults":2}],
        "inventory":[{"name":"plain flour","quantity":1,"unit":"kg","location":"pantry"},
        {"name":"eggs","quantity":5,"location":"fridge","expiry_date":"2026-11-30"},
        {"name":"chopped tomatoes","quantity":4,"unit":"can","location":"pantry"},
        {"name":"gouda","quantity":300,"unit":"g","location":"fridge","expiry_date":"2026-11-28"},
        {"name":"feta","quantity":200,"unit":"g","location":"fridge","expiry_date":"2026-11-24"}],
        "recipes":[{"name":"Shakshuka","servings":4,"prep_time_minutes":10,"cook_time_minutes":25,
        "ingredients":["2 cans chopped tomatoes","4 eggs","1 onion"],"instructions":["Fry the onion.","Simmer the tomatoes.","Break in the eggs."]},
        {"name":"Walnut Loaf","servings":8,"prep_time_minutes":15,"cook_time_minutes":60,
        "ingredients":["400 g plain flour","100 g walnuts","2 eggs"],"instructions":["Mix.","Bake at 180 C for an hour."]},
        {"name":"Soda Bread","servings":6,"prep_time_minutes":10,"cook_time_minutes":40,"ingredients":["500 g plain flour","1 tsp salt"],
        "instructions":["Mix.","Bake at 200 °C."]}],
        "meals":[{"date":"2026-11-20","meal_type":"dinner","recipe_id":"Shakshuka","servings":4}]}}""";

    @Test
    void whetherThereIsEnoughIsWorkedOutOverSeveralRecipes() {
        try (var talk = kitchen()) {
            assertThat(talk.say("is there enough flour for the walnut loaf and the soda bread?")).contains("yes",
                "900 g", "1 kg", "100 g");
            assertThat(talk.say("have we got enough eggs for shakshuka for 8")).contains("not enough", "8", "3 short");
            assertThat(talk.say("how many eggs do i need for shakshuka for 6")).contains("6 eggs");

            assertThat(talk.writes()).isEmpty();
        }
    }

    @Test
    void whatIsLeftAfterAPlannedMealIsTold() {
        try (var talk = kitchen()) {
            assertThat(talk.say("how many tins of tomatoes will be left after tonight's dinner"))
                .contains("2 cans would be left");
            assertThat(talk.say("have we got everything for tonight's dinner")).contains("onion");
        }
    }

    @Test
    void foodsAreCompared() {
        try (var talk = kitchen()) {
            assertThat(talk.say("do we have more gouda or more feta")).contains("more gouda");
            assertThat(talk.say("which should be used first, the gouda or the feta")).contains("First: feta");
        }
    }

    @Test
    void whatSomebodyMustNotEatIsFoundInTheRecipe() {
        try (var talk = kitchen()) {
            assertThat(talk.say("can my sister eat the walnut loaf")).contains("tree nuts", "100 g walnuts");
            assertThat(talk.say("is the shakshuka vegetarian")).contains("Shakshuka is vegetarian");
        }
    }

    @Test
    void stepsHeatAndTimesComeFromTheRecipe() {
        try (var talk = kitchen()) {
            assertThat(talk.say("what's step 3 of the shakshuka")).contains("step 3 of 3", "Break in the eggs.");
            assertThat(talk.say("what oven temperature for the walnut loaf")).contains("180 C");
            assertThat(talk.say("if the shakshuka should be on the table at 8 when do i start"))
                .contains("Begin at 19:25");
        }
    }

    @Test
    void kitchenAdviceComesFromTheTables() {
        try (var talk = kitchen()) {
            assertThat(talk.say("what's the difference between baking soda and baking powder")).contains("Baking soda:",
                "Baking powder:");
            assertThat(talk.say("my stew is far too salty, help")).contains("unsalted");
            assertThat(talk.say("can dogs eat onions")).contains("dangerous");
            assertThat(talk.say("what goes with lamb")).contains("potato");
            assertThat(talk.say("how much rice per person")).contains("75 g");
            assertThat(talk.say("how long does a 6 kg turkey take to thaw")).contains("3 to 4 days");
            assertThat(talk.say("how long do i boil eggs if i like them soft")).contains("5 to 6 minutes");
        }
    }

    @Test
    void aRecipeToldInSentencesIsSaved() {
        try (var talk = kitchen()) {
            talk.say(
                "New recipe: oat bars, makes 12. 200 g oats, 100 g butter, 3 tbsp honey. Melt the butter with the honey, stir in the oats, "
                    + "bake for 25 minutes.");

            assertThat(talk.rows("recipes")).filteredOn(row -> row.path("name").asText().equals("Oat bars"))
                .singleElement().satisfies(row -> {
                    assertThat(row.path("servings").asInt()).isEqualTo(12);
                    assertThat(row.path("cook_time_minutes").asInt()).isEqualTo(25);
                });
            assertThat(talk.column("recipe_ingredients", "name")).contains("oats", "butter", "honey");
        }
    }

    @Test
    void oneCookingIsLoggedOnceHoweverItIsTold() {
        try (var talk = kitchen()) {
            talk.say("we cooked the shakshuka this morning, take the ingredients out and log it with 4 stars");

            assertThat(talk.rows("cooking_log")).singleElement()
                .satisfies(row -> assertThat(row.path("rating").asInt()).isEqualTo(4));
            assertThat(talk.column("inventory", "name")).contains("eggs");
        }
    }

    @Test
    void starsAfterACookingGoToItsEntry() {
        try (var talk = kitchen()) {
            talk.say("we cooked the shakshuka");
            talk.say("5 stars");

            assertThat(talk.rows("cooking_log")).singleElement()
                .satisfies(row -> assertThat(row.path("rating").asInt()).isEqualTo(5));
        }
    }

    @Test
    void aDishIsPlannedOnSeveralDaysAndOnTheNumberOfADay() {
        try (var talk = kitchen()) {
            talk.say("plan shakshuka for breakfast on monday, tuesday and thursday");
            talk.say("plan soda bread for friday the 27th");

            assertThat(talk.column("meals", "date")).contains("2026-11-23", "2026-11-24", "2026-11-26", "2026-11-27");
        }
    }

    @Test
    void whatOnlySoundsAlikeIsNoneOfIt() {
        try (var talk = kitchen()) {
            var before = List.of(talk.rows("inventory").size(), talk.rows("shopping_list").size(),
                talk.rows("preferences").toString().hashCode());

            talk.say("is there enough flour");
            talk.say("that's enough for today");
            talk.say("what's left of the film");
            talk.say("i don't like gouda, or do i");

            assertThat(List.of(talk.rows("inventory").size(), talk.rows("shopping_list").size()))
                .isEqualTo(before.subList(0, 2));
        }
    }

    @Test
    void germanAsksTheSame() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            talk.ask(KITCHEN.replace("Shakshuka", "Tomateneier").replace("chopped tomatoes", "Gehackte Tomaten")
                .replace("eggs", "Eier")
                .replace("plain flour", "Mehl").replace("walnuts", "Walnüsse"));

            assertThat(talk.say("reichen die Eier für Tomateneier für 8")).contains("reicht nicht", "3");
            assertThat(talk.say("was ist der Unterschied zwischen Natron und Backpulver")).contains("Natron:",
                "Backpulver:");
            assertThat(talk.say("meine Soße ist viel zu dünn")).contains("Speisestärke");
            assertThat(talk.say("dürfen Hunde Schokolade fressen")).contains("gefährlich");
            assertThat(talk.say("was passt zu Lamm")).contains("Allgemein passt zu Lamm");
        }
    }

    private static Dialogue kitchen() {
        var talk = Dialogue.inMemory();
        assertThat(Dialogue.type(talk.ask(KITCHEN))).isEqualTo("ok");
        return talk;
    }
}

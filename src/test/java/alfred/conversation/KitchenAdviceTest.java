package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What strangers asked of the kitchen at large and of the plan, answered from tables and rows.
class KitchenAdviceTest {
    private static final String KITCHEN = """
        {"recipes":[{"name":"Tiramisu","servings":6,"ingredients":["4 eggs","500 g mascarpone",
        "200 g ladyfingers"],"instructions":["Layer."]},{"name":"Lentil Soup","servings":4,
        "ingredients":["200 g lentils","1 carrot"],"instructions":["Simmer."],"is_favorite":true}],
        "inventory":[{"name":"milk","quantity":1,"unit":"l","location":"fridge"},{"name":"flour","quantity":2,"unit":"kg",
        "location":"cabinet"}],"tasks":[{"title":"Descale the kettle","due_date":"2026-11-21","due_time":"10:00"}],
        "meals":[{"date":"2026-11-23","meal_type":"dinner","recipe_id":"Lentil Soup","servings":4}]}""";
    private Dialogue talk;

    @BeforeEach
    void open() {
        talk = Dialogue.inMemory();
        talk.load(KITCHEN);
    }

    @AfterEach
    void close() {
        talk.close();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        can I eat brie when pregnant                      | Brie: only cooked through
        is honey safe for a baby                          | Honey: no, not for a baby
        is the tiramisu ok for my pregnant sister         | eggs: only cooked through
        how long should a steak rest                      | Resting: 5 to 10 minutes
        can I refreeze thawed chicken                     | better not freeze it again raw
        how long for 2 kilos of pork shoulder             | 150 to 180 minutes for 2 kg
        how many ml in a cup                              | 240 ml
        how many carrots in a pound                       | about 6 carrots
        which recipes are my favourites                   | Lentil Soup""")
    void isToldAndWritesNothing(String message, String reply) {
        assertThat(talk.say(message)).contains(reply);

        assertThat(talk.writes()).isEmpty();
    }

    @Test
    void mealsAndTasksArePutOffByALengthOfTime() {
        assertThat(talk.say("put the lentil soup off by two days")).contains("Moved Lentil Soup to Wednesday");
        assertThat(talk.say("push descaling the kettle back a week")).contains("Sat 28 Nov", "10:00");
    }

    @Test
    void aRangeOfDaysMayNameItsMonthOnce() {
        assertThat(talk.say("plan dinners from 8 to 10 December")).contains("Tue 8 Dec", "Wed 9 Dec");
    }

    @Test
    void everythingInThePantryIsAllThatIsAtHomeAndIsNamedFirst() {
        assertThat(talk.say("delete everything in the pantry")).contains("all 2 things", "milk", "flour");
        assertThat(talk.writes()).isEmpty();
    }

    @Test
    void whatOnlyNamesThingsTakesUpWhatWasBefore() {
        assertThat(talk.say("I used 1 kg of flour")).contains("leaves 1 kg");

        assertThat(talk.say("and 2 kg of rolled oats")).contains("There is no rolled oats");
        assertThat(talk.writes()).isEmpty();
    }

    @Test
    void aDietOfOnePersonIsAskedAboutBeforeItIsNotedForAll() {
        assertThat(talk.say("my son is vegan from now on")).contains("for all of you");
        assertThat(talk.writes()).isEmpty();

        assertThat(talk.say("yes")).contains("vegan");
        assertThat(talk.writes()).isNotEmpty();
    }

    @Test
    void guestsAndBabySpinachAreNobodyWhoHasToTakeCare() {
        assertThat(talk.say("is the lentil soup safe for us, we are expecting six guests"))
            .doesNotContain("pregnant");
        assertThat(talk.say("is the lentil soup safe for us with the baby spinach")).doesNotContain("under a year");
    }

    @Test
    void germanAsWell() {
        try (var german = Dialogue.in(Language.of("de"))) {
            assertThat(german.say("darf man in der Schwangerschaft Camembert essen")).contains("nur durchgegart");
            assertThat(german.say("Wie lange muss ein Steak ruhen?")).contains("5 bis 10 Minuten");
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "en|can I use margarine instead of butter?|Yes, instead of butter",
        "en|can I substitute honey for sugar|Yes, instead of sugar",
        "en|can I use baking powder instead of baking soda|Yes, instead of baking soda",
        "en|is it ok to swap rice for quinoa|Of quinoa I do not know",
        "de|kann ich Margarine statt Butter nehmen|Ja, statt Butter",
        "de|kann man Zucker durch Honig ersetzen|Ja, statt Zucker"})
    void whatTakesWhosePlaceIsTheRightWayRound(String language, String message, String answer) {
        try (var talk = Dialogue.in(Language.of(language))) {
            assertThat(talk.say(message)).contains(answer);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"I want to convert kilos to pounds|1 kg is 2.2 lb",
        "how many pounds is 2 kg|4.41 lb", "how do I convert tablespoons to cups|1/16 cup",
        "how many cups is 3 tablespoons|3/16 cup", "how many cups is 120 ml|½ cup"})
    void whatIsConvertedIsCloseToWhatItIs(String message, String answer) {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say(message)).contains(answer);
        }
    }

    @Test
    void aFoodInTheNameOfAnotherDishIsNotTheRecipe() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask("""
                {"op":"load","rows":{"recipes":[{"name":"Chicken Curry","servings":4,"cook_time_minutes":40,
                "ingredients":["600 g chicken breast"],"instructions":["Fry."]}]}}""");

            assertThat(talk.say("how long does the fried chicken take")).doesNotContain("Chicken Curry takes");
            assertThat(talk.say("how long does the chicken curry take tonight")).contains("Chicken Curry takes 40");
        }
    }

    @Test
    void howToMakeSomethingIsNoAdviceAboutSomethingElse() {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say("how do I make banana bread")).contains("3 bananas").doesNotContain("foil");
            assertThat(talk.say("how do I make scrambled eggs")).contains("Whisk");
        }
    }
}

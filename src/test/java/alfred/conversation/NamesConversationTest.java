package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rows are found by words: letters inside a word never count, another food is asked about, "it" is never searched.
class NamesConversationTest {
    private static final String KITCHEN = """
        {"shopping_list":[{"name":"hamburger buns"},{"name":"ginger ale"},{"name":"eggplant"},{"name":"rye bread"},{"name":"bread knife"}],
         "inventory":[{"name":"eggplant","quantity":2,"location":"fridge"},{"name":"coconut milk","quantity":400,"unit":"ml"},
                      {"name":"ginger","quantity":50,"unit":"g"},{"name":"basmati rice","quantity":1,"unit":"kg"},
                      {"name":"peanut butter","quantity":1},
                      {"name":"free-range hens","quantity":1},{"name":"zucchini","quantity":3,"location":"fridge"}],
         "recipes":[{"name":"Banana Bread","servings":4,"ingredients":["3 bananas"],"instructions":["Bake."]},
                    {"name":"Pizza Margherita","servings":2,"ingredients":["200 g flour"],"instructions":["Bake."]},
                    {"name":"Bean Chili with Rice","servings":4,"ingredients":["200 g beans"],"instructions":["Cook."]}],
         "tasks":[{"title":"Scrub the grill"},{"title":"Order the turkey"}]}""";
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

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "delete ham from the shopping list | hamburger buns", "delete gin from the shopping list | ginger ale",
        "take the eggs off the list | eggplant", "tick off the eggs | eggplant", "change the eggs to 5 | eggplant",
        "move the eggs to the freezer | eggplant", "delete the milk | coconut milk",
        "used up the butter | peanut butter", "rename bread to Loaf | Banana Bread",
        "rate bread 5 stars | Banana Bread",
        "delete the chili recipe | Bean Chili with Rice"})
    void aRowThatIsOnlyNearIsAskedAboutAndNothingIsWritten(String said, String near) {
        assertThat(kitchen.say(said)).contains("“" + near + "”").contains("?");
        assertThat(kitchen.eventTypes()).contains("clarify");
        assertThat(kitchen.writes()).isEmpty();

        kitchen.say("no");
        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void theQuestionSaysWhatWillBeDoneAndAYesDoesIt() {
        assertThat(kitchen.say("delete ham from the shopping list")).contains("Take “hamburger buns” off the list?");

        kitchen.say("yes");
        assertThat(kitchen.writes()).containsExactly("deleted hamburger buns");

        assertThat(kitchen.say("change the eggs to 5")).contains("Change “eggplant” to 5?");
        kitchen.say("the eggplant");
        assertThat(kitchen.writes()).containsExactly("updated eggplant");
    }

    @Test
    void aNearPantryRowThatADeletionMeansIsTakenOutWithAYes() {
        assertThat(kitchen.say("delete the milk")).contains("Take “coconut milk” out of the pantry?");
        kitchen.say("yes");

        assertThat(kitchen.writes()).containsExactly("deleted coconut milk");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "do we have eggs? | No, there is no eggs in the pantry.",
        "how many eggs do I have? | No, there is no eggs in the pantry.",
        "is there any milk? | No, there is no milk in the pantry; there is coconut milk.",
        "do we have gin? | No, there is no gin in the pantry."})
    void whatIsAnotherFoodAnswersNoQuestion(String said, String answer) {
        assertThat(kitchen.say(said)).isEqualTo(answer);
    }

    @Test
    void whatIsMeantIsDoneAtOnce() {
        kitchen.say("delete the bread from the shopping list");
        assertThat(kitchen.writes()).as("rye describes").containsExactly("deleted rye bread");

        kitchen.say("used up the rice");
        assertThat(kitchen.writes()).as("a sort of it").containsExactly("deleted basmati rice");

        kitchen.say("move the courgettes to the freezer");
        assertThat(kitchen.writes()).as("the catalogue's other name").containsExactly("updated zucchini");

        kitchen.say("the grill is scrubbed, mark it as done");
        assertThat(kitchen.writes()).containsExactly("updated Scrub the grill");

        kitchen.say("rate the margherita 5 stars");
        assertThat(kitchen.writes()).as("part of a recipe's name").containsExactly("updated Pizza Margherita");

        kitchen.say("move the egplant to the counter");
        assertThat(kitchen.writes()).as("a slip that can be one only").containsExactly("updated eggplant");
    }

    @ParameterizedTest @CsvSource(delimiter = '|',
        value = {"put it on the list", "put them on the list", "buy it", "rate it 5 stars", "delete it", "tick it off",
            "add it to the pantry", "put that on the list", "move it to the freezer", "rename it to Loaf", "cook it"})
    void whatRefersToNothingIsAskedAboutNeverSearched(String said) {
        kitchen.say(said);

        assertThat(kitchen.writes()).isEmpty();
        assertThat(kitchen.tier("active")).as("nothing was even looked at").isEmpty();
    }

    @Test
    void whatWasOnlyConsideredIsNotWhatItMeans() {
        kitchen.say("delete ham from the shopping list");
        kitchen.say("no");
        kitchen.say("tick it off");
        assertThat(kitchen.writes()).isEmpty();

        kitchen.say("show me the second");
        kitchen.say("put it on Thursday for dinner");
        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void ofSeveralWhatIsSureIsDoneAndWhatIsNearIsNamed() {
        assertThat(kitchen.say("delete eggplant and ham from the shopping list")).contains("eggplant", "ham")
            .doesNotContain("Shall");

        assertThat(kitchen.writes()).containsExactly("deleted eggplant");
    }

    @Test
    void aNoteBeginsWhereTheLongestNameEnds() {
        kitchen.load(
            "{\"recipes\":[{\"name\":\"Miso Salmon\",\"servings\":2,\"notes\":\"Mild.\",\"ingredients\":[\"2 salmon fillets\"]}]}");

        kitchen.say("add a note to Miso Salmon: less mirin next time");

        assertThat(kitchen.rows("recipes")).anySatisfy(row -> assertThat(row.path("notes").asText())
            .as("what was noted before stays").isEqualTo("Mild.\nLess mirin next time"));
    }

    @Test
    void whatIsGoneIsAskedAboutWhereItIsSpokenOf() {
        kitchen.say("delete the Pizza Margherita recipe");
        assertThat(kitchen.writes()).containsExactly("deleted Pizza Margherita");

        assertThat(kitchen.say("put what I need for it on the list")).contains("What do you mean");
        assertThat(kitchen.say("put them on the list")).contains("What do you mean");
        assertThat(kitchen.writes()).isEmpty();
    }
}

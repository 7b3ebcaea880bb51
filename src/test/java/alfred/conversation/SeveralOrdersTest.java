package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A message may hold several orders and questions, and the next one may correct or take up what was just done.
class SeveralOrdersTest {
    private static final String KITCHEN = """
        {"shopping_list":[{"name":"hamburger buns"},{"name":"bread"}],
         "inventory":[{"name":"milk","quantity":1,"unit":"l","location":"fridge"},{"name":"butter","quantity":250,"unit":"g","location":"fridge"}],
         "recipes":[{"name":"Lasagne","servings":4,"ingredients":["500 g beef mince"],"instructions":["Bake."]}]}""";
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

    @Test
    void eachOrderHasItsReceiptAndOneUndoTakesAllBack() {
        var reply = kitchen.say(
            "add leeks to my shopping list, plan the lasagne for sunday and remind me to descale the kettle tomorrow");

        assertThat(reply).contains("leeks").contains("Lasagne is planned").contains("Descale the kettle");
        assertThat(kitchen.writes()).hasSize(3);

        kitchen.say("undo");
        assertThat(kitchen.writes()).hasSize(3).allMatch(write -> write.startsWith("deleted"));
    }

    @Test
    void aQuestionBesideAnOrderIsAnswered() {
        assertThat(kitchen.say("how much milk do we have? and put radishes on the list")).contains("1 l")
            .contains("radishes");
        assertThat(kitchen.writes()).containsExactly("created radishes");
    }

    @Test
    void whatAnOrderAsksComesAfterTheOthersAreDone() {
        var reply = kitchen.say("take the ham off the list and put radishes on my shopping list");

        assertThat(reply).contains("radishes").endsWith("hamburger buns” off the list");
        assertThat(kitchen.writes()).containsExactly("created radishes");
        kitchen.say("yes");
        assertThat(kitchen.writes()).containsExactly("deleted hamburger buns");
    }

    @Test
    void anOrderThatIsNotUnderstoodIsSaidBesideTheOthers() {
        var done = kitchen.ask("{\"op\":\"say\",\"text\":\"frobnicate the gizmo and add radishes to my list\"}");

        assertThat(done.path("response").asText()).contains("did not understand “frobnicate the gizmo”")
            .contains("radishes");
        assertThat(done.path("understood").asBoolean(true)).isFalse();
    }

    @Test
    void aCorrectionReplacesWhatWasWritten() {
        kitchen.say("put 2 lemons on my shopping list");
        assertThat(kitchen.say("no, 4")).contains("4 lemons");
        assertThat(kitchen.say("i meant limes")).contains("4 limes");
        assertThat(kitchen.rows("shopping_list")).hasSize(3);

        kitchen.say("plan lasagne for saturday");
        assertThat(kitchen.say("make that sunday")).contains("Sunday");
        assertThat(kitchen.rows("meals")).hasSize(1);
    }

    @Test
    void aCorrectionLeavesWhatAFormChangedSince() {
        kitchen.say("put 2 lemons on my shopping list");
        kitchen.ask("{\"op\":\"edit\",\"action\":\"create\",\"type\":\"shop\",\"fields\":{\"name\":\"soap\"}}");

        assertThat(kitchen.say("no, 4")).contains("Something else was changed");
        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void aQuestionIsTakenUp() {
        kitchen.say("do we have milk?");
        assertThat(kitchen.say("what about butter?")).contains("250 g");
        assertThat(kitchen.say("and cheese?")).startsWith("No");
    }

    @Test
    void thingsWithoutCommasAreSeveral() {
        kitchen.say("add eggs butter jam to my shopping list");

        assertThat(kitchen.writes()).containsExactlyInAnyOrder("created eggs", "created butter", "created jam");
    }

    @Test
    void aTaskThatRepeatsBeginsOnItsDay() {
        kitchen.say("remind me to water the basil every Wednesday at 9");

        assertThat(kitchen.rows("tasks").getFirst().path("due_date").asText()).isEqualTo("2026-11-25");
        assertThat(kitchen.rows("tasks").getFirst().path("due_time").asText()).startsWith("09:00");
    }

    @Test
    void clearingTheListIsAskedAboutWhereTheMessageSaysMore() {
        var reply = kitchen.say("clear the shopping list, how much butter is left?");

        assertThat(reply).contains("250 g").contains("?");
        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void whatIsToldBesideARequestIsAskedAbout() {
        var reply = kitchen.say("my cousin is coming and cannot eat egg. is there any butter?");

        assertThat(reply).contains("250 g").contains("egg (my cousin)?");
        assertThat(kitchen.writes()).isEmpty();

        kitchen.say("put radishes on the list, we're away on sunday");
        assertThat(kitchen.writes()).containsExactly("created radishes");
    }
}

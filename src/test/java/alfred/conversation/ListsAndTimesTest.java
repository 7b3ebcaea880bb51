package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tasks at a time of day and tasks that repeat, lists by name, collections: through the headless session, where a
/// restart keeps them.
class ListsAndTimesTest {
    private static final String OVEN =
        """
        {"op":"load","rows":{"tasks":[{"title":"Clean the oven","due_date":"2026-11-07","due_time":"9:30","repeats":"freq=weekly;byday=SA"}]}}""";

    @Test
    void aTaskThatRepeatsMovesToItsNextDateWhenItIsDone() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(OVEN);
            assertThat(talk.say("what do I have to do?")).contains("at 09:30", "every week on Saturday");

            assertThat(talk.say("the oven is clean, clean the oven is done")).contains("Next time");

            assertThat(talk.rows("tasks")).singleElement().satisfies(task -> {
                assertThat(task.path("due_date").asText()).isEqualTo("2026-11-21");
                assertThat(task.path("completed").asBoolean()).isFalse();
            });
            assertThat(talk.rows("journal").getLast().path("before").path("due_date").asText()).isEqualTo("2026-11-07");
            talk.ask("{\"op\":\"undo\"}");
            assertThat(talk.rows("tasks").getFirst().path("due_date").asText()).isEqualTo("2026-11-07");
        }
    }

    @Test
    void aFormTicksItLikeTheChat() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(OVEN);
            talk.ask(
                "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"task\",\"match\":\"Clean the oven\",\"fields\":{\"completed\":true}}");
            assertThat(talk.rows("tasks").getFirst().path("due_date").asText()).isEqualTo("2026-11-21");
        }
    }

    @Test
    void aRuleThatIsNoneIsRefused() {
        try (var talk = Dialogue.inMemory()) {
            var event = talk.ask(
                "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"task\",\"fields\":{\"title\":\"x\",\"repeats\":\"often\"}}");
            assertThat(event.path("message").asText()).contains("FREQ=WEEKLY");
            assertThat(talk.rows("tasks")).isEmpty();
        }
    }

    @Test
    void timesListsPlacesAndCollectionsSurviveARestart(@TempDir Path folder) {
        try (var talk = Dialogue.in(folder)) {
            talk.ask(OVEN);
            talk.ask("""
                {"op":"load","rows":{"recipes":[{"name":"Dal"},{"name":"Soup"}],"shopping_list":[{"name":"milk","list":"Market"},{"name":"milk"}],
                "collections":[{"name":"Sundays","recipes":["Dal","Soup"]}]}}""");
            talk.ask(
                "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"ing\",\"match\":\"onion\",\"fields\":{\"storage\":\"counter\"}}");
        }
        try (var talk = Dialogue.in(folder)) {
            assertThat(talk.rows("tasks").getFirst().path("due_time").asText()).isEqualTo("09:30");
            assertThat(talk.rows("shopping_list")).extracting(row -> row.path("list").asText(""))
                .containsExactlyInAnyOrder("Market", "");
            assertThat(talk.rows("collections")).extracting(row -> row.path("name").asText())
                .containsExactly("Sundays");
            assertThat(talk.rows("collection_recipes")).extracting(row -> row.path("recipe_id").asText())
                .containsExactly("Dal", "Soup");
            assertThat(talk.rows("ingredients")).filteredOn(row -> row.path("storage").asText().equals("counter"))
                .extracting(row -> row.path("name").asText()).contains("onion");
        }
    }

    @Test
    void aDeletedRecipeLeavesItsCollectionsAndUndoPutsItBack() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Dal\"}],\"collections\":[{\"name\":\"Sundays\",\"recipes\":[\"Dal\"]}]}}");
            talk.ask("{\"op\":\"edit\",\"action\":\"delete\",\"type\":\"recipe\",\"match\":\"Dal\"}");
            assertThat(talk.rows("collection_recipes")).isEmpty();
            talk.ask("{\"op\":\"undo\"}");
            assertThat(talk.rows("collection_recipes")).hasSize(1);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "remind me to feed the sourdough every tuesday at 7|Feed the sourdough|FREQ=WEEKLY;BYDAY=TU",
        "remind me to clean the hob every friday at 18:00|Clean the hob|FREQ=WEEKLY;BYDAY=FR",
        "remind me to take out the bins every second wednesday at 7pm|Take out the bins|FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"})
    void aRepetitionBeforeATimeIsNoPartOfTheTask(String message, String title, String repeats) {
        try (var talk = Dialogue.inMemory()) {
            talk.say(message);

            assertThat(talk.column("tasks", "title")).containsExactly(title);
            assertThat(talk.column("tasks", "repeats")).containsExactly(repeats);
        }
    }
}

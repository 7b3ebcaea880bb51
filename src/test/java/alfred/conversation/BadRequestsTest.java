package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Requests that are none: each is answered by one error, and nothing is done.
class BadRequestsTest {
    @ParameterizedTest @ValueSource(strings = {
        "{\"op\":\"load\"}", "{\"op\":\"load\",\"rows\":null}", "{\"op\":\"load\",\"rows\":{\"inventory\":null}}",
        "{\"op\":\"load\",\"rows\":{\"inventory\":[null]}}", "{\"op\":\"load\",\"rows\":[]}",
        "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"shop\",\"fields\":null}",
        "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"shop\",\"fields\":[1]}",
        "{\"op\":\"dump\"}{\"op\":\"dump\"}", "null", "[]", "{\"op\":null}",
        "{\"op\":\"panel\",\"action\":\"save\",\"ref\":null}",
        "{\"op\":\"say\",\"text\":null}", "{\"op\":\"cook\",\"recipe\":null}"})
    void isAnsweredByOneError(String line) {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.line(line)).hasSize(1).first()
                .satisfies(event -> assertThat(event.path("type").asText()).isEqualTo("error"));
        }
    }

    @Test
    void whatTheProgramKeepsIsDumpedWhenNamed() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"ing\",\"match\":\"egg\",\"fields\":{\"stock_target\":6}}");
            assertThat(talk.rows("stock_targets")).hasSize(1).first()
                .satisfies(row -> assertThat(row.path("quantity").asInt()).isEqualTo(6));
            assertThat(talk.rows("timers")).isEmpty();
        }
    }

    @ParameterizedTest @ValueSource(ints = {3_900, 15_000, 900_000})
    void aLongMessageIsAnsweredOrRefusedSoon(int letters) {
        try (var talk = Dialogue.inMemory()) {
            talk.say("add 2 eggs");
            var text = "add 2 eggs and ".repeat(letters / 15);
            long began = System.nanoTime();
            talk.say(text);
            assertThat(Duration.ofNanos(System.nanoTime() - began))
                .isLessThan(Duration.ofSeconds(letters > 20_000 ? 1 : 5));
        }
    }

    @ParameterizedTest @ValueSource(strings = {
        "remind me to call mum on 31 february", "plan pasta on 31 february", "remind me to call mum at 25:00",
        "add 2 l milk to the pantry, best before 31.2.2027", "set a timer for -5 minutes",
        "add -2 kg rice to the pantry", "put 3 onions and 0 carrots on the list"})
    void whatCannotBeIsToldAndNothingIsWritten(String message) {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say(message)).contains("so that is left undone");
            for (var table : List.of("tasks", "timers", "meals", "inventory", "shopping_list")) {
                assertThat(talk.rows(table)).as(table).isEmpty();
            }
        }
    }

    @Test
    void whereWereWeTellsTheOpenQuestion() {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say("where were we?")).isEqualTo("We have not talked about anything yet.");
            talk.say("add eggs to the list");
            assertThat(talk.say("where were we?")).startsWith("Last I said:").contains("eggs");
        }
    }
}

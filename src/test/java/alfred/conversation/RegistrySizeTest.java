package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Beside thousands of rows the registry and a turn's events stay small.
class RegistrySizeTest {
    private static final int ROWS = 1_000;
    private static final int MAX_EVENT_LETTERS = 50_000;

    @Test
    void questionsOverManyRowsLeaveFewRefs() {
        try (var talk = Dialogue.inMemory()) {
            var rows = IntStream.range(0, ROWS).mapToObj(i -> "{\"name\":\"pickle number " + i + "\",\"quantity\":1}")
                .collect(Collectors.joining(","));
            talk.ask("{\"op\":\"load\",\"rows\":{\"inventory\":[" + rows + "]}}");

            for (var question : new String[] {"what's in my pantry?", "what can I cook?", "do we have pickle number 7?",
                "what expires soon?"}) {
                talk.say(question);
                assertThat(talk.letters()).as(question).isLessThan(MAX_EVENT_LETTERS);
            }
            assertThat(talk.ask("{\"op\":\"entities\"}").path("entities").size()).isLessThan(250);
            talk.say("what's in my pantry?");
            assertThat(talk.tier("active")).as("what the reply names is in view").isNotEmpty();
        }
    }
}

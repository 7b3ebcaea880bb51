package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A long conversation beside 5,000 pantry rows: the registry, what a turn tells and the open file stay small. 2,000
/// turns with `-Dlong`; its figures are printed.
@Tag("long")
class ManyTurnsTest {
    private static final int ROWS = 5_000;
    private static final int MAX_ENTITIES = 1_000;
    private static final int MAX_EVENT_LETTERS = 50_000;
    private static final int MAX_GROWTH = 3;
    /// A round of talk: N is the number of the round.
    private static final List<String> ROUND =
        List.of("what's in my pantry?", "add 2 kg rice number N to the pantry", "do we have pickle number N?",
            "what can I cook?", "add honey N and soap to my shopping list", "what's on my shopping list?", "undo",
            "what expires soon?", "plan Dish N for tomorrow's dinner", "what's for dinner tomorrow?", "show me Dish N",
            "remind me to call Ida", "what are my tasks?", "suggest something for tonight", "delete pickle number N",
            "show my recipes", "mark Dish N as a favourite", "what should I buy?", "take soap off the shopping list",
            "how many jars do I have?");

    @TempDir
    private Path folder;

    @Test
    void registryEventsAndFileStaySmall() throws IOException {
        int turns = Rounds.of(40, 2_000);
        int mostEntities = 0;
        int mostLetters = 0;
        long open = 0;
        try (var talk = Dialogue.in(folder)) {
            fill(talk);
            for (int i = 0; i < turns; i++) {
                var said = ROUND.get(i % ROUND.size()).replace("N", String.valueOf(1 + i / ROUND.size()));
                talk.say(said);
                mostLetters = Math.max(mostLetters, talk.letters());
                assertThat(talk.letters()).as("letters told in turn %d: %s", i, said).isLessThan(MAX_EVENT_LETTERS);
                int entities = talk.ask("{\"op\":\"entities\"}").path("entities").size();
                mostEntities = Math.max(mostEntities, entities);
                assertThat(entities).as("entities after turn %d: %s", i, said).isLessThanOrEqualTo(MAX_ENTITIES);
                open = Math.max(open, size());
            }
        }
        System.out.printf(
            "%d turns beside %d rows: at most %d entities, %d letters of events in a turn; file at most %.1f MB open, %.1f MB closed%n",
            turns, ROWS, mostEntities, mostLetters, open / 1e6, size() / 1e6);
        if (Rounds.areLong()) {
            assertThat(open).as("bytes of the open file").isLessThanOrEqualTo(MAX_GROWTH * size());
        }
    }

    private void fill(Dialogue talk) {
        talk.load("{\"inventory\":[" + IntStream.rangeClosed(1, ROWS)
            .mapToObj(i -> "{\"name\":\"pickle number " + i + "\",\"quantity\":" + i % 9 + ",\"location\":\"pantry\"}")
            .collect(Collectors.joining(",")) + "]}");
        talk.load("{\"recipes\":[" + IntStream.rangeClosed(1, 200).mapToObj(i -> "{\"name\":\"Dish " + i
            + "\",\"servings\":2,\"ingredients\":[\"200 g flour\",\"2 eggs\",\"1 onion\"],\"instructions\":[\"Mix.\",\"Fry.\"]}")
            .collect(Collectors.joining(",")) + "]}");
    }

    private long size() throws IOException {
        return Files.size(folder.resolve("kitchen.mv.db"));
    }
}

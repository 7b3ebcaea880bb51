package alfred.core.context;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.domain.Row;
import alfred.core.library.LibraryFixture;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConversationTest {
    @Test
    void threeTurnsStayWholeTwoAreShortenedAndTheRestIsCompressed() {
        var after = talked(7);

        assertThat(after.recentTurns()).extracting(ConversationTurn::turn).containsExactly(3, 4, 5, 6, 7);
        assertThat(after.recentTurns()).extracting(ConversationTurn::assistant)
            .containsExactly("short 3", "short 4", "whole 5", "whole 6", "whole 7");
        assertThat(after.historySummary().lines()).hasSize(2).first().asString().contains("Turn 1", "say 1", "short 1");
    }

    @Test
    void twoTurnsOfReasoningAndResultsAreKept() {
        var after = talked(4).and(result(3, "old")).and(result(4, "new")).and(result(5, "newest"));

        assertThat(after.turnSummaries()).extracting(TurnExecutionSummary::turn).containsExactly(3, 4);
        assertThat(after.reasoningSummary()).contains("Turn 1: goal 1").contains("Turn 2: goal 2")
            .doesNotContain("goal 3");
        assertThat(after.results()).extracting(StepRecord::turn).containsExactly(4, 5);
    }

    @Test
    void oneRowPerRefTheNewestWins() {
        var conversation = Conversation.EMPTY.and(result(1, "old")).and(result(2, "new"));
        var turn = new TurnContext(LibraryFixture.DOMAIN, "hello", List.of(), Mode.AUTO, 2,
            OffsetDateTime.now(LibraryFixture.CLOCK), List.of(),
            conversation, "", "");

        assertThat(turn.loaded()).hasSize(1);
        assertThat(turn.loaded().get("book_1").row().text("title")).isEqualTo("new");
    }

    @Test
    void aLongHistoryIsMergedFromItsBeginning() {
        assertThat(talked(200).historySummary().length()).isLessThanOrEqualTo(4_000);
        assertThat(talked(200).historySummary()).startsWith("Turns 1 to ").contains("Turn 195")
            .doesNotContain("Turn 1:");
        assertThat(talked(90).historySummary()).as("what the first turns were about").contains("say 1");
    }

    private static StepRecord result(int turn, String title) {
        return new StepRecord(turn, 1, "books", "", List.of(Row.of(Row.ID, "book_1", "title", title)));
    }

    private static Conversation talked(int turns) {
        return IntStream.rangeClosed(1, turns).boxed().reduce(Conversation.EMPTY, (c, i) -> c.after(
            new ConversationTurn(i, "say " + i, "whole " + i, "short " + i),
            new TurnExecutionSummary(i, "quick", "goal " + i, List.of(), CurationSummary.NONE, "", "", "")),
            (a, _) -> a);
    }
}

package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.StepRecord;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/// Every prompt of every test conversation goes through the gate; here it is shown that it does, and that it can fail.
class PromptCorpusTest {
    @Test
    void everyStageOfAConversationIsHeldToTheGate() {
        try (var talk = SessionDriver.inMemory()) {
            talk.session.load(Map.of("books", List.of(fields("title", "Dune")), "loans",
                List.of(fields("due", "2026-02-01", "book_id", "Dune"))));
            var before = PromptCorpus.seen();
            talk.reasoner.steps(StepType.READ, StepType.GENERATE).decides(
                calls(ToolCall.read("loans"), ToolCall.read("books")),
                new ActDecision.CompleteStep("", List.of(new Artifact("", "book", fields("title", "Emma"))), ""));
            talk.say("read, then write");
            talk.reasoner.quick().decides(calls(ToolCall.read("books")));
            talk.say("my books");

            var after = PromptCorpus.seen();
            for (var stage : List.of("understand", "think", "act", "act_quick", "reply", "summarize")) {
                assertThat(after.getOrDefault(stage, 0)).as(stage).isGreaterThan(before.getOrDefault(stage, 0));
            }
        }
    }

    @Test
    void anIdAmongTheLoadedRowsIsALeakThatEndsTheTurn() {
        try (var talk = SessionDriver.inMemory()) {
            talk.session.load(Map.of("books", List.of(fields("title", "Dune"))));
            talk.reasoner.quick().decides(calls(ToolCall.read("books")));
            talk.say("my books");
            talk.session.context().state()
                .setConversation(talk.session.context().state().conversation().and(new StepRecord(1, 1, "books", "",
                    List.of(Row.of(Row.ID, "book_1", "title", "Dune", "book_id", UUID.randomUUID())))));
            talk.reasoner.steps(StepType.READ);

            assertThat(talk.say("and now?")).hasAtLeastOneElementOfType(PipelineEvent.Failed.class);
        }
    }
}

package alfred.core.session;

import static alfred.core.session.SessionDriver.all;
import static alfred.core.session.SessionDriver.the;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolResult;
import alfred.core.library.LibraryFixture;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Contexts.BatchItem;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A write step that addresses several drafts (spec/pipeline.md, batch).
class BatchTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    private static ActDecision drafts(String... titles) {
        return new ActDecision.CompleteStep("",
            Stream.of(titles).map(t -> new Artifact("", "book", LibraryFixture.fields("title", t))).toList(), "");
    }

    private static ActDecision saves(String ref) {
        return tries(SaveArtifact.call(List.of(ref)));
    }

    @Test
    void anEarlyEndIsRefusedUntilEveryDraftIsSaved() {
        var done = new ActDecision.CompleteStep("", List.of(), "");
        talk.reasoner.steps(StepType.GENERATE, StepType.WRITE).decides(drafts("Dune", "Emma"), saves("gen_book_1"),
            done, saves("gen_book_2"), done);

        var events = talk.say("write two and save them");

        assertThat(the(PipelineEvent.Done.class, events).writes()).extracting(ToolResult.Write::label)
            .containsExactly("Dune", "Emma");
        assertThat(all(PipelineEvent.StepCompleted.class, events).getLast().outcome().status())
            .isEqualTo(StepOutcome.Status.DONE);
    }

    @Test
    void aFailedItemHasItsErrorAndTheOthersAreSaved() {
        var book = new Artifact("", "book", LibraryFixture.fields("title", "Dune"));
        var loan = new Artifact("", "book_loan", LibraryFixture.fields("due", "2026-02-01", "book_id", "gen_book_1"));
        var done = new ActDecision.CompleteStep("", List.of(), "");
        talk.reasoner.steps(StepType.GENERATE, StepType.GENERATE, StepType.WRITE)
            .decides(new ActDecision.CompleteStep("", List.of(book), ""),
                new ActDecision.CompleteStep("", List.of(loan), ""),
                saves("gen_book_loan_1"), saves("gen_book_1"), done);

        var events = talk.say("write one, lend it, and save both");

        assertThat(talk.reasoner.acts.getLast().batch()).extracting(BatchItem::ref, BatchItem::status)
            .containsExactly(tuple("gen_book_1", BatchItem.Status.COMPLETED),
                tuple("gen_book_loan_1", BatchItem.Status.FAILED));
        assertThat(talk.reasoner.acts.getLast().batch().getLast().error()).contains("not saved yet");
        assertThat(the(PipelineEvent.Done.class, events).writes()).extracting(ToolResult.Write::label)
            .containsExactly("Dune");
        assertThat(talk.reasoner.replies.getLast().results()).as("the reply is told why")
            .anyMatch(r -> r.message().contains("not saved yet"));
    }

    @Test
    void callsThatSaveADraftAreNotCounted() {
        talk.reasoner.steps(StepType.GENERATE, StepType.WRITE)
            .decides(drafts("Dune", "Emma", "Ulysses", "Persuasion", "Walden"), saves("gen_book_1"),
                saves("gen_book_2"),
                saves("gen_book_3"), saves("gen_book_4"), saves("gen_book_5"),
                new ActDecision.CompleteStep("", List.of(), ""));

        var events = talk.say("write five and save them");

        assertThat(the(PipelineEvent.Done.class, events).writes()).hasSize(5);
        assertThat(all(PipelineEvent.StepCompleted.class, events).getLast().outcome().status())
            .isEqualTo(StepOutcome.Status.DONE);
    }
}

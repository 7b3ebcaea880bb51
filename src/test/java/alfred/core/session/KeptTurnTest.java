package alfred.core.session;

import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.the;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import alfred.core.library.LibraryFixture;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import alfred.core.row.SessionRecords.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A turn is kept before it is told, whatever its end, and nobody waits for its summary.
@Timeout(60)
class KeptTurnTest {
    @TempDir
    Path folder;

    @Test
    void theTurnItsQuestionAndItsWordsAreKeptBeforeDoneIsTold() {
        try (var talk = SessionDriver.in(folder)) {
            talk.reasoner.thinks(Plan.propose("goal", "Shall I buy Emma?", "note"));
            var kept = new ArrayList<String>();
            talk.session.say("what about Emma?", Optional.empty(), event -> {
                if (event instanceof PipelineEvent.Done) {
                    talk.library.store()
                        .recall(records -> kept
                            .add(records.find(talk.session.context().state().id()).orElseThrow().state()));
                    talk.library.store().recall(
                        records -> kept
                            .add(records.turns(talk.session.context().state().id(), 0, 9).getLast().state().name()));
                }
            }).join();

            assertThat(kept.getFirst()).contains("what about Emma?").contains("Shall I buy Emma?")
                .contains("\"pending\":{");
            assertThat(kept.getLast()).isEqualTo(State.COMMITTED.name());
        }
    }

    @Test
    void doneTellsTheTurnAndWhetherItTookSomethingBack() {
        try (var talk = SessionDriver.inMemory()) {
            talk.reasoner.quick().decides(calls(newBooks("Dune")));
            assertThat(the(PipelineEvent.Done.class, talk.say("add Dune"))).returns(1, PipelineEvent.Done::turn)
                .returns(false, PipelineEvent.Done::tookBack);

            talk.reasoner.quick().decides(calls(ToolCall.domain("undo", Map.of())));
            assertThat(the(PipelineEvent.Done.class, talk.say("undo that"))).returns(2, PipelineEvent.Done::turn)
                .returns(true, PipelineEvent.Done::tookBack);
        }
    }

    @Test
    void nobodyWaitsForASummary() {
        var summaryMayEnd = new CountDownLatch(1);
        try (var talk = SessionDriver.inMemory()) {
            talk.reasoner.quick().decides(calls(newBooks("Dune"))).meanwhile("summarize", () -> await(summaryMayEnd));
            var told = new ArrayList<String>();
            talk.session.onChange(() -> told.add("change"));
            talk.session.say("add Dune", Optional.empty(), event -> told.add(event.getClass().getSimpleName())).join();

            assertThat(told).endsWith("Done", "ContextUpdated", "change");
            talk.reasoner.quick().decides(calls(newBooks("Emma")));
            talk.session.say("add Emma", Optional.empty(), _ -> {}).join();
            assertThat(talk.session.snapshot().recent()).hasSize(2);
        } finally {
            summaryMayEnd.countDown();
        }
    }

    @Test
    void aSummaryThatComesLaterImprovesTheKeptTurn() {
        try (var talk = SessionDriver.in(folder)) {
            talk.reasoner.quick().decides(calls(newBooks("Dune")));
            talk.say("add Dune");
            assertThat(talk.session.context().state().conversation().engagementSummary()).isEqualTo("about books");
            assertThat(talk.session.context().state().conversation().turnSummaries().getLast().phase())
                .isEqualTo("exploring");
        }
        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.context().state().conversation().engagementSummary()).isEqualTo("about books");
        }
    }

    @Test
    void aTurnThatFailsIsInTheConversationWithWhatItWroteAndLeftUndone() {
        try (var talk = SessionDriver.in(folder)) {
            talk.reasoner.steps(StepType.WRITE, StepType.READ).decides(calls(newBooks("Dune")));
            talk.reasoner.meanwhile("think",
                () -> talk.reasoner.meanwhile("act", () -> talk.reasoner.meanwhile("act", () -> {
                    throw new ReasonerFailure(ReasonerFailure.Reason.BUSY, "host");
                })));
            assertThat(the(PipelineEvent.Failed.class, talk.say("add Dune and look"))).returns(1,
                PipelineEvent.Failed::turn);
        }
        try (var after = SessionDriver.in(folder)) {
            var kept = after.session.snapshot().recent().getLast();
            assertThat(kept.user()).isEqualTo("add Dune and look");
            assertThat(kept.assistant()).contains("failed").contains("Dune").contains("Not done: step");
            assertThat(after.session.conversations().read(after.session.context().state().id(), 0, 9).getLast().reply())
                .isEqualTo(kept.assistant());

            after.reasoner.quick().decides(calls(ToolCall.read("books")));
            after.say("where were we?");
            var seen = after.reasoner.replies.getLast().turn().conversation();
            assertThat(seen.recentTurns()).extracting(t -> t.user()).contains("add Dune and look");
            assertThat(seen.turnSummaries().getLast().steps()).extracting(s -> s.outcome()).contains("not done");
        }
    }

    @Test
    void aFailedTurnThatWroteNothingLeavesTheQuestionOpen() {
        try (var talk = SessionDriver.inMemory()) {
            talk.reasoner.thinks(Plan.propose("goal", "Shall I?", "note"));
            talk.say("and then?");
            talk.reasoner.meanwhile("think", () -> {
                throw new ReasonerFailure(ReasonerFailure.Reason.BUSY, "host");
            });
            talk.say("yes, do");

            assertThat(talk.session.snapshot().pending().text()).isEqualTo("Shall I?");
        }
    }

    @Test
    void aCancelledTurnSaysSo() {
        try (var talk = SessionDriver.inMemory()) {
            talk.reasoner.steps(StepType.READ).meanwhile("act", talk.session::cancel);
            talk.say("look");

            assertThat(talk.session.snapshot().recent().getLast().assistant()).contains("stopped")
                .contains("Nothing was changed");
        }
    }

    @Test
    void anInterruptedTurnIsInTheConversationWithWhatItWroteAndLeftUndone() throws InterruptedException {
        interrupted("add two and look", StepType.WRITE, StepType.READ);

        try (var after = SessionDriver.in(folder)) {
            var kept = after.session.snapshot().recent();
            assertThat(kept).hasSize(1);
            assertThat(kept.getLast().user()).isEqualTo("add two and look");
            assertThat(kept.getLast().assistant()).contains("interrupted").contains("Dune", "Emma")
                .contains("Not done: step; step");
        }
    }

    @Test
    void theQuestionBeforeAnInterruptedTurnIsAskedAgainWhereNothingWasWritten() throws InterruptedException {
        try (var before = SessionDriver.in(folder)) {
            before.reasoner.thinks(Plan.propose("goal", "Shall I?", "note"));
            before.say("and then?");
        }
        interrupted("look", StepType.READ);
        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.snapshot().pending().kind()).isEqualTo(Pending.Kind.INTERRUPTED);
            after.reasoner.understands(Understanding.planned(List.of(), true)).meanwhile("understand",
                () -> assertThat(after.session.context().state().conversation().open().orElseThrow().text())
                    .isEqualTo("Shall I?"));
            after.say("yes");
        }
    }

    @Test
    void numbersThatOnlyAReadGaveAreNotGivenAgainAfterACut() throws InterruptedException {
        try (var before = SessionDriver.in(folder)) {
            before.session.load(Map.of("books",
                List.of(LibraryFixture.fields("title", "Dune"), LibraryFixture.fields("title", "Emma"))));
        }
        interrupted("look", StepType.READ);
        try (var after = SessionDriver.in(folder)) {
            after.reasoner.quick().decides(calls(ToolCall.read("books")));
            after.say("my books");
            assertThat(after.session.entities()).extracting(e -> e.ref()).containsExactly("book_3", "book_4");
        }
    }

    @Test
    void aMessageThatIsTooLongIsRefusedUnread() {
        try (var talk = SessionDriver.inMemory()) {
            var failed = the(PipelineEvent.Failed.class, talk.say("add eggs and ".repeat(70_000)));

            assertThat(failed.message()).contains("20,000");
            assertThat(failed.isRetriable()).isFalse();
            assertThat(talk.reasoner.asked).isEmpty();
        }
    }

    /// Runs a turn whose first step adds two books, or reads, then ends as a killed process does: within that step.
    private void interrupted(String words, StepType... steps) throws InterruptedException {
        var talk = SessionDriver.in(folder);
        var reached = new CountDownLatch(1);
        var dead = new CountDownLatch(1);
        ActDecision first =
            steps[0] == StepType.WRITE ? tries(newBooks("Dune", "Emma")) : tries(ToolCall.read("books"));
        talk.reasoner.steps(steps).decides(first);
        talk.reasoner.meanwhile("think",
            () -> talk.reasoner.meanwhile("act", () -> talk.reasoner.meanwhile("act", () -> {
                reached.countDown();
                await(dead);
            })));
        var turn = talk.session.say(words, Optional.empty(), _ -> {});
        reached.await();
        talk.crash();
        dead.countDown();
        turn.handle((_, _) -> "ended").join();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

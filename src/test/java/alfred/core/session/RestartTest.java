package alfred.core.session;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import alfred.core.library.LibraryDomain;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.StepType;
import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.SessionRecords;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A session goes on where it was, after a good end and after a bad one.
@Timeout(60)
class RestartTest {
    @TempDir
    Path folder;

    @Test
    void registryConversationAndQuestionAreBack() {
        List<?> entities;
        Conversation conversation;
        try (var before = SessionDriver.in(folder)) {
            before.session.load(Map.of("books", List.of(fields("title", "Dune")),
                "loans", List.of(fields("due", "2026-02-01", "book_id", "Dune"))));
            before.reasoner.steps(StepType.READ, StepType.GENERATE).decides(calls(ToolCall.read("loans")),
                new ActDecision.CompleteStep("",
                    List.of(new Artifact("", "book", fields("title", "Emma", "chapters", List.of("One")))), ""));
            before.say("write me a book");
            before.session.panel(PanelAction.PIN, "book_1");
            before.reasoner.thinks(Plan.propose("goal", "Shall I save it?", "resume"));
            before.say("and then?");
            entities = before.session.entities();
            conversation = before.session.context().state().conversation();
        }
        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.entities()).isEqualTo(entities);
            assertThat(after.session.context().state().conversation()).usingRecursiveComparison()
                .isEqualTo(conversation);
            assertThat(after.session.snapshot().pending()).returns(Pending.Kind.PROPOSAL, Pending::kind)
                .returns("resume", Pending::note);
            assertThat(after.session.snapshot().turn()).isEqualTo(2);

            after.reasoner.quick().decides(calls(newBooks("Ivanhoe")));
            after.say("add Ivanhoe");
            assertThat(after.entry("book_2").label()).as("numbers go on").isEqualTo("Ivanhoe");
        }
    }

    @Test
    void aBypassModeOfTheDomainGoesOnWithItsSubjectAndItsNumbers() {
        try (var before = SessionDriver.in(folder)) {
            before.session.load(Map.of("books", List.of(fields("title", "Dune"))));
            before.session.enter(LibraryDomain.ADVICE, "Dune", Map.of("page", 7));
            before.say("who is that?");
        }
        try (var after = SessionDriver.in(folder)) {
            after.say("and now?");

            assertThat(after.session.snapshot().mode()).isEqualTo(new Mode.Bypass(LibraryDomain.ADVICE));
            assertThat(after.reasoner.talks.getLast().subject().text("title")).isEqualTo("Dune");
            assertThat(after.reasoner.talks.getLast().state()).returns(7, state -> state.number("page"));
            assertThat(after.session.exit(_ -> {})).isTrue();
            assertThat(after.session.snapshot().mode()).isEqualTo(Mode.AUTO);
        }
    }

    @Test
    void whatWasReadBeforeAFormInTheSameTurnIsKept() {
        try (var before = SessionDriver.in(folder)) {
            before.session.load(Map.of("books", List.of(fields("title", "Dune"))));
            before.reasoner.quick().decides(calls(ToolCall.read("books")))
                .meanwhile("reply", () -> before.session.create("reader", fields("name", "Ann")));
            before.say("my books");
        }
        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.entities()).extracting(e -> e.ref()).containsExactly("book_1", "reader_1");
        }
    }

    @Test
    void startingOverKeepsRowsUndoAndNumbers() {
        try (var before = SessionDriver.in(folder)) {
            before.reasoner.quick().decides(calls(newBooks("Dune")));
            before.say("add Dune");
            before.session.reset();
            assertThat(before.session.entities()).isEmpty();
            assertThat(before.session.snapshot().recent()).isEmpty();
        }
        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.entities()).isEmpty();
            after.reasoner.quick().decides(calls(ToolCall.read("books")));
            after.say("my books");
            assertThat(after.session.entities()).extracting(e -> e.ref()).containsExactly("book_2");
            after.session.undo();
            assertThat(after.rows(LibraryDomain.BOOK)).isEmpty();
        }
    }

    @Test
    void anInterruptedTurnIsOfferedToKeepOrUndo() throws InterruptedException {
        interrupted(tries(newBooks("Dune", "Emma")),
            tries(ToolCall.update("books", List.of(where("title", "=", "Dune")), fields("pages", 3))));

        try (var after = SessionDriver.in(folder)) {
            var pending = after.session.snapshot().pending();
            assertThat(pending).returns(Pending.Kind.INTERRUPTED, Pending::kind);
            assertThat(pending.text()).contains("add two").contains("Keep it, or undo it?");
            assertThat(after.rows(LibraryDomain.BOOK)).hasSize(2);
            assertThat(after.session.entities()).extracting(e -> e.ref()).containsExactly("book_1", "book_2");
            assertThat(turns(after)).extracting(TurnRecord::state).containsExactly(SessionRecords.State.ABANDONED);

            after.reasoner.understands(Plans.quick(List.of(), "", "shelf", true))
                .decides(calls(ToolCall.domain("undo", Map.of())));
            after.say("undo it");
            assertThat(after.rows(LibraryDomain.BOOK)).isEmpty();
            assertThat(after.session.snapshot().pending()).isNull();

            after.reasoner.quick().decides(calls(newBooks("Ivanhoe")));
            after.say("add Ivanhoe");
            assertThat(after.entry("book_3").label()).as("no number is given again").isEqualTo("Ivanhoe");
        }
        try (var later = SessionDriver.in(folder)) {
            assertThat(later.session.snapshot().pending()).as("asked once").isNull();
        }
    }

    @Test
    void aTurnInterruptedBeforeItWroteSaysSo() throws InterruptedException {
        interrupted(tries(ToolCall.read("books")));

        try (var after = SessionDriver.in(folder)) {
            assertThat(after.session.snapshot().pending().text()).contains("Nothing was changed");
            assertThat(after.session.snapshot().pending().choices()).isEmpty();
        }
    }

    @Test
    void aNumberThatWasToldInATurnThatOnlyReadIsNotGivenAgain() throws InterruptedException {
        try (var talk = SessionDriver.in(folder)) {
            talk.session.load(Map.of("books", List.of(fields("title", "Dune"), fields("title", "Emma"))));
        }
        interrupted(tries(ToolCall.read("books", where("title", "=", "Dune"))));

        try (var after = SessionDriver.in(folder)) {
            after.reasoner.quick().decides(calls(ToolCall.read("books", where("title", "=", "Emma"))));
            after.say("Emma");
            assertThat(after.session.entities()).extracting(e -> e.ref()).containsExactly("book_2");
        }
    }

    /// Runs the decisions of a turn, then ends as a killed process does: nothing more is written.
    private void interrupted(ActDecision... decisions) throws InterruptedException {
        var talk = SessionDriver.in(folder);
        var reached = new CountDownLatch(1);
        var dead = new CountDownLatch(1);
        talk.reasoner.steps(StepType.WRITE).decides(decisions);
        Runnable stop = () -> {
            reached.countDown();
            try {
                dead.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        };
        atDecision(talk, decisions.length, stop);
        var turn = talk.session.say("add two", Optional.empty(), (PipelineEvent _) -> {});
        reached.await();
        talk.crash();
        dead.countDown();
        turn.handle((_, _) -> "ended").join();
    }

    private static void atDecision(SessionDriver talk, int number, Runnable work) {
        talk.reasoner.meanwhile("act", number == 0 ? work : () -> atDecision(talk, number - 1, work));
    }

    private static List<TurnRecord> turns(SessionDriver talk) {
        return talk.library.store().write(tx -> tx.sessions().turns(talk.session.context().state().id(), 0, 100));
    }
}

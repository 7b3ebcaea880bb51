package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.the;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.context.StepRecord;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.session.state.FormWrite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What happens around turns: cancelling, the user's own hand, the panel.
class TurnsAndFormsTest {
    private static final Mode BROWSE = new Mode.Bypass(LibraryDomain.BROWSE);
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void cancellingBetweenStepsKeepsWhatWasWritten() {
        talk.reasoner.steps(StepType.WRITE, StepType.WRITE, StepType.WRITE)
            .decides(SessionDriver.tries(newBooks("Dune")), new ActDecision.CompleteStep("", List.of(), ""),
                calls(newBooks("Emma")));
        talk.reasoner.meanwhile("understand",
            () -> talk.reasoner.meanwhile("act", () -> talk.reasoner.meanwhile("act", talk.session::cancel)));

        var events = talk.say("add three");

        assertThat(the(PipelineEvent.CancelledTurn.class, events).writes()).extracting(w -> w.label())
            .containsExactly("Dune");
        assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(1);
        assertThat(events.getLast()).isInstanceOf(PipelineEvent.CancelledTurn.class);
        talk.session.undo();
        assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
        talk.reasoner.thinks(Plan.direct("nothing", List.of()));
        assertThat(talk.say("and now?").getLast()).isEqualTo(new PipelineEvent.ContextUpdated(2));
    }

    @Test
    void aTurnIsTakenBackOnlyWhileNothingWasWrittenSince() {
        talk.reasoner.steps(StepType.WRITE).decides(calls(newBooks("Dune")));
        talk.say("add Dune");
        int turn = talk.session.snapshot().turn();
        talk.session.writeAll(List.of(new FormWrite.Create("book", fields("title", "Emma")),
            new FormWrite.Create("book", fields("title", "Ulysses"))));

        assertThat(talk.session.undo(turn)).isInstanceOf(Undo.Result.Nothing.class);
        assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(3);

        talk.session.undo();
        assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(1);
        assertThat(talk.session.undo(turn)).isInstanceOf(Undo.Result.Done.class);
        assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
    }

    @Test
    void aDraftSavedInACancelledTurnLetsGoOfItsContent() {
        generate("Dune");
        talk.reasoner.steps(StepType.WRITE, StepType.READ).decides(calls(SaveArtifact.call(List.of("gen_book_1"))));
        talk.reasoner.meanwhile("think",
            () -> talk.reasoner.meanwhile("act", () -> talk.reasoner.meanwhile("act", talk.session::cancel)));

        talk.say("save it");

        assertThat(talk.entry("gen_book_1")).returns(null, RefEntry::content).returns(false, RefEntry::isUnsaved);
    }

    @Test
    void theRegistryHearsOfAFormAfterTheTurn() {
        talk.reasoner.quick().decides(calls(newBooks("Dune"))).meanwhile("quick", () -> {
            talk.session.create("reader", fields("name", "Ann"));
            assertThat(talk.session.entities()).isEmpty();
        });

        talk.say("add Dune");

        assertThat(talk.entry("reader_1")).returns(Action.CREATED_BY_USER, RefEntry::action).returns("Ann",
            RefEntry::label);
        assertThat(talk.rows(LibraryDomain.READER)).hasSize(1);
    }

    @Test
    void aFormThatIsRefusedTakesNothingFromTheTurn() {
        talk.reasoner.steps(StepType.GENERATE).decides(made("Dune")).meanwhile("reply",
            () -> assertThatThrownBy(() -> talk.session.create("book", fields("pages", 3)))
                .isInstanceOf(CrudRefusal.class));

        talk.say("write me a book");

        assertThat(talk.entry("gen_book_1").isUnsaved()).isTrue();
    }

    @Test
    void aFormIsToldAtOnceBetweenTurns() {
        talk.session.create("book", fields("title", "Dune", "chapters", List.of("One")));
        assertThat(talk.entry("book_1").action().tag()).isEqualTo("created:user");

        talk.session.update("book", "Dune", fields("pages", 412));
        assertThat(talk.entry("book_1").action().tag()).isEqualTo("updated:user");

        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));
        talk.say("hello");
        assertThat(talk.reasoner.replies.getLast().turn().conversation().results()).extracting(StepRecord::table)
            .contains("books");

        talk.session.delete("book", "book_1");
        assertThat(talk.entry("book_1").action().tag()).isEqualTo("deleted:user");
        talk.session.undo();
        assertThat(talk.rows(LibraryDomain.CHAPTER)).hasSize(1);
    }

    @Test
    void theFormSaysWhichFieldIsAtFault() {
        assertThatThrownBy(() -> talk.session.create("book", fields("title", "Dune", "pages", "many")))
            .isInstanceOfSatisfying(CrudRefusal.class, r -> assertThat(r.field()).isEqualTo("pages"));
        talk.session.create("book", fields("title", "Dune"));
        talk.session.create("book", fields("title", "dune"));
        assertThatThrownBy(() -> talk.session.delete("book", "DUNE"))
            .isInstanceOfSatisfying(CrudRefusal.class, r -> assertThat(r.kind()).isEqualTo(CrudRefusal.Kind.AMBIGUOUS));
        assertThatThrownBy(() -> talk.session.create("book_loan", fields("due", "2026-02-01", "book_id", "Emma")))
            .isInstanceOf(CrudRefusal.class);
    }

    @Test
    void editingADraftIsNoWrite() {
        generate("Dune");

        talk.session.update("book", "gen_book_1", fields("pages", 500));

        assertThat(talk.entry("gen_book_1").content()).isEqualTo(Row.of("title", "Dune", "pages", 500L));
        assertThat(talk.session.undo()).isEqualTo(new Undo.Result.Nothing());
        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));
        talk.say("show it");
        assertThat(talk.reasoner.replies.getLast().turn().loaded().get("gen_book_1").row().integer("pages"))
            .contains(500L);
    }

    @Test
    void thePanelSavesPinsAndForgets() {
        generate("Dune");
        talk.session.panel(PanelAction.SAVE, "gen_book_1");
        assertThat(talk.entry("gen_book_1")).returns(Action.CREATED_BY_USER, RefEntry::action).returns(false,
            RefEntry::isUnsaved);

        talk.session.panel(PanelAction.PIN, "gen_book_1");
        assertThat(talk.entry("gen_book_1").isPinned()).isTrue();
        assertThatThrownBy(() -> talk.session.panel(PanelAction.DISCARD, "gen_book_1")).isInstanceOf(CrudRefusal.class);

        talk.session.panel(PanelAction.FORGET, "gen_book_1");
        assertThat(talk.session.entities()).isEmpty();
        assertThat(talk.rows(LibraryDomain.BOOK)).as("no row is touched").hasSize(1);
    }

    @Test
    void undoingTheSaveOfADraftMakesItUnsavedAgain() {
        generate("Dune");
        talk.session.panel(PanelAction.SAVE, "gen_book_1");

        talk.session.undo();

        assertThat(talk.entry("gen_book_1").isUnsaved()).isTrue();
        assertThat(talk.session.inView().generated()).hasSize(1);
        talk.session.redo();
        assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(1);
    }

    @Test
    void aMentionIsRegisteredAndReadAsItsLabel() {
        talk.session.load(Map.of("books", List.of(fields("title", "Dune (first](book"), fields("title", "Emma"))));
        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));

        talk.say("lend @[Dune (first](book](book) to @[Nobody](reader)");

        var turn = talk.reasoner.replies.getLast().turn();
        assertThat(turn.message()).isEqualTo("lend Dune (first](book to Nobody");
        assertThat(turn.mentioned()).containsExactly("book_1");
        assertThat(talk.entry("book_1").action()).isEqualTo(Action.MENTIONED_BY_USER);
        assertThat(turn.loaded()).containsKey("book_1");
    }

    @Test
    void aBlankMessageIsNoTurn() {
        var events = talk.say("  ");

        assertThat(the(PipelineEvent.Done.class, events).response()).startsWith("Write what you would like");
        assertThat(talk.session.snapshot().turn()).isZero();
        assertThat(talk.reasoner.asked).isEmpty();
    }

    @Test
    void aTalkStaysUntilAnotherModeIsNamed() {
        assertThat(the(PipelineEvent.Done.class, talk.say("ideas?", Optional.of(BROWSE))).response()).isEqualTo("Talk");
        talk.say("more");
        assertThat(talk.session.snapshot().mode()).isEqualTo(BROWSE);

        talk.reasoner.quick().decides(calls(ToolCall.read("books")));
        assertThat(talk.say("my books", Optional.of(Mode.AUTO)))
            .hasAtLeastOneElementOfType(PipelineEvent.HandedOff.class);
        assertThat(talk.session.snapshot().mode()).isEqualTo(Mode.AUTO);
    }

    @Test
    void aHandOffThatFailsEndsTheTurnAndKeepsTheMode() {
        talk.say("ideas?", Optional.of(BROWSE));
        talk.reasoner.meanwhile("handoff", () -> {
            throw new ReasonerFailure(ReasonerFailure.Reason.BUSY, "host");
        });

        assertThat(the(PipelineEvent.Failed.class, talk.say("my books", Optional.of(Mode.AUTO))).kind())
            .isEqualTo("busy");
        assertThat(talk.session.snapshot().mode()).isEqualTo(BROWSE);
    }

    private void generate(String title) {
        talk.reasoner.steps(StepType.GENERATE).decides(made(title));
        talk.say("write " + title);
    }

    private static ActDecision made(String title) {
        return new ActDecision.CompleteStep("made", List.of(new Artifact("", "book", fields("title", title))), "");
    }
}

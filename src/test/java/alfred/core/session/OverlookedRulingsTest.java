package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.context.AssistantSummary;
import alfred.core.context.Conversation.Decision;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.ModeContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding.Curation;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Verbosity;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Rules of spec/pipeline.md and spec/context.md that are easily overlooked: a test for each that the engine
/// answers for.
class OverlookedRulingsTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void sourceStepPerRef() {
        talk.session.load(Map.of("books", List.of(fields("title", "Dune"))));
        talk.reasoner.steps(StepType.READ, StepType.GENERATE).decides(calls(ToolCall.read("books")), made("Emma"));
        talk.say("write me one");
        assertThat(talk.entry("gen_book_1").sourceStep()).isEqualTo(2);
    }

    @Test
    void explicitClearingOfAnArtifact() {
        draft("Emma");
        talk.session.panel(PanelAction.DISCARD, "gen_book_1");
        assertThat(talk.session.entities()).isEmpty();
    }

    @Test
    void understandsDecisionHistory() {
        draft("Emma");
        talk.reasoner.understands(new Understanding(
            List.of(),
            List.of(),
            new Curation(Map.of("gen_book_1", "for later"), List.of(), List.of(), false),
            false,
            "", "",
            List.of(),
            List.of(),
            false));
        talk.say("keep that in mind");
        assertThat(talk.session.context().state().conversation().decisions())
            .extracting(Decision::ref, Decision::reason)
            .contains(tuple("gen_book_1", "for later"));
    }

    @Test
    void theThreeMarkerFiveItemAndFourHundredCharacterThresholds() {
        var domain = LibraryFixture.DOMAIN;
        assertThat(AssistantSummary.of("# Emma\nchapters, pages and genre", domain, List.of(), true))
            .isEqualTo("Generated book(s): Emma. [Content archived]");
        assertThat(AssistantSummary.of("# Emma\nchapters and pages", domain, List.of(), true)).contains("# Emma");
        assertThat(AssistantSummary.of("These:\n- a\n- b\n- c\n- d\n- e", domain, List.of(), true))
            .isEqualTo("These: (5 items: a, b, c +2 more)");
        assertThat(AssistantSummary.of("These:\n- a\n- b\n- c\n- d", domain, List.of(), true)).contains("- d");
        assertThat(AssistantSummary.of("x".repeat(400), domain, List.of(), true)).hasSize(400);
        assertThat(AssistantSummary.of("x".repeat(401), domain, List.of(), true))
            .endsWith("... [content continues in step results]");
    }

    @Test
    void twoSchemaRequestsPerStep() {
        talk.reasoner
            .steps(StepType.READ)
            .decides(
                new ActDecision.RequestSchema("people"),
                new ActDecision.RequestSchema("shelf"),
                new ActDecision.RequestSchema("people"));
        talk.say("look");
        assertThat(talk.reasoner.acts.get(2).extra())
            .hasSize(2)
            .allMatch(text -> text.contains("name") || text.contains("title"));
        assertThat(talk.reasoner.acts)
            .allMatch(act -> act.extra().stream()
                .filter(text -> text.contains("readers"))
                .count()
                <= 2);
    }

    @Test
    void theNoteToTheNextStep() {
        talk.session.load(Map.of("books", List.of(fields("title", "Dune"))));
        talk.reasoner
            .steps(StepType.READ, StepType.ANALYZE)
            .decides(new ActDecision.CallTools(List.of(ToolCall.read("books")), true, "only Dune"));
        talk.say("compare");
        assertThat(talk.reasoner.acts.getLast().note()).isEqualTo("only Dune");
    }

    @Test
    void theFieldsOfABlockedAction() {
        talk.reasoner
            .steps(StepType.READ)
            .decides(new ActDecision.Blocked("no_data", "There are no books.", "Add one."));
        talk.say("look");
        assertThat(talk.reasoner.replies.getLast().ending())
            .isEqualTo(new ActDecision.Blocked("no_data", "There are no books.", "Add one."));
    }

    @Test
    void archiveKeysClearedOnSave() {
        draft("Emma");
        assertThat(talk.session.context().state().conversation().archive()).containsKey("gen_book_1");
        talk.reasoner.quick().decides(tries(SaveArtifact.call(List.of("gen_book_1"))));
        talk.say("save it");
        assertThat(talk.session.context().state().conversation().archive()).doesNotContainKey("gen_book_1");
    }

    @Test
    void theNarrativeTellsWhatWasDoneToEntities() {
        draft("Emma");
        talk.reasoner.quick().decides(tries(SaveArtifact.call(List.of("gen_book_1"))));
        talk.say("save it");
        assertThat(talk.session.context().state().conversation().turnSummaries())
            .flatExtracting(TurnExecutionSummary::steps)
            .extracting(StepSummary::outcome)
            .containsExactly("made gen_book_1", "created gen_book_1");
    }

    @Test
    void overridesOfModes() {
        var both = Plan.direct(
            "one more",
            List.of(
                new Plan.Step("write it", StepType.GENERATE, "shelf", 0),
                new Plan.Step("save it", StepType.WRITE, "shelf", 1)));
        talk.reasoner.thinks(both).decides(made("Emma"), tries(SaveArtifact.call(List.of("gen_book_1"))));
        talk.say("write me one and keep it, but ask me first");
        assertThat(talk.session.snapshot().pending()).as("first").isNotNull();
        assertThat(talk.session.entities()).as("and nothing is made meanwhile").isEmpty();

        talk.say("write me one and keep it");
        assertThat(talk.rows(LibraryDomain.BOOK)).as("no words, no override").hasSize(1);

        talk.reasoner.understands(Plans.quick(List.of(), "add it", "shelf", false));
        talk.reasoner.asked.clear();
        talk.say("add another one, but check with me first");
        assertThat(talk.reasoner.asked)
            .as("what is asked about first is planned")
            .contains("think")
            .doesNotContain("quick");
    }

    @Test
    void overridesNeverWidenWhatAModeAllows() {
        assertThat(ModeContext.of(Mode.PLAN, "plan it without asking").proposal())
            .isEqualTo(ModeContext.Proposal.NEVER);
        assertThat(ModeContext.of(Mode.PLAN, "plan it").proposal()).isEqualTo(ModeContext.Proposal.UNLESS_ASKED_FOR);
        assertThat(ModeContext.of(Mode.AUTO, "show me the first one").proposal())
            .isEqualTo(ModeContext.Proposal.NEVER);
        assertThat(ModeContext.of(Mode.AUTO, "in detail, please").verbosity()).isEqualTo(Verbosity.FULL);
        assertThat(ModeContext.of(Mode.QUICK, "what is there?").verbosity()).isEqualTo(Verbosity.SHORT);
        talk.reasoner.thinks(
            Plan.direct("many", Collections.nCopies(9, new Plan.Step("step", StepType.READ, "shelf", 0))));
        talk.say("do it all without asking", Optional.of(Mode.CREATE));
        assertThat(talk.reasoner.acts).hasSize(Mode.CREATE.maxSteps());
    }

    @Test
    void touchedByUnderstandAndByEveryRefThatAResultNames() {
        talk.session.load(Map.of(
            "books",
            List.of(fields("title", "Dune"), fields("title", "Emma")),
            "loans",
            List.of(fields("due", "2026-02-01", "book_id", "Dune"))));
        talk.reasoner.quick().decides(calls(ToolCall.read("books")));
        talk.say("all books");
        talk.reasoner
            .thinks(Plan.direct("goal", List.of()))
            .understands(Understanding.planned(List.of("book_2"), false));
        talk.say("what about Emma?");
        assertThat(talk.entry("book_2").turnLastRef()).as("spoken of").isEqualTo(2);
        assertThat(talk.entry("book_1").turnLastRef()).isEqualTo(1);

        talk.reasoner.quick().decides(calls(ToolCall.read("loans")));
        talk.say("the loans");
        assertThat(talk.entry("book_1").turnLastRef()).as("named by a row").isEqualTo(3);
    }

    @Test
    void undoingASaveMakesTheArtifactUnsavedAgainAndPanelSaveIsTheUsers() {
        draft("Emma");
        talk.session.panel(PanelAction.SAVE, "gen_book_1");
        assertThat(talk.entry("gen_book_1").action().tag()).isEqualTo("created:user");
        talk.session.undo();
        assertThat(talk.entry("gen_book_1").isUnsaved()).isTrue();
        talk.session.redo();
        assertThat(talk.entry("gen_book_1").isUnsaved()).isFalse();
    }

    @Test
    void aFormsDeletionTagsWhatWentAlong() {
        talk.session.load(Map.of(
            "books",
            List.of(fields("title", "Dune", "chapters", List.of(fields("name", "One")))),
            "loans",
            List.of(fields("due", "2026-02-01", "book_id", "Dune"))));
        talk.reasoner.quick().decides(calls(ToolCall.read("chapters"), ToolCall.read("loans")));
        talk.say("all chapters");

        talk.session.delete("book", "Dune");

        assertThat(talk.entry("chapter_1").action().tag()).isEqualTo("deleted:user");
        assertThat(talk.entry("book_loan_1").action().tag()).isEqualTo("updated:user");
    }

    private void draft(String title) {
        talk.reasoner.steps(StepType.GENERATE).decides(made(title));
        talk.say("write me one");
    }

    private static ActDecision made(String title) {
        return new ActDecision.CompleteStep("", List.of(new Artifact("", "book", fields("title", title))), "");
    }
}

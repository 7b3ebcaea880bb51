package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.Talk.calls;
import static alfred.core.session.Talk.tries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.context.AssistantSummary;
import alfred.core.context.Conversation.Decision;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.ToolCall;
import alfred.core.library.LibraryFixture;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Understanding.Curation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// RULINGS, "Also from the seeds, easily overlooked": a test for each that the engine answers for, named after it.
class OverlookedRulingsTest {
    private final Talk talk = Talk.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void sourceStepPerRef() {
        talk.session.load(Map.of("books", List.of(fields("title", "Dune"))));
        talk.mind.steps(StepType.READ, StepType.GENERATE).decides(calls(ToolCall.read("books")), made("Emma"));
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
        talk.mind.understands(new Understanding(List.of(), List.of(), new Curation(Map.of("gen_book_1", "for later"), List.of(), List.of(), false),
            false, "", "", List.of(), List.of(), false));
        talk.say("keep that in mind");
        assertThat(talk.session.state.conversation.decisions()).extracting(Decision::ref, Decision::reason)
            .contains(tuple("gen_book_1", "for later"));
    }

    @Test
    void theThreeMarkerFiveItemAndFourHundredCharacterThresholds() {
        var domain = LibraryFixture.DOMAIN;
        assertThat(AssistantSummary.of("# Emma\nchapters, pages and genre", domain)).isEqualTo("Generated book(s): Emma. [Content archived]");
        assertThat(AssistantSummary.of("# Emma\nchapters and pages", domain)).contains("# Emma");
        assertThat(AssistantSummary.of("These:\n- a\n- b\n- c\n- d\n- e", domain)).isEqualTo("These: (5 items: a, b, c +2 more)");
        assertThat(AssistantSummary.of("These:\n- a\n- b\n- c\n- d", domain)).contains("- d");
        assertThat(AssistantSummary.of("x".repeat(400), domain)).hasSize(400);
        assertThat(AssistantSummary.of("x".repeat(401), domain)).endsWith("... [content continues in step results]");
    }

    @Test
    void twoSchemaRequestsPerStep() {
        talk.mind.steps(StepType.READ).decides(new ActDecision.RequestSchema("people"), new ActDecision.RequestSchema("shelf"),
            new ActDecision.RequestSchema("people"));
        talk.say("look");
        assertThat(talk.mind.acts.get(2).extra()).hasSize(2).allMatch(text -> text.contains("name") || text.contains("title"));
        assertThat(talk.mind.acts).allMatch(act -> act.extra().stream().filter(text -> text.contains("readers")).count() <= 2);
    }

    @Test
    void theNoteToTheNextStep() {
        talk.session.load(Map.of("books", List.of(fields("title", "Dune"))));
        talk.mind.steps(StepType.READ, StepType.ANALYZE).decides(new ActDecision.CallTools(List.of(ToolCall.read("books")), true, "only Dune"));
        talk.say("compare");
        assertThat(talk.mind.acts.getLast().note()).isEqualTo("only Dune");
    }

    @Test
    void theFieldsOfABlockedAction() {
        talk.mind.steps(StepType.READ).decides(new ActDecision.Blocked("no_data", "There are no books.", "Add one."));
        talk.say("look");
        assertThat(talk.mind.replies.getLast().endedBy()).contains(new ActDecision.Blocked("no_data", "There are no books.", "Add one."));
    }

    @Test
    void archiveKeysClearedOnSave() {
        draft("Emma");
        assertThat(talk.session.state.conversation.archive()).containsKey("gen_book_1");
        talk.mind.quick().decides(tries(SaveArtifact.call(List.of("gen_book_1"))));
        talk.say("save it");
        assertThat(talk.session.state.conversation.archive()).doesNotContainKey("gen_book_1");
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
        talk.session.load(Map.of("books", List.of(fields("title", "Dune", "chapters", List.of(fields("name", "One")))),
            "loans", List.of(fields("due", "2026-02-01", "book_id", "Dune"))));
        talk.mind.quick().decides(calls(ToolCall.read("chapters"), ToolCall.read("loans")));
        talk.say("all chapters");

        talk.session.delete("book", "Dune");

        assertThat(talk.entry("chapter_1").action().tag()).isEqualTo("deleted:user");
        assertThat(talk.entry("book_loan_1").action().tag()).isEqualTo("updated:user");
    }

    private void draft(String title) {
        talk.mind.steps(StepType.GENERATE).decides(made(title));
        talk.say("write me one");
    }

    private static ActDecision made(String title) {
        return new ActDecision.CompleteStep("", List.of(new Artifact("", "book", fields("title", title))), "");
    }
}

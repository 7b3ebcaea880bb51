package alfred.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.SaveArtifact;
import alfred.core.domain.Row;
import alfred.core.library.LibraryFixture;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Understanding.Curation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Drop takes the cached rows along; a save clears the archive (spec/entities-and-refs.md, drop; spec/pipeline.md,
/// archive).
class ForgettingTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @BeforeEach
    void draft() {
        talk.reasoner
            .steps(StepType.GENERATE)
            .decides(new ActDecision.CompleteStep(
                "", List.of(new Artifact("", "book", LibraryFixture.fields("title", "Dune"))), ""));
        talk.say("write one");
        assertThat(loaded()).contains("gen_book_1");
        assertThat(talk.session.context().state().conversation().archive()).containsKey("gen_book_1");
    }

    @AfterEach
    void close() {
        talk.close();
    }

    private List<String> loaded() {
        return talk.session.context().state().conversation().results().stream()
            .flatMap(r -> r.rows().stream())
            .map(row -> row.text(Row.ID))
            .toList();
    }

    @Test
    void aDroppedDraftLeavesNothingBehind() {
        talk.reasoner
            .understands(new Understanding(
                List.of(),
                List.of(),
                new Curation(Map.of(), List.of(), List.of("gen_book_1"), false),
                true,
                "", "",
                List.of(),
                List.of(),
                false))
            .decides(new ActDecision.Fail("Dropped."));

        talk.say("forget it");

        assertThat(loaded()).doesNotContain("gen_book_1");
        assertThat(talk.session.context().state().conversation().archive()).isEmpty();
    }

    @Test
    void aSavedDraftLeavesTheArchive() {
        talk.reasoner.steps(StepType.WRITE).decides(SessionDriver.calls(SaveArtifact.call(List.of("gen_book_1"))));

        talk.say("save it");

        assertThat(talk.session.context().state().conversation().archive()).isEmpty();
    }
}

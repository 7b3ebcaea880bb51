package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.the;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.library.LibraryDomain;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A mind that writes refs into its words: people read names in every kind of text. And drafts: told apart from rows of
/// the same name, filtered as rows are, saved in the right order.
class NamesInRepliesTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @BeforeEach
    void two() {
        talk.reasoner.quick().decides(calls(newBooks("Dune", "Emma")));
        talk.say("add two");
    }

    @AfterEach
    void close() {
        talk.close();
    }

    private void draft(String type, Object... content) {
        talk.reasoner.steps(StepType.GENERATE)
            .decides(new ActDecision.CompleteStep("", List.of(new Artifact("", type, fields(content))), ""));
        talk.say("make one");
    }

    @Test
    void aProposalAPlanAndAFailure() {
        talk.reasoner.thinks(Plan.propose("lend book_1", "Shall I lend `book_1` and Emma (book_2)?", ""));
        var proposed = talk.say("lend them");
        assertThat(the(PipelineEvent.Done.class, proposed).response()).isEqualTo("Shall I lend Dune and Emma?");
        assertThat(the(PipelineEvent.Propose.class, proposed).goal()).isEqualTo("lend Dune");
        assertThat(talk.session.snapshot().pending().text()).doesNotContain("book_1");

        talk.reasoner
            .thinks(Plan.direct("read book_1", List.of(new Plan.Step("Read book_1", StepType.READ, "shelf", 0))))
            .decides(new ActDecision.Fail("book_2 and book_9 are not to be had."));
        var failed = talk.say("do it");
        assertThat(the(PipelineEvent.StepStarted.class, failed).step().description()).isEqualTo("Read Dune");
        assertThat(the(PipelineEvent.PlanMade.class, failed).goal()).isEqualTo("read Dune");
        assertThat(the(PipelineEvent.Done.class, failed).response()).isEqualTo("Emma and book are not to be had.");
    }

    @Test
    void aQuestionWithChoicesOfOneName() {
        talk.session.create("book", fields("title", "Dune"));
        talk.reasoner.understands(new Understanding(List.of(), List.of(), Understanding.Curation.NONE, false, "", "",
            List.of(new Question("Which book_1?",
                List.of(new Pending.Choice("Dune", "book_1"), new Pending.Choice("book_3", "book_3")), "")),
            List.of(), false));

        var asked = the(PipelineEvent.Clarify.class, talk.say("lend Dune")).questions().getFirst();

        assertThat(asked.text()).isEqualTo("Which Dune?");
        assertThat(asked.choices()).extracting(Pending.Choice::text).doesNotHaveDuplicates()
            .allMatch(text -> text.startsWith("Dune"));
    }

    @Test
    void aMentionByIdIsThatRowAndNotTheDraftOfItsName() {
        draft("book", "title", "Dune");
        var id = talk.rows(LibraryDomain.BOOK).stream().filter(row -> row.text("title").equals("Dune")).findFirst()
            .orElseThrow().id();

        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));
        talk.say("show @[Dune](book:" + id + ")");
        assertThat(talk.reasoner.replies.getLast().turn().mentioned()).containsExactly("book_1");

        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));
        talk.say("show @[Dune](book)");
        assertThat(talk.reasoner.replies.getLast().turn().mentioned()).containsExactly("gen_book_1");
    }

    @Test
    void aDraftAndWhatItRefersToAreSavedInOneCallInAnyOrder() {
        draft("book", "title", "Ivanhoe");
        draft("book_loan", "due", "2026-02-01", "book_id", "gen_book_1");
        talk.reasoner.steps(StepType.WRITE).decides(calls(SaveArtifact.call(List.of("gen_book_loan_1", "gen_book_1"))));

        var saved = talk.say("save both");

        assertThat(the(PipelineEvent.Done.class, saved).writes()).extracting(w -> w.ref()).containsExactly("gen_book_1",
            "gen_book_loan_1");
        assertThat(talk.rows(LibraryDomain.LOAN).getFirst().has("book_id")).isTrue();
    }

    @Test
    void whatNeedsADraftThatIsNotSavedAsksForIt() {
        draft("book", "title", "Ivanhoe");
        talk.reasoner.steps(StepType.WRITE)
            .decides(calls(ToolCall.create("loans", List.of(fields("due", "2026-02-01", "book_id", "gen_book_1")))));

        var asked = the(PipelineEvent.Done.class, talk.say("lend it"));

        assertThat(asked.response()).isEqualTo("Ivanhoe is not saved yet. Shall I save it and go on?");
        assertThat(talk.rows(LibraryDomain.LOAN)).isEmpty();
        assertThat(asked.pending().kind()).isEqualTo(Pending.Kind.PROPOSAL);
    }

    @Test
    void filtersOrderAndLimitHoldForDraftsToo() {
        draft("book", "title", "Aida", "pages", 2, "genre", "novel");
        draft("book", "title", "Zorro", "pages", 900);
        var both = ToolCall.where("id", "in", List.of("gen_book_1", "gen_book_2", "book_1", "book_2"));

        assertThat(titles(ToolCall.read("books", both).orderedBy("title"))).containsExactly("Aida", "Dune", "Emma",
            "Zorro");
        assertThat(titles(ToolCall.read("books", both, ToolCall.where("pages", ">", 3)))).containsExactly("Zorro");
        assertThat(titles(
            ToolCall.read("books", ToolCall.where("id", "=", "gen_book_1"), ToolCall.where("title", "=", "zzz"))))
            .isEmpty();
        assertThat(titles(new ToolCall(ToolCall.READ, "books", List.of(both), List.of(), List.of(),
            List.of("title desc"), 2, List.of(),
            Map.of()))).containsExactly("Zorro", "Emma");
    }

    private List<String> titles(ToolCall read) {
        talk.reasoner.quick().decides(calls(read));
        talk.say("read them");
        return talk.reasoner.replies.getLast().results().getFirst().rows().stream().map(row -> row.text("title"))
            .toList();
    }
}

package alfred.core.session;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.session.SessionDriver.all;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.the;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.row.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Every way through the pipeline's switch.
class RoutesTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void quickAnswersWithOneDecision() {
        talk.reasoner.quick().decides(calls(newBooks("Dune")));

        var events = talk.say("add Dune");

        assertThat(talk.reasoner.asked).containsExactly("begin", "understand", "quick", "reply", "summarize");
        assertThat(the(PipelineEvent.Done.class, events).writes())
            .containsExactly(new ToolResult.Write(Change.Kind.CREATED, "book_1", "book", "Dune"));
        assertThat(the(PipelineEvent.Done.class, events).response()).isEqualTo("The reply");
    }

    @Test
    void aPlanRunsStepByStep() {
        talk.reasoner.steps(StepType.READ, StepType.WRITE).decides(calls(ToolCall.read("books")),
            calls(newBooks("Dune")));

        var events = talk.say("add Dune unless it is there");

        assertThat(talk.reasoner.asked).containsExactly("begin", "understand", "think", "act", "act", "reply",
            "summarize");
        assertThat(events.stream().map(e -> e.getClass().getSimpleName()).filter(n -> !n.equals("ActiveContext")))
            .containsExactly("Thinking",
                "ThinkComplete", "PlanMade", "StepStarted", "StepCompleted", "StepStarted", "StepCompleted", "Token",
                "Token", "Done", "ContextUpdated");
        assertThat(all(PipelineEvent.StepStarted.class, events)).extracting(PipelineEvent.StepStarted::number)
            .containsExactly(1, 2);
        assertThat(all(PipelineEvent.StepStarted.class, events)).extracting(PipelineEvent.StepStarted::total)
            .containsOnly(2);
    }

    @Test
    void aModeMayForbidOrForcePlanning() {
        talk.reasoner.quick().decides(calls(ToolCall.read("books")));
        talk.reasoner.thinks(Plan.propose("goal", "Shall I?", ""));
        talk.say("add Dune", Optional.of(Mode.QUICK));
        assertThat(talk.reasoner.asked).doesNotContain("think");

        talk.reasoner.asked.clear();
        talk.reasoner.understands(Plans.quick(List.of(), "", "shelf", false));
        talk.say("add Dune", Optional.of(Mode.PLAN));
        assertThat(talk.reasoner.asked).contains("think").doesNotContain("quick");
    }

    @Test
    void aProposalWaitsForAYes() {
        talk.reasoner.thinks(Plan.propose("a week of books", "Shall I plan it?", "resume"));

        var done = the(PipelineEvent.Done.class, talk.say("plan my week"));

        assertThat(done.pending())
            .isEqualTo(new Pending(Pending.Kind.PROPOSAL, "Shall I plan it?", List.of(), Resume.note("resume")));
        assertThat(talk.session.snapshot().pending()).isEqualTo(done.pending());
    }

    @Test
    void anOpenQuestionLapsesUnlessItIsAnswered() {
        talk.reasoner.thinks(Plan.propose("goal", "Shall I?", "resume"));
        talk.say("plan my week");
        talk.reasoner.understands(Plans.quick(List.of(), "", "shelf", true))
            .decides(calls(ToolCall.read("books")));
        talk.reasoner.meanwhile("quick", () -> assertThat(talk.session.snapshot().pending()).isNotNull());
        talk.say("yes");

        talk.reasoner.thinks(Plan.propose("goal", "Shall I?", "resume"));
        talk.say("plan my week");
        talk.reasoner.quick().decides(calls(ToolCall.read("books")));
        talk.reasoner.meanwhile("quick", () -> assertThat(talk.session.snapshot().pending()).isNull());
        talk.say("what have I got?");

        assertThat(talk.session.snapshot().pending()).isNull();
    }

    @Test
    void understandAndThinkMayAskBack() {
        talk.reasoner.understands(
            Plans.asking(new Question("Which Dune?", List.of(new Pending.Choice("Part one", "book_1")), "r")));
        var asked = talk.say("lend Dune");
        assertThat(talk.reasoner.asked).containsExactly("begin", "understand", "summarize");
        assertThat(the(PipelineEvent.Clarify.class, asked).questions()).hasSize(1);
        assertThat(the(PipelineEvent.Done.class, asked).response()).isEqualTo("Which Dune?\n- Part one");

        talk.reasoner.thinks(Plans.clarify("goal", Question.of("For how long?")));
        assertThat(the(PipelineEvent.Done.class, talk.say("lend it")).response()).isEqualTo("For how long?");
    }

    @Test
    void askingInAStepEndsThePlanAndKeepsWhatWasFound() {
        talk.reasoner.steps(StepType.WRITE, StepType.WRITE).decides(calls(newBooks("Dune")),
            new ActDecision.AskUser(Question.of("Which shelf?")));

        var events = talk.say("shelve Dune");

        assertThat(the(PipelineEvent.Done.class, events).response()).isEqualTo("Which shelf?");
        assertThat(the(PipelineEvent.Done.class, events).writes()).hasSize(1);
        assertThat(the(PipelineEvent.Done.class, events).pending()).isNotNull();
    }

    @Test
    void blockedTellsWhatWasFound() {
        talk.reasoner.steps(StepType.READ, StepType.WRITE).decides(calls(ToolCall.read("books")),
            new ActDecision.Blocked("no_book", "There is no book", ""));

        talk.say("lend Dune");

        var context = talk.reasoner.replies.getLast();
        assertThat(context.ending()).isInstanceOf(ActDecision.Blocked.class);
        assertThat(context.outcomes()).extracting(StepOutcome::status).containsExactly(StepOutcome.Status.DONE,
            StepOutcome.Status.BLOCKED);
    }

    @Test
    void failingSaysWhyAndAsksNoModel() {
        talk.reasoner.steps(StepType.WRITE, StepType.WRITE).decides(new ActDecision.Fail("I cannot do that."));

        assertThat(the(PipelineEvent.Done.class, talk.say("burn it")).response()).isEqualTo("I cannot do that.");
        assertThat(talk.reasoner.asked).doesNotContain("reply");
    }

    @Test
    void aPlanWithoutStepsIsAnsweredInWords() {
        assertThat(the(PipelineEvent.Done.class, talk.say("hm")).response()).isEqualTo("The reply");
    }

    @Test
    void theFourthCallOfAStepBreaksItOffAndTheNextStepRuns() {
        talk.reasoner.steps(StepType.WRITE, StepType.READ)
            .decides(tries(newBooks("A")), tries(newBooks("B")), tries(newBooks("C")), tries(newBooks("D")),
                calls(ToolCall.read("books")));

        var events = talk.say("add four");

        assertThat(outcomes(events)).containsExactly(StepOutcome.Status.BROKEN_OFF, StepOutcome.Status.DONE);
        assertThat(talk.reasoner.acts.getLast().done().getFirst().words()).contains("a step makes at most 3 calls",
            "not done");
        assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(3);
    }

    @Test
    void theSameEmptyQueryTwiceBreaksTheStepOff() {
        var query = ToolCall.read("books", where("title", "=", "Dune"));
        talk.reasoner.steps(StepType.READ).decides(tries(query), tries(query));
        assertThat(outcomes(talk.say("find Dune"))).containsExactly(StepOutcome.Status.BROKEN_OFF);

        talk.reasoner.steps(StepType.READ).decides(tries(query),
            tries(ToolCall.read("books", where("title", "=", "Emma"))));
        assertThat(outcomes(talk.say("find either"))).as("other filters are another query")
            .containsExactly(StepOutcome.Status.DONE);
    }

    @Test
    void anErrorGoesBackOnceThenTheStepIsBlocked() {
        var wrong = ToolCall.read("cellar");
        talk.reasoner.steps(StepType.READ).decides(tries(wrong), calls(ToolCall.read("books")));
        assertThat(outcomes(talk.say("look"))).containsExactly(StepOutcome.Status.DONE);
        assertThat(talk.reasoner.acts.getLast().current().getFirst().message()).contains("There is no table");

        talk.reasoner.steps(StepType.READ, StepType.READ).decides(tries(wrong), tries(wrong));
        assertThat(outcomes(talk.say("look"))).containsExactly(StepOutcome.Status.BLOCKED);
    }

    @Test
    void aMindWithoutAnEndIsBrokenOff() {
        var forever = new ArrayList<ActDecision>();
        for (int i = 0; i < 50; i++) {
            forever.add(new ActDecision.RetrieveStep(7));
        }
        talk.reasoner.steps(StepType.READ).decides(forever.toArray(ActDecision[]::new));

        assertThat(outcomes(talk.say("think"))).containsExactly(StepOutcome.Status.BROKEN_OFF);
    }

    @Test
    void aStepMayOnlyDoWhatItsTypeAllows() {
        talk.reasoner.steps(StepType.READ).decides(tries(newBooks("Dune")), tries(newBooks("Dune")));
        assertThat(outcomes(talk.say("look"))).containsExactly(StepOutcome.Status.BLOCKED);

        talk.reasoner.steps(StepType.GENERATE).decides(tries(ToolCall.read("books")), tries(newBooks("Dune")));
        assertThat(outcomes(talk.say("write"))).containsExactly(StepOutcome.Status.BLOCKED);
        assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
    }

    @Test
    void aComputingToolThatReadsMayBeCalledInAnalyzeAndGenerateSteps() {
        var count = calls(ToolCall.domain("count_books", Map.of()));
        talk.reasoner.steps(StepType.ANALYZE, StepType.GENERATE).decides(count, count);
        assertThat(outcomes(talk.say("how many would that be?"))).containsExactly(StepOutcome.Status.DONE,
            StepOutcome.Status.DONE);
        assertThat(talk.reasoner.replies.getLast().results()).extracting(r -> r.rows().getFirst().integer("count"))
            .containsOnly(Optional.of(0L));
    }

    @Test
    void generatedContentBecomesADraftAndIsReplacedUnderItsRef() {
        talk.reasoner.steps(StepType.GENERATE).decides(made("", "Dune", 400));
        var done = the(PipelineEvent.Done.class, talk.say("write me a book"));
        assertThat(done.writes()).as("a draft is no write").isEmpty();
        assertThat(talk.entry("gen_book_1").isUnsaved()).isTrue();

        talk.reasoner.steps(StepType.GENERATE).decides(made("gen_book_1", "Dune II", 500));
        talk.say("longer");

        assertThat(talk.entry("gen_book_1").label()).isEqualTo("Dune II");
        assertThat(talk.reasoner.replies.getLast().turn().loaded().get("gen_book_1").row().integer("pages"))
            .as("what prompts show").contains(500L);
    }

    @Test
    void contentThatDoesNotFitIsNoDraft() {
        talk.reasoner.steps(StepType.GENERATE).decides(made("", "Dune", -3), made("", "Dune", -3));

        assertThat(outcomes(talk.say("write me a book"))).containsExactly(StepOutcome.Status.BLOCKED);
        assertThat(talk.reasoner.acts.getLast().extra().toString()).contains("REFUSED").contains("mended");
        assertThat(talk.session.entities()).isEmpty();
    }

    @Test
    void aQuestionAboutManyRowsNeedsAPlainYes() {
        talk.library.store().write(tx -> {
            for (int i = 0; i < 12; i++) {
                tx.insert(LibraryDomain.BOOK, Row.of("title", "Book " + i, "is_lent", false));
            }
            return true;
        });
        talk.reasoner.steps(StepType.READ).decides(calls(ToolCall.read("books")));
        talk.say("all books");
        var refs = talk.session.entities().stream().map(e -> e.ref()).toList();
        var all = calls(ToolCall.delete("books", where("id", "in", refs)));

        talk.reasoner.quick().decides(all);
        assertThat(the(PipelineEvent.Done.class, talk.say("delete them")).response())
            .isEqualTo("This would change 12 at once. Shall I?");
        talk.reasoner.quick().decides(all);
        talk.say("delete the lot");
        assertThat(talk.rows(LibraryDomain.BOOK)).as("no answer").hasSize(12);

        talk.reasoner.understands(Plans.quick(List.of(), "", "shelf", true)).decides(all);
        talk.say("yes");
        assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
    }

    @Test
    void aFailingMindLosesNothing() {
        talk.reasoner.steps(StepType.WRITE, StepType.WRITE).decides(calls(newBooks("Dune")))
            .meanwhile("reply", () -> {
                throw new ReasonerFailure(ReasonerFailure.Reason.UNREACHABLE, "host");
            });

        var failed = the(PipelineEvent.Failed.class, talk.say("add Dune"));

        assertThat(failed).returns("unreachable", PipelineEvent.Failed::kind).returns(true,
            PipelineEvent.Failed::isRetriable);
        assertThat(failed.writes()).hasSize(1);
        talk.session.undo();
        assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
    }

    @Test
    void aMindThatCannotEvenBeginEndsTheTurn() {
        talk.reasoner.meanwhile("begin", () -> {
            throw new ReasonerFailure(ReasonerFailure.Reason.REFUSED_KEY, "host");
        });

        assertThat(the(PipelineEvent.Failed.class, talk.say("hello")).message())
            .startsWith("The server at host refused the key.");
    }

    @Test
    void aSummaryThatFailsLosesNoTurn() {
        talk.reasoner.quick().decides(calls(ToolCall.read("books"))).meanwhile("summarize", () -> {
            throw new IllegalStateException("rubbish");
        });

        assertThat(talk.say("what have I got?").getLast()).isEqualTo(new PipelineEvent.ContextUpdated(1));
        assertThat(talk.session.snapshot().recent()).extracting(t -> t.user()).containsExactly("what have I got?");
    }

    private static ActDecision made(String ref, String title, int pages) {
        return new ActDecision.CompleteStep("made",
            List.of(new Artifact(ref, "book", LibraryFixture.fields("title", title, "pages", pages))), "");
    }

    private static List<StepOutcome.Status> outcomes(List<PipelineEvent> events) {
        return all(PipelineEvent.StepCompleted.class, events).stream().map(e -> e.outcome().status()).toList();
    }
}

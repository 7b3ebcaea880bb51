package alfred.ui.chat.model;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Usage;
import alfred.core.row.Change;
import alfred.ui.DemoKitchen;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChatModelTest {
    private static final Plan.Step READ = new Plan.Step("Look through the pantry", StepType.READ, "inventory", 0);
    private final ChatModel model = new ChatModel(DemoKitchen.CLOCK, (_, _, _) -> {});

    @Test
    void aPlanTicksAndFoldsWhenTheReplyIsThere() {
        model.said("What can I cook?");
        model.accept(new PipelineEvent.Thinking("Understanding"));
        model.accept(new PipelineEvent.PlanMade("Find dinner", List.of(READ)));
        model.accept(new PipelineEvent.StepStarted(1, 1, READ));
        assertThat(plan().steps().getFirst().status()).isEqualTo(PlanProgress.Status.RUNNING);

        var call = ToolCall.read("inventory", ToolCall.where("expiry_date", "<=", "2026-01-18"));
        var result =
            new ToolResult(call, ToolResult.Outcome.DONE, List.of(Row.EMPTY, Row.EMPTY), "", List.of(), List.of(), 3);
        model.accept(new PipelineEvent.StepCompleted(1,
            new StepOutcome(1, READ, StepOutcome.Status.DONE, "", List.of(result), List.of())));
        model.accept(new PipelineEvent.Token("Soup"));
        model.accept(new PipelineEvent.Token(" or pasta."));
        model.accept(done("Soup or pasta."));

        assertThat(plan().steps().getFirst().fact()).isEqualTo("2 things");
        assertThat(plan().steps().getFirst().looks().getFirst().asked())
            .isEqualTo("inventory: expiry date up to 2026-01-18");
        assertThat(plan().isRunning()).isFalse();
        assertThat(model.running().get()).isFalse();
        assertThat(model.items()).hasOnlyElementsOfTypes(ChatItem.Said.class, ChatItem.Planned.class,
            ChatItem.Reply.class);
    }

    @Test
    void aQuestionIsNotSaidTwice() {
        model.said("Move the chicken");
        model.accept(new PipelineEvent.Clarify("", List.of(Question.of("Which one do you mean?"))));
        model.accept(done("Which one do you mean?"));

        assertThat(model.items()).filteredOn(ChatItem.Reply.class::isInstance).isEmpty();
        assertThat(model.items()).filteredOn(ChatItem.Asked.class::isInstance).hasSize(1);
    }

    @Test
    void aQuestionCanBeAnsweredUntilSomethingElseWas() {
        model.said("Move the chicken");
        model.accept(new PipelineEvent.Clarify("", List.of(Question.of("Which one do you mean?"))));
        model.accept(done("Which one do you mean?"));
        var question = asked().getFirst();
        assertThat(question.isOver().get()).isFalse();

        model.said("What is in the pantry?");
        assertThat(question.isOver().get()).isFalse();
        model.accept(done("Six eggs."));

        assertThat(question.isOver().get()).isTrue();
    }

    @Test
    void aQuestionThatStaysOpenIsShownOnceMoreAndAnsweredThere() {
        var stillOpen = new Pending(Pending.Kind.QUESTION, "Add milk?",
            List.of(new Pending.Choice("Add", ""), new Pending.Choice("Leave it", "")), new Resume.Note(""));
        model.said("Is milk there?");
        model.accept(done("None.", stillOpen));
        model.said("What is in the pantry?");
        model.accept(done("Six eggs.", stillOpen));

        assertThat(asked()).extracting(question -> question.isOver().get()).containsExactly(true, false);
    }

    @Test
    void aFailureKeepsTheMessageForAnotherTry() {
        model.said("Plan my week");
        model.accept(new PipelineEvent.Failed("The model did not answer.", "timeout", true, List.of(), 1));

        assertThat(model.items().getLast())
            .isEqualTo(new ChatItem.Trouble("The model did not answer.", true, "Plan my week", true));
        assertThat(model.running().get()).isFalse();
    }

    @Test
    void writesOfAStoppedTurnStillHaveAReceipt() {
        model.said("Add eggs and milk");
        model.accept(
            new PipelineEvent.CancelledTurn(
                List.of(new ToolResult.Write(Change.Kind.CREATED, "shop_1", "shop", "eggs")), 1));

        assertThat(model.items().getLast()).isInstanceOf(ChatItem.Wrote.class);
        var writes = ((ChatItem.Wrote) model.items().getLast()).writes();
        assertThat(WriteSummary.groups(writes).getFirst().words()).isEqualTo("Added eggs to the shopping list");
    }

    private PlanProgress plan() {
        return model.items().stream().filter(ChatItem.Planned.class::isInstance).map(ChatItem.Planned.class::cast)
            .findFirst().orElseThrow()
            .progress().get();
    }

    private List<ChatItem.Asked> asked() {
        return model.items().stream().filter(ChatItem.Asked.class::isInstance).map(ChatItem.Asked.class::cast).toList();
    }

    private static PipelineEvent.Done done(String response) {
        return done(response, null);
    }

    private static PipelineEvent.Done done(String response, @Nullable Pending pending) {
        return new PipelineEvent.Done(response, List.of(), Usage.NONE, 5, pending, 1, false, true);
    }
}

package alfred.ui.chat.model;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolResult;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Usage;
import alfred.core.row.Change;
import alfred.core.session.turn.Conversations;
import alfred.ui.DemoKitchen;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeptTurnTest {
    private static final Plan.Step WRITE = new Plan.Step("Put it on the list", StepType.WRITE, "shopping_list", 0);
    private final Map<String, String> kept = new HashMap<>();

    @Test
    void afterARestartReceiptsHaveTheirUndoAndStepsAreFolded() {
        var model = new ChatModel(DemoKitchen.CLOCK, this::keep);
        model.said("add 6 eggs");
        model.accept(new PipelineEvent.PlanMade("Shop", List.of(WRITE)));
        model.accept(new PipelineEvent.StepStarted(1, 1, WRITE));
        model.accept(new PipelineEvent.StepCompleted(1,
            new StepOutcome(1, WRITE, StepOutcome.Status.DONE, "", List.of(), List.of())));
        model.accept(
            new PipelineEvent.Done("6 eggs are on the list.", List.of(eggs()), Usage.NONE, 5, null, 7, false, true));

        var again = restarted(7, "6 eggs are on the list.");
        assertThat(again.items()).hasExactlyElementsOfTypes(ChatItem.Said.class, ChatItem.Planned.class,
            ChatItem.Wrote.class);
        var receipt = receipt(again);
        assertThat(receipt.turn()).isEqualTo(7);
        assertThat(receipt.writes()).containsExactly(eggs());
        assertThat(receipt.isTakenBack().get()).isFalse();
        assertThat(again.items().stream().filter(ChatItem.Planned.class::isInstance)
            .map(item -> ((ChatItem.Planned) item).progress().get().isRunning())).containsExactly(false);

        ChatItem.Wrote.reverted(again.items(), Set.of("shop_1"), true);
        assertThat(receipt(restarted(7, "6 eggs are on the list.")).isTakenBack().get()).isTrue();
        assertThat(restarted(7, "Something else.").items()).noneMatch(ChatItem.Wrote.class::isInstance);
    }

    @Test
    void wordsAloneAreNotKeptAndAnotherVersionsTextIsNoHindrance() {
        var model = new ChatModel(DemoKitchen.CLOCK, this::keep);
        model.said("hello");
        model.accept(new PipelineEvent.Done("Good evening.", List.of(), Usage.NONE, 5, null, 7, false, true));

        assertThat(kept).isEmpty();

        keep(7, "Good evening.", "{\"later\": 1}");
        assertThat(restarted(7, "Good evening.").items()).hasExactlyElementsOfTypes(ChatItem.Said.class,
            ChatItem.Reply.class);
    }

    @Test
    void afterARestartAProposalHasItsButtons() {
        var model = new ChatModel(DemoKitchen.CLOCK, this::keep);

        model.pending(new Pending(Pending.Kind.PROPOSAL, "Shall I delete all three?", List.of(), new Resume.Note("")),
            "delete them");

        assertThat(model.items()).hasExactlyElementsOfTypes(ChatItem.Proposed.class);
    }

    private ChatModel restarted(int turn, String reply) {
        var model = new ChatModel(DemoKitchen.CLOCK, this::keep);
        model.recall(List.of(new Conversations.Said(turn, "add 6 eggs", reply, true,
            OffsetDateTime.now(DemoKitchen.CLOCK), kept.getOrDefault(turn + reply, ""))), Map.of());
        return model;
    }

    private void keep(int turn, String reply, String shown) {
        kept.put(turn + reply, shown);
    }

    private static ChatItem.Wrote receipt(ChatModel model) {
        return model.items().stream().filter(ChatItem.Wrote.class::isInstance).map(ChatItem.Wrote.class::cast)
            .findFirst().orElseThrow();
    }

    private static ToolResult.Write eggs() {
        return new ToolResult.Write(Change.Kind.CREATED, "shop_1", "shop", "eggs", "6 eggs");
    }
}

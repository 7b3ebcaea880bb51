package alfred.core.reasoner;

import alfred.core.crud.ToolResult;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What each stage is given beyond the turn itself.
public final class Contexts {
    private Contexts() {}

    public record UnderstandContext(TurnContext turn) {}

    public record ThinkContext(TurnContext turn, Understanding understanding) {}

    /// @param plan null on the quick path
    /// @param index the current step, from 0
    /// @param done the steps before it
    /// @param current the calls of this step so far
    /// @param extra schemas, archived content and earlier steps that were asked for
    /// @param note what the step before left for this one
    /// @param batch refs that this step has to save, and which are
    public record ActContext(
        TurnContext turn, Understanding understanding, @Nullable Plan plan, int index, List<StepOutcome> done, List<ToolResult> current,
        List<String> extra, String note, List<BatchItem> batch) {

        public Plan.Step step() {
            var steps = plan == null ? List.<Plan.Step>of() : plan.steps();
            return steps.isEmpty() ? new Plan.Step(understanding.quickIntent(), StepType.READ, understanding.quickSubdomain(), 0) : steps.get(index);
        }
    }

    /// One artifact that a write step addresses.
    ///
    /// @param status `pending`, `completed` or `failed`
    public record BatchItem(String ref, String label, String status, String error) {}

    /// @param plan null on the quick path
    /// @param ending what ended the plan early; null for nothing
    public record ReplyContext(
        TurnContext turn, Understanding understanding, @Nullable Plan plan, List<StepOutcome> outcomes, @Nullable ActDecision ending) {

        public List<ToolResult> results() {
            return outcomes.stream().flatMap(o -> o.results().stream()).toList();
        }

        public List<ToolResult.Write> writes() {
            return outcomes.stream().flatMap(o -> o.writes().stream()).toList();
        }

        public Optional<ActDecision> endedBy() {
            return Optional.ofNullable(ending);
        }
    }

    /// @param reply what the user was told
    public record SummarizeContext(TurnContext turn, ReplyContext execution, String reply) {}

    /// A message in cook or brainstorm mode.
    ///
    /// @param recipe the recipe that is cooked, by ref and with its lines; empty for none
    public record BypassContext(TurnContext turn, BypassState state, Row recipe) {}

    /// Where a bypass mode stands.
    ///
    /// @param recipeRef `""` for none
    /// @param servings 0 for the recipe's own
    /// @param step the step that was spoken of last, from 1; 0 for none
    /// @param talk what was said in it: user and assistant in turns
    public record BypassState(Mode mode, String recipeRef, int servings, int step, List<String> talk) {
        public BypassState {
            talk = List.copyOf(talk);
        }
    }

    /// @param text the answer
    public record BypassReply(String text, BypassState state) {}

    /// What is handed to the conversation when a bypass mode ends.
    ///
    /// @param action save, update or close
    public record Handoff(String summary, String action, String actionDetail, String content) {}

    /// What Summarize made of a turn; texts may be `""` where the three patterns suffice (spec/context.md).
    public record Summary(String assistantSummary, String engagement, String phase, String userExpressed) {
        public static final Summary NONE = new Summary("", "", "", "");
    }
}

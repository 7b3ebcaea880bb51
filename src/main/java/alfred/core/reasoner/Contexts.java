package alfred.core.reasoner;

import alfred.core.crud.call.DraftEdit;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The inputs of the stages, beyond the turn itself.
public final class Contexts {
    private Contexts() {}

    public record UnderstandContext(TurnContext turn) {}

    /// The input of Think.
    ///
    /// @param fault what was wrong with the plan that was given first; `""` at first
    public record ThinkContext(TurnContext turn, Understanding understanding, String fault) {
        public ThinkContext(TurnContext turn, Understanding understanding) {
            this(turn, understanding, "");
        }
    }

    /// The input of Act.
    ///
    /// @param plan null on the quick path
    /// @param index the current step, from 0
    /// @param done the outcomes of the previous steps
    /// @param current the calls of this step so far
    /// @param extra the requested schemas, archived content and results of earlier steps
    /// @param note the previous step's note for this one
    /// @param batch the drafts that this step must save, with their status
    public record ActContext(
        TurnContext turn, Understanding understanding, @Nullable Plan plan, int index, List<StepOutcome> done,
        List<ToolResult> current,
        List<String> extra, String note, List<BatchItem> batch) {

        /// Returns the current step; on the quick path, a step made from the understanding.
        public Plan.Step step() {
            var steps = plan == null ? List.<Plan.Step>of() : plan.steps();
            return steps.isEmpty()
                ? new Plan.Step(understanding.quickIntent(), StepType.READ, understanding.quickSubdomain(), 0)
                : steps.get(index);
        }

        /// Returns how many calls count towards a step's limit: not those that were refused, that save a draft of the
        /// batch, or that are the first to change a draft (spec/pipeline.md, circuit breakers).
        ///
        /// @param batch the refs of the drafts that the step must save
        public static long counted(List<ToolResult> calls, Collection<String> batch) {
            var changed = new HashSet<String>();
            return calls.stream().filter(ToolResult::isDone)
                .filter(call -> call.writes().stream().noneMatch(write -> batch.contains(write.ref())))
                .filter(call -> !call.call().tool().equals(DraftEdit.NAME)
                    || !changed.add(DraftEdit.ref(call.call().args())))
                .count();
        }
    }

    /// A draft that a write step must save.
    ///
    /// @param error the reason of a failure; `""` otherwise
    public record BatchItem(String ref, String label, Status status, String error) {
        /// What has become of the draft.
        public enum Status {
            PENDING, COMPLETED, FAILED;

            /// The status in lower case, as prompts name it.
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }

    /// The input of Reply.
    ///
    /// @param plan null on the quick path
    /// @param ending the decision that ended the plan early; null if there is none
    public record ReplyContext(
        TurnContext turn, Understanding understanding, @Nullable Plan plan, List<StepOutcome> outcomes,
        @Nullable ActDecision ending) {

        public List<ToolResult> results() {
            return outcomes.stream().flatMap(o -> o.results().stream()).toList();
        }

        public List<ToolResult.Write> writes() {
            return outcomes.stream().flatMap(o -> o.writes().stream()).toList();
        }
    }

    /// The input of Summarize.
    ///
    /// @param reply the reply shown to the user
    public record SummarizeContext(TurnContext turn, ReplyContext execution, String reply) {}

    /// The input of a turn in cook or brainstorm mode.
    ///
    /// @param subject what is talked about, by ref and with its children; empty if there is nothing in particular
    /// @param atHand what the domain knows that the conversation in this mode needs, in a few lines; `""` for nothing;
    /// worked out where it is asked for
    public record BypassContext(TurnContext turn, BypassState state, Row subject, Supplier<String> atHand) {}

    /// The state of a bypass mode.
    ///
    /// @param subject the ref of what is talked about; `""` for nothing in particular
    /// @param data the numbers that belong to the mode, by the names it gives them
    /// @param messages the messages so far, user and assistant alternating
    public record BypassState(Mode.Bypass mode, String subject, Map<String, Integer> data, List<String> messages) {
        public BypassState {
            data = Map.copyOf(data);
            messages = List.copyOf(messages);
        }

        /// The number of that name; 0 if there is none.
        public int number(String name) {
            return data.getOrDefault(name, 0);
        }

        /// Returns the state after further messages.
        public BypassState said(Map<String, Integer> numbers, String... more) {
            var now = new HashMap<>(data);
            now.putAll(numbers);
            return new BypassState(mode, subject, now, Stream.concat(messages.stream(), Stream.of(more)).toList());
        }
    }

    /// The reply to a message in a bypass mode, and the mode's new state.
    public record BypassReply(String text, BypassState state) {}

    /// The result of a bypass mode, passed to the conversation when the mode ends.
    ///
    /// @param action `save`, `update` or `close`
    /// @param drafts what is to be kept, as drafts
    public record Handoff(String summary, Action action, String actionDetail, String content, List<Artifact> drafts) {
        public Handoff {
            drafts = List.copyOf(drafts);
        }

        /// What a bypass mode ends with: content to save, a row to change, or nothing.
        public enum Action {
            SAVE, UPDATE, CLOSE;

            /// The action in lower case, as models and the headless protocol name it.
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        /// A hand-off without drafts.
        public Handoff(String summary, Action action, String actionDetail, String content) {
            this(summary, action, actionDetail, content, List.of());
        }
    }

    /// The result of Summarize; a text is `""` if the three patterns suffice (spec/context.md).
    ///
    /// @param history the summary of older turns, merged with what has left the conversation
    public record Summary(String assistantSummary, String engagement, String phase, String userExpressed,
        String history) {
        public static final Summary NONE = new Summary("", "", "", "", "");
    }
}

package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.Usage;
import alfred.core.registry.RefEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a turn tells while it runs (spec/pipeline.md, events). Immutable; holds refs, never ids.
///
/// Every turn ends with exactly one of [Done], [CancelledTurn] and [Failed]; [ContextUpdated] follows [Done].
public sealed interface PipelineEvent {
    record Thinking(String message) implements PipelineEvent {}

    record ThinkComplete(String goal, int stepCount) implements PipelineEvent {}

    record PlanMade(String goal, List<Plan.Step> steps) implements PipelineEvent {
        public PlanMade {
            steps = List.copyOf(steps);
        }
    }

    record Propose(String goal, String proposal) implements PipelineEvent {}

    record Clarify(String goal, List<Question> questions) implements PipelineEvent {
        public Clarify {
            questions = List.copyOf(questions);
        }
    }

    /// @param number from 1 to total, each once
    record StepStarted(int number, int total, Plan.Step step) implements PipelineEvent {}

    record StepCompleted(int total, StepOutcome outcome) implements PipelineEvent {}

    record Working(int step) implements PipelineEvent {}

    record ActiveContext(List<RefEntry> active, List<RefEntry> generated, List<RefEntry> retained) implements PipelineEvent {
        public ActiveContext {
            active = List.copyOf(active);
            generated = List.copyOf(generated);
            retained = List.copyOf(retained);
        }
    }

    /// A piece of the reply.
    record Token(String text) implements PipelineEvent {}

    /// Told once the turn is kept, its words included.
    ///
    /// @param pending what waits for an answer now; null for nothing
    /// @param turn the turn's number
    /// @param tookBack whether what the turn did last was to take something back, so that it can be done again
    record Done(String response, List<ToolResult.Write> writes, Usage usage, long millis, @Nullable Pending pending, int turn, boolean tookBack)
        implements PipelineEvent {
        public Done {
            writes = List.copyOf(writes);
        }
    }

    record ContextUpdated(int turn) implements PipelineEvent {}

    /// @param turn the turn's number
    record CancelledTurn(List<ToolResult.Write> writes, int turn) implements PipelineEvent {
        public CancelledTurn {
            writes = List.copyOf(writes);
        }
    }

    /// @param turn the turn's number; that of the last one where the turn could not be begun
    record Failed(String message, String kind, boolean isRetriable, List<ToolResult.Write> writes, int turn) implements PipelineEvent {
        public Failed {
            writes = List.copyOf(writes);
        }
    }

    /// A bypass mode has ended.
    record HandedOff(Handoff handoff) implements PipelineEvent {}
}

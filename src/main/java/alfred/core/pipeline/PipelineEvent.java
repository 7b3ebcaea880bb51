package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Phrasebook;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.Usage;
import alfred.core.registry.RefEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event of a running turn (spec/pipeline.md, events). Immutable; contains refs, never ids.
///
/// Every turn ends with exactly one of [Done], [CancelledTurn] and [Failed]; [Done] is followed by
/// [ContextUpdated].
public sealed interface PipelineEvent {
    record Thinking(String message) implements PipelineEvent {}

    record ThinkComplete(String goal, int stepCount) implements PipelineEvent {}

    record PlanMade(String goal, List<Plan.Step> steps) implements PipelineEvent {
        public PlanMade {
            steps = List.copyOf(steps);
        }
    }

    /// @param choices the answers to choose from, at least a yes and a no
    record Propose(String goal, String proposal, List<Pending.Choice> choices) implements PipelineEvent {
        public Propose {
            choices = List.copyOf(choices);
        }

        /// Returns the choices of a proposal: the reasoner's own, or yes and no.
        public static List<Pending.Choice> choices(List<Pending.Choice> own, Phrasebook phrases) {
            return own.isEmpty() ? List.of(new Pending.Choice(phrases.text("core.go-ahead"), "", "yes"),
                new Pending.Choice(phrases.text("core.no-thanks"), "", "no")) : own;
        }
    }

    record Clarify(String goal, List<Question> questions) implements PipelineEvent {
        public Clarify {
            questions = List.copyOf(questions);
        }
    }

    /// @param number from 1 to `total`, each once
    record StepStarted(int number, int total, Plan.Step step) implements PipelineEvent {}

    record StepCompleted(int total, StepOutcome outcome) implements PipelineEvent {}

    record Working(int step) implements PipelineEvent {}

    record ActiveContext(List<RefEntry> active, List<RefEntry> generated, List<RefEntry> retained)
        implements PipelineEvent {
        public ActiveContext {
            active = List.copyOf(active);
            generated = List.copyOf(generated);
            retained = List.copyOf(retained);
        }
    }

    /// A piece of the reply.
    record Token(String text) implements PipelineEvent {}

    /// The turn is complete, and saved together with its reply.
    ///
    /// @param millis the turn's duration in milliseconds
    /// @param pending the question that is open now; null if there is none
    /// @param turn the turn's number
    /// @param tookBack whether the turn's last write was an undo, which can be redone
    /// @param understood false where the message, or an order in it, was not understood
    record Done(
        String response,
        List<ToolResult.Write> writes,
        Usage usage,
        long millis,
        @Nullable Pending pending,
        int turn,
        boolean tookBack,
        boolean understood)
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

    /// @param kind a short word for scripts, such as `store` or `too_long`
    /// @param turn the turn's number; that of the previous turn if this one could not be started
    record Failed(String message, String kind, boolean isRetriable, List<ToolResult.Write> writes, int turn)
        implements PipelineEvent {
        public Failed {
            writes = List.copyOf(writes);
        }
    }

    /// A bypass mode has ended.
    record HandedOff(Handoff handoff) implements PipelineEvent {}
}

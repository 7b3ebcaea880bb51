package alfred.ui.chat.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.pipeline.PipelineEvent;
import java.util.Optional;

/// What is said at the end of a turn, however it ends.
public final class TurnEnd {
    private TurnEnd() {}

    /// The words that end a turn; empty for any other event.
    public static Optional<String> words(PipelineEvent event) {
        return switch (event) {
            case PipelineEvent.Done done -> Optional.of(done.response());
            case PipelineEvent.Failed failed -> Optional.of(failed.message());
            case PipelineEvent.CancelledTurn _ -> Optional.of(text("chat.stopped"));
            case PipelineEvent.Thinking _ -> Optional.empty();
            case PipelineEvent.ThinkComplete _ -> Optional.empty();
            case PipelineEvent.Working _ -> Optional.empty();
            case PipelineEvent.ContextUpdated _ -> Optional.empty();
            case PipelineEvent.ActiveContext _ -> Optional.empty();
            case PipelineEvent.PlanMade _ -> Optional.empty();
            case PipelineEvent.StepStarted _ -> Optional.empty();
            case PipelineEvent.StepCompleted _ -> Optional.empty();
            case PipelineEvent.Token _ -> Optional.empty();
            case PipelineEvent.Propose _ -> Optional.empty();
            case PipelineEvent.Clarify _ -> Optional.empty();
            case PipelineEvent.HandedOff _ -> Optional.empty();
        };
    }
}

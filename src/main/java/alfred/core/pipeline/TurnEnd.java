package alfred.core.pipeline;

import alfred.core.context.Pending;
import java.util.Optional;

/// A turn with its reply.
public final class TurnEnd {
    private final TurnState state;

    TurnEnd(TurnState state) {
        this.state = state;
    }

    TurnState state() {
        return state;
    }

    public String reply() {
        return state.reply();
    }

    /// What the reply asks.
    public Optional<Pending> pending() {
        return Optional.ofNullable(state.pending());
    }
}

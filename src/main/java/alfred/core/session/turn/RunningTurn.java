package alfred.core.session.turn;

import alfred.core.reasoner.Cancellation;
import org.jspecify.annotations.Nullable;

/// Holds the cancellation of the running turn.
public final class RunningTurn {
    private @Nullable Cancellation current;

    public synchronized Cancellation begin() {
        var begun = new Cancellation();
        current = begun;
        return begun;
    }

    public synchronized void end() {
        current = null;
    }

    public void cancel() {
        var turn = turn();
        if (turn != null) {
            turn.cancel();
        }
    }

    private synchronized @Nullable Cancellation turn() {
        return current;
    }
}

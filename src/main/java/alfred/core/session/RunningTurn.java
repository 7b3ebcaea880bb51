package alfred.core.session;

import alfred.core.reasoner.Cancellation;
import org.jspecify.annotations.Nullable;

/// Holds the cancellation of the running turn.
final class RunningTurn {
    private @Nullable Cancellation current;

    synchronized Cancellation begin() {
        var begun = new Cancellation();
        current = begun;
        return begun;
    }

    synchronized void end() {
        current = null;
    }

    void cancel() {
        var turn = turn();
        if (turn != null) {
            turn.cancel();
        }
    }

    private synchronized @Nullable Cancellation turn() {
        return current;
    }
}

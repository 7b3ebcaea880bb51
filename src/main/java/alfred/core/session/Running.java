package alfred.core.session;

import alfred.core.reasoner.Cancellation;
import org.jspecify.annotations.Nullable;

/// The turn that runs, and the turns that wait for it. Once it is answered only its summary is left, and that gives way to whoever waits
/// (spec/pipeline.md, summaries that fail: the next turn never waits for more than a moment).
final class Running {
    private @Nullable Cancellation current;
    private boolean isAnswered;
    private int waiting;

    /// A turn was asked for.
    void add() {
        synchronized (this) {
            waiting++;
        }
        giveWay();
    }

    synchronized Cancellation begin() {
        var begun = new Cancellation();
        waiting--;
        isAnswered = false;
        current = begun;
        return begun;
    }

    void answered() {
        synchronized (this) {
            isAnswered = true;
        }
        giveWay();
    }

    synchronized void end() {
        current = null;
        isAnswered = false;
    }

    void cancel() {
        stop(turn());
    }

    private void giveWay() {
        stop(summary());
    }

    private synchronized @Nullable Cancellation turn() {
        return current;
    }

    /// The turn of which only the summary is left, while others wait.
    private synchronized @Nullable Cancellation summary() {
        return isAnswered && waiting > 0 ? current : null;
    }

    private static void stop(@Nullable Cancellation turn) {
        if (turn != null) {
            turn.cancel();
        }
    }
}

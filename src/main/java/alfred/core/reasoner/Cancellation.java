package alfred.core.reasoner;

import java.util.ArrayList;
import java.util.List;

/// The cancellation of a turn. Checked between steps; no thread is ever interrupted (spec/design.md, decision 8).
public final class Cancellation {
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean isCancelled;

    public synchronized boolean isCancelled() {
        return isCancelled;
    }

    /// Cancels the turn and calls the listeners, each once.
    public void cancel() {
        List<Runnable> told;
        synchronized (this) {
            isCancelled = true;
            told = List.copyOf(listeners);
            listeners.clear();
        }
        told.forEach(Runnable::run);
    }

    /// Calls the listener when the turn is cancelled, or immediately if it already is; used to close a pending
    /// request.
    public void onCancel(Runnable listener) {
        synchronized (this) {
            if (!isCancelled) {
                listeners.add(listener);
                return;
            }
        }
        listener.run();
    }

    /// Throws [Cancelled] if the turn is cancelled; otherwise does nothing.
    public void check() {
        if (isCancelled()) {
            throw new Cancelled();
        }
    }

    /// Ends a cancelled turn; not an error.
    public static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Cancelled() {
            super(null, null, false, false);
        }
    }
}

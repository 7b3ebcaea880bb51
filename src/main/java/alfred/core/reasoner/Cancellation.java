package alfred.core.reasoner;

import java.util.ArrayList;
import java.util.List;

/// Says that a turn is to stop. Looked at between steps; no thread is ever interrupted (spec/design.md, decision 8).
public final class Cancellation {
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean isCancelled;

    public synchronized boolean isCancelled() {
        return isCancelled;
    }

    public void cancel() {
        List<Runnable> told;
        synchronized (this) {
            isCancelled = true;
            told = List.copyOf(listeners);
            listeners.clear();
        }
        told.forEach(Runnable::run);
    }

    /// Calls the listener when the turn is cancelled, at once where it is already: to close a call that is under way.
    public void onCancel(Runnable listener) {
        synchronized (this) {
            if (!isCancelled) {
                listeners.add(listener);
                return;
            }
        }
        listener.run();
    }

    public void check() {
        if (isCancelled()) {
            throw new Cancelled();
        }
    }

    /// Ends a turn that was cancelled. No error.
    public static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Cancelled() {
            super(null, null, false, false);
        }
    }
}

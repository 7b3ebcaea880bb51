package alfred.core.session.turn;

import alfred.core.reasoner.Cancellation;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// Summarises answered turns in the background, on a thread of its own. The next turn, or the end of the session,
/// cancels a running summary.
public final class Summaries implements AutoCloseable {
    private final ExecutorService worker =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("summary").daemon().factory());
    private @Nullable Cancellation current;

    /// Queues a summary.
    ///
    /// @param of cancels the work
    synchronized void add(Cancellation of, Runnable work) {
        current = of;
        worker.execute(work);
    }

    /// Cancels the running summary, if any.
    void giveWay() {
        Cancellation stopped;
        synchronized (this) {
            stopped = current;
            current = null;
        }
        if (stopped != null) {
            stopped.cancel();
        }
    }

    /// Waits for the queued summaries; for tests.
    public void settle() {
        CompletableFuture.runAsync(() -> {}, worker).join();
    }

    /// Whether the session has ended, so that nothing can be saved any more.
    boolean isClosed() {
        return worker.isShutdown();
    }

    @Override
    public void close() {
        giveWay();
        worker.shutdown();
    }
}

package alfred.core.session;

import alfred.core.reasoner.Cancellation;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// Summaries of answered turns, made beside the session on a thread of their own. Nobody waits for one: it gives way to the next turn, and to
/// the end of the session.
final class Summaries implements AutoCloseable {
    private final ExecutorService worker = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("summary").daemon().factory());
    private @Nullable Cancellation current;

    /// @param of stops the work where it is cancelled
    synchronized void add(Cancellation of, Runnable work) {
        current = of;
        worker.execute(work);
    }

    /// Stops the summary that is being made.
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

    /// Waits for what is being made; for tests.
    void settle() {
        CompletableFuture.runAsync(() -> { }, worker).join();
    }

    /// Whether the session has ended, so that nothing can be kept any more.
    boolean isClosed() {
        return worker.isShutdown();
    }

    @Override
    public void close() {
        giveWay();
        worker.shutdown();
    }
}

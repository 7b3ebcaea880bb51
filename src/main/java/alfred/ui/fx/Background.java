package alfred.ui.fx;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Runs tasks off the FX thread, each on its own virtual thread, and delivers their outcomes on the FX thread.
///
/// A failure without a matching handler goes to the last-resort handler given at construction, so none is lost.
public final class Background {
    private static final AtomicInteger OPEN = new AtomicInteger();
    private final Executor executor = Executors.newVirtualThreadPerTaskExecutor();
    private final ClickGuard presses;
    private final Consumer<Throwable> lastResort;

    /// @param presses delays outcomes while a mouse button is down, since they may redraw the control being clicked
    /// @param lastResort handles failures that no task handler accepts
    public Background(ClickGuard presses, Consumer<Throwable> lastResort) {
        this.presses = presses;
        this.lastResort = lastResort;
    }

    /// Whether all started tasks have delivered their outcome. For tests.
    public static boolean isIdle() {
        return OPEN.get() == 0;
    }

    /// Creates a task that returns a result; call [Task#start()] to run it.
    public <T> Task<T> task(Callable<T> work) {
        return new Task<>(work);
    }

    /// Creates a task without a result: its success handler always receives `true`.
    public Task<Boolean> run(Runnable work) {
        return new Task<>(() -> {
            work.run();
            return true;
        });
    }

    /// A task under construction; it does not run before [#start()].
    public final class Task<T> {
        private final Callable<T> work;
        private final List<ErrorHandler<?>> handlers = new ArrayList<>();
        private Consumer<? super T> success = _ -> {};
        private Runnable failure = () -> {};
        private Runnable end = () -> {};

        private Task(Callable<T> work) {
            this.work = work;
        }

        /// Sets the handler of the result.
        public Task<T> onSuccess(Consumer<? super T> handler) {
            success = handler;
            return this;
        }

        /// Adds a failure handler. Of the handlers whose type matches, only the first one added is called.
        public <E extends Throwable> Task<T> onError(Class<E> type, Consumer<? super E> handler) {
            handlers.add(new ErrorHandler<>(type, handler));
            return this;
        }

        /// Sets an action that runs on any failure, before its handler.
        public Task<T> onFailure(Runnable handler) {
            failure = handler;
            return this;
        }

        /// Sets an action that runs after the outcome was handled, on success and on failure.
        public Task<T> atEnd(Runnable handler) {
            end = handler;
            return this;
        }

        public void start() {
            OPEN.incrementAndGet();
            executor.execute(() -> {
                try {
                    var result = work.call();
                    FxThread.run(() -> presses.whenUp(() -> finish(() -> success.accept(result))));
                } catch (Exception | LinkageError e) {
                    FxThread.run(() -> presses.whenUp(() -> finish(() -> fail(e))));
                }
            });
        }

        private void finish(Runnable outcome) {
            try {
                outcome.run();
            } finally {
                OPEN.decrementAndGet();
                end.run();
            }
        }

        private void fail(Throwable problem) {
            failure.run();
            for (var handler : handlers) {
                if (handler.takes(problem)) {
                    return;
                }
            }
            lastResort.accept(problem);
        }
    }

    private record ErrorHandler<E extends Throwable>(Class<E> type, Consumer<? super E> handler) {
        boolean takes(Throwable problem) {
            if (!type.isInstance(problem)) {
                return false;
            }
            handler.accept(type.cast(problem));
            return true;
        }
    }
}

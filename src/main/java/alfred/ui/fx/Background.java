package alfred.ui.fx;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Work away from the FX thread, one virtual thread for each task, with its outcome back on it.
///
/// A failure that no handler takes goes to the last resort given at construction: it is logged and shown, never lost.
public final class Background {
    private static final AtomicInteger OPEN = new AtomicInteger();
    private final Executor executor = Executors.newVirtualThreadPerTaskExecutor();
    private final ClickGuard presses;
    private final Consumer<Throwable> lastResort;

    /// @param presses an outcome waits while a mouse button is down, since it may redraw what is being clicked
    public Background(ClickGuard presses, Consumer<Throwable> lastResort) {
        this.presses = presses;
        this.lastResort = lastResort;
    }

    /// Whether every task that was started has told its outcome: for tests that wait.
    public static boolean isIdle() {
        return OPEN.get() == 0;
    }

    public <T> Task<T> task(Callable<T> work) {
        return new Task<>(work);
    }

    public Task<Boolean> run(Runnable work) {
        return new Task<>(() -> {
            work.run();
            return true;
        });
    }

    /// A task being described; nothing runs before [#start()].
    public final class Task<T> {
        private final Callable<T> work;
        private final List<ErrorHandler<?>> handlers = new ArrayList<>();
        private Consumer<? super T> success = _ -> { };
        private Runnable end = () -> { };

        private Task(Callable<T> work) {
            this.work = work;
        }

        public Task<T> onSuccess(Consumer<? super T> handler) {
            success = handler;
            return this;
        }

        /// The first handler whose type fits is called, in the order of their adding.
        public <E extends Throwable> Task<T> onError(Class<E> type, Consumer<? super E> handler) {
            handlers.add(new ErrorHandler<>(type, handler));
            return this;
        }

        /// Runs after success and after failure.
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

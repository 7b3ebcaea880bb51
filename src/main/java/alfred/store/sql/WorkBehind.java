package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/// Carries out statements in their order on a second thread, while the first one prepares the next. After a failure
/// nothing more is carried out, and the first thread is told of it when it adds or waits next.
final class WorkBehind implements AutoCloseable {
    private static final int BLOCK = 64;
    private static final int WAITING = 16;
    private static final Block END = new Block(List.of(), null);

    private final BlockingQueue<Block> blocks = new ArrayBlockingQueue<>(WAITING);
    private final Thread thread = Thread.ofPlatform().name("rows").daemon().start(this::work);
    private List<Task> block = new ArrayList<>(BLOCK);
    private volatile @Nullable RuntimeException failure;
    private volatile boolean isOver;

    /// One statement.
    @FunctionalInterface
    interface Task {
        void run() throws SQLException;
    }

    /// @param done counted down when the tasks are done
    private record Block(List<Task> tasks, @Nullable CountDownLatch done) {}

    /// Adds a task.
    void add(Task task) {
        requireNoFailure();
        block.add(task);
        if (block.size() == BLOCK) {
            pass(null);
        }
    }

    /// Waits until all tasks are done.
    void settle() {
        var done = new CountDownLatch(1);
        pass(done);
        patiently(done::await);
        requireNoFailure();
    }

    /// Ends the thread after the task that it is at; what waits is dropped.
    @Override
    public void close() {
        isOver = true;
        patiently(() -> blocks.put(END));
        patiently(thread::join);
    }

    private void pass(@Nullable CountDownLatch done) {
        var full = new Block(block, done);
        block = new ArrayList<>(BLOCK);
        patiently(() -> blocks.put(full));
    }

    private void work() {
        patiently(() -> {
            for (var next = blocks.take(); next != END; next = blocks.take()) {
                next.tasks().forEach(this::run);
                if (next.done() instanceof CountDownLatch done) {
                    done.countDown();
                }
            }
        });
    }

    private void run(Task task) {
        if (isOver || failure != null) {
            return;
        }
        try {
            task.run();
        } catch (SQLException e) {
            failure = SqlFailure.of(e, Kind.FAILED);
        } catch (RuntimeException e) {
            failure = e;
        }
    }

    private void requireNoFailure() {
        if (failure instanceof RuntimeException failed) {
            throw failed;
        }
    }

    private interface Waiting {
        void run() throws InterruptedException;
    }

    /// Waits also where the thread is interrupted meanwhile: half a transaction cannot be left.
    private static void patiently(Waiting waiting) {
        boolean wasInterrupted = false;
        try {
            for (boolean isDone = false; !isDone;) {
                try {
                    waiting.run();
                    isDone = true;
                } catch (InterruptedException _) {
                    wasInterrupted = true;
                }
            }
        } finally {
            if (wasInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

package alfred.ui.fx;

import java.util.ArrayDeque;
import java.util.Queue;

/// Runs tasks in the background one after the other, in the order in which they were given. On the FX thread only.
public final class InOrder {
    private final Background background;
    private final Runnable whenDone;
    private final Queue<Runnable> tasks = new ArrayDeque<>();

    /// @param whenDone called on the FX thread each time the last task has ended, whether it failed or not
    public InOrder(Background background, Runnable whenDone) {
        this.background = background;
        this.whenDone = whenDone;
    }

    public void run(Runnable task) {
        tasks.add(task);
        if (tasks.size() == 1) {
            next();
        }
    }

    /// Whether no task runs or waits.
    public boolean isIdle() {
        return tasks.isEmpty();
    }

    private void next() {
        background.run(tasks.element()).atEnd(() -> {
            tasks.remove();
            if (tasks.isEmpty()) {
                whenDone.run();
            } else {
                next();
            }
        }).start();
    }
}

package alfred.ui.fx;

import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;

/// Entry point from other threads to the FX thread.
public final class FxThread {
    private FxThread() {}

    /// Runs an action immediately if on the FX thread, otherwise queues it there in order.
    public static void run(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    /// Queues an action to run later on the FX thread, even if called from it.
    public static void later(Runnable action) {
        Platform.runLater(action);
    }

    /// Runs an action once the current contents of the window have been drawn; for work that would delay the first
    /// frame.
    public static void onceDrawn(Runnable action) {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                pulses++;
                if (pulses > 2) { // a pulse waits for the previous frame: by the third, this one is drawn
                    stop();
                    action.run();
                }
            }
        }.start();
    }

    /// Runs an action once after the next layout of a node's window; immediately if it has none.
    public static void onceLaidOut(Node node, Runnable action) {
        var scene = node.getScene();
        if (scene == null) {
            action.run();
            return;
        }
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                action.run();
            }
        });
        Platform.requestNextPulse();
    }

    /// Wraps a listener so that it can be called on any thread and runs on the FX thread.
    public static <T> Consumer<T> crossing(Consumer<? super T> listener) {
        return value -> run(() -> listener.accept(value));
    }
}

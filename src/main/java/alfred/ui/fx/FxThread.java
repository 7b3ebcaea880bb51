package alfred.ui.fx;

import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// The one crossing from other threads to the FX thread.
public final class FxThread {
    private FxThread() {}

    /// Runs at once when already on the FX thread, else soon after, in order.
    public static void run(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    /// Runs after the current pulse's work, also from the FX thread.
    public static void later(Runnable action) {
        Platform.runLater(action);
    }

    /// Runs when what is on the screen now has been drawn: for work that takes the processor from a first picture.
    public static void onceDrawn(Runnable action) {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                pulses++;
                if (pulses > 2) { // the one that draws begins before the next, and the next waits for it
                    stop();
                    action.run();
                }
            }
        }.start();
    }

    /// A listener that may be called on any thread and hears on the FX thread.
    public static <T> Consumer<T> crossing(Consumer<? super T> listener) {
        return value -> run(() -> listener.accept(value));
    }
}

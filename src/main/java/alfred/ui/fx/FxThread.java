package alfred.ui.fx;

import java.util.function.Consumer;
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

    /// A listener that may be called on any thread and hears on the FX thread.
    public static <T> Consumer<T> crossing(Consumer<? super T> listener) {
        return value -> run(() -> listener.accept(value));
    }
}

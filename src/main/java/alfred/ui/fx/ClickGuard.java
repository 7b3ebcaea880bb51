package alfred.ui.fx;

import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.Queue;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// Whether a mouse button is down, and what waits for it to come up, a second at most: a control that is redrawn between press and release would
/// lose its click. On the FX thread.
public final class ClickGuard {
    private final PauseTransition patience = new PauseTransition(Duration.seconds(1));
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Set<MouseButton> down = EnumSet.noneOf(MouseButton.class);

    /// @param root the node that everything clicked on is in
    public ClickGuard(Node root) {
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> down.add(event.getButton()));
        root.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            down.remove(event.getButton());
            catchUp();
        });
        // a button that came up elsewhere, over a menu or at the end of a drag, or that is held for long
        root.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> noneDown());
        root.addEventFilter(DragEvent.DRAG_DONE, _ -> noneDown());
        patience.setOnFinished(_ -> noneDown());
    }

    private void noneDown() {
        down.clear();
        catchUp();
    }

    /// Runs at once where no button is down, else when all are up and the click was answered, or a second later; in order.
    public void whenUp(Runnable action) {
        if (!down.isEmpty() || !waiting.isEmpty()) {
            if (waiting.isEmpty()) {
                patience.playFromStart();
            }
            waiting.add(action);
        } else {
            action.run();
        }
    }

    /// Not before the click that comes with the release.
    private void catchUp() {
        if (!waiting.isEmpty()) {
            FxThread.later(() -> {
                if (down.isEmpty() && !waiting.isEmpty()) {
                    catchUp();
                    waiting.remove().run();
                }
            });
        }
    }
}

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

/// Defers actions while a mouse button is down, for one second at most: a control redrawn between press and release
/// would lose its click. On the FX thread only.
public final class ClickGuard {
    private final PauseTransition patience = new PauseTransition(Duration.seconds(1));
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Set<MouseButton> down = EnumSet.noneOf(MouseButton.class);

    /// @param root the common ancestor of all clickable nodes
    public ClickGuard(Node root) {
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> down.add(event.getButton()));
        root.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            down.remove(event.getButton());
            catchUp();
        });
        // releases missed by the scene, over a menu or at the end of a drag, and buttons held down for long
        root.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> noneDown());
        root.addEventFilter(DragEvent.DRAG_DONE, _ -> noneDown());
        patience.setOnFinished(_ -> noneDown());
    }

    private void noneDown() {
        down.clear();
        catchUp();
    }

    /// Runs an action immediately if no button is down; otherwise after the release and its click were handled, or
    /// after one second. Deferred actions run in order.
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

    /// Runs deferred actions after the click event that follows the release.
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

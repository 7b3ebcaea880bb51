package alfred.ui.shell;

import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.TranslateTransition;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The layer above the frame for a dialog, the palette or, in a narrow window, the side panel, with a scrim behind
/// it. While it shows something, keys are for that alone.
final class Overlay extends StackPane {
    private final Region scrim = Nodes.styled(new Region(), "scrim");
    private @Nullable Node shown;
    private @Nullable Node focusBefore;
    private Runnable closed = () -> {};

    Overlay() {
        new HeldFocus(this, () -> shown, elsewhere -> focusBefore = elsewhere);
        scrim.setOnMousePressed(event -> {
            close();
            focusAt(event.getSceneX(), event.getSceneY());
        });
        Nodes.visible(this, false);
    }

    boolean isOpen() {
        return shown != null;
    }

    boolean shows(Node node) {
        return node == shown;
    }

    /// Shows a node, closing the previous one.
    ///
    /// @param whenClosed runs whenever the node is closed, also when another one replaces it
    void open(Region node, Pos position, Insets margin, Runnable whenClosed) {
        close();
        focusBefore = getScene() == null ? null : getScene().getFocusOwner();
        shown = node;
        closed = whenClosed;
        StackPane.setAlignment(node, position);
        StackPane.setMargin(node, margin);
        getChildren().setAll(scrim, node);
        Nodes.visible(this, true);
        node.requestFocus();
        appear(node, position == Pos.CENTER_RIGHT);
    }

    /// Tells an open dialog that the kitchen changed.
    void changed() {
        if (shown != null) {
            shown.fireEvent(new Event(PageContext.CHANGED));
        }
    }

    /// Closes the open node; returns false if there is none.
    boolean dismiss() {
        var wasOpen = isOpen();
        close();
        return wasOpen;
    }

    void close() {
        if (shown == null) {
            return;
        }
        shown = null;
        getChildren().clear();
        Nodes.visible(this, false);
        restoreFocus();
        closed.run();
    }

    /// Gives the focus back to what had it before; where that is gone, to nothing, lest a key presses what comes first.
    private void restoreFocus() {
        if (focusBefore != null && focusBefore.getScene() != null && focusBefore.getScene() == getScene()) {
            focusBefore.requestFocus();
        } else if (getScene() != null) {
            getScene().getRoot().requestFocus();
        }
        focusBefore = null;
    }

    /// Gives the focus to the text field that was clicked through the scrim. Elsewhere a button that had it before does
    /// not get it back, or the next space would press it.
    private void focusAt(double x, double y) {
        var root = getScene().getRoot();
        var field = root.lookupAll(".text-input").stream().filter(node -> node.isVisible() && !node.isDisabled())
            .filter(node -> node.contains(node.sceneToLocal(x, y))).findFirst();
        if (field.isPresent()) {
            field.get().requestFocus();
        } else if (!(getScene().getFocusOwner() instanceof TextInputControl)) {
            root.requestFocus();
        }
    }

    private void appear(Node node, boolean fromTheRight) {
        if (getScene() == null || getScene().getPreferences().isReducedMotion()) {
            return;
        }
        var fade = new FadeTransition(Duration.millis(180), this);
        fade.setFromValue(0);
        fade.setToValue(1);
        var move = new TranslateTransition(Duration.millis(fromTheRight ? 250 : 180), node);
        if (fromTheRight) {
            move.setFromX(40);
        } else {
            move.setFromY(8);
        }
        move.setToX(0);
        move.setToY(0);
        new ParallelTransition(fade, move).play();
    }
}

package alfred.ui.fx;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.util.Subscription;

/// Scrolls a pane so that the text field in which the user types is in view, also while the field grows.
final class FollowFocus {
    private static final double MARGIN = 12;

    private final ScrollPane pane;
    private Subscription height = Subscription.EMPTY;

    FollowFocus(ScrollPane pane) {
        this.pane = pane;
        ObservableValue<Node> owner = pane.sceneProperty().flatMap(Scene::focusOwnerProperty);
        owner.subscribe(this::follow);
    }

    private void follow(Node owner) {
        height.unsubscribe();
        height = Subscription.EMPTY;
        if (owner instanceof TextInputControl field && isInside(field)) {
            height = field.heightProperty().subscribe(() -> FxThread.onceLaidOut(field, () -> show(field)));
            FxThread.onceLaidOut(field, () -> show(field));
        }
    }

    private boolean isInside(Node node) {
        var part = node.getParent();
        while (part != null && part != pane.getContent()) {
            part = part.getParent();
        }
        return part != null;
    }

    private void show(TextInputControl field) {
        var room = pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
        if (room <= 0 || !field.isFocused() || !isInside(field)) {
            return;
        }
        var bounds = pane.getContent().sceneToLocal(field.localToScene(field.getLayoutBounds()));
        var top = pane.getVvalue() * room;
        if (bounds.getMaxY() + MARGIN > top + pane.getViewportBounds().getHeight()) {
            pane.setVvalue((bounds.getMaxY() + MARGIN - pane.getViewportBounds().getHeight()) / room);
        } else if (bounds.getMinY() - MARGIN < top && bounds.getHeight() < pane.getViewportBounds().getHeight()) {
            pane.setVvalue(Math.max(0, bounds.getMinY() - MARGIN) / room);
        }
    }
}

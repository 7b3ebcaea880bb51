package alfred.ui.shell;

import alfred.ui.fx.Nodes;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// Keeps the focus where the user was when what had it is taken away or hidden, such as a button that did its work.
/// JavaFX gives it to the first button of the window, or to the one beside, and the next keys would press that.
final class LostFocus {
    private final Pane page;
    private final Node chat;
    private final Runnable compose;
    private boolean wasInChat;
    private boolean isLost;
    private boolean isHidden;

    /// @param page shows a page as its first child
    /// @param compose gives the focus to what takes the keys of the chat
    LostFocus(Parent layer, Pane page, Node chat, Runnable compose) {
        this.page = page;
        this.chat = chat;
        this.compose = compose;
        ObservableValue<Node> owner = layer.sceneProperty().flatMap(Scene::focusOwnerProperty);
        owner.subscribe(this::follow);
    }

    private void follow(@Nullable Node before, @Nullable Node now) {
        if (now == null) {
            isLost = before != null && before.getScene() == null;
            isHidden = before != null && isButton(before) && isWithinSheets(before)
                && (isHidden(before) || wasInChat && before.isDisabled());
        } else if (isLost && !isWithinSheets(now) || isHidden && isPressedNext(now)) {
            isLost = false;
            isHidden = false;
            bringBack();
        } else {
            wasInChat = Nodes.isWithin(now, chat);
            isLost = false;
            isHidden = false;
        }
    }

    /// Whether the next key would press it, or in the chat be no word.
    private boolean isPressedNext(Node now) {
        return wasInChat ? !(now instanceof TextInputControl) : isButton(now);
    }

    private static boolean isButton(Node node) {
        return node instanceof ButtonBase || node.getAccessibleRole() == AccessibleRole.BUTTON;
    }

    private void bringBack() {
        if (wasInChat && !isHidden(chat)) {
            compose.run();
        } else {
            // what the page shows, so that it gets the keys that it takes
            page.getChildren().getFirst().requestFocus();
        }
    }

    private boolean isWithinSheets(Node node) {
        return Nodes.isWithin(node, page) || Nodes.isWithin(node, chat);
    }

    private static boolean isHidden(Node node) {
        for (var part = node; part != null; part = part.getParent()) {
            if (!part.isVisible()) {
                return true;
            }
        }
        return false;
    }
}

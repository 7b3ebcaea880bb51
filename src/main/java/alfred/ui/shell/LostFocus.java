package alfred.ui.shell;

import alfred.ui.fx.Nodes;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Keeps the focus where the user was when what had it is taken away, such as a button that did its work or an answered
/// question of the chat. JavaFX gives it to the first button of the window, and the next keys would go there.
final class LostFocus {
    private final Node page;
    private final Node chat;
    private final Runnable compose;
    private boolean wasInChat;
    private boolean isLost;

    /// @param compose gives the focus to what takes the keys of the chat
    LostFocus(Parent layer, Node page, Node chat, Runnable compose) {
        this.page = page;
        this.chat = chat;
        this.compose = compose;
        ObservableValue<Node> owner = layer.sceneProperty().flatMap(Scene::focusOwnerProperty);
        owner.subscribe(this::follow);
    }

    private void follow(@Nullable Node before, @Nullable Node now) {
        if (now == null) {
            isLost = before != null && before.getScene() == null;
        } else if (isLost) {
            isLost = false;
            if (!Nodes.isWithin(now, page) && !Nodes.isWithin(now, chat)) {
                if (wasInChat) {
                    compose.run();
                } else {
                    page.requestFocus();
                }
            }
        } else if (before != null && before.isDisabled() && Nodes.isWithin(before, chat)) {
            compose.run();
        } else {
            wasInChat = Nodes.isWithin(now, chat);
        }
    }
}

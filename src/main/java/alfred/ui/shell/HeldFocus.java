package alfred.ui.shell;

import alfred.ui.fx.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Holds the focus, and with it all keys, within what lies over the window: Tab goes round in it, and no other key
/// leads out.
final class HeldFocus {
    private final Supplier<@Nullable Node> held;
    private final Consumer<Node> elsewhere;
    private @Nullable Node last;
    /// The key that is down and may move the focus; null for none.
    private @Nullable KeyEvent walked;
    private boolean isBringingBack;

    /// @param layer the parent of what lies over the window
    /// @param held returns what holds the focus now; null while nothing lies over the window
    /// @param elsewhere receives what else asks for the focus, other than by a key, to have it later
    HeldFocus(Parent layer, Supplier<@Nullable Node> held, Consumer<Node> elsewhere) {
        this.held = held;
        this.elsewhere = elsewhere;
        layer.addEventFilter(KeyEvent.KEY_PRESSED, event -> walked = isWalk(event) ? event : null);
        layer.addEventFilter(KeyEvent.KEY_RELEASED, _ -> walked = null);
        ObservableValue<Node> owner = layer.sceneProperty().flatMap(Scene::focusOwnerProperty);
        owner.subscribe(this::follow);
    }

    private static boolean isWalk(KeyEvent event) {
        return event.getCode() == KeyCode.TAB || event.getCode().isNavigationKey();
    }

    private void follow(@Nullable Node owner) {
        var holder = held.get();
        if (holder == null) {
            last = null;
            walked = null;
        } else if (owner != null && Nodes.isWithin(owner, holder)) {
            last = owner;
        } else if (owner != null && holder.getScene() != null && !isBringingBack) {
            if (walked == null && owner != owner.getScene().getRoot()) {
                elsewhere.accept(owner);
            }
            isBringingBack = true;
            bringBack(holder);
            isBringingBack = false;
        }
    }

    private void bringBack(Node holder) {
        var stops = new ArrayList<Node>();
        addStops(holder, stops);
        var key = walked;
        var to = key == null || key.getCode() != KeyCode.TAB || stops.isEmpty() ? last
            : key.isShiftDown() ? stops.getLast() : stops.getFirst();
        if (to == null || !Nodes.isWithin(to, holder) || to.isDisabled()) {
            holder.requestFocus();
        } else if (key != null && stops.contains(to)) {
            walkTo(to, stops.indexOf(to) == 0 ? holder : stops.get(stops.indexOf(to) - 1));
        } else {
            to.requestFocus();
        }
    }

    /// Gives the focus as by a key, so that it is seen.
    ///
    /// @param before what a key would come from
    private static void walkTo(Node to, Node before) {
        before.requestFocus();
        before.requestFocusTraversal(TraversalDirection.NEXT);
        if (to.getScene().getFocusOwner() != to) {
            to.requestFocus();
        }
    }

    private static void addStops(Node node, List<Node> stops) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()) {
            stops.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> addStops(child, stops));
        }
    }
}

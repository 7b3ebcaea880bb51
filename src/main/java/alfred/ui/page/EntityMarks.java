package alfred.ui.page;

import alfred.ui.fx.Nodes;
import alfred.ui.model.Mention;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;

/// Links all nodes that show the same entity: hovering over one highlights all, and each can be dragged into the
/// composer as a mention.
public final class EntityMarks {
    /// The drag format: a mention as written in a message.
    public static final DataFormat FORMAT = new DataFormat("application/x-alfred-mention");

    private static final String LIT = "lit";

    private final ObjectProperty<Optional<Mention>> lit = new SimpleObjectProperty<>(Optional.empty());

    /// Adds highlighting and dragging to a node for its lifetime.
    ///
    /// @param mention the entity currently shown; empty for none, such as an empty cell
    public void join(Node node, Supplier<Optional<Mention>> mention) {
        light(node, mention);
        node.addEventHandler(MouseEvent.DRAG_DETECTED, event -> mention.get().ifPresent(shown -> {
            var board = node.startDragAndDrop(TransferMode.COPY);
            var content = new ClipboardContent();
            content.put(FORMAT, shown.written());
            content.putString(shown.label());
            board.setContent(content);
            board.setDragView(node.snapshot(null, null), event.getX(), event.getY());
            event.consume();
        }));
    }

    /// Adds only the highlighting, for nodes with their own drag behaviour.
    public void light(Node node, Supplier<Optional<Mention>> mention) {
        Nodes.follow(node, lit,
            now -> mark(node, now.isPresent() && mention.get().filter(shown -> isSame(shown, now.get())).isPresent()));
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> lit.set(mention.get()));
        node.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> lit.set(Optional.empty()));
    }

    private static boolean isSame(Mention one, Mention other) {
        return one.type().equals(other.type())
            && (one.id().isEmpty() || other.id().isEmpty() ? one.label().equals(other.label())
                : one.id().equals(other.id()));
    }

    private static void mark(Node node, boolean isLit) {
        node.getStyleClass().remove(LIT);
        if (isLit) {
            Nodes.styled(node, LIT);
        }
    }
}

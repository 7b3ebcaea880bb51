package alfred.ui.page.list;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;

/// The menu of a row or card, by right click or by the menu key: what can be done with what it shows.
public final class RowMenu {
    private RowMenu() {}

    /// A line of the menu.
    ///
    /// @param isDestructive whether it takes something away
    public record Way(String words, Runnable action, boolean isDestructive) {
        public Way(String words, Runnable action) {
            this(words, action, false);
        }
    }

    /// Adds a menu to a node.
    ///
    /// @param ways the lines as they are when the menu opens; none for no menu
    public static void on(Node node, Supplier<List<Way>> ways) {
        node.setOnContextMenuRequested(event -> {
            var menu = of(ways.get());
            if (!menu.getItems().isEmpty()) {
                menu.show(node, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
    }

    /// Makes a menu of these lines.
    public static ContextMenu of(List<Way> ways) {
        var menu = new ContextMenu();
        for (var way : ways) {
            var item = new MenuItem(way.words());
            item.setOnAction(_ -> way.action().run());
            if (way.isDestructive()) {
                item.getStyleClass().add("danger");
            }
            menu.getItems().add(item);
        }
        return menu;
    }
}

package alfred.ui.recipes;

import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

/// Drag and drop reordering of the rows of a column, by their grips (style class `grip`).
final class DragOrder {
    /// Callback for a dropped row; both indices count from 0, and `from` may equal `to`.
    interface Move {
        void move(int from, int to);
    }

    private DragOrder() {}

    static void install(Node row, VBox rows, Move move) {
        var start = new double[1];
        row.addEventFilter(MouseEvent.MOUSE_PRESSED,
            event -> start[0] = isOnGrip(event.getTarget(), row) ? event.getSceneY() : Double.NaN);
        row.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> {
            if (!Double.isNaN(start[0])) {
                row.setTranslateY(event.getSceneY() - start[0]);
                row.setViewOrder(-1);
                row.setOpacity(0.85);
                event.consume();
            }
        });
        row.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            if (!Double.isNaN(start[0]) && row.getTranslateY() != 0) {
                var from = rows.getChildren().indexOf(row);
                var to = place(row, rows);
                row.setTranslateY(0);
                row.setViewOrder(0);
                row.setOpacity(1);
                move.move(from, to);
                event.consume();
            }
        });
    }

    private static boolean isOnGrip(Object target, Node row) {
        for (var node = target instanceof Node n ? n : null; node != null && node != row; node = node.getParent()) {
            if (node.getStyleClass().contains("grip")) {
                return true;
            }
        }
        return false;
    }

    /// Returns the index for the dragged row: the number of other rows whose centre is above its own.
    private static int place(Node row, VBox rows) {
        var centre = row.getBoundsInParent().getCenterY();
        var place = 0;
        for (var other : rows.getChildren()) {
            if (other != row && other.getBoundsInParent().getCenterY() < centre) {
                place++;
            }
        }
        return place;
    }
}

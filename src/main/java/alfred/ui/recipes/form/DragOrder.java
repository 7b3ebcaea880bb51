package alfred.ui.recipes.form;

import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

/// Drag and drop reordering of the rows of a column, by their grips (style class `grip`).
final class DragOrder {
    /// Callback for a dropped row; both indices count from 0, and `from` may equal `to`.
    interface Move {
        void move(int from, int to);
    }

    private static final String DRAGGED = "dragged";

    private DragOrder() {}

    /// Lets a row be dragged. While it is, it lies above the others, which make room where it would be dropped.
    static void install(Node row, VBox rows, Move move) {
        var start = new double[1];
        row.addEventFilter(MouseEvent.MOUSE_PRESSED,
            event -> start[0] = isOnGrip(event.getTarget(), row) ? event.getSceneY() : Double.NaN);
        row.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> {
            if (!Double.isNaN(start[0])) {
                lift(row, event.getSceneY() - start[0]);
                makeRoom(row, rows);
                event.consume();
            }
        });
        row.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            if (!Double.isNaN(start[0]) && row.getTranslateY() != 0) {
                var from = rows.getChildren().indexOf(row);
                var to = place(row, rows);
                row.getStyleClass().remove(DRAGGED);
                row.setViewOrder(0);
                rows.getChildren().forEach(other -> other.setTranslateY(0));
                move.move(from, to);
                event.consume();
            }
        });
    }

    private static void lift(Node row, double by) {
        row.setTranslateY(by);
        row.setViewOrder(-1);
        if (!row.getStyleClass().contains(DRAGGED)) {
            row.getStyleClass().add(DRAGGED);
        }
    }

    /// Moves the rows between the dragged one's old place and its new one by its height.
    private static void makeRoom(Node row, VBox rows) {
        var from = rows.getChildren().indexOf(row);
        var to = place(row, rows);
        var height = row.getLayoutBounds().getHeight() + rows.getSpacing();
        for (int i = 0; i < rows.getChildren().size(); i++) {
            if (i != from) {
                rows.getChildren().get(i)
                    .setTranslateY(i > from && i <= to ? -height : i < from && i >= to ? height : 0);
            }
        }
    }

    private static boolean isOnGrip(Object target, Node row) {
        for (var node = target instanceof Node n ? n : null; node != null && node != row; node = node.getParent()) {
            if (node.getStyleClass().contains("grip")) {
                return true;
            }
        }
        return false;
    }

    /// Returns the index for the dragged row: the number of other rows whose centre, as they lay before, is above its
    /// own.
    private static int place(Node row, VBox rows) {
        var centre = centre(row) + row.getTranslateY();
        return (int) rows.getChildren().stream().filter(other -> other != row && centre(other) < centre).count();
    }

    private static double centre(Node row) {
        return row.getLayoutY() + row.getLayoutBounds().getCenterY();
    }
}

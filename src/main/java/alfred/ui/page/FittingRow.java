package alfred.ui.page;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/// A row that leaves out, from its end, what there is no room for: better nothing than half a chip.
public final class FittingRow extends HBox {
    public FittingRow(double gap, Node... children) {
        super(gap, children);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        getManagedChildren().forEach(child -> child.setVisible(child.getLayoutX() + child.getLayoutBounds().getWidth() <= getWidth() + 1));
    }
}

package alfred.ui.fx;

import javafx.geometry.Pos;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// Words with a control at the end of their line; below them where the words would have too little room beside it.
public final class WrapRow extends FlowPane {
    private static final double GAP = 16;
    /// The least width of the words beside the control, in pixels.
    private static final double LEAST = 170;

    public WrapRow() {
        super(GAP, 8);
        setAlignment(Pos.CENTER_LEFT);
        // with the default wrap length the minimum height would be that of a pane 400 pixels wide
        setPrefWrapLength(4_000);
        setMinWidth(0);
        widthProperty().addListener(_ -> fit());
    }

    private void fit() {
        var width = getWidth() - snappedLeftInset() - snappedRightInset();
        if (getChildren().size() == 2 && getChildren().getFirst() instanceof Region words) {
            var rest = Math.floor(width - GAP - getChildren().getLast().prefWidth(-1)) - 1;
            words.setPrefWidth(rest >= LEAST ? rest : width);
        }
    }
}

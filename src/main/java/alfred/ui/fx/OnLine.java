package alfred.ui.fx;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// Holds a chip within running text so that it does not increase the line's height: the chip overflows evenly above and
/// below.
public final class OnLine extends StackPane {
    private static final double HEIGHT = 18;

    public OnLine(Node chip) {
        super(chip);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
    }

    @Override
    public double getBaselineOffset() {
        return HEIGHT - 4;
    }
}

package alfred.ui.page.list;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Lays out children in columns of equal width, each below the shortest column so far.
public final class ColumnsPane extends Pane {
    private final double least;
    private final double gap;
    private final int most;

    /// @param least the minimum column width, in pixels
    /// @param gap the space between columns and rows, in pixels
    /// @param most the maximum number of columns
    public ColumnsPane(double least, double gap, int most) {
        this.least = least;
        this.gap = gap;
        this.most = most;
    }

    public void show(List<? extends Node> children) {
        getChildren().setAll(children);
    }

    private int columns(double width) {
        return Math.clamp((int) ((width + gap) / (least + gap)), 1, most);
    }

    private double[] arrange(double width, boolean places) {
        var columns = columns(width);
        var each = Math.floor((width - gap * (columns - 1)) / columns);
        var heights = new double[columns];
        for (var child : getManagedChildren()) {
            var column = shortest(heights);
            var height = child.prefHeight(each);
            if (places) {
                child.resizeRelocate(getInsets().getLeft() + column * (each + gap),
                    getInsets().getTop() + heights[column], each, height);
            }
            heights[column] += height + gap;
        }
        return heights;
    }

    private static int shortest(double[] heights) {
        var best = 0;
        for (int i = 1; i < heights.length; i++) {
            if (heights[i] < heights[best] - 0.5) {
                best = i;
            }
        }
        return best;
    }

    @Override
    protected void layoutChildren() {
        arrange(getWidth() - getInsets().getLeft() - getInsets().getRight(), true);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        var room = (width < 0 ? 800 : width) - getInsets().getLeft() - getInsets().getRight();
        var tallest = 0.0;
        for (var height : arrange(room, false)) {
            tallest = Math.max(tallest, height);
        }
        return Math.max(0, tallest - gap) + getInsets().getTop() + getInsets().getBottom();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 800;
    }
}

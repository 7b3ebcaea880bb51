package alfred.ui.chat.transcript;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A row of a receipt: a mark, words, and what can be done about them. The buttons stand beside the words where these
/// need no more lines there than on the whole width, else below them.
final class ReceiptRow extends Region {
    private static final double GAP = 10;
    private static final double GAP_BELOW = 4;
    private static final double LOWEST = 40;

    private final HBox words;
    private final Label label;
    private final HBox buttons;

    /// @param words a mark and the label, or only the label
    /// @param label the words of the row, which may be wrapped
    /// @param buttons may be empty
    ReceiptRow(HBox words, Label label, HBox buttons) {
        this.words = words;
        this.label = label;
        this.buttons = buttons;
        getChildren().addAll(words, buttons);
        setPadding(new Insets(6, 6, 6, 0));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double room(double width) {
        return Math.max(0, width - getInsets().getLeft() - getInsets().getRight());
    }

    private double beside(double room) {
        return buttons.getChildren().isEmpty() ? room : room - GAP - buttons.prefWidth(-1);
    }

    private boolean isBeside(double room) {
        var mark = words.prefWidth(-1) - label.prefWidth(-1);
        var beside = beside(room) - mark;
        return buttons.getChildren().isEmpty()
            || beside > 0 && label.prefHeight(beside) <= label.prefHeight(room - mark);
    }

    @Override
    protected double computePrefWidth(double height) {
        return getInsets().getLeft() + words.prefWidth(-1)
            + (buttons.getChildren().isEmpty() ? 0 : GAP + buttons.prefWidth(-1)) + getInsets().getRight();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        var room = room(width < 0 ? prefWidth(-1) : width);
        var content = isBeside(room) ? Math.max(words.prefHeight(beside(room)), buttons.prefHeight(-1))
            : words.prefHeight(room) + GAP_BELOW + buttons.prefHeight(-1);
        return Math.max(LOWEST, getInsets().getTop() + content + getInsets().getBottom());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        var left = getInsets().getLeft();
        var top = getInsets().getTop();
        var room = room(getWidth());
        var tall = getHeight() - top - getInsets().getBottom();
        var wide = Math.min(room, buttons.prefWidth(-1));
        var low = buttons.prefHeight(-1);
        if (isBeside(room)) {
            words.resizeRelocate(left, top, beside(room), tall);
            buttons.resizeRelocate(snapPositionX(left + room - wide), snapPositionY(top + (tall - low) / 2), wide, low);
        } else {
            words.resizeRelocate(left, top, room, tall - GAP_BELOW - low);
            buttons.resizeRelocate(snapPositionX(left + room - wide), top + tall - low, wide, low);
        }
    }
}

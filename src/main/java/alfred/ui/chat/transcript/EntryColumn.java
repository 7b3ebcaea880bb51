package alfred.ui.chat.transcript;

import java.util.Map;
import java.util.WeakHashMap;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;

/// A column of many entries that measures an entry anew only where it or the width has changed: a `VBox` measures all
/// of them whenever one changes, and a reply changes with every word.
class EntryColumn extends VBox {
    private final Map<Node, Double> heights = new WeakHashMap<>();
    private double measured = -1;

    EntryColumn(double spacing) {
        super(spacing);
    }

    /// It scrolls, or stands in what does: nothing asks it to be lower than its entries.
    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        if (width < 0) {
            return super.computePrefHeight(width);
        }
        var inner = inner(width);
        var all = getManagedChildren();
        var sum = all.stream().mapToDouble(child -> height(child, inner)).sum();
        return snappedTopInset() + sum + snapSpaceY(getSpacing()) * Math.max(0, all.size() - 1) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        var inner = inner(getWidth());
        var y = snappedTopInset();
        for (var child : getManagedChildren()) {
            var height = height(child, inner);
            layoutInArea(child, snappedLeftInset(), y, inner, height, 0, HPos.LEFT, VPos.TOP);
            y += height + snapSpaceY(getSpacing());
        }
    }

    private double inner(double width) {
        return Math.max(0, width - snappedLeftInset() - snappedRightInset());
    }

    /// What waits for its own layout is measured each time: only that layout tells some entries how wide they are.
    private double height(Node child, double width) {
        if (width != measured) {
            heights.clear();
            measured = width;
        }
        if (child instanceof Parent parent && parent.isNeedsLayout()) {
            heights.remove(child);
            return measure(child, width);
        }
        return heights.computeIfAbsent(child, entry -> measure(entry, width));
    }

    private double measure(Node child, double width) {
        var wide = Math.min(width, Math.max(child.minWidth(-1), child.maxWidth(-1)));
        return snapSizeY(Math.max(child.minHeight(wide), child.prefHeight(wide)));
    }
}

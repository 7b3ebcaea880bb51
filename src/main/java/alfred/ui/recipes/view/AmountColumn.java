package alfred.ui.recipes.view;

import alfred.ui.fx.Nodes;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/// The amounts beside the names of a recipe's ingredients: labels of one width, in which no word is broken. It is as
/// wide as the longest amount where that is short, else as the longest word.
final class AmountColumn {
    private static final double LEAST = 76;
    /// The widest for an amount in one line, in pixels.
    private static final double LINE = 96;
    private static final double MOST = 150;

    private final DoubleProperty width = new SimpleDoubleProperty(LEAST);

    Label label(String amount, String styles) {
        var label = Nodes.wrapped(amount, styles);
        label.minWidthProperty().bind(width);
        label.prefWidthProperty().bind(width);
        label.maxWidthProperty().bind(width);
        label.fontProperty().addListener(_ -> fit(label));
        return label;
    }

    private void fit(Label label) {
        var whole = width(label, label.getText());
        var needed = whole;
        if (whole > LINE) {
            needed = 0;
            for (var word : label.getText().split(" ")) {
                needed = Math.max(needed, width(label, word));
            }
        }
        width.set(Math.clamp(needed, width.get(), MOST));
    }

    private static double width(Label label, String words) {
        var text = new Text(words);
        text.setFont(label.getFont());
        return Math.ceil(text.getLayoutBounds().getWidth()) + 1;
    }
}

package alfred.ui.fx;

import javafx.scene.control.Label;
import javafx.scene.text.Text;

/// A name on as many lines as it needs, whose long words break where people would break them.
public final class NameLabel extends Label {
    private final String name;

    /// @param styles the style classes, separated by spaces
    public NameLabel(String name, String styles) {
        super(name);
        this.name = name;
        Nodes.styled(this, styles);
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        setAccessibleText(name);
        widthProperty().addListener(_ -> FxThread.later(this::fit));
        fontProperty().addListener(_ -> FxThread.later(this::fit));
    }

    private void fit() {
        var room = getWidth() - snappedLeftInset() - snappedRightInset();
        if (room > 0) {
            setText(WordBreaks.within(name, room, this::width));
        }
    }

    private double width(String words) {
        var text = new Text(words);
        text.setFont(getFont());
        return text.getLayoutBounds().getWidth();
    }
}

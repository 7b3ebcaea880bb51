package alfred.ui.fx;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.util.Duration;

/// Factory methods for the nodes used on every page. Style classes are passed as one string, separated by spaces.
public final class Nodes {
    /// The width of a scroll bar, in pixels.
    public static final double SCROLL_BAR = 10;

    private static final String ICON_ONLY = "icon-only";

    private Nodes() {}

    /// Returns a label.
    public static Label label(String text, String styles) {
        return styled(new Label(text), styles);
    }

    /// Returns a label that wraps to as many lines as needed.
    public static Label wrapped(String text, String styles) {
        var label = label(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// Returns a label that never shrinks below its preferred width.
    public static Label firm(String text, String styles) {
        var label = label(text, styles);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /// Returns a single-line label that may be truncated; its tooltip then shows the full text.
    public static Label cut(String text, String styles) {
        var label = label(text, styles);
        label.setTextOverrun(OverrunStyle.ELLIPSIS);
        label.setMinWidth(0);
        tipIfCut(label);
        return label;
    }

    /// Returns a text on as many lines as it needs, but no more than some; what is longer is cut, and told in full by a
    /// tooltip.
    public static Label wrappedTo(int lines, String text, String styles) {
        var label = styled(new Label(text) {
            @Override
            protected double computeMinHeight(double width) {
                return Math.min(computePrefHeight(width), getMaxHeight());
            }
        }, styles);
        label.setWrapText(true);
        label.setTextOverrun(OverrunStyle.ELLIPSIS);
        label.maxHeightProperty().bind(label.fontProperty().map(font -> lines * Math.ceil(font.getSize() * 1.5)));
        tipIfCut(label);
        return label;
    }

    /// Lets a tooltip tell the whole text of a label that is cut.
    public static void tipIfCut(Label label) {
        tip(label, () -> label.lookup(".text") instanceof Text drawn && !drawn.getText().equals(label.getText())
            ? label.getText() : "");
    }

    /// Returns a label with an icon, which never shrinks below its preferred width.
    public static Label iconLabel(String text, String styles, Node icon) {
        var label = firm(text, styles);
        label.setGraphic(icon);
        label.setGraphicTextGap(styles.contains("tag") ? 4 : 7);
        return label;
    }

    public static Button button(String text, String styles, Runnable action) {
        var button = styled(new Button(text), "b " + styles);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    public static Button button(String text, Icon icon, String styles, Runnable action) {
        var button = button(text, styles, action);
        button.setGraphic(icon.view(styles.contains("lg") ? 18 : 15));
        tip(button, () -> button.getStyleClass().contains(ICON_ONLY) ? button.getText() : "");
        return button;
    }

    /// Shows only a button's icon, with its text as tooltip, or restores its text.
    public static void iconOnly(Button button, boolean isOnly) {
        if (isOnly != button.getStyleClass().contains(ICON_ONLY)) {
            if (isOnly) {
                button.getStyleClass().add(ICON_ONLY);
            } else {
                button.getStyleClass().remove(ICON_ONLY);
            }
        }
    }

    /// Returns a square icon button; its name is the accessible text and the tooltip.
    public static Button iconButton(Icon icon, String name, String styles, Runnable action) {
        var button = styled(new Button(), "ib " + styles);
        button.setGraphic(icon.view(styles.contains("sm") ? 15 : 17));
        button.setAccessibleText(name);
        tip(button, () -> name);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// Returns the heading of a group of lines: its name and the number of lines.
    ///
    /// @param above the padding above the heading, in pixels
    public static HBox groupHead(String name, int count, double above) {
        var head = row(8, firm(name, "t-label c-text-2"), firm(Texts.number(count), "t-caption c-muted"));
        head.setPadding(new Insets(above, 0, 7, 0));
        return head;
    }

    /// Returns a button whose entire content is a node.
    public static Button faceButton(Node face, String name, String styles, Runnable action) {
        var button = styled(new Button(), styles);
        button.setGraphic(face);
        button.setAccessibleText(name);
        button.setOnAction(_ -> action.run());
        if (face instanceof Region region) {
            region.prefWidthProperty().bind(button.widthProperty().subtract(2));
            region.setMaxWidth(Double.MAX_VALUE);
        }
        return button;
    }

    public static ToggleButton toggle(String text, String styles) {
        var toggle = styled(new ToggleButton(text), styles);
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        return toggle;
    }

    /// Shows a tooltip while the pointer rests on a control; an empty text shows none. The text is computed, and
    /// the popup created, when the pointer enters.
    public static void tip(Control control, Supplier<String> words) {
        control.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> {
            var now = words.get();
            if (now.isEmpty()) {
                control.setTooltip(null);
            } else if (control.getTooltip() == null || !control.getTooltip().getText().equals(now)) {
                var tooltip = new Tooltip(now);
                tooltip.setShowDelay(Duration.millis(450));
                control.setTooltip(tooltip);
            }
        });
    }

    /// Calls a consumer with the current value and on every change, for the lifetime of the node: the node holds
    /// the listener, the value refers to it weakly.
    public static <T> void follow(Node node, ObservableValue<T> value, Consumer<? super T> show) {
        ChangeListener<T> listener = (_, _, now) -> show.accept(now);
        node.getProperties().put(listener, listener);
        value.addListener(new WeakChangeListener<>(listener));
        show.accept(value.getValue());
    }

    /// Returns a horizontal box, its children vertically centred.
    public static HBox row(double gap, Node... children) {
        var box = new HBox(gap, children);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    public static VBox column(double gap, Node... children) {
        return new VBox(gap, children);
    }

    /// Returns a pane whose children wrap to the next line when there is no room left.
    public static FlowPane flow(double gap, Node... children) {
        var flow = new FlowPane(gap, gap, children);
        flow.setAlignment(Pos.CENTER_LEFT);
        // with the default wrap length the minimum height would be that of a pane 400 pixels wide
        flow.setPrefWrapLength(4_000);
        flow.setMinWidth(0);
        return flow;
    }

    /// Returns a region that takes up all remaining width in a row, or all remaining height in a column.
    public static Region spacer() {
        var spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        VBox.setVgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    /// Lets a node take up the remaining width in a row.
    public static <T extends Node> T growing(T node) {
        HBox.setHgrow(node, Priority.ALWAYS);
        if (node instanceof Region region) {
            region.setMaxWidth(Double.MAX_VALUE);
        }
        return node;
    }

    /// Returns a separator line.
    public static Region rule() {
        return styled(new Region(), "rule");
    }

    /// Returns a tinted square with an icon.
    ///
    /// @param hue the style class of the hue
    public static StackPane iconBox(Icon icon, String hue) {
        return styled(new StackPane(icon.view(15, "ic-" + hue)), "kbox " + hue);
    }

    /// Returns a green disc with a tick.
    public static StackPane doneMark(double size) {
        var mark = styled(new StackPane(Icon.CHECK.view(size * 0.62, 3, "ic-on")), "done-mark");
        fix(mark, size, size);
        return mark;
    }

    /// Returns a scroll pane that fits its content to its width and never scrolls horizontally.
    public static ScrollPane scroll(Node content) {
        var pane = new ScrollPane(content);
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFocusTraversable(false);
        new FollowFocus(pane);
        return pane;
    }

    /// Lets the content of a scroll pane keep its width and its right edge whether there is a scroll bar or not.
    ///
    /// @param pane its content has its padding already
    public static ScrollPane steady(ScrollPane pane) {
        if (pane.getContent() instanceof Region content) {
            var room = content.getPadding();
            content.setPadding(new Insets(room.getTop(), Math.max(0, room.getRight() - SCROLL_BAR), room.getBottom(),
                room.getLeft()));
        }
        pane.skinProperty().addListener(_ -> pane.lookupAll(".scroll-bar").stream().map(ScrollBar.class::cast)
            .filter(bar -> bar.getOrientation() == Orientation.VERTICAL).findFirst()
            .ifPresent(bar -> follow(pane, bar.visibleProperty(),
                isThere -> pane.setStyle(isThere ? "" : "-fx-padding: 0 " + SCROLL_BAR + " 0 0;"))));
        return pane;
    }

    /// Focuses the first control in a node, or the node itself, that takes the focus.
    public static boolean focusFirst(Node node) {
        if (node.isFocusTraversable() && node.isVisible() && !node.isDisabled()) {
            node.requestFocus();
            return true;
        }
        return node instanceof Parent parent && parent.getChildrenUnmodifiable().stream().anyMatch(Nodes::focusFirst);
    }

    /// Fixes a region's size, in pixels.
    public static <T extends Region> T fix(T region, double width, double height) {
        region.setMinSize(width, height);
        region.setPrefSize(width, height);
        region.setMaxSize(width, height);
        return region;
    }

    /// Fixes a region's width, in pixels.
    public static <T extends Region> T wide(T region, double width) {
        region.setMinWidth(width);
        region.setPrefWidth(width);
        region.setMaxWidth(width);
        return region;
    }

    /// Fixes a region's height, in pixels.
    public static <T extends Region> T high(T region, double height) {
        region.setMinHeight(height);
        region.setPrefHeight(height);
        region.setMaxHeight(height);
        return region;
    }

    /// Adds style classes to a node.
    public static <T extends Node> T styled(T node, String styles) {
        node.getStyleClass().addAll(List.of(styles.strip().split("\\s+")));
        return node;
    }

    /// Shows or hides a node; a hidden node takes up no space.
    public static <T extends Node> T visible(T node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
        return node;
    }

    /// Makes a plain node behave as a button for pointer, keyboard and screen reader.
    public static <T extends Node> T clickable(T node, String name, Runnable action) {
        node.setAccessibleRole(AccessibleRole.BUTTON);
        node.setAccessibleText(name);
        node.setFocusTraversable(true);
        node.getStyleClass().add("clickable");
        node.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                action.run();
                event.consume();
            }
        });
        node.setOnKeyPressed(event -> {
            if (event.getTarget() == node && (event.getCode() == KeyCode.ENTER
                || event.getCode() == KeyCode.SPACE)) {
                action.run();
                event.consume();
            }
        });
        return node;
    }

    /// Puts a text on the clipboard.
    public static void copy(String words) {
        var content = new ClipboardContent();
        content.putString(words);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /// Focuses a control that was added just now, so that it takes also what is typed before it is drawn.
    public static void focusNow(Node control) {
        control.applyCss();
        control.requestFocus();
    }

    /// Whether a node is another one, or lies in it.
    public static boolean isWithin(Node node, Node parent) {
        for (Node part = node; part != null; part = part.getParent()) {
            if (part == parent) {
                return true;
            }
        }
        return false;
    }
}

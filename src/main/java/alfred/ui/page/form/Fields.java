package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.toggle;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Factory methods for form fields, bound to properties.
public final class Fields {
    /// The width of half a dialog, by which the height of a message below a field is reckoned.
    private static final double HALF = 209;

    /// A message as high as others, without words.
    private static final String NOTHING = "\u00a0";

    private Fields() {}

    /// A field with its name above and, if invalid, an error message below.
    public static final class Labelled extends VBox {
        private final Node control;
        private final Label error = Nodes.iconLabel("", "t-caption c-danger", Icon.CIRCLE_ALERT.view(13, "ic-danger"));
        private final Theirs theirs = new Theirs();
        private boolean isRoomy;

        Labelled(String name, Node control) {
            super(5);
            this.control = control;
            var title = label(name, "t-label c-text-2");
            title.setLabelFor(control);
            title.setOnMouseClicked(_ -> focusControl());
            error.setMinWidth(0);
            error.setWrapText(true);
            Nodes.visible(error, false);
            getChildren().addAll(title, control, theirs, error);
            setMinWidth(0);
            if (control instanceof Stepper stepper) {
                stepper.problem().addListener((_, _, words) -> error(words));
            }
        }

        /// @param words the error message; `""` for none
        public void error(String words) {
            control.getStyleClass().remove("error");
            if (!words.isEmpty()) {
                control.getStyleClass().add("error");
                error.setText(words);
            }
            if (isRoomy) {
                error.setVisible(!words.isEmpty());
            } else {
                Nodes.visible(error, !words.isEmpty());
            }
        }

        /// Keeps room for a message of one line, so that nothing moves when it comes; a longer one is cut.
        void keepRoom() {
            isRoomy = true;
            error.setManaged(true);
            error.setWrapText(false);
            error.setText(NOTHING);
            error.setMinHeight(USE_PREF_SIZE);
            // nearer to its field than to the next one
            setMargin(error, new Insets(-2, 0, 0, 0));
            Nodes.tipIfCut(error);
        }

        public void focusControl() {
            Nodes.focusFirst(control);
        }

        /// Shows what somebody else wrote here, see [Theirs#show].
        public void theirs(String who, String words, Runnable take) {
            theirs.show(who, words, take);
        }

        /// Hides what somebody else wrote, since both are the same.
        public void same() {
            theirs.hide();
        }
    }

    /// What somebody else wrote into a field that is being edited, beneath it, with a button that takes it; hidden at
    /// first.
    public static final class Theirs extends HBox {
        private final Label words = Nodes.cut("", "t-caption c-text-2");
        private Runnable take = () -> {};

        public Theirs() {
            super(8);
            words.setMinWidth(0);
            Nodes.tip(words, words::getText);
            setAlignment(Pos.CENTER_LEFT);
            getChildren().addAll(words, Nodes.button(Texts.text("theirs.take"), "text", () -> {
                take.run();
                hide();
            }));
            hide();
        }

        /// @param who the name of who wrote it; `""` if that is not known
        /// @param theirs what they wrote
        public void show(String who, String theirs, Runnable taking) {
            var said = theirs.isBlank() ? Texts.text("theirs.nothing") : theirs;
            words.setText(who.isEmpty() ? Texts.text("theirs.somebody", said) : Texts.text("theirs.by", who, said));
            take = taking;
            Nodes.visible(this, true);
        }

        public void hide() {
            Nodes.visible(this, false);
        }
    }

    /// Returns a control with its name above and room for an error message below.
    public static Labelled named(String name, Node control) {
        if (control.getAccessibleText() == null) {
            control.setAccessibleText(name);
        }
        return new Labelled(name, control);
    }

    /// Returns a single-line field bound to a property.
    public static TextField text(Property<String> value, String prompt, String styles) {
        var field = styled(new TextField(), "f " + styles);
        field.setPromptText(prompt);
        field.textProperty().bindBidirectional(value);
        field.setMinWidth(0);
        return field;
    }

    /// Returns a short field followed by its unit.
    public static HBox measured(StringProperty value, String unit, String name) {
        var field = styled(new TextField(), "bare");
        field.textProperty().bindBidirectional(value);
        field.setAccessibleText(name);
        field.setMinWidth(0);
        return styled(row(6, Nodes.growing(field), Nodes.firm(unit, "t-caption c-muted")), "f");
    }

    /// Returns a multi-line field bound to a property.
    public static TextArea area(Property<String> value, String prompt, int rows) {
        var area = styled(new TextArea(), "f area");
        area.setPromptText(prompt);
        area.setWrapText(true);
        area.setPrefRowCount(rows);
        area.textProperty().bindBidirectional(value);
        area.setPrefHeight(16 + rows * 21);
        area.setMinHeight(16 + rows * 21);
        tabLeaves(area);
        return area;
    }

    /// Makes Tab move to the next field, as elsewhere in forms, instead of writing a tab.
    public static void tabLeaves(TextArea area) {
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
                area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
                event.consume();
            }
        });
    }

    /// Returns a number with minus and plus buttons, which may also be typed.
    ///
    /// @param least the minimum, inclusive
    /// @param most the maximum, inclusive
    public static HBox stepper(IntegerProperty value, int least, int most, String name) {
        return new Stepper(value, least, most, name);
    }

    /// Returns a row of mutually exclusive choices.
    ///
    /// @param mayBeNone whether a second click clears the choice, which sets the value to `""`
    public static HBox segments(Property<String> value, List<String> choices, Function<String, String> name,
        boolean mayBeNone) {
        var group = new ToggleGroup();
        var box = styled(new HBox(), "seg");
        for (var choice : choices) {
            var button = toggle(name.apply(choice), "seg-item");
            button.setToggleGroup(group);
            button.setSelected(choice.equals(value.getValue()));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setStyle("-fx-padding: 0 5;");
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setOnAction(_ -> {
                if (!button.isSelected() && !mayBeNone) {
                    button.setSelected(true);
                }
                value.setValue(button.isSelected() ? choice : "");
            });
            box.getChildren().add(button);
        }
        return box;
    }

    /// Returns a large option button: icon, name, a line of help, and a radio mark.
    public static ToggleButton option(Icon icon, String name, String help, ToggleGroup group, Runnable choose) {
        var words = column(1, label(name, "t-small-strong"), label(help, "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        var face = row(12, icon.view(17), Nodes.growing(words), styled(new Region(), "a-radio"));
        var button = styled(new ToggleButton(), "option");
        button.setGraphic(face);
        button.setAccessibleText(Texts.text("fact.two", name, help));
        button.setToggleGroup(group);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinHeight(58);
        face.prefWidthProperty().bind(button.widthProperty().subtract(30));
        button.setOnAction(_ -> {
            button.setSelected(true);
            choose.run();
        });
        return button;
    }

    /// Returns two fields side by side, of equal width.
    public static HBox pair(VBox left, VBox right) {
        var pair = new HBox(14, left, right);
        for (var half : List.of(left, right)) {
            half.setPrefWidth(HALF);
            HBox.setHgrow(half, Priority.ALWAYS);
        }
        return pair;
    }

    public static VBox stack(Node... fields) {
        return column(14, fields);
    }
}

package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;

/// An editor for a list of tags: Enter or a comma adds one, Backspace in an empty field removes the last. Words that
/// were pasted with commas are as many tags.
public final class TagField extends FlowPane {
    private final ObservableList<String> tags;
    private final UnaryOperator<String> called;
    private final TextField field = styled(new TextField(), "bare");

    public TagField(ObservableList<String> tags, String name) {
        this(tags, name, UnaryOperator.identity());
    }

    /// @param called the display name of a tag
    public TagField(ObservableList<String> tags, String name, UnaryOperator<String> called) {
        super(6, 5);
        this.tags = tags;
        this.called = called;
        styled(this, "f tags");
        setAlignment(Pos.CENTER_LEFT);
        field.setPromptText(text("field.add"));
        field.setAccessibleText(name);
        field.setPrefWidth(84);
        field.setMinHeight(22);
        setPrefWrapLength(120);
        tags.addListener((ListChangeListener<String>) _ -> draw());
        // before the field writes the comma, since a text that is changed while it is written is a fault
        field.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (event.getCharacter().equals(",")) {
                add(field.getText());
                event.consume();
            }
        });
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && !field.getText().isBlank()) {
                add(field.getText());
                event.consume();
            } else if (event.getCode() == KeyCode.BACK_SPACE && field.getText().isEmpty() && !tags.isEmpty()) {
                tags.removeLast();
                event.consume();
            }
        });
        field.focusedProperty().addListener((_, _, focused) -> {
            if (!focused && !field.getText().isBlank()) {
                add(field.getText());
            }
        });
        setOnMouseClicked(_ -> field.requestFocus());
        draw();
    }

    private void add(String typed) {
        field.clear();
        for (var part : typed.split(",")) {
            var tag = part.strip();
            if (!tag.isEmpty()
                && tags.stream()
                    .noneMatch(one -> tag.equalsIgnoreCase(one) || tag.equalsIgnoreCase(called.apply(one)))) {
                tags.add(tag);
                field.requestFocus();
            }
        }
    }

    private void draw() {
        var hadFocus = field.isFocused();
        getChildren().clear();
        for (var tag : List.copyOf(tags)) {
            var remove = Nodes.styled(new Button(called.apply(tag)), "tag tag-button");
            remove.setGraphic(Icon.X.view(11));
            remove.setContentDisplay(ContentDisplay.RIGHT);
            remove.setAccessibleText(text("field.remove", remove.getText()));
            remove.setOnAction(_ -> tags.remove(tag));
            getChildren().add(remove);
        }
        getChildren().add(field);
        if (hadFocus) {
            field.requestFocus();
        }
    }
}

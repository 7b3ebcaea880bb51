package alfred.ui.page.list;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/// A text field for adding entries in plain words: Enter adds one and clears the field for the next.
public final class AddField extends HBox {
    private final TextField field = styled(new TextField(), "bare");

    public AddField(String prompt, Consumer<String> add) {
        this(prompt, Icon.PLUS, add);
    }

    /// @param icon the icon in front of the text
    /// @param add receives each entry, stripped and never blank
    public AddField(String prompt, Icon icon, Consumer<String> add) {
        styled(this, "f tall");
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        var key = firm("Enter", "key");
        key.visibleProperty().bind(field.focusedProperty());
        getChildren().addAll(icon.view(15, "ic-accent"), growing(field), key);
        field.setOnAction(_ -> {
            var words = field.getText().strip();
            if (!words.isEmpty()) {
                field.clear();
                add.accept(words);
            }
        });
        setOnMouseClicked(_ -> focusText());
        Nodes.growing(this);
    }

    /// Gives back words that could not be added, unless others were typed meanwhile.
    public void giveBack(String words) {
        if (field.getText().isBlank()) {
            write(words);
        }
    }

    public void prompt(String words) {
        field.setPromptText(words);
    }

    public void focusText() {
        field.requestFocus();
    }

    public void write(String words) {
        field.setText(words);
        field.end();
    }
}

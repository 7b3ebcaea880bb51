package alfred.ui.page;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/// A line to add things with: type it as one would say it, press Enter, go on.
public final class AddField extends HBox {
    private final TextField field = styled(new TextField(), "bare");

    public AddField(String prompt, Consumer<String> add) {
        this(prompt, Icon.PLUS, add);
    }

    /// @param icon what stands before the words
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

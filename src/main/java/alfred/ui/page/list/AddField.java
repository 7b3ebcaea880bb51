package alfred.ui.page.list;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A text field for adding entries in plain words: Enter adds one and clears the field for the next.
public final class AddField extends VBox {
    private final TextField field = styled(new TextField(), "bare");
    private final Label fault = Nodes.iconLabel("", "t-caption c-danger", Icon.CIRCLE_ALERT.view(13, "ic-danger"));

    public AddField(String prompt, Consumer<String> add) {
        this(prompt, Icon.PLUS, add);
    }

    /// @param icon the icon in front of the text
    /// @param add receives each entry, stripped and never blank
    public AddField(String prompt, Icon icon, Consumer<String> add) {
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        var key = firm("Enter", "key");
        key.visibleProperty().bind(field.focusedProperty());
        var line = styled(new HBox(icon.view(15, "ic-accent"), growing(field), key), "f tall");
        fault.setMinWidth(0);
        fault.setWrapText(true);
        fault.setPadding(new Insets(4, 0, 0, 2));
        Nodes.visible(fault, false);
        getChildren().addAll(line, fault);
        field.setOnAction(_ -> {
            var words = field.getText().strip();
            if (!words.isEmpty()) {
                field.clear();
                add.accept(words);
            }
        });
        field.textProperty().addListener((_, _, _) -> Nodes.visible(fault, false));
        setOnMouseClicked(_ -> focusText());
        Nodes.growing(this);
    }

    /// Gives back words that cannot be added, selected, and tells below them why. The next letter corrects them.
    public void refuse(String words, String why) {
        focusText();
        write(words);
        field.selectAll();
        fault.setText(why);
        Nodes.visible(fault, true);
    }

    /// Begins a line with a letter, if there is none yet; returns whether it did.
    public boolean type(String letter) {
        if (!field.getText().isEmpty()) {
            return false;
        }
        focusText();
        write(letter);
        return true;
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

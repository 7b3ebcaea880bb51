package alfred.ui.page.list;

import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;

/// A search field that reports every change; Esc clears it.
public final class SearchField extends HBox {
    private final TextField field = styled(new TextField(), "bare");
    private final Button clear;

    public SearchField(String prompt, Runnable changed) {
        styled(this, "f quiet");
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        clear = Nodes.iconButton(Icon.X, Texts.text("search.clear"), "sm", field::clear);
        Nodes.visible(clear, false);
        getChildren().addAll(Icon.SEARCH.view(15, "ic-2"), Nodes.growing(field), clear);
        field.textProperty().addListener((_, _, next) -> {
            Nodes.visible(clear, !next.isEmpty());
            changed.run();
        });
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE && !field.getText().isEmpty()) {
                field.clear();
                event.consume();
            }
        });
        setOnMouseClicked(_ -> focusText());
    }

    public String text() {
        return field.getText();
    }

    public void focusText() {
        field.requestFocus();
        field.selectAll();
    }
}

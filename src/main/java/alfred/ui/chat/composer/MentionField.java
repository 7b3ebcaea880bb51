package alfred.ui.chat.composer;

import alfred.ui.fx.Nodes;
import alfred.ui.model.Mention;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

/// A text area that highlights mentions and deletes each as a whole.
///
/// It grows with its text up to a maximum height.
final class MentionField extends StackPane {
    private static final double TALLEST = 168;

    private final ComposerText model = new ComposerText();
    private final TextArea area = Nodes.styled(new TextArea(), "bare t-body");
    private final Pane tints = new Pane();
    private boolean isOurs;

    MentionField(String prompt) {
        area.setPromptText(prompt);
        area.setWrapText(true);
        area.setPrefRowCount(2);
        area.setAccessibleText(prompt);
        tints.setMouseTransparent(true);
        getChildren().addAll(tints, area);
        area.textProperty().addListener((_, _, next) -> {
            if (!isOurs) {
                model.edited(next);
            }
            requestLayout();
        });
        area.scrollTopProperty().addListener((_, _, _) -> requestLayout());
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::removeWhole);
        setMinHeight(46);
    }

    ComposerText model() {
        return model;
    }

    TextArea area() {
        return area;
    }

    /// Shows the model's text after a change from outside the text area.
    ///
    /// @param caret the new caret position; clamped to the text
    void refresh(int caret) {
        isOurs = true;
        try {
            area.setText(model.text());
        } finally {
            isOurs = false;
        }
        area.positionCaret(Math.clamp(caret, 0, model.text().length()));
        requestLayout();
    }

    private void removeWhole(KeyEvent event) {
        if (area.getSelection().getLength() > 0) {
            return;
        }
        var caret = area.getCaretPosition();
        var span = switch (event.getCode()) {
            case KeyCode.BACK_SPACE -> model.endingAt(caret);
            case KeyCode.DELETE -> model.startingAt(caret);
            default -> Optional.<ComposerText.Span>empty();
        };
        span.ifPresent(found -> {
            area.deleteText(found.from(), found.to());
            event.consume();
        });
    }

    @Override
    protected double computePrefHeight(double width) {
        var text = new Text(area.getText().isEmpty() ? " " : area.getText() + " ");
        text.setFont(area.getFont());
        text.setLineSpacing(4);
        text.setWrappingWidth(Math.max(60, (width < 0 ? getWidth() : width) - 8));
        return Math.clamp(text.getLayoutBounds().getHeight() + 6, 46, TALLEST);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        tints.getChildren().clear();
        if (area.getSkin() instanceof TextAreaSkin skin) {
            for (var span : model.spans()) {
                tint(skin, span);
            }
        }
    }

    private void tint(TextAreaSkin skin, ComposerText.Span span) {
        var from = span.from();
        while (from < span.to()) {
            var start = skin.getCharacterBounds(from);
            var to = from;
            var end = start;
            while (to + 1 < span.to() && Math.abs(skin.getCharacterBounds(to + 1).getMinY() - start.getMinY()) < 2) {
                to++;
                end = skin.getCharacterBounds(to);
            }
            add(span.mention(), start, end);
            from = to + 1;
        }
    }

    private void add(Mention mention, Rectangle2D start, Rectangle2D end) {
        var tint = Nodes.styled(new Region(), "chip " + mention.kind().style());
        var height = Math.min(22, start.getHeight() + 2);
        tint.setMinHeight(0);
        tint.resizeRelocate(start.getMinX() - 3, start.getMinY() + (start.getHeight() - height) / 2,
            end.getMaxX() - start.getMinX() + 6, height);
        tint.setManaged(false);
        tints.getChildren().add(tint);
    }
}

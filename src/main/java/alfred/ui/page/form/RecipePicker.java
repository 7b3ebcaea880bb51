package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A recipe field with suggestions while typing; empty for no recipe.
final class RecipePicker extends VBox {
    private static final int MAX_SUGGESTIONS = 5;
    /// The rank of a recipe of which only an ingredient or a tag has the words.
    private static final int NO_NAME = 2;

    private final List<RecipeCard> cards;
    private final TextField field = styled(new TextField(), "f");
    private final VBox list = styled(new VBox(), "well");
    private final List<RecipeCard> found = new ArrayList<>();
    private final ObjectProperty<Optional<RecipeCard>> value = new SimpleObjectProperty<>(Optional.empty());
    private final boolean takesWords;
    private int chosen;

    /// @param takesWords whether words that name no recipe may stay; then they are the last of the suggestions, and
    ///     the first choice where no name has them
    RecipePicker(List<RecipeCard> cards, Optional<RecipeCard> start, boolean takesWords) {
        super(4);
        this.cards = cards;
        this.takesWords = takesWords;
        field.setPromptText(text("picker.prompt"));
        field.setAccessibleText(text("picker.prompt"));
        list.setPadding(new Insets(4));
        Nodes.visible(list, false);
        getChildren().addAll(field, list);
        start.ifPresent(this::take);
        field.textProperty().addListener((_, _, typed) -> search(typed.strip().toLowerCase(Locale.ROOT)));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                Nodes.visible(list, false);
            }
        });
    }

    @Override
    public void requestFocus() {
        field.requestFocus();
    }

    ObjectProperty<Optional<RecipeCard>> value() {
        return value;
    }

    /// Whether the text does not name a recipe.
    boolean isOpen() {
        return value.get().isEmpty() && !field.getText().isBlank();
    }

    /// The text of the field.
    StringProperty letters() {
        return field.textProperty();
    }

    /// Sets the text without showing suggestions.
    void write(String name) {
        field.setText(name);
        Nodes.visible(list, false);
    }

    private void take(RecipeCard card) {
        value.set(Optional.of(card));
        field.setText(card.name());
        field.end();
        Nodes.visible(list, false);
    }

    private void search(String asked) {
        if (value.get().filter(card -> card.name().equals(field.getText())).isPresent()) {
            return;
        }
        value.set(cards.stream().filter(card -> card.name().equalsIgnoreCase(asked)).findFirst());
        found.clear();
        if (!asked.isEmpty()) {
            cards.stream().filter(card -> card.words().contains(asked)).sorted((a, b) -> rank(a, asked) - rank(b,
                asked)).limit(MAX_SUGGESTIONS).forEach(found::add);
        }
        chosen = takesWords && !found.isEmpty() && rank(found.getFirst(), asked) == NO_NAME ? found.size() : 0;
        draw();
    }

    private static int rank(RecipeCard card, String asked) {
        var name = card.name().toLowerCase(Locale.ROOT);
        return name.startsWith(asked) ? 0 : name.contains(asked) ? 1 : NO_NAME;
    }

    private void draw() {
        list.getChildren().clear();
        for (int i = 0; i < found.size(); i++) {
            var card = found.get(i);
            HBox line = styled(row(10, Cover.thumb(card.look(), 28), growing(cut(card.name(), "t-small-strong"))),
                i == chosen ? "mention-row sel" : "mention-row");
            line.setOnMousePressed(event -> {
                take(card);
                event.consume();
            });
            list.getChildren().add(line);
        }
        if (takesWords && !found.isEmpty()) {
            var words = styled(row(10, Icon.NOTE.view(15),
                growing(cut(text("picker.note", field.getText().strip()), "t-small"))),
                chosen == found.size() ? "mention-row sel" : "mention-row");
            words.setOnMousePressed(event -> {
                Nodes.visible(list, false);
                event.consume();
            });
            list.getChildren().add(words);
        }
        Nodes.visible(list, !found.isEmpty());
    }

    private void choose() {
        if (chosen < found.size()) {
            take(found.get(chosen));
        } else {
            Nodes.visible(list, false);
        }
    }

    private void key(KeyEvent event) {
        if (!list.isVisible()) {
            return;
        }
        switch (event.getCode()) {
            case UP, DOWN -> {
                chosen = Math.floorMod(chosen + (event.getCode() == KeyCode.UP ? -1 : 1),
                    list.getChildren().size());
                draw();
            }
            case ENTER, TAB -> choose();
            case ESCAPE -> Nodes.visible(list, false);
            default -> {
                return;
            }
        }
        event.consume();
    }
}

package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

/// Recipe list in rows: thumbnail, name, tags, time, servings, and the number of ingredients to buy.
final class RecipeTable extends ListView<RecipeCard> {
    RecipeTable(Consumer<RecipeCard> open, EntityMarks marks) {
        Nodes.styled(this, "plain-list");
        setCellFactory(_ -> new Line(open, marks));
        setOnKeyPressed(event -> {
            var chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                open.accept(chosen);
            }
        });
    }

    void show(List<RecipeCard> cards) {
        getItems().setAll(cards);
    }

    private static final class Line extends ListCell<RecipeCard> {
        private final Consumer<RecipeCard> open;
        private final EntityMarks marks;

        Line(Consumer<RecipeCard> open, EntityMarks marks) {
            this.open = open;
            this.marks = marks;
            setPrefWidth(0);
            setStyle("-fx-padding: 0 24 0 24;");
        }

        @Override
        protected void updateItem(RecipeCard card, boolean empty) {
            super.updateItem(card, empty);
            if (empty || card == null) {
                setGraphic(null);
                return;
            }
            var line = Nodes.styled(
                row(12, Cover.thumb(card.look(), 36), growing(cut(card.name(), "t-strong")), tags(card),
                    column(card.minutes() > 0 ? DisplayFormat.minutes(card.minutes()) : "", 96),
                    column(card.servings() > 0 ? text("recipe.serves", card.servings()) : "", 74), stock(card)),
                "row hairline");
            line.setMinHeight(52);
            line.setPadding(new Insets(0, 8, 0, 8));
            setGraphic(Nodes.clickable(line, card.name(), () -> open.accept(card)));
            line.setFocusTraversable(false);
            marks.join(line, () -> Optional.of(card.mention()));
        }

        private static Node tags(RecipeCard card) {
            var box = row(6);
            card.tags().stream().limit(2).forEach(tag -> box.getChildren().add(firm(TagNames.spoken(tag), "tag")));
            return box;
        }

        private static Node column(String words, double width) {
            return Nodes.wide(cut(words, "t-small c-muted"), width);
        }

        private static Node stock(RecipeCard card) {
            var box = Nodes.wide(row(6), 104);
            card.missing().ifPresent(missing -> {
                if (missing == 0) {
                    box.getChildren().addAll(Icon.CHECK.view(13, "ic-accent"),
                        cut(text("recipe.all-at-home"), "t-caption c-accent"));
                } else {
                    box.getChildren().addAll(Icon.SHOPPING_BASKET.view(13),
                        cut(card.toBuy() > 0 ? text("recipe.to-buy", card.toBuy()) : text("recipe.listed", missing),
                            "t-caption c-muted"));
                }
            });
            return box;
        }
    }
}

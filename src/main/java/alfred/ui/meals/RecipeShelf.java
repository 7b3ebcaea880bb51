package alfred.ui.meals;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeFilter.Chip;
import alfred.ui.model.RecipeFilter;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.list.SearchField;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The cookbook beside the week: search, filters, and a list of recipes to drag into the calendar.
final class RecipeShelf extends VBox {
    /// Drag format for a recipe, carrying its id; private to Alfred.
    static final DataFormat RECIPE = new DataFormat("application/x-alfred-recipe");

    private final SearchField search = new SearchField(text("meals.find"), this::apply);
    private final ToggleButton atHome = toggle(text("recipes.at-home"), "filter");
    private final ToggleButton quick = toggle(text("recipes.quick"), "filter");
    private final ListView<RecipeCard> list = styled(new ListView<>(), "plain-list");
    private final VBox empty = new VBox(10);
    private final Runnable write;
    private List<RecipeCard> cards = List.of();

    /// Creates an empty shelf.
    ///
    /// @param open called with the recipe that was clicked
    /// @param write starts a new recipe; offered while the cookbook is empty
    RecipeShelf(Consumer<RecipeCard> open, Runnable write) {
        super(10);
        this.write = write;
        styled(this, "well");
        Nodes.wide(this, 232);
        setPadding(new Insets(12, 12, 12, 12));
        list.setCellFactory(_ -> new Line(open));
        list.setPrefHeight(200);
        empty.setAlignment(Pos.TOP_LEFT);
        empty.setPadding(new Insets(8, 4, 0, 4));
        list.setPlaceholder(empty);
        VBox.setVgrow(list, Priority.ALWAYS);
        search.setStyle("-fx-background-color: -alfred-line-strong, -alfred-card; -fx-background-insets: 0, 1;");
        getChildren().addAll(
            row(8, firm(text("page.recipes"), "t-heading"), spacer(), firm(text("meals.drag"), "t-caption c-muted")),
            search, Nodes.flow(6, atHome, quick), list);
        atHome.setOnAction(_ -> apply());
        quick.setOnAction(_ -> apply());
    }

    void show(List<RecipeCard> next) {
        cards = List.copyOf(next);
        apply();
    }

    private void apply() {
        empty.getChildren()
            .setAll(wrapped(text(cards.isEmpty() ? "meals.shelf.empty" : "meals.shelf.none"), "t-small c-muted"));
        if (cards.isEmpty()) {
            empty.getChildren().add(button(text("recipes.write"), Icon.PLUS, "secondary", write));
        }
        var chosen = EnumSet.noneOf(Chip.class);
        if (atHome.isSelected()) {
            chosen.add(Chip.AT_HOME);
        }
        if (quick.isSelected()) {
            chosen.add(Chip.QUICK);
        }
        var filter = new RecipeFilter(search.text(), chosen, RecipeFilter.Order.NAME);
        var found = filter.apply(cards);
        list.getItems().setAll(found.isEmpty() ? filter.nearly(cards) : found);
    }

    private static final class Line extends ListCell<RecipeCard> {
        private final Consumer<RecipeCard> open;

        Line(Consumer<RecipeCard> open) {
            this.open = open;
            setPrefWidth(0);
            // on the cell, since its content is redrawn on press
            setOnDragDetected(event -> {
                if (getItem() != null) {
                    drag(getItem());
                    event.consume();
                }
            });
        }

        /// As high as a name over several lines needs at this width.
        @Override
        protected double computePrefHeight(double width) {
            return getGraphic() == null ? super.computePrefHeight(width)
                : snappedTopInset() + getGraphic().prefHeight(getWidth() - snappedLeftInset() - snappedRightInset())
                    + snappedBottomInset();
        }

        private void drag(RecipeCard card) {
            var board = startDragAndDrop(TransferMode.COPY);
            var content = new ClipboardContent();
            content.put(RECIPE, card.id().toString());
            content.put(EntityMarks.FORMAT, card.mention().written());
            board.setContent(content);
            board.setDragView(MealCard.picture(getGraphic()));
        }

        @Override
        protected void updateItem(RecipeCard card, boolean empty) {
            super.updateItem(card, empty);
            if (empty || card == null) {
                setGraphic(null);
                return;
            }
            var words = column(0, wrapped(card.name(), "t-small-strong"));
            if (card.minutes() > 0) {
                words.getChildren().add(cut(DisplayFormat.minutes(card.minutes()), "t-caption c-muted"));
            }
            words.setAlignment(Pos.CENTER_LEFT);
            var line = styled(row(10, Cover.thumb(card.look(), 34), growing(words),
                Careful.mark(card.lacking().against())), "row");
            line.setMinHeight(48);
            line.setPadding(new Insets(4, 6, 4, 4));
            setGraphic(Nodes.clickable(line, card.name(), () -> open.accept(card)));
        }
    }
}

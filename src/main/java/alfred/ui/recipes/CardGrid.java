package alfred.ui.recipes;

import alfred.ui.fx.Fonts;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.list.RowMenu;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Virtualised grid of recipe cards, in as many columns as fit the width.
final class CardGrid extends ListView<List<RecipeCard>> {
    private static final double GAP = 16;
    private static final double MIN_WIDTH = 196;
    private static final double SIDE = 32;

    private final Consumer<RecipeCard> open;
    private final Function<RecipeCard, List<RowMenu.Way>> ways;
    private final EntityMarks marks;
    /// The room around a row, which ends where the search above it does, with a scroll bar beside it or without.
    private final ObjectProperty<Insets> sides = new SimpleObjectProperty<>(new Insets(0, SIDE, GAP, SIDE));
    private List<RecipeCard> cards = List.of();
    private int columns;

    CardGrid(Consumer<RecipeCard> open, Function<RecipeCard, List<RowMenu.Way>> ways, EntityMarks marks) {
        this.ways = ways;
        this.open = open;
        this.marks = marks;
        Nodes.styled(this, "plain-list");
        setCellFactory(_ -> new RowCell());
        setFocusTraversable(false);
        widthProperty().addListener((_, _, _) -> arrange(false));
        addEventFilter(KeyEvent.KEY_PRESSED, this::move);
        skinProperty()
            .addListener(_ -> lookupAll(".scroll-bar").forEach(bar -> Nodes.follow(this, bar.visibleProperty(),
                isThere -> {
                    if (((ScrollBar) bar).getOrientation() == Orientation.VERTICAL) {
                        sides.set(new Insets(0, isThere ? SIDE - Nodes.SCROLL_BAR : SIDE, GAP, SIDE));
                    }
                })));
    }

    void show(List<RecipeCard> next) {
        cards = next;
        arrange(true);
    }

    private void arrange(boolean isNew) {
        var room = Math.max(MIN_WIDTH, getWidth() - 2 * SIDE);
        var fitting = Math.max(1, (int) ((room + GAP) / (MIN_WIDTH + GAP)));
        if (!isNew && fitting == columns) {
            return;
        }
        columns = fitting;
        var rows = new ArrayList<List<RecipeCard>>();
        for (int i = 0; i < cards.size(); i += columns) {
            rows.add(cards.subList(i, Math.min(cards.size(), i + columns)));
        }
        getItems().setAll(rows);
    }

    /// Moves the focus to the card above or below on the up and down keys. Left and right follow the normal focus
    /// order.
    private void move(KeyEvent event) {
        var by = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (by == 0 || !(getScene().getFocusOwner() instanceof CardView card)
            || !(card.getParent() instanceof HBox line)) {
            return;
        }
        var column = line.getChildren().indexOf(card);
        var cell = (RowCell) line.getParent();
        var row = cell.getIndex() + by;
        if (row >= 0 && row < getItems().size()) {
            scrollTo(Math.max(0, row - 1));
            layout();
            lookupAll(".list-cell").stream().filter(RowCell.class::isInstance).map(RowCell.class::cast)
                .filter(c -> c.getIndex() == row).findFirst()
                .ifPresent(next -> next.focus(column));
            event.consume();
        }
    }

    private final class RowCell extends ListCell<List<RecipeCard>> {
        private final HBox line = new HBox(GAP);
        private final List<CardView> views = new ArrayList<>();

        RowCell() {
            paddingProperty().bind(sides);
            setPrefWidth(0);
            fontProperty().addListener(_ -> fit());
        }

        void focus(int column) {
            views.get(Math.min(column, Math.max(0, getItem().size() - 1))).requestFocus();
        }

        /// Gives the names of a row one line or two, as the longest of them needs; anew with another size of text.
        private void fit() {
            var row = getItem();
            if (row != null) {
                var isTall = row.stream().anyMatch(this::isLong);
                for (int i = 0; i < row.size(); i++) {
                    views.get(i).lines(isTall, isLong(row.get(i)), getFont().getSize());
                }
            }
        }

        private boolean isLong(RecipeCard card) {
            var words = new Text(card.name());
            words.setFont(Font.font(Fonts.NEWSREADER.family(), 17 * getFont().getSize() / 14));
            var room =
                (CardGrid.this.getWidth() - 2 * SIDE - GAP * (columns - 1)) / columns - (card.isFavourite() ? 51 : 32)
                    - (card.lacking().against().isEmpty() ? 0 : 20);
            return words.getLayoutBounds().getWidth() > room;
        }

        @Override
        protected void updateItem(List<RecipeCard> row, boolean empty) {
            super.updateItem(row, empty);
            // the cards stay where they are: what is added to a scene anew is styled anew
            line.setVisible(!empty && row != null);
            if (empty || row == null) {
                return;
            }
            while (views.size() < columns) {
                var view = new CardView(118, open);
                marks.join(view, view::mention);
                RowMenu.on(view, () -> view.shown().map(ways).orElse(List.of()));
                HBox.setHgrow(view, Priority.ALWAYS);
                view.setPrefWidth(MIN_WIDTH);
                view.setMaxWidth(Double.MAX_VALUE);
                views.add(view);
            }
            if (line.getChildren().size() != columns) {
                line.getChildren().setAll(views.subList(0, columns));
            }
            for (int i = 0; i < columns; i++) {
                views.get(i).setVisible(i < row.size());
                if (i < row.size()) {
                    views.get(i).show(row.get(i));
                }
            }
            fit();
            setGraphic(line);
        }
    }
}

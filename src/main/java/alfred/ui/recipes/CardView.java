package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Mention;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Recipe card: full-bleed cover, name, time and servings, and the number of ingredients to buy. Reusable by the
/// cells of a virtualised grid: [#show] replaces the recipe.
public final class CardView extends VBox {
    /// The height of a line of the name, in sizes of the running text.
    private static final double LINE = 23.0 / 14;
    /// The height of the line that tells what is at home, in pixels.
    private static final double STOCK = 20;
    /// The height of a line of small words, as a part of the size of the running text.
    private static final double SMALL = 1.22;
    /// What is left free around and between the words, in pixels.
    private static final double ROUND = 27;
    private final Cover cover = new Cover(CoverTable.lookOf("", List.of()), Cover.Shape.CARD);
    private final Label name = Nodes.label("", "t-title-3");
    private final Label fact = Nodes.cut("", "t-caption c-muted");
    private final HBox allThere =
        row(6, Icon.CHECK.view(13, "ic-accent"), Nodes.cut(text("recipe.all-at-home"), "t-caption c-accent"));
    private final Label toBuy = Nodes.cut("", "t-caption c-muted");
    private final HBox lacking = row(6, Icon.SHOPPING_BASKET.view(13), toBuy);
    private final Label allergen = Careful.mark(List.of());
    private final HBox heart = row(0, Icon.HEART.view(13, "ic-heart"));
    private final StackPane stock = new StackPane();
    private final VBox words = new VBox(3);
    private @Nullable RecipeCard shown;

    /// Creates an empty card.
    ///
    /// @param coverHeight the cover's height in pixels
    /// @param open called with the shown recipe when the card is clicked
    public CardView(double coverHeight, Consumer<RecipeCard> open) {
        styled(this, "a-card");
        cover.setMinHeight(coverHeight);
        cover.setPrefHeight(coverHeight);
        setPadding(new Insets(1));
        var head = row(6, Nodes.growing(name), allergen, heart);
        stock.getChildren().addAll(allThere, lacking);
        words.getChildren().addAll(head, fact, stock);
        words.setPadding(new Insets(10, 14, 11, 14));
        stock.setMinHeight(STOCK);
        getChildren().addAll(cover, words);
        Nodes.clickable(this, "", () -> {
            if (shown != null) {
                open.accept(shown);
            }
        });
        setMinWidth(0);
        name.setWrapText(true);
        Nodes.tip(name, () -> name.getText().length() > 40 ? name.getText() : "");
        name.setMinWidth(0);
        name.setAlignment(Pos.TOP_LEFT);
        head.setAlignment(Pos.TOP_LEFT);
        allThere.setAlignment(Pos.BOTTOM_LEFT);
        lacking.setAlignment(Pos.BOTTOM_LEFT);
        VBox.setVgrow(words, Priority.ALWAYS);
        VBox.setVgrow(stock, Priority.ALWAYS);
    }

    /// Returns a mention of the shown recipe for a chat message; empty before the first [#show].
    Optional<Mention> mention() {
        return Optional.ofNullable(shown).map(RecipeCard::mention);
    }

    /// Returns the shown recipe; empty before the first [#show].
    Optional<RecipeCard> shown() {
        return Optional.ofNullable(shown);
    }

    /// Makes all cards of a row of one height. A shorter name keeps what is told of it close, and the room is left
    /// above the last line.
    ///
    /// @param isTall whether a name of the row needs two lines
    /// @param isLong whether the name of this card does; a sign of another font makes it no higher
    /// @param size the size of the running text, in pixels
    void lines(boolean isTall, boolean isLong, double size) {
        var line = Math.ceil(size * LINE);
        Nodes.high(name, isLong ? 2 * line + 2 : line);
        words.setMinHeight(ROUND + STOCK + Math.ceil(size * SMALL) + (isTall ? 2 : 1) * line);
    }

    /// Replaces the shown recipe.
    public void show(RecipeCard card) {
        shown = card;
        cover.show(card.look());
        name.setText(card.name());
        setAccessibleText(card.lacking().against().isEmpty() ? card.name()
            : text("fact.two", card.name(), Careful.card(card.lacking().against())));
        fact.setText(facts(card));
        Nodes.visible(heart, card.isFavourite());
        Careful.show(allergen, card.lacking().against());
        var missing = card.missing().orElse(0);
        allThere.setVisible(card.missing().isPresent() && missing == 0);
        lacking.setVisible(missing > 0);
        toBuy.setText(card.toBuy() > 0 ? text("recipe.to-buy", card.toBuy()) : text("recipe.listed", missing));
    }

    static String facts(RecipeCard card) {
        var time = card.minutes() > 0 ? DisplayFormat.minutes(card.minutes()) : "";
        var serves = card.servings() > 0 ? text("recipe.serves", card.servings()) : "";
        return time.isEmpty() || serves.isEmpty() ? time + serves : text("fact.two", time, serves);
    }
}

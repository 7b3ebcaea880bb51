package alfred.ui.meals;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.NameLabel;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.transform.Rotate;

/// Calendar card of a planned meal: cover, name and servings, or a note without a cover. Draggable to another slot.
final class MealCard {
    /// Drag format for a meal, carrying its id; private to Alfred.
    static final DataFormat MEAL = new DataFormat("application/x-alfred-meal");

    /// The style class of the words below a cover.
    static final String WORDS = "meal-words";

    private static final double LEAST_COVER = 56;
    private static final double MAX_COVER = 220;

    private MealCard() {}

    static Region of(Week.Meal meal, Runnable open) {
        var card = meal.recipe().isPresent() ? recipe(meal) : note(meal);
        Nodes.clickable(card, called(meal, meal.title()), open);
        draggable(card, meal);
        return card;
    }

    /// Returns what a screen reader says of a meal, with what of it the household's allergies forbid.
    static String called(Week.Meal meal, String title) {
        var name = text("meals.card", title, DisplayFormat.mealType(meal.type()), DisplayFormat.longDay(meal.date()));
        return meal.allergies().isEmpty() ? name
            : text("fact.two", name, Careful.card(meal.allergies()));
    }

    /// Lets what shows a meal be dragged to another place of the week.
    static void draggable(Region card, Week.Meal meal) {
        card.setOnDragDetected(event -> {
            var board = card.startDragAndDrop(TransferMode.MOVE);
            var content = new ClipboardContent();
            content.put(MEAL, meal.item().id().toString());
            board.setContent(content);
            board.setDragView(picture(card), event.getX(), event.getY());
            card.setOpacity(0.35);
            event.consume();
        });
        card.setOnDragDone(_ -> card.setOpacity(1));
    }

    /// Returns what is dragged as a card that is lifted and tilted a little, and lets through what lies below it.
    static WritableImage picture(Node card) {
        card.getStyleClass().add("ghost");
        card.applyCss();
        var as = new SnapshotParameters();
        as.setFill(Color.TRANSPARENT);
        as.setTransform(new Rotate(2.5));
        var opacity = card.getOpacity();
        card.setOpacity(0.86);
        var picture = card.snapshot(as, null);
        card.setOpacity(opacity);
        card.getStyleClass().remove("ghost");
        return picture;
    }

    /// Returns the card of a suggested meal, with a dashed border and a draft tag.
    static Region of(Week.Draft draft, Runnable open) {
        var words = words(new NameLabel(draft.title(), "t-small-strong"), spacer(),
            firm(text("draft.tag"), "tag draft"));
        var card = styled(new VBox(words), "meal-card draft");
        draft.recipe().ifPresent(recipe -> card.getChildren().addFirst(marked(cover(recipe), draft.allergies())));
        card.setPadding(new Insets(1));
        return Nodes.clickable(card, text("meals.draft", draft.title()), open);
    }

    /// The words below a cover, as high as the longest of their row need.
    static final class Words extends VBox {
        private double least;

        private Words(Node... lines) {
            super(4, lines);
            styled(this, WORDS);
        }

        /// Returns the height that they need themselves.
        double needed(double width) {
            return super.computeMinHeight(width);
        }

        void atLeast(double height) {
            if (Math.abs(height - least) > 0.5) {
                least = height;
                requestLayout();
            }
        }

        @Override
        protected double computeMinHeight(double width) {
            return Math.max(least, super.computeMinHeight(width));
        }
    }

    private static VBox words(Node... lines) {
        var words = new Words(lines);
        words.setPadding(new Insets(7, 4, 8, 7));
        VBox.setVgrow(words, Priority.SOMETIMES);
        return words;
    }

    private static Cover cover(RecipeCard recipe) {
        var cover = new Cover(recipe.look(), Cover.Shape.CARD);
        cover.setMinHeight(LEAST_COVER);
        cover.setPrefHeight(LEAST_COVER);
        cover.setMaxHeight(MAX_COVER);
        VBox.setVgrow(cover, Priority.ALWAYS);
        return cover;
    }

    /// Puts the sign of an allergy into the corner of a cover.
    private static Node marked(Cover cover, List<String> allergies) {
        if (allergies.isEmpty()) {
            return cover;
        }
        var mark = styled(Careful.mark(allergies), "careful-badge");
        StackPane.setAlignment(mark, Pos.TOP_RIGHT);
        StackPane.setMargin(mark, new Insets(6));
        var marked = new StackPane(cover, mark);
        marked.setMaxHeight(MAX_COVER);
        VBox.setVgrow(marked, Priority.ALWAYS);
        return marked;
    }

    private static VBox recipe(Week.Meal meal) {
        var cover = cover(meal.recipe().orElseThrow());
        var servings = meal.servings();
        var people = servings > 0 ? text("meals.for", servings) : "";
        var foot = meal.isCooked()
            ? iconLabel(people.isEmpty() ? text("meals.cooked") : text("meals.cooked-for", people),
                "t-caption c-accent",
                Icon.CHECK.view(13, "ic-accent"))
            : iconLabel(people, "t-caption c-muted", Icon.USERS.view(13));
        foot.setMinWidth(0);
        foot.setWrapText(true);
        foot.setMinHeight(Region.USE_PREF_SIZE);
        Nodes.visible(foot, meal.isCooked() || servings > 0);
        var words = words(new NameLabel(meal.title(), "t-small-strong"), spacer(),
            foot);
        var card = styled(new VBox(marked(cover, meal.allergies()), words), "meal-card");
        card.setPadding(new Insets(1));
        return card;
    }

    private static VBox note(Week.Meal meal) {
        var card = styled(
            column(6, Icon.NOTE.view(15), new NameLabel(
                meal.title().isBlank() ? text("meals.something") : meal.title(), "t-small c-text-2")),
            "note-card");
        card.setPadding(new Insets(10));
        return card;
    }
}

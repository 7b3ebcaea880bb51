package alfred.ui.chat.transcript;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.chat.model.ChatItem;
import alfred.ui.chat.model.DishLines;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Mention;
import alfred.ui.model.RecipeCards;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The recipes that a reply lists, each with its cover: a click opens it, a button plans it.
final class DishList extends VBox {
    private static final int MAX_SHOWN = 7;

    private final Transcript.Actions actions;
    private final List<DishLines.Dish> dishes;

    DishList(ChatItem.Dishes item, Transcript.Actions actions) {
        this.actions = actions;
        dishes = item.dishes();
        styled(this, "a-card");
        setPadding(new Insets(4, 8, 4, 12));
        actions.withCookbook(cookbook -> show(cookbook, item.isMoreOffered(), dishes.size() <= MAX_SHOWN + 1));
    }

    private void show(RecipeCards cookbook, boolean isMoreOffered, boolean isWhole) {
        getChildren().clear();
        for (var dish : isWhole ? dishes : dishes.subList(0, MAX_SHOWN)) {
            if (!getChildren().isEmpty()) {
                getChildren().add(Nodes.rule());
            }
            getChildren().add(line(dish, cookbook));
        }
        var more = Nodes.flow(8);
        if (!isWhole) {
            more.getChildren()
                .add(button(text("chat.dishes.all", dishes.size()), "text", () -> show(cookbook, isMoreOffered, true)));
        }
        if (isMoreOffered) {
            more.getChildren().add(
                button(text("chat.dishes.else"), Icon.REFRESH_CW, "text", () -> actions.say(text("chat.dishes.else"))));
        }
        if (!more.getChildren().isEmpty()) {
            more.setPadding(new Insets(4, 0, 4, 0));
            getChildren().addAll(Nodes.rule(), more);
        }
    }

    private Node line(DishLines.Dish dish, RecipeCards cookbook) {
        var words = column(1, wrapped(dish.name(), "t-small-strong"));
        if (!dish.facts().isEmpty()) {
            words.getChildren().add(wrapped(dish.facts(), "t-caption c-muted"));
        }
        if (!dish.words().isEmpty()) {
            words.getChildren().add(wrapped(DisplayFormat.capital(dish.words()), "t-caption c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var card = cookbook.byId().get(dish.id());
        var face = row(10);
        if (card != null) {
            face.getChildren().add(Cover.thumb(card.look(), 34));
        }
        face.getChildren().add(growing(words));
        face.setMinHeight(48);
        face.setPadding(new Insets(6, 0, 6, 0));
        var open = Nodes.clickable(growing(face), dish.name(),
            () -> actions.open(new Mention(dish.name(), "recipe", dish.id().toString())));
        return row(6, open,
            iconButton(Icon.CALENDAR_PLUS, text("chat.dishes.plan", dish.name()), "sm", () -> actions.plan(dish.id())));
    }
}

package alfred.ui.shopping;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.kitchen.shopping.PlannedMeals.Dish;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Kitchen.AtHome;
import alfred.ui.model.Kitchen.Needed;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Column beside the list: the planned meals it covers, and the ingredients for them already at home.
final class PlanColumn extends VBox {
    private static final int MAX_AT_HOME = 5;

    private final PageContext desk;
    private boolean isAll;

    PlanColumn(PageContext desk) {
        super(12);
        this.desk = desk;
    }

    /// @param days the days of these meals, in words
    void show(Needed needed, String days, RecipeCards cookbook) {
        getChildren().setAll(row(8, firm(text("shopping.for-meals"), "t-heading"), firm(days, "t-small c-muted")));
        if (needed.dishes().isEmpty()) {
            var words = Nodes.wrapped(text("shopping.for-meals.none"), "t-small c-muted");
            getChildren()
                .addAll(
                    words,
                    button(
                        text("home.open-meals"),
                        Icon.CALENDAR_DAYS,
                        "secondary",
                        () -> desk.open(new Route.Meals())));
            return;
        }
        getChildren()
            .add(card(
                "a-card",
                needed.dishes().stream()
                    .map(dish -> dish(dish, cookbook))
                    .toList()));
        if (needed.atHome().isEmpty()) {
            return;
        }
        var head = firm(text("shopping.at-home"), "t-heading");
        setMargin(head, new Insets(14, 0, 0, 0));
        var foods = isAll
            ? needed.atHome()
            : needed.atHome().stream().limit(MAX_AT_HOME).toList();
        var box = card("well", foods.stream().map(this::atHome).toList());
        var more = needed.atHome().size() - foods.size();
        if (more > 0) {
            var rest = button(text("panel.more", more), "text", () -> {
                isAll = true;
                show(needed, days, cookbook);
            });
            VBox.setMargin(rest, new Insets(4, 0, 8, 0));
            box.getChildren().add(rest);
        }
        getChildren().addAll(head, box);
    }

    private static VBox card(String style, List<Node> rows) {
        var card = styled(new VBox(), style);
        card.setPadding(new Insets(4, 14, 4, 14));
        for (int i = 0; i < rows.size(); i++) {
            if (i > 0) {
                card.getChildren().add(rule());
            }
            card.getChildren().add(rows.get(i));
        }
        return card;
    }

    private Node dish(Dish dish, RecipeCards cookbook) {
        var card = cookbook.byId().get(dish.recipe());
        var picture = new StackPane();
        Nodes.fix(picture, 36, 36);
        if (card != null) {
            picture.getChildren().add(Cover.thumb(card.look(), 36));
        }
        var words = column(
            0,
            Nodes.wrapped(dish.name(), "t-small-strong"),
            cut(DisplayFormat.capital(DisplayFormat.day(dish.date(), desk.today())), "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        var toBuy = dish.lacking() - (card == null ? 0 : Math.min(card.listed(), dish.lacking()));
        var state = dish.lacking() == 0
            ? iconLabel(text("shopping.all-there"), "t-caption c-accent", Icon.CHECK.view(13, "ic-accent"))
            : firm(toBuy > 0 ? text("recipe.to-buy", toBuy) : text("recipe.listed", dish.lacking()),
                "t-caption c-muted");
        return Nodes.clickable(
            line(picture, growing(words), Careful.mark(card == null ? List.of() : card.lacking().against()), state),
            dish.name(),
            () -> desk.open(new Route.Recipe(dish.recipe(), dish.servings())));
    }

    private Node atHome(AtHome food) {
        var fact = food.has().isEmpty()
            ? text("shopping.have")
            : food.needs().isEmpty()
                ? text("shopping.have-some", food.has())
            : text("shopping.have-needed", food.has(), food.needs());
        var words =
            column(0, cut(DisplayFormat.capital(food.name()), "t-small-strong"), cut(fact, "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        return line(
            Icon.HOUSE.view(15),
            growing(words),
            button(
                text("shopping.add-anyway"),
                "text",
                () -> desk.write(
                    () -> desk.kitchen().createAll(KitchenEntities.SHOPPING, List.of(food.line())),
                    text("shopping.added", 1))));
    }

    private static HBox line(Node... parts) {
        var line = styled(row(12, parts), "row");
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setPadding(new Insets(7, 0, 7, 0));
        return line;
    }
}

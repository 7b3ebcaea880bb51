package alfred.ui.home;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.StarterCookbookOffer;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Card for today's main planned recipe, with the ingredients still missing and a button to start cooking. Invites
/// the user to begin while the cookbook is empty, and to plan a meal on a day without one.
final class TonightCard {
    private static final int IDEAS = 7;
    private static final Set<String> NO_DINNER =
        Set.of("breakfast", "dessert", "snack", "baking", "cake", "drink", "drinks", "sauce", "bread");

    private TonightCard() {}

    static Node of(PageContext desk, Today today, RecipeCards cookbook) {
        var meal = today.tonight().orElse(null);
        var recipe = meal == null ? null : meal.recipe().map(id -> cookbook.byId().get(id)).orElse(null);
        if (cookbook.cards().isEmpty()) {
            return beginning(desk);
        }
        return meal == null || recipe == null
            ? idea(today, cookbook).map(card -> idea(desk, today, card)).orElseGet(() -> free(desk))
            : planned(desk, today, meal, recipe);
    }

    /// The card before the cookbook is read: as large as a planned meal, and empty.
    static Region blank() {
        var card = styled(new Region(), "a-card");
        card.setMinHeight(232);
        return card;
    }

    /// Card for an empty cookbook: add the starter recipes, write a recipe, or fill the pantry.
    private static Region beginning(PageContext desk) {
        return invitation(text("home.begin"), text("home.begin.help"), Icon.BOOK_OPEN_TEXT,
            button(text("home.begin.starter"), Icon.BOOK_OPEN_TEXT, "primary", () -> StarterCookbookOffer.accept(desk)),
            button(text("recipes.write"), Icon.PLUS, "secondary", () -> desk.open(Route.newRecipe())),
            button(text("home.begin.pantry"), Icon.REFRIGERATOR, "secondary", () -> desk.open(new Route.Pantry())));
    }

    /// Returns a dish that tonight's could be: one of those of which most is at home, another one each day.
    private static Optional<RecipeCard> idea(Today today, RecipeCards cookbook) {
        var fitting = cookbook.cards().stream()
            .filter(card -> card.missing().isPresent() && card.lacking().against().isEmpty())
            .filter(card -> card.tags().stream().map(String::toLowerCase).noneMatch(NO_DINNER::contains))
            .sorted(Comparator.comparingInt(RecipeCard::toBuy).thenComparing(RecipeCard::name)).limit(IDEAS).toList();
        return fitting.isEmpty() ? Optional.empty()
            : Optional.of(fitting.get((int) (today.date().toEpochDay() % fitting.size())));
    }

    private static Region idea(PageContext desk, Today today, RecipeCard recipe) {
        var cover = Nodes.fix(new Cover(recipe.look(), Cover.Shape.PICTURE), 264, 216);
        cover.setMinWidth(120);
        cover.setMaxHeight(Double.MAX_VALUE);
        Nodes.clickable(cover, recipe.name(), () -> desk.open(new Route.Recipe(recipe.id())));
        var facts = new FlowPane(16, 4);
        if (recipe.minutes() > 0) {
            facts.getChildren().add(fact(Icon.CLOCK, DisplayFormat.minutes(recipe.minutes())));
        }
        facts.getChildren().add(recipe.toBuy() == 0
            ? iconLabel(text("recipe.all-at-home"), "t-small c-accent", Icon.CHECK.view(14, "ic-accent"))
            : fact(Icon.SHOPPING_BASKET, text("recipe.to-buy", recipe.toBuy())));
        var buttons = new FlowPane(8, 8,
            button(text("home.tonight-it"), Icon.CALENDAR_PLUS, "primary", () -> plan(desk, today, recipe)),
            button(text("home.suggest"), Icon.SPARKLES, "secondary", () -> desk.ask(text("chat.try.cook"))),
            button(text("home.plan"), "ghost", () -> desk.open(new Route.Meals())));
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        var words = column(6, label(text("home.free"), "t-label c-text-2"),
            wrapped(text("home.how-about", recipe.name()), "t-title-2"), facts,
            wrapped(text("home.free.help"), "t-small c-text-2"), gap, buttons);
        words.setPadding(new Insets(14, 12, 12, 0));
        HBox.setHgrow(words, Priority.ALWAYS);
        var card = styled(new HBox(24, cover, words), "a-card");
        card.setPadding(new Insets(8));
        return card;
    }

    private static void plan(PageContext desk, Today today, RecipeCard recipe) {
        desk.write(() -> {
            var people = desk.kitchen().people() > 0 ? desk.kitchen().people() : recipe.servings();
            desk.kitchen().create(KitchenEntities.MEAL, Row.of("date", today.date(), "meal_type", "dinner", "recipe_id",
                recipe.id(), "servings", people > 0 ? people : null));
        }, text("meals.planned-one", recipe.name(), DisplayFormat.day(today.date(), today.date())));
    }

    private static Region free(PageContext desk) {
        return invitation(text("home.free"), text("home.free.help"), Icon.UTENSILS,
            button(text("home.suggest"), Icon.SPARKLES, "primary", () -> desk.ask(text("chat.try.cook"))),
            button(text("home.plan"), Icon.CALENDAR_PLUS, "secondary", () -> desk.open(new Route.Meals())));
    }

    private static Region invitation(String title, String help, Icon icon, Node... ways) {
        var words = column(6, wrapped(title, "t-title-2"), wrapped(help, "t-body c-text-2"));
        var buttons = new FlowPane(8, 8, ways);
        buttons.setPadding(new Insets(10, 0, 0, 0));
        words.getChildren().add(buttons);
        HBox.setHgrow(words, Priority.ALWAYS);
        var card = styled(new HBox(24, Drawings.icon(icon), words), "a-card");
        card.setAlignment(Pos.CENTER_LEFT);
        card.setPadding(new Insets(24));
        return card;
    }

    private static Region planned(PageContext desk, Today today, MealItem meal, RecipeCard recipe) {
        var cover = Nodes.fix(new Cover(recipe.look(), Cover.Shape.PICTURE), 264, 216);
        cover.setMinWidth(120);
        cover.setMaxHeight(Double.MAX_VALUE);
        var when = meal.isDinner() ? text("home.tonight") : DisplayFormat.mealType(meal.type());
        var people = Stream.of(today.cooked().getOrDefault(meal.id(), 0), recipe.servings(meal)).filter(n -> n > 0)
            .findFirst();
        var forHow = people.map(n -> text("home.dinner-for", when, n)).orElse(when);
        var facts = new FlowPane(16, 4);
        if (recipe.minutes() > 0) {
            facts.getChildren().add(fact(Icon.CLOCK, DisplayFormat.minutes(recipe.minutes())));
        }
        if (recipe.rating() > 0) {
            facts.getChildren().add(fact(Icon.STAR, String.valueOf(recipe.rating())));
        }
        if (!recipe.lacking().against().isEmpty()) {
            facts.getChildren().add(
                Careful.told(Careful.card(recipe.lacking().against())));
        }
        var isCooked = today.isCooked(meal);
        var stock =
            isCooked ? column(5, iconLabel(text("meals.cooked"), "t-small c-accent", Icon.CHECK.view(14, "ic-accent")))
                : stock(today);
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        var words = column(6, label(forHow, "t-label c-text-2"), wrapped(recipe.name(), "t-title-2"), facts, stock, gap,
            buttons(desk, today, meal, recipe));
        VBox.setMargin(stock, new Insets(8, 0, 6, 0));
        words.setPadding(new Insets(14, 12, 12, 0));
        HBox.setHgrow(words, Priority.ALWAYS);
        var card = styled(new HBox(24, cover, words), "a-card");
        card.setPadding(new Insets(8));
        return card;
    }

    private static Node fact(Icon icon, String words) {
        return iconLabel(words, "t-small c-muted", icon.view(14));
    }

    private static VBox stock(Today today) {
        var lacking = today.missing().size() + today.listed().size();
        var box = column(5);
        if (today.lines() > 0) {
            var line = iconLabel(
                lacking == 0 ? text("recipe.all-at-home")
                    : text("home.at-home", today.lines() - lacking, today.lines()),
                "t-small c-text", Icon.CHECK.view(14, "ic-accent"));
            line.setMinWidth(0);
            box.getChildren().add(line);
        }
        if (!today.missing().isEmpty()) {
            box.getChildren().add(foods(today.missing(), false));
        }
        if (!today.listed().isEmpty()) {
            box.getChildren().add(foods(today.listed(), true));
        }
        return box;
    }

    /// Returns a line that names some foods.
    private static Node foods(List<String> foods, boolean areListed) {
        var some = foods.stream().limit(4).map(DisplayFormat::within).toList();
        var rest = foods.size() - some.size();
        var names = String.join(", ", some);
        var line = wrapped(
            areListed ? text("home.listed", names, rest)
                : rest > 0 ? text("home.to-buy-more", names, rest) : text("home.to-buy", names),
            "t-small c-text-2");
        line.setGraphic(Icon.SHOPPING_BASKET.view(14, "ic-shopping"));
        line.setGraphicTextGap(8);
        return line;
    }

    private static Node buttons(PageContext desk, Today today, MealItem meal, RecipeCard recipe) {
        var servings = recipe.servings(meal);
        var buttons = new FlowPane(8, 8);
        if (today.isCooked(meal)) {
            buttons.getChildren()
                .add(button(text("home.open-recipe"), "secondary",
                    () -> desk.open(new Route.Recipe(recipe.id(), servings))));
            return buttons;
        }
        buttons.getChildren()
            .add(button(text("recipe.cook"), Icon.CHEF_HAT, "primary", () -> desk.open(new Route.Cook(recipe.id(),
                servings))));
        if (!today.missing().isEmpty()) {
            buttons.getChildren()
                .add(button(text("recipe.add-missing", today.missing().size()), "secondary", () -> desk.background()
                    .task(() -> desk.kitchen().shopFor(recipe.id(), servings))
                    .onSuccess(count -> desk.told(text("recipe.added-missing", count), count)).start()));
        }
        buttons.getChildren()
            .add(button(text("home.open-recipe"), "ghost", () -> desk.open(new Route.Recipe(recipe.id(), servings))));
        return buttons;
    }
}

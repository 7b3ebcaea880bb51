package alfred.ui.recipes.view;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Fraction;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.FoodItem;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.Kitchen.LineStock;
import alfred.ui.model.RecipeItem;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.form.StarRating;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import alfred.ui.print.Papers;
import alfred.ui.print.Printing;
import alfred.ui.recipes.form.UnsavedRecipes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Page of one recipe: description, ingredients and method.
public final class RecipeView implements Page {
    private static final double SIDE_BY_SIDE = 800;
    /// The width from which on the picture and the buttons have their full size.
    private static final double ROOMY = 940;

    private final PageContext desk;
    private final StartTimer timers;
    private final UUID id;
    private final VBox content = new VBox(28);
    private final StackPane root = new StackPane();
    private final HBox tools = row(4);
    private final IngredientPanel ingredients;
    private final VBox method = new VBox();
    private final StarRating rating = new StarRating(0, this::rate);
    private boolean isWide = true;
    private boolean isRoomy = true;
    private Read shown = new Read(RecipeItem.NONE, List.of(), Map.of(), Map.of(), 0, 0, "");

    /// A snapshot of the page's data.
    ///
    /// @param recipe the recipe; [RecipeItem#NONE] if it no longer exists
    /// @param stock what is at home of the ingredient lines, by their ids
    /// @param weighed grams per millilitre of its foods that are weighed, by their id
    /// @param cooked the number of its entries in the cooking log
    /// @param given the stars that the latest rated of these have; 0 for none
    /// @param careful what of it the household's allergies and diets forbid, in words; `""` for nothing
    private record Read(RecipeItem recipe, List<IngredientItem> lines, Map<UUID, LineStock> stock,
        Map<UUID, Fraction> weighed,
        int cooked, int given, String careful) {}

    /// Starts a timer for a dish.
    @FunctionalInterface
    public interface StartTimer {
        /// @param place the cook mode to which the timer leads back
        void start(String name, Route.Cook place, int seconds);
    }

    /// @param servings as they were chosen when the recipe was shown before; 0 for its own
    public RecipeView(PageContext desk, UUID id, StartTimer timers, int servings) {
        this.desk = desk;
        this.timers = timers;
        this.id = id;
        ingredients = new IngredientPanel(desk, id, servings, this::drawMethod);
        var switches = desk.switches();
        var header = row(8, button(text("page.recipes"), Icon.CHEVRON_LEFT, "ghost sm", desk::back), spacer(), tools,
            switches);
        header.setMinHeight(52);
        // the picture of the last button, not its edge, ends where the content does
        PageFrame.align(header, switches, new Insets(4, 32, 0, 22));
        Nodes.follow(tools, switches.visibleProperty(), areShown -> tools.setTranslateX(areShown ? 0 : 8));
        // so that a message over the end of the page hides nothing of it
        content.setPadding(new Insets(4, 32, 96, 32));
        content.setMaxWidth(1120);
        var scroll = Nodes.steady(Nodes.scroll(content));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var page = new VBox(header, scroll);
        root.getChildren().add(page);
        root.widthProperty().addListener((_, _, width) -> {
            var wide = width.doubleValue() >= SIDE_BY_SIDE;
            var roomy = width.doubleValue() >= ROOMY;
            if (wide != isWide || roomy != isRoomy) {
                isWide = wide;
                isRoomy = roomy;
                draw();
            }
        });
    }

    @Override
    public Node node() {
        return root;
    }

    /// Returns the servings for which the recipe is shown; 0 before it is.
    public int servings() {
        return ingredients.servings();
    }

    @Override
    public void refresh() {
        desk.background().task(this::read).onSuccess(read -> {
            shown = read;
            draw();
        }).start();
    }

    @Override
    public boolean create() {
        desk.open(Route.newRecipe());
        return true;
    }

    private Read read() {
        var found = desk.kitchen().recipe(id);
        if (found.isEmpty()) {
            return new Read(RecipeItem.NONE, List.of(), Map.of(), Map.of(), 0, 0, "");
        }
        var lines = desk.kitchen().ingredientLines(id);
        var cooked = desk.kitchen().timesCooked(id);
        return new Read(found.get(), lines, desk.kitchen().stock(id, ingredients.servings()), weighed(lines),
            cooked, desk.kitchen().starsGiven(id), Careful.words(desk.kitchen().conflicts(id)));
    }

    private Map<UUID, Fraction> weighed(List<IngredientItem> lines) {
        var foods = lines.stream().flatMap(line -> line.food().stream()).distinct().toList();
        return desk.kitchen().foods(foods).stream()
            .filter(food -> food.density().isPresent())
            .collect(Collectors.toMap(FoodItem::id, food -> food.density().orElseThrow()));
    }

    private void draw() {
        // redrawing drops the focus: restored below
        var isRating = rating.isFocused();
        content.getChildren().clear();
        tools.getChildren().clear();
        var recipe = shown.recipe();
        if (!recipe.isThere()) {
            content.getChildren().addAll(wrapped(text("recipe.gone"), "t-body c-muted"), row(0,
                button(text("page.recipes"), Icon.BOOK_OPEN_TEXT, "secondary", () -> desk.open(new Route.Recipes()))));
            return;
        }
        addTools(recipe);
        content.getChildren().add(head(recipe));
        UnsavedRecipes.keptIn(new Route.RecipeForm(Optional.of(id), "")).flatMap(desk.settings()::get)
            .ifPresent(_ -> content.getChildren().add(unsaved()));
        if (!shown.careful().isEmpty()) {
            content.getChildren().add(Careful.band(shown.careful()));
        }
        ingredients.show(recipe, shown.lines(), shown.stock(), shown.weighed());
        if (isWide) {
            var below =
                new HBox(isRoomy ? 48 : 32, Nodes.wide(ingredients, isRoomy ? 368 : 336), Nodes.growing(method));
            content.getChildren().add(below);
        } else {
            ingredients.setMinWidth(0);
            ingredients.setMaxWidth(Double.MAX_VALUE);
            content.getChildren().addAll(ingredients, method);
        }
        if (isRating) {
            rating.requestFocus();
        }
    }

    private void drawMethod() {
        method.getChildren().setAll(new MethodPanel(shown.recipe(), ingredients.steps(), this::startTimer));
    }

    /// Tells of changes that were begun in the form and are not saved.
    private Node unsaved() {
        var line = Nodes
            .styled(row(10, Icon.PENCIL.view(15), Nodes.growing(wrapped(text("recipe.unsaved"), "t-small c-text-2")),
                button(text("recipe.unsaved.go-on"), "text", this::edit)), "well");
        line.setPadding(new Insets(6, 10, 6, 14));
        return line;
    }

    private void startTimer(int step, int seconds) {
        var name = text("cook.step-name", DisplayFormat.shortened(shown.recipe().name(), 32), step);
        timers.start(name, new Route.Cook(id, ingredients.servings()), seconds);
        desk.toasts().show(text("timer.started", name, DisplayFormat.seconds(seconds)));
    }

    private void addTools(RecipeItem recipe) {
        var favourite = recipe.isFavourite();
        var heart = iconButton(Icon.HEART, text(favourite ? "recipe.unfavourite" : "recipe.favourite"), "",
            () -> desk
                .quietly(() -> desk.kitchen().update(KitchenEntities.RECIPE, id, Map.of("is_favorite", !favourite))));
        if (favourite) {
            heart.setGraphic(Icon.HEART.view(17, "ic-heart"));
        }
        tools.getChildren().setAll(heart, iconButton(Icon.PENCIL, text("recipe.edit"), "", this::edit),
            iconButton(Icon.PRINTER, text("print.print"), "", this::print), more(recipe));
    }

    private Node more(RecipeItem recipe) {
        var more = iconButton(Icon.ELLIPSIS, text("recipe.more"), "", () -> {});
        more.setOnAction(_ -> {
            var copy = new MenuItem(text("recipe.ask"));
            copy.setOnAction(_ -> desk.prepare(mention(recipe) + " "));
            var paper = new MenuItem(text("print.print"));
            paper.setOnAction(_ -> print());
            var pdf = new MenuItem(text("print.save"));
            pdf.setOnAction(_ -> Printing.save(desk, root.getScene().getWindow(), recipe.name(), this::paper));
            var delete = new MenuItem(text("recipe.delete"));
            delete.getStyleClass().add("danger");
            delete.setOnAction(_ -> {
                desk.open(new Route.Recipes());
                desk.write(() -> desk.kitchen().delete(KitchenEntities.RECIPE, id),
                    text("recipe.deleted", recipe.name()));
            });
            new ContextMenu(copy, paper, pdf, delete).show(more, Side.BOTTOM, -120, 4);
        });
        return more;
    }

    @Override
    public void print() {
        Printing.print(desk, root.getScene().getWindow(), shown.recipe().name(), this::paper);
    }

    private byte[] paper() {
        return Papers.recipe(shown.recipe(), ingredients.servings(), ingredients.printed(),
            ingredients.steps());
    }

    private void edit() {
        desk.open(new Route.RecipeForm(Optional.of(id), ""));
    }

    private String mention(RecipeItem recipe) {
        return "@[" + recipe.name() + "](recipe:" + id + ")";
    }

    private Region head(RecipeItem recipe) {
        var foods = shown.lines().stream().map(line -> line.name()).toList();
        var cover = Nodes.fix(new Cover(desk.kitchen().look(recipe, foods), Cover.Shape.PICTURE),
            isRoomy ? 312 : isWide ? 260 : 180,
            isRoomy ? 226 : isWide ? 188 : 130);
        var words = column(0);
        var tags = Nodes.flow(6);
        recipe.tags().stream().limit(6)
            .forEach(tag -> tags.getChildren().add(firm(TagNames.spoken(tag), "tag")));
        if (!tags.getChildren().isEmpty()) {
            VBox.setMargin(tags, new Insets(0, 0, 8, 0));
            words.getChildren().add(tags);
        }
        words.getChildren().add(wrapped(recipe.name(), isWide ? "t-display" : "t-title"));
        if (!recipe.description().isBlank()) {
            var quote = wrapped(recipe.description(), "t-quote c-text-2");
            VBox.setMargin(quote, new Insets(2, 0, 0, 0));
            words.getChildren().add(quote);
        }
        var facts = facts(recipe);
        VBox.setMargin(facts, new Insets(10, 0, isWide ? 14 : 20, 0));
        words.getChildren().addAll(facts, spacer(), actions(recipe));
        words.setMinHeight(isRoomy ? 226 : isWide ? 188 : 0);
        HBox.setHgrow(words, Priority.ALWAYS);
        if (!isWide) {
            words.getChildren().removeLast();
            return column(18, new HBox(20, cover, words), actions(recipe));
        }
        return new HBox(isRoomy ? 36 : 28, cover, words);
    }

    private Node facts(RecipeItem recipe) {
        var line = Nodes.flow(20);
        line.setVgap(6);
        recipe.preparationMinutes().ifPresent(m -> line.getChildren().add(fact(Icon.TIMER, text("recipe.prep",
            DisplayFormat.minutes(m)))));
        recipe.cookingMinutes()
            .ifPresent(m -> line.getChildren().add(fact(Icon.CLOCK, text("recipe.cooking",
                DisplayFormat.minutes(m)))));
        if (!recipe.difficulty().isBlank()) {
            line.getChildren().add(fact(Icon.CHEF_HAT, DisplayFormat.value(recipe.difficulty())));
        }
        var isGiven = recipe.rating() == 0 && shown.given() > 0;
        if (isGiven) {
            rating.suggest(shown.given());
        } else {
            rating.show(recipe.rating());
        }
        var opinion = row(8, rating);
        if (shown.cooked() > 0) {
            var cooked = text("recipe.cooked", shown.cooked());
            opinion.getChildren().add(firm(isGiven ? text("recipe.stars.given", cooked) : cooked, "t-small c-muted"));
        }
        line.getChildren().add(opinion);
        return line;
    }

    private void rate(int stars) {
        var change = new HashMap<String, @Nullable Object>();
        change.put("rating", stars == 0 ? null : (long) stars);
        desk.write(() -> desk.kitchen().update(KitchenEntities.RECIPE, id, change),
            text("recipe.rated", shown.recipe().name(), stars));
    }

    private static Node fact(Icon icon, String words) {
        return iconLabel(words, "t-small c-muted", icon.view(14));
    }

    private Node actions(RecipeItem recipe) {
        var size = isRoomy ? "lg" : "";
        var isBegun = new BegunCooking(desk.settings(), id).step() > 0;
        return Nodes.flow(10,
            button(text(isBegun ? "recipe.cook-on" : "recipe.cook"), Icon.CHEF_HAT, "primary " + size,
                () -> desk.open(new Route.Cook(id, ingredients.servings()))),
            button(text("recipe.plan"), Icon.CALENDAR_PLUS, "secondary " + size,
                () -> desk.withCookbook(cookbook -> MealDialog.plan(desk, cookbook, cookbook.byId().get(id),
                    ingredients.servings()))),
            button(text("recipe.ask"), Icon.MESSAGE_CIRCLE, "secondary " + size,
                () -> desk.prepare(mention(recipe) + " ")));
    }

}

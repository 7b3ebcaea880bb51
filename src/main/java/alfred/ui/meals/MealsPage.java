package alfred.ui.meals;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Kitchen.Needed;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.DraftBars;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The meal calendar of one week, with the cookbook beside it as a source for drag and drop.
public final class MealsPage implements Page, WeekGrid.Actions, WeekMenu.Weeks {
    /// From this width of the page on the months stand in full.
    private static final double WITH_MONTHS = 700;
    private static final double WITH_SHELF = 900;
    /// The width from which on the names of the meals have a column beside the days.
    private static final double WITH_NAMES = 730;
    /// The height of the days from which on an empty week has room for a drawing, in pixels.
    private static final double WITH_DRAWING = 680;
    /// The height of the line of counts at the lower edge, in pixels.
    private static final double FOOT = 38;

    private final PageContext desk;
    private final PageFrame frame;
    private final WeekGrid grid = new WeekGrid(this);
    private final WeekDays list = new WeekDays(this);
    private final ScrollPane days = Nodes.scroll(grid);
    private final RecipeShelf shelf;
    private final Label span = firm("", "t-small-strong");
    private final FlowPane summary = Nodes.flow(22);
    private final Button thisWeek = button(text("meals.this-week"), Icon.CALENDAR_DAYS, "ghost",
        () -> go(today()));
    private final DraftBars drafts;
    private final Button shop;
    private LocalDate first;
    /// The day on which the page was last shown.
    private LocalDate day;
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private List<MealItem> rows = List.of();
    private Map<UUID, Integer> cooked = Map.of();
    private Needed needed = Needed.NOTHING;
    private boolean isRead;
    private boolean isCookbookRead;

    public MealsPage(PageContext desk) {
        this.desk = desk;
        summary.setVgap(4);
        drafts = new DraftBars(desk);
        day = desk.today();
        first = day;
        shelf = new RecipeShelf(card -> desk.open(new Route.Recipe(card.id())), () -> desk.open(Route.newRecipe()));
        span.setMinWidth(HBox.USE_PREF_SIZE);
        span.setAlignment(Pos.CENTER);
        var week =
            styled(
                row(2, iconButton(Icon.CHEVRON_LEFT, text("meals.before"), "sm", () -> go(first.minusWeeks(1))), span,
                    iconButton(Icon.CHEVRON_RIGHT, text("meals.after"), "sm", () -> go(first.plusWeeks(1)))),
                "f stepper");
        shop = button("", Icon.SHOPPING_BASKET, "primary", this::shop);
        Nodes.visible(shop, false);
        Nodes.visible(thisWeek, false);
        frame = new PageFrame(text("page.meals"), desk.switches(),
            button(text("meals.ask"), Icon.SPARKLES, "soft", () -> desk.prepare(asked())), shop);
        frame.widthProperty().addListener((_, _, _) -> showSpan());
        beside(week);
        grid.setPadding(new Insets(4));
        days.setFitToHeight(true);
        days.widthProperty().addListener((_, _, width) -> {
            WeekDays.instead(days, grid, list, width.doubleValue());
            if (grid.narrow(width.doubleValue() < WITH_NAMES)) {
                FxThread.later(this::draw);
            }
        });
        var left = new VBox(14, drafts, days, summary);
        HBox.setHgrow(left, Priority.ALWAYS);
        left.setMinWidth(0);
        var body = new HBox(16, left, shelf);
        body.setPadding(new Insets(2, 24, 24, 28));
        VBox.setVgrow(days, Priority.ALWAYS);
        frame.scrolling(body).setFitToHeight(true);
        body.widthProperty().addListener((_, _, width) -> Nodes.visible(shelf, width.doubleValue() >= WITH_SHELF));
    }

    private void beside(Region week) {
        frame.beside(week, thisWeek, new WeekMenu(desk, this).node());
        HBox.setMargin(week, new Insets(0, 0, 0, 12));
        week.setMaxHeight(HBox.USE_PREF_SIZE);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public double keptFree() {
        return FOOT;
    }

    @Override
    public void refresh() {
        if (!day.equals(desk.today())) {
            first = first.equals(day) ? desk.today() : first;
            day = desk.today();
        }
        desk.withCookbook(read -> {
            cookbook = read;
            isCookbookRead = true;
            shelf.show(cookbook.cards());
            draw();
        });
        desk.background().task(() -> desk.kitchen().meals()).onSuccess(read -> {
            rows = read;
            isRead = true;
            draw();
        }).start();
        desk.background()
            .task(() -> desk.kitchen().cookedMeals())
            .onSuccess(read -> {
                cooked = read;
                draw();
            }).start();
        readNeeded();
    }

    /// Reads the needs of the shown week's remaining meals, from today on.
    private void readNeeded() {
        var from = first.isBefore(desk.today()) ? desk.today() : first;
        var last = first.plusDays(6);
        desk.background().task(() -> desk.kitchen().needed(from, last)).onSuccess(read -> {
            needed = read;
            draw();
        }).start();
    }

    private void shop() {
        var missing = needed.missing();
        desk.write(() -> desk.kitchen().shop(missing),
            text("shopping.added", missing.size()));
    }

    @Override
    public boolean create() {
        add(desk.today(), "dinner");
        return true;
    }

    private LocalDate today() {
        return desk.today();
    }

    /// Returns the words that have the shown days planned.
    private String asked() {
        return text("meals.ask.words", DisplayFormat.longDay(first), DisplayFormat.longDay(first.plusDays(6)));
    }

    private void go(LocalDate next) {
        first = next;
        needed = Needed.NOTHING;
        draw();
        readNeeded();
    }

    private Week week(LocalDate first) {
        return Week.of(first, rows, cookbook, cooked);
    }

    @Override
    public Week shown() {
        return week(first);
    }

    @Override
    public Week before() {
        return week(first.minusWeeks(1));
    }

    @Override
    public Set<UUID> recipes() {
        return cookbook.byId().keySet();
    }

    @Override
    public EntityMarks marks() {
        return desk.marks();
    }

    @Override
    public Node invitation() {
        var drawing = Drawings.cards();
        drawing.visibleProperty().bind(days.heightProperty().greaterThan(WITH_DRAWING));
        drawing.managedProperty().bind(drawing.visibleProperty());
        var empty = new EmptyState(drawing, text("meals.empty"), text("meals.empty.help"),
            button(text("meals.empty.plan"), Icon.PLUS, "primary", () -> add(first, "dinner")),
            button(text("meals.empty.ask"), Icon.SPARKLES, "secondary", () -> desk.prepare(asked())));
        empty.setPadding(new Insets(16, 32, 16, 32));
        return empty;
    }

    @Override
    public void open(Week.Draft draft) {
        desk.draftActions().open(draft.plan());
    }

    /// Tells the days that are shown, in short where their names in full have no room.
    private void showSpan() {
        var last = first.plusDays(6);
        var words = frame.getWidth() < WITH_MONTHS ? DisplayFormat.shortSpan(first, last)
            : DisplayFormat.span(first, last);
        if (!words.equals(span.getText())) {
            span.setText(words);
            frame.fit();
        }
    }

    private void draw() {
        if (!isRead || !isCookbookRead) {
            return;
        }
        drafts.show();
        var week = shown().with(Stream.concat(desk.drafts("meal_plan").stream(), desk.drafts("meal").stream()).toList(),
            cookbook);
        showSpan();
        var isAnother = !first.equals(desk.today());
        if (thisWeek.isVisible() != isAnother) {
            Nodes.visible(thisWeek, isAnother);
            frame.fit();
        }
        grid.show(week, desk.today());
        list.show(week, desk.today());
        shop.setText(text("meals.shop", needed.missing().size()));
        if (shop.isVisible() == needed.missing().isEmpty()) {
            Nodes.visible(shop, !needed.missing().isEmpty());
            frame.fit();
        }
        var planned = text("meals.planned", week.meals().size());
        summary.getChildren().clear();
        Nodes.visible(summary, !week.isEmpty());
        if (week.drafts().isEmpty() || !week.meals().isEmpty()) {
            summary.getChildren().add(iconLabel(planned, "t-small c-muted", Icon.UTENSILS.view(14)));
        }
        if (!week.drafts().isEmpty()) {
            summary.getChildren()
                .add(iconLabel(text("meals.drafted", week.drafts().size()), "t-small c-muted", Icon.SPARKLES.view(14)));
        }
        if (needed.toBuy() > 0) {
            var listed = Math.max(0, needed.toBuy() - needed.missing().size());
            summary.getChildren().add(iconLabel(text("meals.to-buy", needed.toBuy(), listed), "t-small c-muted",
                Icon.SHOPPING_BASKET.view(14)));
        }
    }

    @Override
    public void open(Week.Meal meal) {
        MealDialog.edit(desk, cookbook, meal.item());
    }

    @Override
    public List<RowMenu.Way> ways(Week.Meal meal) {
        var ways = new ArrayList<RowMenu.Way>();
        meal.recipe().ifPresent(card -> {
            ways.add(new RowMenu.Way(text("recipe.cook"),
                () -> desk.open(new Route.Cook(card.id(), meal.servings()))));
            ways.add(new RowMenu.Way(text("home.open-recipe"),
                () -> desk.open(new Route.Recipe(card.id(), meal.servings()))));
        });
        ways.add(new RowMenu.Way(text("menu.edit"), () -> open(meal)));
        ways.add(new RowMenu.Way(text("meals.take-off"),
            () -> desk.write(() -> desk.kitchen().delete(KitchenEntities.MEAL, meal.item().id()),
                text("meals.taken-off", meal.title())),
            true));
        return ways;
    }

    @Override
    public void add(LocalDate date, String type) {
        MealDialog.plan(desk, cookbook, date, type);
    }

    @Override
    public void move(UUID meal, LocalDate date, String type) {
        var day = DisplayFormat.day(date, desk.today());
        desk.write(() -> desk.kitchen().update(KitchenEntities.MEAL, meal, Map.of("date", date, "meal_type", type)),
            text("meals.moved", day, DisplayFormat.within(DisplayFormat.mealType(type))));
    }

    /// Returns for how many a recipe is planned: the household, else as many as it is written for. Blocking.
    private @Nullable Long servings(@Nullable RecipeCard card) {
        var people = desk.kitchen().people();
        return people > 0 ? Long.valueOf(people) : card == null || card.servings() == 0 ? null
            : Long.valueOf(card.servings());
    }

    @Override
    public void plan(UUID recipe, LocalDate date, String type) {
        var card = cookbook.byId().get(recipe);
        var name = card == null ? "" : card.name();
        desk.write(() -> {
            desk.kitchen().create(KitchenEntities.MEAL,
                Row.of("date", date, "meal_type", type, "recipe_id", recipe, "servings", servings(card)));
            return Careful.words(desk.kitchen().conflicts(recipe));
        }, careful -> Careful.after(text("meals.planned-one", name, DisplayFormat.day(date, desk.today())), careful));
    }
}

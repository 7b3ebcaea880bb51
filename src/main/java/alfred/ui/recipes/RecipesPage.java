package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.RecipeFilter;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.list.SearchField;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/// The cookbook as cards or rows, filtered while typing.
public final class RecipesPage implements Page {
    private final PageContext desk;
    private final PageFrame frame;
    private final SearchField search = new SearchField(text("recipes.search"), this::apply);
    private final Map<RecipeFilter.Chip, ToggleButton> chips = new EnumMap<>(RecipeFilter.Chip.class);
    private final ToggleButton all = toggle(text("recipes.all"), "filter");
    private final Button orderButton;
    private final UnsavedLine unsaved;
    private final Collections collections;
    private final CardGrid grid;
    private final RecipeTable table;
    private final StackPane content = new StackPane();
    private final FlowPane filters;
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private RecipeFilter.Order order = RecipeFilter.Order.NEWEST;
    private RecipeFilter filter = RecipeFilter.ALL;
    /// What the filter lets through of the cookbook.
    private List<RecipeCard> found = List.of();
    /// What comes close to misspelt words of which the cookbook has none.
    private List<RecipeCard> near = List.of();
    private boolean isTable;
    private boolean isRead;

    public RecipesPage(PageContext desk) {
        this.desk = desk;
        unsaved = new UnsavedLine(desk);
        collections = new Collections(desk, this::apply);
        grid = new CardGrid(this::open, this::ways, desk.marks());
        table = new RecipeTable(this::open, desk.marks());
        frame =
            new PageFrame(text("page.recipes"), desk.switches(), button(text("recipes.import"), Icon.DOWNLOAD, "ghost",
                () -> desk.open(new Route.Import())), button(text("recipes.new"), Icon.PLUS, "primary", this::create));
        orderButton = button(orderName(order), "ghost sm after", this::chooseOrder);
        orderButton.setGraphic(Icon.CHEVRON_DOWN.view(13));
        frame.fixed(row(8, growing(search), views()));
        filters = filters();
        filters.widthProperty().addListener(_ -> fitFilters());
        var line = row(8, growing(filters), orderButton);
        line.setAlignment(Pos.TOP_LEFT);
        frame.fixed(line);
        frame.fixed(unsaved);
        frame.filling(content);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        unsaved.refresh();
        if (isRead && cookbook.cards().isEmpty()) {
            // until it is known whether it still is
            isRead = false;
            frame.fact("");
            content.getChildren().clear();
        }
        desk.withCookbook(read -> {
            cookbook = read;
            isRead = true;
            filter = RecipeFilter.ALL;
            found = filter.apply(cookbook.cards());
            collections.show(cookbook.collections());
            fitFilters();
            apply();
        });
    }

    @Override
    public void find() {
        search.focusText();
    }

    @Override
    public boolean create() {
        desk.open(Route.newRecipe());
        return true;
    }

    private void open(RecipeCard card) {
        desk.open(new Route.Recipe(card.id()));
    }

    private Node views() {
        var group = new ToggleGroup();
        var cards = view(Icon.LAYOUT_GRID, text("recipes.as-cards"), group, false);
        var lines = view(Icon.LIST, text("recipes.as-lines"), group, true);
        return styled(new HBox(cards, lines), "seg");
    }

    private ToggleButton view(Icon icon, String name, ToggleGroup group, boolean asTable) {
        var button = toggle("", "seg-item");
        button.setGraphic(icon.view(15));
        button.setAccessibleText(name);
        Nodes.tip(button, () -> name);
        button.setToggleGroup(group);
        button.setSelected(asTable == isTable);
        button.setOnAction(_ -> {
            button.setSelected(true);
            isTable = asTable;
            apply();
        });
        return button;
    }

    private FlowPane filters() {
        all.setSelected(true);
        all.setOnAction(_ -> {
            chips.values().forEach(chip -> chip.setSelected(false));
            collections.choose("");
            apply();
        });
        return Nodes.flow(6, all, chip(RecipeFilter.Chip.AT_HOME, text("recipes.at-home"), Icon.HOUSE),
            chip(RecipeFilter.Chip.QUICK, text("recipes.quick"), Icon.CLOCK),
            chip(RecipeFilter.Chip.VEGETARIAN, text("recipes.vegetarian"), Icon.LEAF),
            chip(RecipeFilter.Chip.FAVOURITE, text("recipes.favourites"), Icon.HEART),
            chip(RecipeFilter.Chip.OFTEN, text("recipes.often"), Icon.CHEF_HAT),
            chip(RecipeFilter.Chip.NOT_LATELY, text("recipes.not-lately"), Icon.HISTORY), collections);
    }

    /// Takes the icons off the filters, then room from around their words, where they would need a second line.
    private void fitFilters() {
        filters.getStyleClass().removeAll("plain", "tight");
        for (var style : List.of("plain", "tight")) {
            filters.applyCss();
            if (filters.getScene() != null && inOneLine(filters) > filters.getWidth()) {
                filters.getStyleClass().add(style);
            }
        }
    }

    /// Returns how wide a line of nodes is, whose preferred width is that of many.
    private static double inOneLine(FlowPane line) {
        return line.getChildren().stream().filter(Node::isManaged)
            .mapToDouble(
                node -> line.getHgap() + (node instanceof FlowPane inner ? inOneLine(inner) : node.prefWidth(-1)))
            .sum() - line.getHgap();
    }

    private ToggleButton chip(RecipeFilter.Chip chip, String name, Icon icon) {
        var button = toggle(name, "filter");
        button.setGraphic(icon.view(14));
        button.setOnAction(_ -> apply());
        chips.put(chip, button);
        Nodes.tip(button, () -> chip == RecipeFilter.Chip.NOT_LATELY ? text("recipes.not-lately.tip") : "");
        return button;
    }

    private void apply() {
        var chosen = EnumSet.noneOf(RecipeFilter.Chip.class);
        chips.forEach((chip, button) -> {
            if (button.isSelected()) {
                chosen.add(chip);
            }
        });
        all.setSelected(chosen.isEmpty() && collections.chosen().isEmpty());
        var next = new RecipeFilter(search.text(), chosen, order, collections.chosen(), desk.today());
        found = next.apply(next.narrows(filter) ? found : cookbook.cards());
        near = found.isEmpty() ? next.nearly(cookbook.cards()) : List.of();
        filter = next;
        show();
    }

    private void show() {
        if (!isRead) {
            return;
        }
        var whole = cookbook.cards().size();
        var shown = found.isEmpty() ? near : found;
        frame.fact(!near.isEmpty() ? text("recipes.near", search.text().strip())
            : found.size() == whole ? Texts.number(whole) : text("recipes.some", found.size(), whole));
        if (whole == 0) {
            content.getChildren().setAll(EmptyCookbook.node(desk));
        } else if (shown.isEmpty()) {
            content.getChildren().setAll(EmptyCookbook.nothingFound(search.text(), desk));
        } else if (isTable) {
            table.show(shown);
            content.getChildren().setAll(table);
        } else {
            grid.show(shown);
            content.getChildren().setAll(grid);
        }
    }

    private List<RowMenu.Way> ways(RecipeCard card) {
        return Stream.concat(Stream.of(new RowMenu.Way(text("recipe.cook"),
            () -> desk.open(new Route.Cook(card.id(),
                new BegunCooking(desk.settings(), card.id()).servings(Math.max(1, card.servings()))))),
            new RowMenu.Way(text("recipe.plan"), () -> MealDialog.plan(desk, cookbook, card)),
            new RowMenu.Way(text("recipe.edit"), () -> desk.open(new Route.RecipeForm(Optional.of(card.id()), "")))),
            Stream.concat(collections.ways(card).stream(), Stream.of(new RowMenu.Way(text("recipe.delete"),
                () -> desk.write(() -> desk.kitchen().delete(KitchenEntities.RECIPE, card.id()),
                    text("recipe.deleted", card.name())),
                true))))
            .toList();
    }

    private void chooseOrder() {
        var menu = new ContextMenu();
        for (var choice : RecipeFilter.Order.values()) {
            var item = new MenuItem(orderName(choice));
            item.setOnAction(_ -> {
                order = choice;
                orderButton.setText(orderName(choice));
                apply();
            });
            menu.getItems().add(item);
        }
        menu.show(orderButton, Side.BOTTOM, 0, 4);
    }

    private static String orderName(RecipeFilter.Order order) {
        return switch (order) {
            case NEWEST -> text("recipes.newest");
            case NAME -> text("recipes.by-name");
            case TIME -> text("recipes.by-time");
            case TO_BUY -> text("recipes.by-missing");
        };
    }
}

package alfred.ui.foods;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.catalogue.Food;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.FoodItem;
import alfred.ui.model.NearWords;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.list.SearchField;
import alfred.ui.page.text.DisplayFormat;
import java.text.Collator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

/// The food catalogue shared by recipes, pantry and shopping list: search, add and edit foods and their aliases.
public final class FoodsPage implements Page {
    private final PageContext desk;
    private final PageFrame frame;
    private final SearchField search = new SearchField(text("foods.search"), this::apply);
    private final Map<String, ToggleButton> chips = new LinkedHashMap<>();
    private final ListView<FoodItem> list = new ListView<>();
    private final StackPane content = new StackPane();
    private final FoodForm form;
    private Map<FoodItem, List<String>> names = Map.of();
    private List<FoodItem> rows = List.of();
    private boolean isRead;

    public FoodsPage(PageContext desk) {
        this.desk = desk;
        form = new FoodForm(desk);
        frame = new PageFrame(text("page.foods"), desk.switches(),
            button(text("foods.new"), Icon.PLUS, "primary", this::create));
        list.getStyleClass().add("plain-list");
        list.setAccessibleText(text("page.foods"));
        list.setCellFactory(_ -> new FoodLine(this::edit));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER
                && list.getSelectionModel().getSelectedItem() instanceof FoodItem food) {
                edit(food);
            }
        });
        frame.fixed(growing(search));
        frame.fixed(filters());
        frame.filling(content);
    }

    private Node filters() {
        var group = new ToggleGroup();
        var line = Nodes.flow(6);
        line.getChildren().add(chip("", text("foods.all"), group));
        Food.CATEGORIES.forEach(category -> line.getChildren()
            .add(chip(category, DisplayFormat.foodKind(category), group)));
        return line;
    }

    private ToggleButton chip(String category, String name, ToggleGroup group) {
        var chip = toggle(name, "filter");
        chip.setToggleGroup(group);
        chip.setSelected(category.isEmpty());
        chip.setOnAction(_ -> {
            chip.setSelected(true);
            apply();
        });
        chips.put(category, chip);
        return chip;
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.background().task(this::read).onSuccess(read -> {
            names = read;
            rows = List.copyOf(read.keySet());
            isRead = true;
            apply();
        }).start();
    }

    /// Reads all foods with their names in the user's language, sorted by the first, which is the one displayed.
    private Map<FoodItem, List<String>> read() {
        var named = new HashMap<FoodItem, List<String>>();
        desk.kitchen().foods()
            .forEach(food -> named.put(food, food.names()));
        var order = Collator.getInstance(Texts.locale());
        var sorted = new LinkedHashMap<FoodItem, List<String>>();
        named.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.comparing(List::getFirst, order)))
            .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    @Override
    public void find() {
        search.focusText();
    }

    @Override
    public boolean create() {
        form.open(FoodItem.called(search.text().strip()), rows);
        return true;
    }

    private void edit(FoodItem food) {
        form.open(food, rows);
    }

    private void apply() {
        if (!isRead) {
            return;
        }
        var words = search.text().strip().toLowerCase(Texts.locale());
        var category = chips.entrySet().stream().filter(entry -> entry.getValue().isSelected()).map(Map.Entry::getKey)
            .findFirst().orElse("");
        var kind = rows.stream().filter(food -> category.isEmpty() || food.category().equals(category))
            .toList();
        var called = kind.stream().filter(food -> words.isEmpty() || isCalled(food, words)).toList();
        var found = (called.isEmpty() ? NearWords.find(words, kind, food -> String.join(" ", named(food))) : called)
            .stream()
            .sorted(Comparator
                .comparing((FoodItem food) -> !named(food).getFirst().toLowerCase(Texts.locale()).startsWith(words)))
            .toList();
        frame.fact(
            found.size() == rows.size() ? Texts.number(rows.size()) : text("recipes.some", found.size(), rows.size()));
        list.getItems().setAll(found);
        content.getChildren().setAll(
            found.isEmpty() ? new EmptyState(Drawings.icon(Icon.APPLE), text("foods.none", search.text().strip()),
                text("foods.none.help"), button(text("foods.new"), Icon.PLUS, "primary", this::create)) : list);
    }

    private List<String> named(FoodItem food) {
        return names.getOrDefault(food, List.of(food.name()));
    }

    private boolean isCalled(FoodItem food, String words) {
        return named(food).stream().anyMatch(name -> name.toLowerCase(Texts.locale()).contains(words));
    }
}

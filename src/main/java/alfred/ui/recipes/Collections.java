package alfred.ui.recipes;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.NameDialog;
import alfred.ui.page.list.RowMenu;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;

/// The collections of the cookbook, as filters; one at a time is shown.
final class Collections extends FlowPane {
    private final PageContext desk;
    private final Runnable chosenAnew;
    private List<String> names = List.of();
    private String chosen = "";

    /// @param chosenAnew runs when another collection is chosen
    Collections(PageContext desk, Runnable chosenAnew) {
        super(6, 6);
        this.desk = desk;
        this.chosenAnew = chosenAnew;
        Nodes.visible(this, false);
    }

    /// As wide as all of them in one line: by itself the pane would take a set width, and with it a line of its own.
    @Override
    protected double computePrefWidth(double height) {
        return getChildren().stream().mapToDouble(child -> child.prefWidth(-1) + getHgap()).sum();
    }

    /// Returns the name of the chosen collection; `""` for none.
    String chosen() {
        return chosen;
    }

    void choose(String name) {
        chosen = name;
        show(names);
    }

    /// Shows the collections there are now.
    void show(List<String> all) {
        names = all;
        chosen = all.contains(chosen) ? chosen : "";
        Nodes.visible(this, !all.isEmpty());
        getChildren().setAll(all.stream().map(this::filter).toList());
    }

    private ToggleButton filter(String name) {
        var button = Nodes.toggle(name, "filter");
        button.setGraphic(Icon.BOOK_OPEN_TEXT.view(14));
        button.setSelected(name.equals(chosen));
        button.setOnAction(_ -> {
            choose(button.isSelected() ? name : "");
            chosenAnew.run();
        });
        return button;
    }

    /// Returns what can be done with a recipe: to put it into a collection, an old or a new one, and to take it out.
    List<RowMenu.Way> ways(RecipeCard card) {
        var ways = new ArrayList<RowMenu.Way>();
        names.stream().filter(name -> !card.use().collections().contains(name))
            .forEach(name -> ways.add(new RowMenu.Way(text("recipes.collect", name), () -> put(card, name))));
        ways.add(new RowMenu.Way(text("recipes.collect.new"),
            () -> NameDialog.ask(desk, text("recipes.collection"), text("recipes.collection.help"),
                text("recipes.collection.prompt"), name -> put(card, name))));
        card.use().collections()
            .forEach(name -> ways.add(new RowMenu.Way(text("recipes.collect.out", name), () -> takeOut(card, name))));
        return ways;
    }

    private void put(RecipeCard card, String name) {
        desk.write(() -> {
            var there = desk.kitchen().collection(name);
            if (there.isEmpty()) {
                desk.kitchen().create(KitchenEntities.COLLECTION,
                    Row.of("name", name, "recipes", List.of(Row.of("recipe_id", card.id()))));
            } else {
                desk.kitchen().create(KitchenEntities.COLLECTION_RECIPE,
                    Row.of("collection_id", there.get().id(), "recipe_id", card.id()));
            }
        }, text("recipes.collected", card.name(), name));
    }

    private void takeOut(RecipeCard card, String name) {
        desk.write(() -> desk.kitchen().deleteAll(KitchenEntities.COLLECTION_RECIPE, entries(card, name)),
            text("recipes.collected.out", card.name(), name));
    }

    private List<UUID> entries(RecipeCard card, String name) {
        return desk.kitchen().collection(name)
            .map(collection -> desk.kitchen().entries(collection.id(), card.id())).orElse(List.of());
    }
}

package alfred.ui.foods;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.FoodItem;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.FieldBox;
import alfred.ui.page.form.FormDialog;
import alfred.ui.page.list.SearchField;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Dialog to add or edit a food, and to merge it into another.
final class FoodForm {
    private static final int MAX_CHOICES = 6;
    private static final List<String> PLACES = Stream.concat(Stream.of(""), DisplayFormat.PLACES.stream()).toList();

    private final PageContext desk;

    FoodForm(PageContext desk) {
        this.desk = desk;
    }

    /// Opens the dialog.
    ///
    /// @param food the food to edit; if it has no id, the initial values of a new one
    /// @param all all foods of the catalogue, the candidates for a merge
    void open(FoodItem food, List<FoodItem> all) {
        var row = food.row();
        var isThere = food.isStored();
        var dialog =
            new FormDialog(desk, text(isThere ? "foods.form.edit" : "foods.form.new"), KitchenEntities.INGREDIENT,
                row)
                .with(FieldBox.text("name", text("form.name"), row, "", true),
                    FieldBox.words("aliases", text("foods.form.aliases"), row, UnaryOperator.identity()))
                .withPair(
                    FieldBox.choice("parent_category", text("foods.form.category"), row, Food.CATEGORIES, "pantry",
                        DisplayFormat::foodKind),
                    FieldBox.number("shelf_life_days", text("foods.form.keeps"), row))
                .with(FieldBox.choice("storage", text("foods.form.storage"), row, PLACES, "",
                    place -> place.isEmpty() ? text("pantry.form.as-usual") : DisplayFormat.place(place)))
                .with(FieldBox.words("allergens", text("foods.form.allergens"), row, TagNames::chip));
        if (isThere) {
            dialog.with(button(text("foods.merge"), Icon.ARROW_LEFT_RIGHT, "text start", () -> {
                desk.closeDialog();
                desk.showDialog(merge(food, all));
            }));
        }
        dialog.open();
    }

    private Region merge(FoodItem gone, List<FoodItem> all) {
        var name = name(gone);
        var found = new VBox(2);
        found.setMinHeight(MAX_CHOICES * 42.0);
        var search = new SearchField[1];
        search[0] = new SearchField(text("foods.merge.search"), () -> show(found, gone, all, search[0].text()));
        show(found, gone, all, lastWord(gone.names().getFirst()));
        var head = row(8, firm(text("foods.merge.title", name), "t-title-2"), spacer(),
            iconButton(Icon.X, text("dialog.close"), "",
                desk::closeDialog));
        var body = column(12, head, wrapped(text("foods.merge.words", name), "t-body c-text-2"), search[0], found);
        body.setPadding(new Insets(18, 20, 20, 24));
        var dialog = styled(new VBox(body), "a-popup");
        Nodes.wide(dialog, 480);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        return dialog;
    }

    private static String name(FoodItem food) {
        return DisplayFormat.capital(food.names().getFirst());
    }

    private static String lastWord(String name) {
        return name.substring(name.lastIndexOf(' ') + 1);
    }

    private void show(VBox found, FoodItem gone, List<FoodItem> all, String typed) {
        var words = typed.strip().toLowerCase(Texts.locale());
        found.getChildren().setAll(all.stream().filter(food -> !food.id().equals(gone.id()))
            .filter(food -> words.isEmpty() || name(food).toLowerCase(Texts.locale()).contains(words))
            .limit(MAX_CHOICES)
            .map(food -> choice(gone, food)).toList());
    }

    private Node choice(FoodItem gone, FoodItem kept) {
        var name = name(kept);
        var line = styled(new HBox(12, growing(cut(name, "t-strong")),
            firm(DisplayFormat.foodKind(kept.category()), "t-small c-muted")), "palette-row");
        return Nodes.clickable(line, name, () -> {
            desk.closeDialog();
            desk.write(() -> desk.kitchen().mergeFoods(kept.id(), gone.id()), text("foods.merged", name(gone), name));
        });
    }
}

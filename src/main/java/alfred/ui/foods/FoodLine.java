package alfred.ui.foods;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.FoodItem;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ListCell;

/// List cell of a food: picture, name and aliases, allergens, shelf life, category.
final class FoodLine extends ListCell<FoodItem> {
    private final Consumer<FoodItem> open;

    FoodLine(Consumer<FoodItem> open) {
        this.open = open;
        setPrefWidth(0);
        setStyle("-fx-padding: 0 24 0 24;");
    }

    @Override
    protected void updateItem(FoodItem food, boolean isEmpty) {
        super.updateItem(food, isEmpty);
        if (isEmpty || food == null) {
            setGraphic(null);
            return;
        }
        var names = food.names();
        var name = DisplayFormat.capital(names.getFirst());
        var words = column(1, cut(name, "t-strong"));
        if (names.size() > 1) {
            words.getChildren().add(cut(String.join(", ", names.subList(1, names.size())), "t-caption c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var keeps = food.shelfLife().map(FoodLine::days).orElse("");
        var life = Nodes.wide(label(keeps, "t-small c-muted"), 118);
        var kind = Nodes.wide(label(DisplayFormat.foodKind(food.category()), "t-small c-text-2"), 142);
        var line = Nodes.styled(row(14, Cover.thumb(CoverTable.lookOf(food.name(), List.of()), 34),
            growing(words), allergens(food), life,
            kind), "row hairline");
        // the name takes precedence in a narrow row
        line.widthProperty().addListener((_, _, width) -> {
            Nodes.visible(life, width.doubleValue() > 540);
            Nodes.visible(kind, width.doubleValue() > 680);
        });
        line.setMinHeight(52);
        line.setPadding(new Insets(0, 8, 0, 8));
        setGraphic(Nodes.clickable(line, name, () -> open.accept(food)));
    }

    private static Node allergens(FoodItem food) {
        var line = row(5);
        food.allergens().forEach(allergen -> line.getChildren().add(
            Nodes.iconLabel(TagNames.ofRule(allergen), "tag warn", Icon.TRIANGLE_ALERT.view(12, "ic-warn"))));
        return line;
    }

    private static String days(long days) {
        return days < 60 ? text("foods.keeps.days", days)
            : days < 700 ? text("foods.keeps.months", Math.round(days / 30.4))
            : text("foods.keeps.years", Math.round(days / 365.0));
    }
}

package alfred.ui.cook;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.PageContext;
import alfred.ui.recipes.view.StepAmounts;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Dialog with all that a dish takes, in type readable from the stove.
final class NeedsDialog {
    private NeedsDialog() {}

    /// @param servings for how many the dish is cooked; 0 for the recipe's own number
    static Region of(PageContext desk, RecipeItem recipe, List<IngredientItem> lines, int servings) {
        var all = column(6);
        lines.forEach(line -> all.getChildren()
            .add(new HBox(12, Nodes.wide(label(StepAmounts.scaled(line, servings, recipe),
                "t-large-strong c-accent"), 130),
                growing(wrapped(StepAmounts.name(line, servings, recipe), "t-large")))));
        var scroll = Nodes.scroll(all);
        scroll.setMaxHeight(620);
        var head = row(8, firm(text("recipe.ingredients"), "t-title-2"), spacer(),
            iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog));
        var dialog = styled(new VBox(14, head, scroll), "a-popup");
        dialog.setPadding(new Insets(18, 20, 22, 26));
        Nodes.wide(dialog, 520);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        return dialog;
    }
}

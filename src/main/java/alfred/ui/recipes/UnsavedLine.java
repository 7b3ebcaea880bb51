package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import alfred.ui.recipes.form.UnsavedRecipes;
import javafx.geometry.Pos;
import javafx.scene.layout.FlowPane;

/// Row of buttons to reopen unsaved new recipes; hidden if there are none.
final class UnsavedLine extends FlowPane {
    private final PageContext desk;

    UnsavedLine(PageContext desk) {
        super(8, 2);
        this.desk = desk;
        setAlignment(Pos.CENTER_LEFT);
        Nodes.visible(this, false);
    }

    void refresh() {
        var begun = UnsavedRecipes.all(desk.settings());
        getChildren().setAll(iconLabel(text("recipes.unsaved"), "t-small c-muted", Icon.PENCIL.view(14)));
        begun.forEach(
            one -> getChildren().add(button(one.name().isBlank() ? text("recipes.unnamed") : one.name(), "text",
                () -> desk.open(one.route()))));
        Nodes.visible(this, !begun.isEmpty());
    }
}

package alfred.ui.shell;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.cut;
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
import alfred.ui.model.EntityActions;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Shows an unsaved draft in full, to be saved or discarded.
final class DraftDialog {
    private DraftDialog() {}

    static Region of(PageContext desk, KnownEntity entity, RecipeItem content, EntityActions actions) {
        var head = row(8, growing(wrapped(entity.label(), "t-title-2")), firm(text("draft.tag"), "tag draft"),
            iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog));
        head.setPadding(new Insets(18, 16, 6, 24));
        var body = new VBox(8);
        body.setPadding(new Insets(4, 24, 12, 24));
        if (!content.description().isBlank()) {
            body.getChildren().add(wrapped(content.description(), "t-quote c-text-2"));
        }
        addLines(body, content);
        addMeals(body, entity.meals());
        var scroll = Nodes.scroll(body);
        scroll.setMaxHeight(520);
        var foot = row(8, button(text("panel.discard"), "ghost", () -> {
            desk.closeDialog();
            actions.discard(entity);
        }), spacer(), button(text("dialog.close"), "ghost", desk::closeDialog),
            button(text("panel.save"), Icon.CHECK, "primary", () -> {
                desk.closeDialog();
                actions.save(entity);
            }));
        foot.setPadding(new Insets(12, 24, 18, 16));
        var dialog = styled(new VBox(head, scroll, foot), "a-popup");
        Nodes.wide(dialog, 560);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        return dialog;
    }

    private static void addLines(VBox body, RecipeItem content) {
        addList(body, text("recipe.ingredients"), content.ingredientWords(), false);
        addList(body, text("recipe.method"), content.steps(), true);
    }

    private static void addList(VBox body, String name, List<String> lines, boolean isNumbered) {
        if (lines.isEmpty()) {
            return;
        }
        var title = label(name, "t-heading");
        title.setPadding(new Insets(10, 0, 0, 0));
        body.getChildren().add(title);
        for (int i = 0; i < lines.size(); i++) {
            var mark = Nodes.wide(label(isNumbered ? String.valueOf(i + 1) : "•", "t-body c-accent"), 20);
            body.getChildren().add(new HBox(4, mark, growing(wrapped(lines.get(i), "t-body"))));
        }
    }

    private static void addMeals(VBox body, List<MealItem> meals) {
        for (var meal : meals) {
            var day = meal.date().map(date -> DisplayFormat.weekday(date) + " " + date.getDayOfMonth())
                .orElse(meal.day());
            var name = meal.dish();
            body.getChildren()
                .add(row(14, Nodes.wide(label(day, "t-small c-muted"), 56), growing(cut(name, "t-strong")),
                    firm(DisplayFormat.mealType(meal.type()), "t-small c-muted")));
        }
    }
}

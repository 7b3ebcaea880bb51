package alfred.ui.meals;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.NameDialog;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Menu for a whole week: copy the previous week, save it as a template, apply a template, clear it.
final class WeekMenu {
    private final PageContext desk;
    private final WeekTemplates templates;
    private final Weeks weeks;

    /// The page's data that the menu works on.
    interface Weeks {
        /// Returns the shown week.
        Week shown();

        Week before();

        /// Returns the ids of all recipes in the cookbook.
        Set<UUID> recipes();
    }

    WeekMenu(PageContext desk, Weeks weeks) {
        this.desk = desk;
        this.weeks = weeks;
        templates = new WeekTemplates(desk.settings());
    }

    Node node() {
        var button = Nodes.iconButton(Icon.ELLIPSIS, text("meals.week"), "", () -> {});
        button.setOnAction(_ -> menu().show(button, Side.BOTTOM, 0, 4));
        return button;
    }

    private ContextMenu menu() {
        var shown = weeks.shown();
        var menu = new ContextMenu();
        menu.getItems().add(item(text("meals.copy-last"), Icon.COPY, weeks.before().meals().isEmpty(),
            () -> plan(WeekTemplate.of("", weeks.before()).rows(shown, weeks.recipes()))));
        menu.getItems().add(item(text("meals.template.save"), Icon.PLUS, shown.meals().isEmpty(), this::name));
        var all = templates.all();
        if (!all.isEmpty()) {
            menu.getItems().add(new SeparatorMenuItem());
            all.forEach(template -> menu.getItems().add(templateMenu(template)));
        }
        menu.getItems().add(new SeparatorMenuItem());
        var clear = item(text("meals.clear"), Icon.TRASH, shown.meals().isEmpty(), this::clear);
        clear.getStyleClass().add("danger");
        menu.getItems().add(clear);
        return menu;
    }

    private static MenuItem item(String words, Icon icon, boolean isOff, Runnable action) {
        var item = new MenuItem(words, icon.view(15));
        item.setDisable(isOff);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private Menu templateMenu(WeekTemplate template) {
        var menu = new Menu(template.name(), Icon.CALENDAR_DAYS.view(15));
        menu.getItems().addAll(
            item(text("meals.template.use"), Icon.CHECK, false,
                () -> plan(template.rows(weeks.shown(), weeks.recipes()))),
            item(text("meals.template.remove"), Icon.TRASH, false, () -> {
                templates.remove(template);
                desk.toasts().show(text("meals.template.removed", template.name()), () -> templates.keep(template));
            }));
        return menu;
    }

    private void plan(List<Row> rows) {
        if (rows.isEmpty()) {
            desk.toasts().show(text("meals.nothing-new"));
        } else {
            desk.write(() -> desk.kitchen().createAll(KitchenEntities.MEAL, rows), text("meals.copied", rows.size()));
        }
    }

    private void clear() {
        var meals = weeks.shown().meals().stream().map(meal -> meal.item().id()).toList();
        desk.write(() -> desk.kitchen().deleteAll(KitchenEntities.MEAL, meals), text("meals.cleared", meals.size()));
    }

    private void name() {
        NameDialog.ask(desk, text("meals.template.title"), text("meals.template.help"), text("meals.template.prompt"),
            name -> {
                templates.keep(WeekTemplate.of(name, weeks.shown()));
                desk.toasts().show(text("meals.template.saved", name));
            });
    }
}

package alfred.ui.shopping;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.ShoppingItem;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.NameDialog;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

/// The tabs of the shopping lists, the main one first. Hidden while there is only the main list.
final class ListTabs extends FlowPane {
    static final String MAIN = "";

    private final PageContext desk;
    private final Runnable changed;
    private String shown = MAIN;

    /// @param changed called when another list is chosen
    ListTabs(PageContext desk, Runnable changed) {
        super(6, 6);
        this.desk = desk;
        this.changed = changed;
    }

    /// The name of the list that is shown; `""` for the main one.
    String shown() {
        return shown;
    }

    boolean isShown(ShoppingItem line) {
        return line.list().equalsIgnoreCase(shown);
    }

    /// Asks for the name of a new list. It exists from its first line on.
    void add() {
        NameDialog.ask(desk, text("shopping.list.new"), text("shopping.list.help"), text("shopping.list.prompt"),
            this::choose);
    }

    private void choose(String name) {
        shown = name;
        changed.run();
    }

    void show(List<ShoppingItem> lines) {
        var counts = new TreeMap<String, Integer>(String.CASE_INSENSITIVE_ORDER);
        counts.put(MAIN, 0);
        counts.put(shown, 0);
        lines.forEach(
            line -> counts.merge(line.list().toLowerCase(Locale.ROOT).isBlank() ? MAIN : line.list(),
                line.isBought() ? 0 : 1, Integer::sum));
        getChildren().clear();
        var group = new ToggleGroup();
        counts.forEach((name, count) -> {
            var words = name.isEmpty() ? text("shopping.list.main") : name;
            var tab = toggle(count == 0 ? words : words + "  " + count, "filter");
            tab.setToggleGroup(group);
            tab.setSelected(name.equalsIgnoreCase(shown));
            tab.setAccessibleText(words);
            tab.setOnAction(_ -> choose(name));
            getChildren().add(tab);
        });
        getChildren().add(button(text("shopping.list.new"), Icon.PLUS, "ghost sm", this::add));
        Nodes.visible(this, counts.size() > 1);
    }
}

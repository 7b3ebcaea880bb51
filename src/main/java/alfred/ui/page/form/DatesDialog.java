package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Lot;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.DisplayFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Dialog that asks for the best-before dates of several things at once, each of which may be left out.
public final class DatesDialog {
    private static final String DATE = "expiry_date";

    private final PageContext desk;
    private final Map<Lot, FieldBox> dates = new LinkedHashMap<>();

    private DatesDialog(PageContext desk) {
        this.desk = desk;
    }

    /// @param lots things of the pantry
    public static void open(PageContext desk, List<Lot> lots) {
        var dialog = new DatesDialog(desk);
        lots.forEach(lot -> dialog.dates.put(lot, FieldBox.date(DATE, called(lot), lot.row(), desk.today(), false)));
        var drawn = dialog.draw();
        desk.showDialog(drawn);
        // nodes in scroll panes join the scene only once the skin exists
        drawn.applyCss();
        dialog.dates.values().iterator().next().focus();
    }

    private static String called(Lot lot) {
        var name = DisplayFormat.capital(lot.name());
        return lot.amount().isEmpty() ? name : text("fact.two", name, lot.amount());
    }

    private Region draw() {
        var head = row(8, firm(text("pantry.dates"), "t-title-2"), spacer(),
            iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog));
        var fields = column(14, dates.values().stream().map(FieldBox::node).toArray(Node[]::new));
        fields.setPadding(new Insets(0, 10, 4, 0));
        var scroll = Nodes.scroll(fields);
        scroll.setMaxHeight(420);
        var foot = row(8, spacer(), button(text("dialog.cancel"), "ghost", desk::closeDialog),
            button(text("dialog.save"), Icon.CHECK, "primary", this::save));
        var dialog = styled(new VBox(14, head, wrapped(text("pantry.dates.help"), "t-small c-muted"), scroll, foot),
            "a-popup");
        dialog.setPadding(new Insets(20, 24, 20, 24));
        Nodes.wide(dialog, 480);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        // before the fields, which take Enter for themselves
        dialog.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
                event.consume();
                save();
            }
        });
        return dialog;
    }

    private void save() {
        if (!dates.values().stream().map(FieldBox::check).reduce(true, (a, b) -> a && b)) {
            return;
        }
        var changes = new LinkedHashMap<UUID, Map<String, @Nullable Object>>();
        dates.forEach((lot, box) -> {
            if (box.differsFrom(lot.row())) {
                Map<String, @Nullable Object> change = new LinkedHashMap<>();
                change.put(DATE, box.value());
                changes.put(lot.id(), change);
            }
        });
        desk.closeDialog();
        if (!changes.isEmpty()) {
            desk.write(() -> desk.kitchen().updateAll(KitchenEntities.INVENTORY, changes),
                text("pantry.dates.done", changes.size()));
        }
    }
}

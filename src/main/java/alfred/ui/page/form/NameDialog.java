package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A dialog that asks for one name.
public final class NameDialog {
    private NameDialog() {}

    /// Shows the dialog.
    ///
    /// @param named called with the name, without blanks around it and never empty, after the dialog has closed
    public static void ask(PageContext desk, String title, String help, String prompt, Consumer<String> named) {
        var name = new SimpleStringProperty("");
        var field = Fields.text(name, prompt, "tall");
        Runnable take = () -> {
            var typed = name.get().strip();
            if (!typed.isEmpty()) {
                desk.closeDialog();
                named.accept(typed);
            }
        };
        field.setOnAction(_ -> take.run());
        var save = button(text("dialog.save"), Icon.CHECK, "primary", take);
        save.disableProperty().bind(name.isEmpty());
        var body = column(14, firm(title, "t-title-2"), wrapped(help, "t-body c-text-2"),
            Fields.named(text("form.name"), field),
            row(8, spacer(), button(text("dialog.cancel"), "ghost", desk::closeDialog), save));
        body.setPadding(new Insets(20, 24, 20, 24));
        var dialog = styled(new VBox(body), "a-popup");
        Nodes.wide(dialog, 440);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        desk.showDialog(dialog);
        field.requestFocus();
    }
}

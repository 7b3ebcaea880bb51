package alfred.ui.settings;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Kitchen;
import alfred.ui.page.PageContext;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Line with a button that reads every row and every photo, and tells what it found in a sentence.
final class CheckLine extends VBox {
    private final PageContext desk;
    private final Button button = button(text("data.check.do"), Icon.SHIELD_CHECK, "secondary", this::check);
    private final VBox result = new VBox();

    CheckLine(PageContext desk) {
        super(12);
        this.desk = desk;
        var words =
            column(3, firm(text("data.check"), "t-heading"), wrapped(text("data.check.help"), "t-small c-muted"));
        getChildren().addAll(row(10, growing(words), button), Nodes.visible(result, false));
    }

    private void check() {
        button.setDisable(true);
        desk.background().task(desk.kitchen()::check).onSuccess(this::tell).atEnd(() -> button.setDisable(false))
            .start();
    }

    private void tell(Kitchen.Checked found) {
        var icon = (found.isWell() ? Icon.CHECK : Icon.CIRCLE_ALERT).view(17, found.isWell() ? "ic-accent" : "ic-warn");
        var words = !found.unreadable().isEmpty() ? text("data.check.unreadable", found.unreadable().size())
            : found.photosGone() > 0 ? text("data.check.photos", found.rows(), found.photosGone())
            : text("data.check.well", found.rows());
        result.getChildren().setAll(row(10, icon, growing(wrapped(words, "t-small c-text-2"))));
        Nodes.visible(result, true);
    }
}

package alfred.ui.settings;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.row.StoreException;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.model.DataLocation;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.RefusalMessages;
import java.nio.file.Path;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.WindowEvent;

/// Dialog to restore a backup. After confirmation the backup is checked and staged in the background; it replaces
/// the data at the next start, before any file is open.
public final class RestoreDialog {
    private final PageContext desk;
    private final DataLocation place;
    private final Path file;
    private final Runnable ready;
    private final VBox root = styled(new VBox(), "a-popup");

    private RestoreDialog(PageContext desk, DataLocation place, Path file, Runnable ready) {
        this.desk = desk;
        this.place = place;
        this.file = file;
        this.ready = ready;
        Nodes.wide(root, 520);
        root.setMaxHeight(Region.USE_PREF_SIZE);
    }

    /// Opens the dialog.
    ///
    /// @param file the backup to restore
    /// @param ready called when the backup is staged
    public static void open(PageContext desk, DataLocation place, Path file, Runnable ready) {
        var dialog = new RestoreDialog(desk, place, file, ready);
        dialog.ask();
        desk.showDialog(dialog.root);
    }

    private void ask() {
        show(text("restore.title"), column(14, named(), wrapped(text("restore.words"), "t-body c-text-2"),
            fact(Icon.DATABASE, text("restore.replaced"), text("restore.replaced.fact")),
            fact(Icon.SHIELD_CHECK, text("restore.kept"), text("restore.kept.fact"))),
            spacer(), button(text("dialog.cancel"), "ghost", desk::closeDialog),
            button(text("restore.do"), Icon.HISTORY, "primary", this::restore));
    }

    private Node named() {
        var name = styled(
            row(10, Icon.PACKAGE.view(17), growing(wrapped(file.getFileName().toString(), "t-mono c-text-2"))), "well");
        name.setPadding(new Insets(9, 12, 9, 12));
        return name;
    }

    private static Node fact(Icon icon, String name, String words) {
        return marked(icon.view(17, "ic-accent"),
            column(2, firm(name, "t-small-strong"), wrapped(words, "t-small c-muted")));
    }

    /// Returns a text with an icon aligned to its first line.
    private static Node marked(Node mark, Node words) {
        var line = row(12, mark, growing(words));
        line.setAlignment(Pos.TOP_LEFT);
        HBox.setMargin(mark, new Insets(1, 0, 0, 0));
        return line;
    }

    private void restore() {
        show(text("restore.title"),
            column(14, named(), row(10, Ring.busy(15), label(text("restore.busy"), "t-small c-muted"))));
        desk.background().run(() -> place.restore(file)).onSuccess(_ -> laidReady())
            .onError(StoreException.class, this::failed).start();
    }

    private void laidReady() {
        ready.run();
        show(text("restore.ready"), marked(Nodes.doneMark(20), wrapped(text("restore.ready.words"), "t-body c-text-2")),
            spacer(), button(text("restore.later"), "ghost", desk::closeDialog),
            button(text("restore.close"), Icon.CHECK, "primary", this::close));
    }

    private void failed(StoreException problem) {
        show(text("restore.failed"),
            marked(Icon.CIRCLE_ALERT.view(20, "ic-danger"), wrapped(RefusalMessages.of(problem), "t-body c-text-2")),
            spacer(), button(text("dialog.close"), "primary", desk::closeDialog));
    }

    /// Requests the window to close, as its close button does, so that unsaved edits are kept.
    private void close() {
        var window = root.getScene().getWindow();
        desk.closeDialog();
        window.fireEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
    }

    private void show(String title, Node body, Node... buttons) {
        var head = row(8, growing(wrapped(title, "t-title-2")));
        head.setPadding(new Insets(20, 24, 10, 24));
        var middle = new VBox(body);
        middle.setPadding(new Insets(0, 24, 16, 24));
        root.getChildren().setAll(head, middle);
        if (buttons.length > 0) {
            var foot = row(8, buttons);
            foot.setPadding(new Insets(6, 24, 20, 24));
            root.getChildren().add(foot);
        } else {
            middle.setPadding(new Insets(0, 24, 28, 24));
        }
    }
}

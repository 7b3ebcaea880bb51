package alfred.ui.settings;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.row.StoreException;
import alfred.transfer.export.Exporter;
import alfred.transfer.export.Exporters;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.RefusalMessages;
import java.io.File;
import java.nio.file.Path;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.stage.FileChooser;

/// Line with a button that writes the kitchen, or a part of it, in a format of the user's choice. The system's dialog
/// asks before a file is replaced.
final class ExportLine extends HBox {
    private final PageContext desk;
    private final Button button = Nodes.button(text("export.do"), Icon.UPLOAD, "secondary", this::choose);

    ExportLine(PageContext desk) {
        super(10);
        this.desk = desk;
        setAlignment(Pos.CENTER_LEFT);
        var words = column(3, firm(text("export.title"), "t-heading"), wrapped(text("export.help"), "t-small c-muted"));
        getChildren().addAll(growing(words), button);
    }

    private void choose() {
        var menu = new ContextMenu();
        for (var exporter : Exporters.ALL) {
            var item = new MenuItem(name(exporter));
            item.setOnAction(_ -> chooseFile(exporter));
            menu.getItems().add(item);
        }
        menu.show(button, Side.BOTTOM, 0, 4);
    }

    private void chooseFile(Exporter exporter) {
        var chooser = new FileChooser();
        chooser.setTitle(name(exporter));
        chooser.setInitialFileName(text("export.file") + exporter.ending());
        File chosen = chooser.showSaveDialog(getScene().getWindow());
        if (chosen != null) {
            write(exporter, chosen.toPath());
        }
    }

    /// Writes the file in the background, and tells how it went.
    void write(Exporter exporter, Path file) {
        button.setDisable(true);
        desk.background().task(() -> desk.kitchen().export(exporter, file))
            .onSuccess(written -> done(
                text("export.done", written.recipes(), written.others(), written.photosLeftOut(), file.getFileName())))
            .onError(StoreException.class, problem -> done(RefusalMessages.of(problem))).start();
    }

    private void done(String words) {
        button.setDisable(false);
        desk.toasts().show(words);
    }

    private static String name(Exporter exporter) {
        return switch (exporter.format()) {
            case "schema.org" -> text("export.schema-org");
            case "nextcloud" -> text("export.nextcloud");
            case "paprika" -> text("export.paprika");
            case "markdown" -> text("export.markdown");
            case "cooklang" -> text("export.cooklang");
            case "pdf" -> text("export.pdf");
            case "calendar" -> text("export.calendar");
            case "shopping" -> text("export.shopping");
            case "qr" -> text("export.qr");
            case "alfred" -> text("export.alfred");
            default -> exporter.format();
        };
    }
}

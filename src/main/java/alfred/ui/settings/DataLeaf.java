package alfred.ui.settings;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.row.StoreException;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.DataLocation;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.RefusalMessages;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

/// "Your data" section of the settings: where the data lie, what brings recipes in and takes them out, the backups, and
/// a look over all rows.
final class DataLeaf extends VBox {
    private final PageContext desk;
    private final DataLocation place;
    private final Path folder;
    private final Label backups = wrapped("", "t-mono c-text-2");
    private final Node usual = button(text("about.backups.usual"), "ghost", () -> keepIn(Optional.empty()));

    DataLeaf(PageContext desk, DataLocation place) {
        super(18);
        this.desk = desk;
        this.place = place;
        this.folder = place.folder().orElse(Path.of(""));
        setMaxWidth(760);
        getChildren().addAll(firm(text("about.data"), "t-title-2"),
            wrapped(text("about.data.help"), "t-body c-text-2"));
        if (place.folder().isPresent()) {
            getChildren().addAll(where(), backup());
            tell();
        }
        getChildren().addAll(inAndOut(), card(new CheckLine(desk)));
    }

    private static VBox card(Node... parts) {
        var card = styled(new VBox(14, parts), "a-card");
        card.setPadding(new Insets(16, 20, 18, 20));
        return card;
    }

    private Node where() {
        return card(row(10, growing(column(3, firm(text("data.where"), "t-heading"),
            wrapped(folder.toAbsolutePath().toString(), "t-mono c-text-2"))),
            button(text("about.data.show"), Icon.EXTERNAL_LINK, "secondary", this::show)));
    }

    private Node inAndOut() {
        var words =
            column(3, firm(text("data.import"), "t-heading"), wrapped(text("data.import.help"), "t-small c-muted"));
        return card(
            row(10, growing(words),
                button(text("data.import.do"), Icon.DOWNLOAD, "secondary", () -> desk.open(new Route.Import()))),
            Nodes.rule(), new ExportLine(desk));
    }

    private Node backup() {
        var choose = button(text("about.backups.choose"), Icon.DATABASE, "secondary", () -> {});
        choose.setOnAction(_ -> chooseFolder(choose).ifPresent(chosen -> keepIn(Optional.of(chosen))));
        var ready = Nodes.visible(ready(), false);
        Runnable look = () -> desk.background().task(place::isRestoreReady)
            .onSuccess(isReady -> Nodes.visible(ready, isReady)).start();
        look.run();
        var restore = button(text("about.restore"), Icon.HISTORY, "secondary", () -> {});
        restore.setOnAction(_ -> chooseFile(restore).ifPresent(file -> RestoreDialog.open(desk, place, file, look)));
        return card(row(10, growing(column(3, firm(text("about.backups"), "t-heading"), backups)), usual, choose),
            wrapped(text("about.backups.help"), "t-small c-muted"),
            row(10, button(text("about.backup"), Icon.DOWNLOAD, "secondary", this::backUp), restore), ready);
    }

    private void tell() {
        backups.setText(place.backups().toAbsolutePath().toString());
        Nodes.visible(usual, !place.backups().equals(folder.resolve("backups")));
    }

    private void keepIn(Optional<Path> chosen) {
        desk.background().run(() -> place.keepBackupsIn(chosen)).onSuccess(_ -> tell())
            .onError(StoreException.class, problem -> desk.toasts().show(RefusalMessages.of(problem))).start();
    }

    private void show() {
        desk.background().task(() -> {
            place.show();
            return true;
        }).onError(IOException.class, _ -> desk.toasts().show(text("about.data.not-shown"))).start();
    }

    private void backUp() {
        desk.background().task(place::backUp)
            .onSuccess(file -> desk.toasts().show(text("about.backup.done", named(file))))
            .onError(StoreException.class, problem -> desk.toasts().show(RefusalMessages.of(problem))).start();
    }

    /// Returns the file's path relative to the data folder; absolute if it lies outside.
    private Path named(Path file) {
        var data = folder.toAbsolutePath();
        return file.toAbsolutePath().startsWith(data) ? data.relativize(file.toAbsolutePath()) : file.toAbsolutePath();
    }

    private Optional<Path> chooseFolder(Node node) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(text("about.backups.choose"));
        begin(place.backups()).ifPresent(chooser::setInitialDirectory);
        return Optional.ofNullable(chooser.showDialog(node.getScene().getWindow())).map(File::toPath);
    }

    private Optional<Path> chooseFile(Node node) {
        var chooser = new FileChooser();
        chooser.setTitle(text("restore.title"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(text("restore.file.kind"), "*.zip"));
        begin(place.backups()).ifPresent(chooser::setInitialDirectory);
        return Optional.ofNullable(chooser.showOpenDialog(node.getScene().getWindow())).map(File::toPath);
    }

    private static Optional<File> begin(Path place) {
        return Optional.of(place.toFile()).filter(File::isDirectory);
    }

    private Node ready() {
        var line = styled(
            row(10, Icon.CLOCK.view(17, "ic-accent"), growing(wrapped(text("restore.waits"), "t-small c-text-2"))),
            "okbox");
        line.setPadding(new Insets(8, 8, 8, 14));
        line.getChildren().add(button(text("restore.drop"), "ghost", () -> desk.background().run(place::dropRestore)
            .onSuccess(_ -> Nodes.visible(line, false))
            .onError(StoreException.class, problem -> desk.toasts().show(RefusalMessages.of(problem))).start()));
        return line;
    }
}

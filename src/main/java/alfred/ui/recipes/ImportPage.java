package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.RecipeImport;
import alfred.transfer.RecipeImporter;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Route;
import alfred.ui.page.Autosave;
import alfred.ui.page.Fields;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import java.io.File;
import java.io.IOException;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;

/// Page to import recipes from pasted text, a dropped file or a chosen file. A single recipe opens in the form for
/// checking; several are imported at once.
public final class ImportPage implements Page {
    private static final String KEPT = "import.text";

    private final PageContext desk;
    private final StringProperty words = new SimpleStringProperty("");
    private final Autosave keeper = new Autosave(this::writeDown);
    private final StackPane root = new StackPane();
    private final Fields.Labelled field;
    private final TextArea area;

    public ImportPage(PageContext desk) {
        this.desk = desk;
        desk.settings().get(KEPT).ifPresent(words::set);
        area = Fields.area(words, text("import.prompt"), 18);
        field = Fields.named(text("import.paste"), area);
        VBox.setVgrow(area, Priority.ALWAYS);
        var read = button(text("import.read"), Icon.SPARKLES, "primary", this::readText);
        read.disableProperty().bind(words.isEmpty());
        var left = column(14, field, row(10, read, button(text("import.file"), Icon.UPLOAD, "secondary", this::choose)));
        VBox.setVgrow(field, Priority.ALWAYS);
        var body = new HBox(44, growing(left), Nodes.wide(help(), 280));
        body.setPadding(new Insets(8, 32, 32, 32));
        body.setMaxWidth(1100);
        VBox.setVgrow(body, Priority.ALWAYS);
        var header = row(12, iconButton(Icon.CHEVRON_LEFT, text("form.back"), "bordered", desk::back), firm(text("import.title"), "t-title"),
            spacer(), desk.switches());
        header.setMinHeight(64);
        header.setPadding(new Insets(8, 24, 0, 32));
        root.getChildren().add(new VBox(header, body));
        root.setOnDragOver(this::over);
        root.setOnDragDropped(this::drop);
        words.addListener((_, _, _) -> {
            field.error("");
            keeper.changed();
        });
    }

    private static VBox help() {
        return column(20, wrapped(text("import.words"), "t-body c-text-2"),
            fact(Icon.NOTE, text("import.help.any"), text("import.help.any.fact")),
            fact(Icon.LINK, text("import.help.page"), text("import.help.page.fact")),
            fact(Icon.SHIELD_CHECK, text("import.help.safe"), text("import.help.safe.fact")));
    }

    private static Node fact(Icon icon, String name, String help) {
        var line = new HBox(12, icon.view(17, "ic-accent"), growing(column(2, firm(name, "t-small-strong"), wrapped(help, "t-small c-muted"))));
        HBox.setMargin(line.getChildren().getFirst(), new Insets(1, 0, 0, 0));
        return line;
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void refresh() {
        area.requestFocus();
    }

    @Override
    public void save() {
        readText();
    }

    private void readText() {
        var typed = words.get();
        desk.background().task(() -> RecipeImport.readAll(typed)).onSuccess(read -> {
            show(read);
            if (!read.isEmpty()) {
                words.set("");
                keep();
            }
        }).start();
    }

    @Override
    public void keep() {
        keeper.now();
    }

    private void writeDown() {
        desk.settings().put(KEPT, words.get());
    }

    private void choose() {
        var chooser = new FileChooser();
        chooser.setTitle(text("import.title"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(text("import.file.kinds"), "*.txt", "*.md", "*.html", "*.htm", "*.json"));
        if (chooser.showOpenDialog(root.getScene().getWindow()) instanceof File file) {
            readFile(file);
        }
    }

    private void readFile(File file) {
        if (file.length() > (64 << 20)) {
            field.error(text("import.too-large"));
            return;
        }
        desk.background().task(() -> RecipeImport.read(file.toPath(), RecipeImport.Watch.NONE).recipes()).onSuccess(this::show)
            .onError(IOException.class, _ -> field.error(text("import.unreadable"))).start();
    }

    /// Opens a single recipe in the form, or imports several as one undoable unit. Shows an error if none was
    /// found.
    private void show(List<ImportedRecipe> read) {
        switch (read.size()) {
            case 0 -> field.error(text("import.nothing"));
            case 1 -> desk.open(UnsavedRecipes.keep(desk.settings(), read.getFirst()));
            default -> desk.background().task(() -> desk.kitchen()
                .importAll("", new alfred.transfer.format.Found("", read, List.of(), List.of(), List.of()), alfred.transfer.Duplicates.KEEP))
                .onSuccess(this::told).start();
        }
    }

    private void told(RecipeImporter.Outcome outcome) {
        if (outcome.hasFailed()) {
            field.error(text("import.none"));
            return;
        }
        desk.open(new Route.Recipes());
        desk.told(text("import.all", outcome.recipes().size(), outcome.skipped().size()), outcome.recipes().size());
    }

    private void over(DragEvent event) {
        if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void drop(DragEvent event) {
        var board = event.getDragboard();
        if (board.hasFiles()) {
            readFile(board.getFiles().getFirst());
        } else if (board.hasString()) {
            words.set(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }
}

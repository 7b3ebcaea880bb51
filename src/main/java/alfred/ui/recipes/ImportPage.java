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

import alfred.transfer.Duplicates;
import alfred.transfer.RecipeImport;
import alfred.transfer.RecipeImporter.Outcome;
import alfred.transfer.Sources;
import alfred.transfer.WebPage;
import alfred.transfer.WebPhotos;
import alfred.transfer.format.Found;
import alfred.transfer.format.Unread;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.Autosave;
import alfred.ui.page.form.Fields;
import alfred.ui.recipes.form.UnsavedRecipes;
import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

/// Page to import recipes from pasted text, addresses, and any number of dropped or chosen files and folders. A single
/// sure recipe opens in the form for checking; everything else is shown in a preview first.
public final class ImportPage implements Page {
    private static final String KEPT = "import.text";

    private final PageContext desk;
    private final StringProperty words = new SimpleStringProperty("");
    private final Autosave keeper = new Autosave(this::writeDown);
    private final StackPane root = new StackPane();
    private final StackPane place = new StackPane();
    private final VBox input;
    private final Fields.Labelled field;
    private final TextArea area;
    private AtomicBoolean isStopped = new AtomicBoolean();

    /// @param files paths of files to read at once; may be empty
    public ImportPage(PageContext desk, List<String> files) {
        this.desk = desk;
        desk.settings().get(KEPT).ifPresent(words::set);
        area = Fields.area(words, text("import.prompt"), 18);
        field = Fields.named(text("import.paste"), area);
        VBox.setVgrow(area, Priority.ALWAYS);
        var read = button(text("import.read"), Icon.SPARKLES, "primary", this::readText);
        read.disableProperty().bind(words.isEmpty());
        input = column(14, field,
            new FlowPane(10, 10, read, button(text("import.file"), Icon.UPLOAD, "secondary", this::choose),
                button(text("import.folder"), Icon.UPLOAD, "secondary", this::chooseFolder)));
        VBox.setVgrow(field, Priority.ALWAYS);
        place.getChildren().add(input);
        var body = new HBox(44, growing(place), Nodes.wide(Nodes.scroll(help()), 280));
        body.setPadding(new Insets(8, 32, 32, 32));
        body.setMaxWidth(1100);
        VBox.setVgrow(body, Priority.ALWAYS);
        var header = row(12, iconButton(Icon.CHEVRON_LEFT, text("form.back"), "bordered", desk::back),
            firm(text("import.title"), "t-title"),
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
        if (!files.isEmpty()) {
            read(files, false);
        }
    }

    private static VBox help() {
        return column(20, wrapped(text("import.words"), "t-body c-text-2"),
            fact(Icon.NOTE, text("import.help.any"), text("import.help.any.fact")),
            fact(Icon.UPLOAD, text("import.help.programs"), text("import.help.programs.fact")),
            fact(Icon.LINK, text("import.help.page"), text("import.help.page.fact")),
            fact(Icon.SHIELD_CHECK, text("import.help.safe"), text("import.help.safe.fact")));
    }

    private static Node fact(Icon icon, String name, String help) {
        var line = new HBox(12, icon.view(17, "ic-accent"),
            growing(column(2, firm(name, "t-small-strong"), wrapped(help, "t-small c-muted"))));
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
        if (place.getChildren().contains(input)) {
            readText();
        }
    }

    /// Reads what was pasted: addresses, one on each line, or the text of recipes.
    private void readText() {
        var typed = words.get();
        var lines = typed.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (!lines.isEmpty() && lines.stream().allMatch(WebPage::isAddress)) {
            read(lines, true);
        } else {
            run(() -> List.of(new Sources.Read("",
                RecipeImport.read(typed.strip().getBytes(java.nio.charset.StandardCharsets.UTF_8)))), true);
        }
    }

    private void read(List<String> sources, boolean isPasted) {
        var label = Nodes.label("", "t-body c-text-2");
        show(working(label));
        run(() -> Sources.read(sources,
            progress -> FxThread
                .run(() -> label.setText(text("import.reading", progress.name(), progress.done(), progress.total()))),
            isStopped::get), isPasted);
    }

    private Node working(Label label) {
        isStopped = new AtomicBoolean();
        var now = isStopped;
        return column(14, label, row(10, button(text("import.stop"), "secondary", () -> now.set(true))));
    }

    private void show(Node node) {
        place.getChildren().setAll(node);
    }

    private void run(Callable<List<Sources.Read>> work, boolean isPasted) {
        desk.background()
            .task(() -> new Result(work.call(),
                desk.kitchen().recipeNames().stream().map(name -> name.toLowerCase(Locale.ROOT))
                    .collect(Collectors.toSet())))
            .onSuccess(result -> shown(result, isPasted)).start();
    }

    private record Result(List<Sources.Read> read, Set<String> taken) {}

    /// Opens a single sure recipe in the form, or shows what was found. Shows an error if nothing was.
    private void shown(Result result, boolean isPasted) {
        show(input);
        var recipes = ImportPreview.recipes(result.read());
        var isEmpty = result.read().stream().allMatch(one -> one.found().isEmpty());
        if (isEmpty) {
            field.error(result.read().stream().flatMap(one -> one.found().problems().stream()).map(Found.Problem::why)
                .filter(why -> why.reason() != Unread.Reason.NOTHING).map(why -> why.message(Texts.phrases()))
                .findFirst()
                .orElse(text("import.nothing")));
            return;
        }
        if (isPasted) {
            words.set("");
            keep();
        }
        // what only lacks is told in the form
        var only = recipes.size() == 1 && result.read().size() == 1
            && recipes.getFirst().doubts().stream().allMatch(doubt -> doubt.from().isBlank())
            && recipes.getFirst().photo().isEmpty();
        if (only) {
            desk.open(UnsavedRecipes.keep(desk.settings(), recipes.getFirst()));
        } else {
            show(new ImportPreview(result.read(), result.taken(), this::importAll, () -> show(input)));
        }
    }

    private void importAll(List<Sources.Read> read, Duplicates duplicates, boolean fetchesPhotos) {
        var label = Nodes.label("", "t-body c-text-2");
        show(working(label));
        var stopped = isStopped;
        desk.background().task(() -> {
            var sum = new Sum(0, 0, 0, 0);
            for (var one : read) {
                if (stopped.get()) {
                    break;
                }
                var outcome = importOne(one, duplicates, fetchesPhotos, label, stopped);
                sum = new Sum(sum.recipes() + outcome.recipes().size(), sum.others() + outcome.others(),
                    sum.skipped() + outcome.skipped().size(), sum.files() + 1);
            }
            return sum;
        }).onSuccess(this::told).atEnd(() -> show(input)).start();
    }

    private Outcome importOne(Sources.Read one, Duplicates duplicates, boolean fetchesPhotos, Label label,
        AtomicBoolean stopped) {
        try (var photos = new WebPhotos()) {
            var found = fetchesPhotos ? photos.of(one.found(), WebPage.isAddress(one.name()) ? one.name() : "",
                progress -> FxThread
                    .run(() -> label.setText(text("import.fetching", progress.done(), progress.total()))),
                stopped::get) : one.found();
            FxThread.run(() -> label.setText(text("import.writing", one.name(), found.recipes().size())));
            return desk.kitchen().importAll(one.name(), found, duplicates);
        }
    }

    private record Sum(int recipes, int others, int skipped, int files) {}

    private void told(Sum sum) {
        if (sum.recipes() == 0 && sum.others() == 0 && sum.skipped() == 0 && sum.files() > 0) {
            field.error(text("import.none"));
            return;
        }
        desk.open(new Route.Recipes());
        desk.told(text("import.all", sum.recipes(), sum.skipped()), sum.recipes());
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
        if (chooser.showOpenMultipleDialog(root.getScene().getWindow()) instanceof List<File> files) {
            read(files.stream().map(File::getPath).toList(), false);
        }
    }

    private void chooseFolder() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(text("import.title"));
        if (chooser.showDialog(root.getScene().getWindow()) instanceof File folder) {
            read(List.of(folder.getPath()), false);
        }
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
            read(board.getFiles().stream().map(File::getPath).toList(), false);
        } else if (board.hasString()) {
            show(input);
            words.set(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }
}

package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.transfer.Duplicates;
import alfred.transfer.Sources;
import alfred.transfer.WebPage;
import alfred.transfer.format.Doubt;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.KitchenFile;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.page.form.Fields;
import alfred.ui.page.list.Check;
import alfred.ui.recipes.form.DoubtText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What was found in the chosen files, to be looked through before anything is saved: each recipe with a check box and
/// what is doubtful about it, the parts that could not be read, and the question about names that are taken.
final class ImportPreview extends VBox {
    /// Recipes beyond these are imported, but not listed one by one.
    private static final int MAX_LISTED = 300;
    private static final String FETCH = "FETCH";
    private static final String LEAVE = "LEAVE";

    /// What becomes of the recipes that the user leaves ticked.
    @FunctionalInterface
    interface Use {
        /// @param fetchesPhotos whether photos that are known by their address are fetched
        void all(List<Sources.Read> read, Duplicates duplicates, boolean fetchesPhotos);
    }

    private final List<Sources.Read> read;
    private final Set<ImportedRecipe> left = new HashSet<>();
    private final StringProperty duplicates = new SimpleStringProperty(Duplicates.KEEP.name());
    private final StringProperty photos;
    private final Button go;

    /// @param taken the names in the cookbook, in lower case
    /// @param use imports what is left of the files
    /// @param cancel goes back to the choice of files
    ImportPreview(List<Sources.Read> read, Set<String> taken, Use use, Runnable cancel) {
        super(16);
        this.read = read;
        var recipes = recipes(read);
        go = button("", Icon.CHECK, "primary",
            () -> use.all(chosen(), Duplicates.valueOf(duplicates.get()), fetchesPhotos()));
        var list = column(10);
        recipes.stream().limit(MAX_LISTED).forEach(recipe -> list.getChildren().add(line(recipe)));
        if (recipes.size() > MAX_LISTED) {
            list.getChildren().add(wrapped(text("import.more", recipes.size() - MAX_LISTED), "t-small c-muted"));
        }
        read.forEach(one -> one.found().problems().forEach(problem -> list.getChildren().add(problem(one, problem))));
        photos = new SimpleStringProperty(read.stream().anyMatch(one -> WebPage.isAddress(one.name())) ? FETCH : LEAVE);
        var pane = Nodes.scroll(list);
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().add(wrapped(summary(), "t-body"));
        var clashes =
            (int) recipes.stream().filter(recipe -> taken.contains(recipe.name().toLowerCase(Locale.ROOT))).count();
        if (clashes > 0) {
            getChildren().add(column(6, wrapped(text("import.taken", clashes), "t-small-strong"),
                Nodes.wide(Fields.segments(duplicates,
                    List.of("KEEP", "REPLACE", "SKIP"), ImportPreview::choice, false), 420)));
        }
        int addresses = (int) recipes.stream().filter(ImportedRecipe::hasWebPhoto).count();
        if (addresses > 0) {
            getChildren().add(column(6, wrapped(text("import.photos", addresses), "t-small-strong"),
                Nodes.wide(Fields.segments(photos,
                    List.of(FETCH, LEAVE),
                    choice -> text(choice.equals(FETCH) ? "import.photos.fetch" : "import.photos.leave"), false),
                    420)));
        }
        getChildren().addAll(pane, row(10, go, button(text("import.cancel"), "secondary", cancel)));
        count();
    }

    private boolean fetchesPhotos() {
        return photos.get().equals(FETCH);
    }

    static List<ImportedRecipe> recipes(List<Sources.Read> read) {
        return read.stream().flatMap(one -> one.found().recipes().stream()).toList();
    }

    private String summary() {
        var recipes = recipes(read);
        var others = read.stream().mapToInt(one -> one.found().meals().size() + one.found().shopping().size()
            + one.found().kitchen().map(KitchenFile::size).orElse(0)).sum();
        var formats =
            read.stream().map(one -> format(one.found().format())).filter(format -> !format.isBlank()).distinct()
                .toList();
        return text("import.found", recipes.size(), (int) recipes.stream().filter(ImportedRecipe::hasPhoto).count(),
            others)
            + (formats.isEmpty() ? "" : " (" + String.join(", ", formats) + ")");
    }

    /// Returns the name of a format: programs and standards are called the same in all languages.
    private static String format(String format) {
        return switch (format) {
            case "web page" -> text("import.format.page");
            case "text" -> text("import.format.text");
            case "table" -> text("import.format.table");
            default -> format;
        };
    }

    private static String choice(String duplicates) {
        return switch (Duplicates.valueOf(duplicates)) {
            case KEEP -> text("import.taken.keep");
            case REPLACE -> text("import.taken.replace");
            case SKIP -> text("import.taken.skip");
        };
    }

    private Node line(ImportedRecipe recipe) {
        var name = recipe.name().isBlank() ? text("import.nameless") : recipe.name();
        var check = new Check(name, true, isTicked -> {
            if (isTicked) {
                left.remove(recipe);
            } else {
                left.add(recipe);
            }
            count();
        });
        var words = column(2, wrapped(name, "t-small-strong"),
            wrapped(
                text("import.counts", recipe.ingredients().size(), recipe.steps().size(),
                    recipe.photo().isEmpty() ? 0 : recipe.hasPhoto() ? 1
                        : 2),
                "t-caption c-muted"));
        recipe.doubts().forEach(doubt -> words.getChildren().add(doubt(doubt)));
        return topped(row(12, check, growing(words)));
    }

    private static Node doubt(Doubt doubt) {
        return alert(DoubtText.of(doubt));
    }

    /// Returns words beside the sign of an alert, in as many lines as they take.
    private static Node alert(String words) {
        return topped(
            row(7, Icon.CIRCLE_ALERT.view(13, "ic-danger"), growing(wrapped(words, "t-caption c-text-2"))));
    }

    private static HBox topped(HBox row) {
        row.setAlignment(Pos.TOP_LEFT);
        return row;
    }

    private static Node problem(Sources.Read source, Found.Problem problem) {
        var what = problem.what().isEmpty() || problem.what().equals(source.name()) ? source.name()
            : source.name() + ", " + problem.what();
        return alert(text("import.problem", what, problem.why().message(Texts.phrases())));
    }

    private void count() {
        var number = recipes(read).size() - left.size();
        go.setText(text("import.go", number));
        go.setDisable(chosen().isEmpty());
    }

    private List<Sources.Read> chosen() {
        var all = new ArrayList<Sources.Read>();
        for (var one : read) {
            var found = one.found();
            var kept = found.recipes().stream().filter(recipe -> !left.contains(recipe)).toList();
            var rest = new Found(found.format(), kept, found.meals(), found.shopping(), List.of(), found.kitchen());
            if (!rest.isEmpty()) {
                all.add(new Sources.Read(one.name(), rest));
            }
        }
        return all;
    }
}

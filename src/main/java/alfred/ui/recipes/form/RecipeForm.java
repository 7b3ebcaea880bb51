package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.Autosave;
import alfred.ui.page.form.Fields;
import alfred.ui.page.form.StarRating;
import alfred.ui.page.form.TagField;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.RefusalMessages;
import alfred.ui.page.text.TagNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Form to write or edit a recipe: ingredient lines parsed while typing, steps, and details such as times and tags.
/// Unsaved changes are autosaved to the window's settings.
public final class RecipeForm implements Page {
    private static final double SIDE_BY_SIDE = 820;

    private final PageContext desk;
    private final Route route;
    private final Optional<UUID> id;
    private final String draftKey;
    private final StackPane root = new StackPane();
    private final Map<String, Fields.Labelled> fields = new HashMap<>();
    private final Label state = firm("", "t-caption c-muted");
    private final Label problem = iconLabel("", "t-small-strong c-danger", Icon.CIRCLE_ALERT.view(15, "ic-danger"));
    private CoverField cover;
    private @Nullable LineList lines;
    private final Fields.Theirs theirLines = new Fields.Theirs();
    private final Fields.Theirs theirSteps = new Fields.Theirs();
    private RecipeDraft draft = new RecipeDraft();
    /// The stored recipe from which the draft started.
    private RecipeDraft base = new RecipeDraft();
    private TextField name = new TextField();
    private boolean isLoaded;
    private final Autosave keeper = new Autosave(this::writeDown);
    private boolean isRead;
    private boolean isDirty;
    private boolean isImported;
    private boolean isBegun;
    private boolean isTried;
    private boolean isSaved;
    private boolean isWide = true;

    /// Creates a form for a stored recipe, or for a new one if the route has no id.
    public RecipeForm(PageContext desk, Route.RecipeForm route) {
        this(desk, route, route.id(), UnsavedRecipes.keptIn(route).orElseThrow());
        draft.name.set(route.name());
    }

    /// Creates a form to check an imported recipe; it enters the cookbook only when the user saves it.
    public RecipeForm(PageContext desk, Route.RecipeDraft route) {
        this(desk, route, Optional.empty(), route.kept());
        isImported = true;
    }

    private RecipeForm(PageContext desk, Route route, Optional<UUID> id, String draftKey) {
        this.desk = desk;
        this.route = route;
        this.id = id;
        this.draftKey = draftKey;
        cover = new CoverField(desk, draft.image);
        root.widthProperty().addListener((_, _, width) -> {
            var fits = width.doubleValue() >= SIDE_BY_SIDE;
            if (fits != isWide) {
                isWide = fits;
                var isNamed = name.isFocused();
                draw();
                if (isNamed) {
                    focusName();
                }
            }
        });
    }

    @Override
    public Node node() {
        return root;
    }

    /// Loads the recipe on the first call. Later calls take in what was changed elsewhere, and never overwrite edits.
    @Override
    public void refresh() {
        if (isLoaded) {
            if (lines != null) {
                lines.readStock();
            }
            if (isRead && !isSaved) {
                id.ifPresent(stored -> desk.background().task(() -> StoredRecipe.of(desk.kitchen(), stored))
                    .onSuccess(this::meet).start());
            }
            return;
        }
        isLoaded = true;
        if (id.isEmpty()) {
            restore();
            isRead = true;
            draw();
            focusName();
            return;
        }
        var stored = id.get();
        desk.background().task(() -> StoredRecipe.of(desk.kitchen(), stored)).onSuccess(read -> {
            draft = read.draft();
            base = read.draft();
            restore();
            isRead = true;
            draw();
        }).start();
    }

    /// Takes in what somebody else made of the recipe; returns whether both changed the same.
    private boolean meet(StoredRecipe now) {
        if (!now.isThere() || isSaved) {
            return false;
        }
        var other = now.draft();
        boolean isClash = new RecipeMeeting(base, draft, other).meet((column, words, take) -> {
            switch (column) {
                case "ingredients" -> theirLines.show(now.who(), words, take);
                case "instructions" -> theirSteps.show(now.who(), words, take);
                default ->
                    Optional.ofNullable(fields.get(column)).ifPresent(field -> field.theirs(now.who(), words, take));
            }
        });
        base = other;
        validate();
        return isClash;
    }

    private void focusName() {
        // a scroll pane adds its content to the scene only when its skin is created
        root.applyCss();
        name.requestFocus();
        name.end();
    }

    private void draw() {
        if (!isRead) {
            return;
        }
        fields.clear();
        name = Fields.text(draft.name, text("form.name.prompt"), "tall serif");
        var main = column(14, field("name", name),
            field("description", Fields.text(draft.description, text("form.description.prompt"), "tall")),
            ingredients(), method());
        HBox.setHgrow(main, Priority.ALWAYS);
        main.setMinWidth(0);
        if (isImported && !draft.doubts.isEmpty()) {
            main.getChildren().addFirst(Careful.band(String.join("\n", draft.doubts)));
        }
        var body = isWide ? new HBox(44, main, Nodes.wide(side(), 340)) : new VBox(24, main, side());
        body.setPadding(new Insets(8, 32, 40, 32));
        body.setMaxWidth(1700);
        var scroll = Nodes.steady(Nodes.scroll(body));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        root.getChildren().setAll(new VBox(header(), scroll));
        watch();
        validate();
    }

    private HBox header() {
        var title = firm(text(id.isPresent() ? "form.edit" : isImported ? "form.imported"
            : isBegun ? "form.begun" : "form.new"), "t-title");
        var stacked = column(0);
        stacked.setAlignment(Pos.CENTER_LEFT);
        var names = isWide ? row(12) : stacked;
        names.getChildren().addAll(title, state);
        names.setMinWidth(Region.USE_PREF_SIZE);
        var switches = desk.switches();
        var header = row(12, iconButton(Icon.CHEVRON_LEFT, text("form.back"), "bordered", desk::back), names,
            spacer(), problem,
            button(text("form.discard"), "ghost", this::discard),
            button(text("form.save"), Icon.CHECK, "primary", this::save), switches);
        state.managedProperty().bind(state.textProperty().isNotEmpty());
        state.setPadding(new Insets(isWide ? 6 : 0, 0, 0, 0));
        header.setMinHeight(64);
        PageFrame.align(header, switches, new Insets(8, 32, 0, 32));
        return header;
    }

    private Fields.Labelled field(String column, Node control) {
        var field = Fields.named(RecipeMeeting.name(column), control);
        fields.put(column, field);
        return field;
    }

    private Node ingredients() {
        var list = new LineList(desk, draft, this::touched);
        lines = list;
        var hint = Nodes.cut(text("form.ingredients.hint"), "t-caption c-muted");
        var head = row(10, firm(text("recipe.ingredients"), "t-heading"), hint, spacer(),
            button(text("line.add-section"), Icon.PLUS, "text", list::appendSection));
        head.setPadding(new Insets(8, 0, 0, 0));
        hint.widthProperty().addListener((_, _, width) -> hint.setVisible(width.doubleValue() >= hint.prefWidth(-1)));
        // the head comes after the lines for Tab: it leads from the description into them
        var all = new BorderPane(column(8, list, theirLines));
        BorderPane.setMargin(head, new Insets(0, 0, 8, 0));
        all.setTop(head);
        return all;
    }

    private Node method() {
        var head =
            row(10, firm(text("recipe.method"), "t-heading"), firm(text("form.method.hint"), "t-caption c-muted"));
        head.setPadding(new Insets(8, 0, 0, 0));
        return column(8, head, new StepList(draft, this::touched), theirSteps);
    }

    private VBox side() {
        cover = new CoverField(desk, draft.image);
        var side = Fields.stack(cover,
            Fields.pair(field("servings", Fields.stepper(draft.servings, 1, 99, text("form.servings"))),
                field("difficulty",
                    Fields.segments(draft.difficulty, List.of("easy", "medium", "hard"), DisplayFormat::value, true))),
            Fields.pair(field("prep_time_minutes", TypedMinutes.field(draft.preparation, text("form.preparation"))),
                field("cook_time_minutes", TypedMinutes.field(draft.cooking, text("form.cooking")))),
            field("rating", StarRating.of(draft.rating)),
            field("cuisine", Fields.text(draft.cuisine, text("form.cuisine.prompt"), "")),
            field("tags", new TagField(draft.tags, text("form.tags"), TagNames::chip)),
            field("source_url", Fields.text(draft.source, text("form.source.prompt"), "")),
            field("notes", Fields.area(draft.notes, text("form.notes.prompt"), 3)));
        if (id.isPresent()) {
            side.getChildren().add(button(text("recipe.delete"), Icon.TRASH, "ghost danger", this::delete));
        }
        return side;
    }

    private void watch() {
        InvalidationListener listener = (Observable _) -> touched();
        for (var property : List.of(draft.name, draft.description, draft.cuisine, draft.preparation, draft.cooking,
            draft.source, draft.notes,
            draft.difficulty, draft.image)) {
            property.addListener(listener);
        }
        draft.servings.addListener(listener);
        draft.rating.addListener(listener);
        draft.tags.addListener(listener);
    }

    private void touched() {
        isDirty = id.isEmpty() || !DraftText.write(draft).equals(DraftText.write(base));
        keeper.changed();
        validate();
    }

    @Override
    public void keep() {
        keeper.now();
    }

    private void writeDown() {
        desk.settings().put(draftKey, isDirty ? DraftText.write(draft) : "");
        if (isDirty) {
            state.setText(text("form.kept"));
        }
    }

    private void restore() {
        desk.settings().get(draftKey).ifPresent(kept -> {
            DraftText.read(kept, draft);
            isDirty = true;
            isBegun = id.isEmpty() && !isImported;
        });
    }

    private void forget() {
        keeper.forget();
        isDirty = false;
        desk.settings().put(draftKey, "");
    }

    private void validate() {
        var errors = draft.errors();
        fields.forEach(
            (column, field) -> field.error(isTried || !column.equals("name") ? errors.getOrDefault(column, "") : ""));
        var visible = isTried ? errors.size() : errors.size() - (errors.containsKey("name") ? 1 : 0);
        problem.setText(text("form.problems", visible));
        Nodes.visible(problem, visible > 0);
        var doubtful = draft.lines.stream().filter(line -> line.get().isDoubtful()).count();
        state.setText(
            isImported && doubtful > 0 ? text("form.doubtful", doubtful) : isDirty ? text("form.unsaved") : "");
        cover.show(draft.name.get(), draft.lines.stream().map(line -> line.get().parsed().name()).toList());
    }

    @Override
    public void save() {
        isTried = true;
        validate();
        var faults = draft.errors().keySet();
        if (!faults.isEmpty()) {
            Optional.ofNullable(fields.get(faults.iterator().next())).ifPresent(Fields.Labelled::focusControl);
            return;
        }
        if (id.isEmpty()) {
            saving();
            return;
        }
        desk.background().task(() -> StoredRecipe.of(desk.kitchen(), id.get())).onSuccess(now -> {
            if (!now.isThere()) {
                desk.toasts().show(RefusalMessages.gone(now.who()));
            } else if (meet(now)) {
                desk.toasts().show(text("theirs.look"));
            } else {
                saving();
            }
        }).start();
    }

    private void saving() {
        isSaved = true;
        desk.background().task(this::store)
            .onSuccess(id -> {
                forget();
                desk.back();
                desk.open(new Route.Recipe(id));
                desk.toasts().show(text("form.saved", DisplayFormat.shortened(draft.name.get().strip(), 60)),
                    desk::undo);
            })
            .onFailure(() -> isSaved = false).onError(CrudRefusal.class, this::refused).start();
    }

    private void refused(CrudRefusal refusal) {
        var field = fields.get(refusal.field());
        if (field != null) {
            field.error(RefusalMessages.of(refusal));
        } else {
            desk.toasts().show(RefusalMessages.of(refusal));
        }
    }

    private UUID store() {
        if (id.isEmpty()) {
            return desk.kitchen().create(KitchenEntities.RECIPE, draft.toRow());
        }
        var changes = draft.toChanges(base);
        if (!changes.isEmpty()) {
            desk.kitchen().update(KitchenEntities.RECIPE, id.get(), changes);
        }
        return id.get();
    }

    private void discard() {
        var wasDirty = isDirty;
        var written = DraftText.write(draft);
        forget();
        desk.back();
        if (wasDirty) {
            desk.toasts().show(text("dialog.discarded"), () -> {
                desk.settings().put(draftKey, written);
                desk.open(route);
            });
        }
    }

    private void delete() {
        forget();
        desk.open(new Route.Recipes());
        desk.write(() -> desk.kitchen().delete(KitchenEntities.RECIPE, id.orElseThrow()),
            text("recipe.deleted", draft.name.get()));
    }
}

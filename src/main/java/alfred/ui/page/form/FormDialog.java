package alfred.ui.page.form;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Fxml;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.RefusalMessages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A form dialog for one row, its fields derived from the entity's columns and validated while typing. Its layout
/// is `form-dialog.fxml`.
///
/// Closing it by Esc or a click beside it, or a crash, keeps unsaved input for the next time it is opened; only
/// Cancel and Save discard it.
public final class FormDialog {
    /// The room below what has no message of its own.
    private static final double BELOW = 10;

    private final PageContext desk;
    private final EntityDefinition entity;
    private final Optional<UUID> id;
    private final String heading;
    private final String label;
    private @Nullable Supplier<String> name;
    private Consumer<Map<String, @Nullable Object>> finish = _ -> {};
    private Function<Map<String, @Nullable Object>, String> told = this::added;
    private final List<FieldBox> boxes = new ArrayList<>();
    private final VBox dialog;
    private final FormDraft draft;
    private Row before;
    private final List<Runnable> whenReleased = new ArrayList<>();
    private boolean isPressed;
    private boolean isTried;

    @FXML
    private Label title;

    @FXML
    private Button close;

    @FXML
    private HBox begun;

    @FXML
    private ScrollPane scroll;

    @FXML
    private VBox body;

    @FXML
    private Button delete;

    @FXML
    private Button save;

    /// @param row the row to edit; without an id, the initial values of a new row
    public FormDialog(PageContext desk, String words, EntityDefinition entity, Row row) {
        this(desk, words, entity, row, "");
    }

    /// @param place where a new row was begun; what is typed there is kept for that place alone
    FormDialog(PageContext desk, String words, EntityDefinition entity, Row row, String place) {
        this.desk = desk;
        this.entity = entity;
        id = row.reference(Row.ID);
        before = row;
        label = row.text(entity.labelColumn());
        heading = words;
        draft = new FormDraft(desk.settings(),
            "draft." + entity.table() + "." + id.map(UUID::toString).orElse(place.isEmpty() ? "new" : "new." + place));
        dialog = Fxml.load(this, "form-dialog");
        watchMouse();
        dialog.addEventHandler(PageContext.CHANGED,
            _ -> id.ifPresent(stored -> desk.background().task(() -> now(stored)).onSuccess(this::meet).start()));
    }

    /// The row as it is now, and who of the others changed it last.
    private record Now(Optional<Row> row, String who) {}

    private Now now(UUID stored) {
        return new Now(desk.kitchen().row(entity, stored),
            desk.kitchen().lastOthers(List.of(stored)).getOrDefault(stored, ""));
    }

    /// Takes in what somebody else made of the row; returns whether both changed the same field.
    private boolean meet(Now now) {
        var row = now.row().orElse(before);
        if (row.get(Row.VERSION).equals(before.get(Row.VERSION))) {
            return false;
        }
        boolean isClash =
            boxes.stream().map(box -> box.meet(before, row, now.who(), draft)).reduce(false, (a, b) -> a || b);
        before = row;
        return isClash;
    }

    @FXML
    private void initialize() {
        title.setText(heading);
        // grows with its content, such as a message below a field
        scroll.prefHeightProperty().bind(body.heightProperty().add(2));
        body.heightProperty().addListener(_ -> FxThread.later(dialog::requestLayout));
        close.setGraphic(Icon.X.view(17));
        delete.setGraphic(Icon.TRASH.view(15));
        Nodes.visible(delete, id.isPresent());
        save.setGraphic(Icon.CHECK.view(15));
    }

    @FXML
    private void pressed(KeyEvent event) {
        var isEndOfLine = event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextField
            && !event.isShiftDown() && !event.isAltDown();
        if (isEndOfLine || new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN).match(event)
            || new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN).match(event)) {
            save();
            event.consume();
        }
    }

    @FXML
    private void close() {
        desk.closeDialog();
    }

    @FXML
    private void cancel() {
        var isChanged = draft.isChanged();
        draft.forget();
        desk.closeDialog();
        if (isChanged) {
            desk.toasts().show(text("dialog.discarded"), this::showAgain);
        }
    }

    private void showAgain() {
        show();
        draft.resume();
    }

    @FXML
    private void startOver() {
        draft.startOver();
        Nodes.visible(begun, false);
        boxes.getFirst().focus();
    }

    /// Adds fields, one below the other.
    public FormDialog with(FieldBox... fields) {
        for (var field : fields) {
            add(field);
            body.getChildren().add(field.node());
        }
        return this;
    }

    /// Adds a node other than a field, as far from the next as a field without a message beneath it.
    public FormDialog with(Node node) {
        VBox.setMargin(node, new Insets(0, 0, BELOW, 0));
        body.getChildren().add(node);
        return this;
    }

    /// Sets the name used in toasts instead of the row's label.
    public FormDialog named(Supplier<String> words) {
        name = words;
        return this;
    }

    /// Sets what is done to the values before they are stored.
    FormDialog finishing(Consumer<Map<String, @Nullable Object>> last) {
        finish = last;
        return this;
    }

    /// Sets the words of the toast that tells of a new row.
    FormDialog telling(Function<Map<String, @Nullable Object>, String> words) {
        told = words;
        return this;
    }

    /// Adds two fields side by side.
    public FormDialog withPair(FieldBox left, FieldBox right) {
        add(left);
        add(right);
        body.getChildren().add(Fields.pair(left.node(), right.node()));
        return this;
    }

    /// Does it now, or where a button of the mouse is down, after it is released.
    private void onceReleased(Runnable work) {
        if (isPressed) {
            whenReleased.add(work);
        } else {
            work.run();
        }
    }

    private void watchMouse() {
        dialog.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> isPressed = true);
        dialog.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> {
            isPressed = false;
            var due = List.copyOf(whenReleased);
            whenReleased.clear();
            // a click follows the release
            FxThread.later(() -> due.forEach(Runnable::run));
        });
    }

    private void add(FieldBox field) {
        boxes.add(field);
        field.keepRoom();
        field.checkWhenLeft(this::onceReleased);
        field.keptIn(draft);
        field.onChange(() -> {
            if (isTried || !field.isEmpty()) {
                field.check();
            }
        });
    }

    /// Shows the dialog, restoring input kept from the last time.
    public void open() {
        show();
        Nodes.visible(begun, draft.restore());
        dialog.sceneProperty().subscribe((_, scene) -> {
            if (scene != null) {
                return;
            }
            var isPending = draft.isPending();
            draft.close();
            if (isPending) {
                desk.toasts().show(text("dialog.kept"), this::showAgain);
            }
        });
    }

    private void show() {
        desk.showDialog(dialog);
        // nodes in scroll panes join the scene only once the skin exists
        dialog.applyCss();
        boxes.getFirst().focus();
    }

    @FXML
    private void save() {
        isTried = true;
        var wrong = boxes.stream().filter(box -> !box.check()).toList();
        if (!wrong.isEmpty()) {
            wrong.getFirst().focus();
            return;
        }
        if (id.isEmpty()) {
            saving(boxes);
            return;
        }
        desk.background().task(() -> now(id.get())).onSuccess(now -> {
            if (now.row().isEmpty()) {
                desk.toasts().show(RefusalMessages.gone(now.who()));
            } else if (meet(now)) {
                desk.toasts().show(text("theirs.look"));
            } else {
                saving(boxes.stream().filter(box -> box.differsFrom(before)).toList());
            }
        }).start();
    }

    private void saving(List<FieldBox> changed) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        changed.forEach(box -> values.put(box.column(), box.value()));
        finish.accept(values);
        desk.background().run(() -> store(values))
            .onSuccess(_ -> {
                draft.forget();
                desk.closeDialog();
                if (id.isEmpty()) {
                    desk.toasts().show(told.apply(values), desk::undo);
                }
            })
            .onError(CrudRefusal.class, this::refused)
            .start();
    }

    private String added(Map<String, @Nullable Object> values) {
        return text("dialog.added",
            name == null ? String.valueOf(values.getOrDefault(entity.labelColumn(), entity.title())) : name.get());
    }

    private void store(Map<String, @Nullable Object> values) {
        if (id.isPresent()) {
            if (!values.isEmpty()) {
                desk.kitchen().update(entity, id.get(), values);
            }
        } else {
            Row row = Row.EMPTY;
            for (var entry : values.entrySet()) {
                row = row.with(entry.getKey(), entry.getValue());
            }
            desk.kitchen().create(entity, row);
        }
    }

    private void refused(CrudRefusal refusal) {
        boxes.stream().filter(box -> box.column().equals(refusal.field())).findFirst()
            .ifPresentOrElse(box -> box.error(RefusalMessages.of(refusal)),
                () -> desk.toasts().show(RefusalMessages.of(refusal)));
    }

    @FXML
    private void delete() {
        draft.forget();
        desk.closeDialog();
        desk.write(() -> desk.kitchen().delete(entity, id.orElseThrow()),
            text("dialog.deleted", name == null ? label : name.get()));
    }
}

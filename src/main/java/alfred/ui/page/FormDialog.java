package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.ui.fx.Fxml;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A small form over the page, for one row: fields that follow from the entity's columns, checked as one types. Its frame
/// is `form-dialog.fxml`.
///
/// Closed by Esc, by a click beside it or by a crash it keeps what was written, for when it is opened again; only Cancel and Save end it.
public final class FormDialog {
    private final PageContext desk;
    private final EntityDefinition entity;
    private final Optional<UUID> id;
    private final String heading;
    private final String label;
    private @Nullable Supplier<String> name;
    private final List<FieldBox> boxes = new ArrayList<>();
    private final VBox dialog;
    private final FormDraft draft;
    private boolean isTried;

    @FXML
    private Label title;

    @FXML
    private Button close;

    @FXML
    private HBox begun;

    @FXML
    private VBox body;

    @FXML
    private Button delete;

    @FXML
    private Button save;

    /// @param row the row to change; without an id, what a new row starts with
    public FormDialog(PageContext desk, String words, EntityDefinition entity, Row row) {
        this.desk = desk;
        this.entity = entity;
        id = row.reference(Row.ID);
        label = row.text(entity.labelColumn());
        heading = words;
        draft = new FormDraft(desk.settings(), "draft." + entity.table() + "." + id.map(UUID::toString).orElse("new"));
        dialog = Fxml.load(this, "form-dialog");
    }

    @FXML
    private void initialize() {
        title.setText(heading);
        close.setGraphic(Icon.X.view(17));
        delete.setGraphic(Icon.TRASH.view(15));
        Nodes.visible(delete, id.isPresent());
        save.setGraphic(Icon.CHECK.view(15));
    }

    @FXML
    private void pressed(KeyEvent event) {
        if (new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN).match(event)
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
            desk.toasts().show(text("dialog.discarded"), () -> {
                show();
                draft.resume();
            });
        }
    }

    @FXML
    private void startOver() {
        draft.startOver();
        Nodes.visible(begun, false);
        boxes.getFirst().focus();
    }

    /// Adds fields, one under the other.
    public FormDialog with(FieldBox... fields) {
        for (var field : fields) {
            add(field);
            body.getChildren().add(field.node());
        }
        return this;
    }

    /// Adds something else than a field.
    public FormDialog with(Node node) {
        body.getChildren().add(node);
        return this;
    }

    /// What a new row is called in the toast, where its label does not say it well.
    public FormDialog named(Supplier<String> words) {
        name = words;
        return this;
    }

    /// Adds two fields side by side.
    public FormDialog withPair(FieldBox left, FieldBox right) {
        add(left);
        add(right);
        body.getChildren().add(Fields.pair(left.node(), right.node()));
        return this;
    }

    private void add(FieldBox field) {
        boxes.add(field);
        field.keptIn(draft);
        field.onChange(() -> {
            if (isTried || !field.isEmpty()) {
                field.check();
            }
        });
    }

    public void open() {
        show();
        Nodes.visible(begun, draft.restore());
        dialog.sceneProperty().subscribe((_, scene) -> {
            if (scene == null) {
                draft.close();
            }
        });
    }

    private void show() {
        desk.showDialog(dialog);
        // what scrolls is in the window only once its skin is made
        dialog.applyCss();
        boxes.getFirst().focus();
    }

    @FXML
    private void save() {
        isTried = true;
        var isFine = boxes.stream().map(FieldBox::check).reduce(true, (a, b) -> a && b);
        if (!isFine) {
            return;
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        boxes.forEach(box -> values.put(box.column(), box.value()));
        desk.background().run(() -> store(values))
            .onSuccess(_ -> {
                draft.forget();
                desk.closeDialog();
                if (id.isEmpty()) {
                    desk.toasts().show(text("dialog.added", name == null ? String.valueOf(values.getOrDefault(entity.labelColumn(), entity.title()))
                        : name.get()), desk::undo);
                }
            })
            .onError(CrudRefusal.class, this::refused)
            .start();
    }

    private void store(Map<String, @Nullable Object> values) {
        if (id.isPresent()) {
            desk.kitchen().update(entity, id.get(), values);
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
            .ifPresentOrElse(box -> box.error(RefusalMessages.of(refusal)), () -> desk.toasts().show(RefusalMessages.of(refusal)));
    }

    @FXML
    private void delete() {
        draft.forget();
        desk.closeDialog();
        desk.write(() -> desk.kitchen().delete(entity, id.orElseThrow()), text("dialog.deleted", name == null ? label : name.get()));
    }
}

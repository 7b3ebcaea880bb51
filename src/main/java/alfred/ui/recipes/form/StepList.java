package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.form.Fields;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/// Editor for a recipe's steps: growing text areas, Enter for the next step, drag to reorder.
final class StepList extends VBox {
    private final RecipeDraft draft;
    private final Runnable changed;
    private final VBox rows = new VBox();
    private final Button add;

    StepList(RecipeDraft draft, Runnable changed) {
        this.draft = draft;
        this.changed = changed;
        styled(this, "a-card");
        setPadding(new Insets(4, 10, 4, 8));
        add = Nodes.button(text("step.next"), Icon.PLUS, "ghost start", () -> insert(draft.steps.size()));
        add.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(rows, add);
        draw();
    }

    private void insert(int index) {
        draft.steps.add(index, new SimpleStringProperty(""));
        draw();
        Nodes.focusNow(area(index));
        changed.run();
    }

    private TextArea area(int index) {
        return (TextArea) ((HBox) rows.getChildren().get(index)).getChildren().get(2);
    }

    private void draw() {
        rows.getChildren().clear();
        for (int i = 0; i < draft.steps.size(); i++) {
            var row = row(i, draft.steps.get(i));
            rows.getChildren().add(row);
            DragOrder.install(row, rows, this::move);
        }
    }

    private HBox row(int index, StringProperty step) {
        var grip = styled(new HBox(Icon.GRIP_VERTICAL.view(15)), "grip");
        grip.setAlignment(Pos.CENTER);
        grip.setMaxHeight(32);
        grip.setMinHeight(32);
        var number = Nodes.wide(label(String.valueOf(index + 1), "t-small-strong c-accent"), 18);
        number.setMinHeight(32);
        number.setMaxHeight(32);
        var area = new GrowingArea(step, text("step.field", index + 1));
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> key(event, index, step));
        Fields.tabLeaves(area);
        var remove = iconButton(Icon.X, text("step.remove"), "sm remove", () -> remove(index));
        return styled(new HBox(grip, number, growing(area), remove), "line-row step-line hairline");
    }

    private void key(KeyEvent event, int index, StringProperty step) {
        if (event.getCode() == KeyCode.ENTER && !event.isShiftDown()) {
            event.consume();
            if (!step.get().isBlank()) {
                insert(index + 1);
            }
        } else if (event.getCode() == KeyCode.BACK_SPACE && step.get().isEmpty()) {
            event.consume();
            remove(index);
            if (index > 0) {
                area(index - 1).requestFocus();
            }
        } else if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            event.consume();
            move(index, index + (event.getCode() == KeyCode.UP ? -1 : 1));
        }
    }

    private void remove(int index) {
        add.requestFocus();
        draft.steps.remove(index);
        draw();
        changed.run();
        if (!draft.steps.isEmpty()) {
            ((HBox) rows.getChildren().get(Math.min(index, draft.steps.size() - 1))).getChildren().getLast()
                .requestFocus();
        }
    }

    private void move(int from, int to) {
        if (from == to || to < 0 || to >= draft.steps.size()) {
            return;
        }
        draft.steps.add(to, draft.steps.remove(from));
        draw();
        area(to).requestFocus();
        changed.run();
    }

    /// A text area whose height follows its content.
    private static final class GrowingArea extends TextArea {
        GrowingArea(StringProperty value, String name) {
            styled(this, "bare t-body step-words");
            setWrapText(true);
            setPrefRowCount(1);
            setAccessibleText(name);
            textProperty().bindBidirectional(value);
            setMinHeight(32);
            textProperty().addListener((_, _, _) -> requestLayout());
            widthProperty().addListener((_, _, _) -> getParent().requestLayout());
        }

        @Override
        protected double computePrefHeight(double width) {
            var words = new Text(getText().isEmpty() ? " " : getText());
            words.setFont(getFont());
            words.setLineSpacing(4);
            words.setWrappingWidth(Math.max(80, (getWidth() > 0 ? getWidth() : 500) - 4));
            return Math.max(32, Math.ceil(words.getLayoutBounds().getHeight()) + 12);
        }
    }
}

package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Kitchen.LineStock;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.Careful;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Editor for a recipe's ingredient lines: click to edit, Enter for the next line, drag or Alt+Up/Down to reorder,
/// paste to add several lines. Lines at rest tell what is at home of their food.
final class LineList extends VBox implements LineRow.Neighbours {
    private final RecipeDraft draft;
    private final Runnable changed;
    private final VBox rows = new VBox();
    /// What of the lines the household's allergies and diets forbid.
    private final VBox careful = new VBox();
    private final Button add;
    private final PageContext desk;
    private Map<IngredientDraft, LineStock> stock = Map.of();
    private int asked;

    LineList(PageContext desk, RecipeDraft draft, Runnable changed) {
        this.desk = desk;
        this.draft = draft;
        this.changed = changed;
        styled(this, "a-card");
        setPadding(new Insets(4, 10, 4, 8));
        add = Nodes.button(text("line.next"), Icon.PLUS, "ghost start", this::append);
        add.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(careful, rows, add);
        draw();
        readStock();
    }

    /// Looks up what is at home. The answer to an earlier question does not replace that to a later one.
    void readStock() {
        var lines = draft.lines.stream().map(ObjectProperty::get)
            .filter(line -> !line.isSection() && !line.words().isBlank()).toList();
        int question = ++asked;
        var asRows = lines.stream().map(line -> line.toRow("", 0)).toList();
        desk.background().task(() -> Careful.words(desk.kitchen().conflicts(asRows))).onSuccess(words -> {
            if (question == asked) {
                careful.getChildren().setAll(Careful.band(words));
                careful.setPadding(words.isEmpty() ? Insets.EMPTY : new Insets(6, 0, 6, 2));
            }
        }).start();
        desk.background().task(() -> desk.kitchen().stock(asRows))
            .onSuccess(found -> {
                if (question == asked) {
                    stock = IntStream.range(0, lines.size()).boxed()
                        .collect(Collectors.toMap(lines::get, found::get, (one, _) -> one));
                    rows.getChildren().forEach(row -> ((LineRow) row).showStock());
                }
            }).start();
    }

    @Override
    public Optional<LineStock> stock(IngredientDraft line) {
        return Optional.ofNullable(stock.get(line));
    }

    @Override
    public void rested() {
        readStock();
    }

    void append() {
        draft.addLine(IngredientDraft.of(""));
        draw();
        row(draft.lines.size() - 1).edit();
    }

    void appendSection() {
        draft.addLine(IngredientDraft.of(text("line.new-section")));
        draw();
        row(draft.lines.size() - 1).edit();
    }

    @Override
    public void next(LineRow row) {
        var index = rows.getChildren().indexOf(row);
        if (row.line().get().words().isBlank()) {
            return;
        }
        if (index == draft.lines.size() - 1) {
            append();
        } else {
            row(index + 1).edit();
        }
        changed.run();
    }

    @Override
    public void remove(LineRow row) {
        var index = draft.lines.indexOf(row.line());
        if (index < 0) {
            return;
        }
        draft.lines.remove(index);
        var isTyped = row.isTyped();
        var isFocused = row.isFocusWithin();
        if (isFocused) {
            add.requestFocus();
        }
        rows.getChildren().remove(row);
        changed.run();
        readStock();
        if (isTyped && index > 0) {
            row(index - 1).edit();
        } else if (isFocused && !draft.lines.isEmpty()) {
            row(Math.min(index, draft.lines.size() - 1)).focusRemove();
        }
    }

    @Override
    public void paste(LineRow row, String words) {
        var index = draft.lines.indexOf(row.line());
        draft.paste(index, words);
        draw();
        changed.run();
        readStock();
        FxThread.later(this::append);
    }

    @Override
    public void split(LineRow row, String one, String other) {
        draft.paste(draft.lines.indexOf(row.line()), one + "\n" + other);
        draw();
        changed.run();
        readStock();
    }

    @Override
    public void move(LineRow row, int by) {
        var from = draft.lines.indexOf(row.line());
        moveTo(from, from + by);
        row(Math.clamp(from + by, 0, draft.lines.size() - 1)).edit();
    }

    private void moveTo(int from, int to) {
        if (from == to || from < 0 || to < 0 || to >= draft.lines.size()) {
            return;
        }
        var line = draft.lines.remove(from);
        draft.lines.add(to, line);
        draw();
        changed.run();
    }

    private LineRow row(int index) {
        return (LineRow) rows.getChildren().get(index);
    }

    private void draw() {
        rows.getChildren().clear();
        for (var line : draft.lines) {
            var row = new LineRow(line, this);
            rows.getChildren().add(row);
            if (row.getUserData() instanceof Node) {
                DragOrder.install(row, rows, this::moveTo);
            }
        }
    }

    @Override
    public void edited() {
        changed.run();
    }
}

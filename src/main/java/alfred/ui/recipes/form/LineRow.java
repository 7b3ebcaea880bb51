package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.ingredient.LooseAmount;
import alfred.kitchen.ingredient.ParsedLine;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Kitchen.LineStock;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One ingredient line: formatted tokens when not edited; a text field with the parse below it while edited.
final class LineRow extends VBox {
    private static final String AND = Language.any("said.and");
    /// Two foods in one line.
    private static final Pattern TWO = Pattern.compile("([^,;()\\d]+) (?:&|" + AND + ") ([^,;()\\d]+)"
        + "|([\\d½⅓⅔¼¾⅛].*?\\p{L}.*?)(?:\\s*[,;+]| &| " + AND + ") *([\\d½⅓⅔¼¾⅛].*\\p{L}.*)");
    private final ObjectProperty<IngredientDraft> line;
    private final Neighbours list;
    private final TextField field = styled(new TextField(), "f tall");
    private final HBox understood = row(20);
    private HBox face = new HBox();
    private boolean isEditing;

    /// Callbacks to the list that contains the line.
    interface Neighbours {
        /// Moves on to the next line, appending a new one after the last. Does nothing while the line is blank.
        void next(LineRow row);

        void remove(LineRow row);

        void paste(LineRow row, String words);

        /// Puts two lines in place of one.
        void split(LineRow row, String one, String other);

        void move(LineRow row, int by);

        /// Called after each change to a line's text.
        void edited();

        /// Called when a line's text is not edited any more.
        void rested();

        /// What is at home of a line's food, if that is known yet.
        Optional<LineStock> stock(IngredientDraft line);
    }

    LineRow(ObjectProperty<IngredientDraft> line, Neighbours list) {
        this.line = line;
        this.list = list;
        styled(this, "hairline");
        understood.setPadding(new Insets(0, 0, 8, 34));
        field.setAccessibleText(text("line.field"));
        field.textProperty().addListener((_, _, words) -> typed(words));
        field.focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                rest();
            }
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        draw();
    }

    ObjectProperty<IngredientDraft> line() {
        return line;
    }

    void edit() {
        isEditing = true;
        draw();
        field.setText(line.get().words());
        Nodes.focusNow(field);
        field.end();
    }

    /// Moves the focus to the button that removes this line, so that the next key is for this line too.
    void focusRemove() {
        if (lookup(".remove") instanceof Node remove) {
            remove.requestFocus();
        }
    }

    /// Whether the cursor is in its text.
    boolean isTyped() {
        return field.isFocused();
    }

    private void rest() {
        if (!isEditing) {
            return;
        }
        isEditing = false;
        if (line.get().words().isBlank()) {
            list.remove(this);
        } else {
            draw();
            list.rested();
        }
    }

    /// Shows what is at home now. A line being edited shows it when it rests again.
    void showStock() {
        if (!isEditing && !line.get().isDoubtful()) {
            fill();
        }
    }

    private void fill() {
        var words = line.get().words();
        face.getChildren().setAll(tokens());
        face.setAccessibleText(list.stock(line.get()).flatMap(FactLine::fact)
            .map(fact -> words + ", " + fact.getText()).orElse(words));
    }

    private void typed(String words) {
        if (!isEditing) {
            return;
        }
        if (words.contains("\n") || words.contains("\r")) {
            isEditing = false;
            list.paste(this, words);
            return;
        }
        line.set(line.get().edited(words));
        showUnderstood();
        list.edited();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            list.next(this);
            event.consume();
        } else if (event.getCode() == KeyCode.BACK_SPACE && field.getText().isEmpty()) {
            isEditing = false;
            list.remove(this);
            event.consume();
        } else if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            list.move(this, event.getCode() == KeyCode.UP ? -1 : 1);
            event.consume();
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.V && pasted()) {
            event.consume();
        }
    }

    private boolean pasted() {
        var words = Clipboard.getSystemClipboard().getString();
        if (words == null || !words.strip().contains("\n")) {
            return false;
        }
        isEditing = false;
        list.paste(this, words);
        return true;
    }

    private void draw() {
        getChildren().clear();
        var grip = styled(new HBox(Icon.GRIP_VERTICAL.view(15)), "grip");
        var remove = iconButton(Icon.X, text("line.remove"), "sm remove", () -> list.remove(this));
        grip.setAlignment(Pos.CENTER);
        if (isEditing) {
            var box = styled(new HBox(grip, growing(field)), "line-row");
            box.setPadding(new Insets(8, 4, 6, 0));
            getChildren().addAll(box, understood);
            showUnderstood();
        } else {
            face = styled(growing(row(2)), "line-face");
            face.setMinHeight(36);
            Nodes.clickable(face, "", this::edit);
            fill();
            getChildren().add(styled(new HBox(grip, face, remove), "line-row"));
        }
        setUserData(grip);
    }

    private Node[] tokens() {
        var draft = line.get();
        var parsed = draft.parsed();
        if (draft.isSection()) {
            return new Node[] {firm(String.valueOf(parsed.section()), "t-label c-text-2")};
        }
        if (draft.isDoubtful()) {
            return doubtful(draft);
        }
        var vague = draft.vague();
        if (vague.isPresent()) {
            return asked(draft, vague.get());
        }
        var words = new FactLine();
        addAmount(words, parsed);
        var loose = parsed.mainAmount().isEmpty() ? LooseAmount.of(parsed.input()) : "";
        if (!loose.isEmpty()) {
            words.add(firm(loose, "tok q alone"));
        }
        var isCounted = parsed.mainAmount().filter(amount -> !amount.unit().name().isEmpty()).isEmpty();
        var name = parsed.name().isBlank() ? draft.words() : parsed.size().isBlank() || !isCounted ? parsed.name()
            : parsed.size() + " " + parsed.name();
        words.add(cut(name, "tok n"));
        var more = more(parsed);
        if (!more.isEmpty()) {
            words.add(cut(more, "tok p"));
        }
        list.stock(draft).flatMap(FactLine::fact).ifPresent(words::tell);
        return new Node[] {growing(words)};
    }

    private static void addAmount(FactLine words, ParsedLine parsed) {
        parsed.mainAmount().ifPresent(amount -> {
            var unit = amount.unit().name();
            var quantity = amount.quantity();
            if (quantity != null) {
                var high = amount.quantityMax();
                var number = AmountDisplay.number(quantity) + (high == null ? "" : "–" + AmountDisplay.number(high));
                words.add(firm(number, unit.isEmpty() ? "tok q alone" : "tok q"));
            }
            if (!unit.isEmpty()) {
                var isMany = quantity != null && quantity.compareTo(Fraction.ONE) > 0;
                words.add(firm(UnitNames.asWritten(parsed.input(), Texts.locale()).of(amount.unit(), isMany),
                    quantity == null ? "tok q alone" : "tok u"));
            }
        });
    }

    private Node[] asked(IngredientDraft draft, VagueAmount vague) {
        var words = row(6, firm(vague.written(), "tok unsure"), wrapped(vague.food(), "tok n"));
        var ways = Nodes.flow(6,
            iconLabel(text("line.how-much"), "t-small c-warn", Icon.HELP.view(14, "ic-warn")));
        vague.choices().forEach(choice -> ways.getChildren().add(button(VagueAmount.text(choice), "secondary sm",
            () -> answer(IngredientDraft.of(vague.with(choice))))));
        ways.getChildren().add(button(text("line.leave"), "ghost sm", () -> answer(draft.asWritten())));
        var both = growing(column(2, words, ways));
        both.setPadding(new Insets(6, 0, 4, 0));
        return new Node[] {both};
    }

    private void answer(IngredientDraft known) {
        line.set(known);
        draw();
        list.edited();
        list.rested();
        face.requestFocus();
    }

    private Node[] doubtful(IngredientDraft draft) {
        var leave = button(text("line.leave"), "ghost sm", () -> answer(draft.asWritten()));
        var two = TWO.matcher(draft.words());
        var read = two.matches() ? "" : read(draft.parsed());
        if (!read.isEmpty()) {
            leave.setText(text("line.right"));
        }
        var question = read.isEmpty() ? text("line.unsure") : text("line.read", read);
        var ways = row(6, Icon.HELP.view(14, "ic-warn"), growing(wrapped(question, "t-small c-warn")));
        if (two.matches()) {
            var isPlain = two.group(1) != null;
            ways.getChildren().add(button(text("line.split"), "ghost sm",
                () -> list.split(this, two.group(isPlain ? 1 : 3), two.group(isPlain ? 2 : 4))));
        }
        ways.getChildren().add(leave);
        var both = growing(column(2, wrapped(draft.words(), "tok unsure"), ways));
        both.setPadding(new Insets(6, 0, 4, 0));
        return new Node[] {both};
    }

    /// Returns the amount and the food that a line in doubt was read as; `""` for none.
    private static String read(ParsedLine parsed) {
        return parsed.name().isBlank() ? "" : parsed.mainAmount()
            .map(amount -> DisplayFormat.local(amount.text(UnitNames.in(Texts.locale()))) + " " + parsed.name())
            .orElse("");
    }

    private static String more(ParsedLine parsed) {
        var parts = new ArrayList<String>();
        if (!parsed.size().isBlank()
            && parsed.mainAmount().filter(amount -> !amount.unit().name().isEmpty()).isPresent()) {
            parts.add(parsed.size());
        }
        parsed.amounts().stream().skip(1)
            .forEach(amount -> parts.add(DisplayFormat.local(amount.text(UnitNames.in(Texts.locale())))));
        if (!parsed.preparation().isBlank()) {
            parts.add(parsed.preparation());
        }
        if (!parsed.comment().isBlank()) {
            parts.add(parsed.comment());
        }
        if (parsed.optional()) {
            parts.add(text("recipe.optional"));
        }
        return String.join(", ", parts);
    }

    private void showUnderstood() {
        understood.getChildren().clear();
        var draft = line.get();
        var parsed = draft.parsed();
        if (parsed.isSection()) {
            understood.getChildren().add(part(String.valueOf(parsed.section()), text("line.section")));
        } else if (!draft.words().isBlank()) {
            parsed.mainAmount().ifPresent(amount -> understood.getChildren()
                .add(part(DisplayFormat.local(amount.text(UnitNames.in(Texts.locale()))), text("line.amount"))));
            understood.getChildren().add(part(parsed.name().isBlank() ? "…" : parsed.name(), text("line.ingredient")));
            var more = more(parsed);
            if (!more.isEmpty()) {
                understood.getChildren().add(part(more, text("line.note")));
            }
        }
        Nodes.visible(understood, !understood.getChildren().isEmpty());
    }

    private static Node part(String words, String name) {
        return column(0, cut(words, "t-small-strong"), label(name, "t-micro c-muted"));
    }
}

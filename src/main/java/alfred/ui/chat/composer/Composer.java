package alfred.ui.chat.composer;

import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.chat.model.MessageText;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Mention;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.form.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.VBox;

/// The message editor: text with mentions, the mode, and a button that sends or stops.
public final class Composer extends VBox {
    /// The chat that the composer belongs to.
    public interface Host {
        /// Sends a message.
        ///
        /// @param message the message in the session's notation for mentions
        void send(String message, String mode);

        void stop();

        /// Leaves the bypass mode that the session is in.
        default void leaveBypassMode() {}

        /// Answers the open question with the choice of the given number; returns false if there is no such choice.
        boolean choose(int number);

        /// Called when the text has changed.
        default void edited() {}

        /// Finds suggestions off the FX thread and passes them on on the FX thread.
        void suggest(String letters, Consumer<List<Suggestion>> answer);
    }

    private static final List<String> MODES = List.of("auto", "quick", "plan", "create", "brainstorm");

    private final Host host;
    private final MentionField field = new MentionField(text("composer.prompt"));
    private final MentionList list = new MentionList(this::insert);
    private final WaitingLines waiting = new WaitingLines(this::putBefore);
    private final Label pending = Nodes.iconLabel("", "t-caption c-muted", Icon.PENCIL.view(13));
    private final Button send;
    private final Button modeButton;
    private final List<String> said = new ArrayList<>();
    private int recalled;
    private String mode = "auto";
    private Optional<String> bypassMode = Optional.empty();
    private boolean isRunning;

    public Composer(Host host) {
        this.host = host;
        send = Nodes.faceButton(Icon.ARROW_UP.view(17), text("composer.send"), "send off", this::sendOrStop);
        modeButton = Nodes.button(modeName(mode), "ghost sm after", this::chooseMode);
        showMode();
        modeButton.setStyle("-fx-padding: 0 6 0 0; -fx-background-insets: 0 -2 0 -6;");
        var bar = row(2, modeButton, iconButton(Icon.AT_SIGN, text("composer.mention"), "sm", this::startMention),
            spacer(), send);
        var box = styled(Nodes.column(6, field, bar), "composer");
        pending.setPadding(new Insets(0, 0, 8, 4));
        Nodes.visible(pending, false);
        VBox.setMargin(list, new Insets(0, 0, 8, 0));
        getChildren().addAll(list, waiting, pending, box);
        field.area().addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.area().addEventFilter(KeyEvent.KEY_TYPED, this::choose);
        Fields.tabLeaves(field.area());
        addEventFilter(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasContent(EntityMarks.FORMAT)) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        addEventFilter(DragEvent.DRAG_DROPPED, event -> {
            if (event.getDragboard().getContent(EntityMarks.FORMAT) instanceof String written) {
                drop(written);
                event.setDropCompleted(true);
                event.consume();
            }
        });
        field.area().textProperty().addListener((_, _, _) -> {
            edited();
            host.edited();
        });
        field.area().caretPositionProperty().addListener((_, _, _) -> suggest());
        field.area().focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                list.hide();
            }
        });
    }

    /// Sets whether a turn is running; the button then stops it.
    public void running(boolean running) {
        isRunning = running;
        send.setGraphic((running ? Icon.SQUARE : Icon.ARROW_UP).view(running ? 15 : 17));
        send.setAccessibleText(text(running ? "composer.stop" : "composer.send"));
        edited();
    }

    /// Shows the number of manual changes that Alfred has not seen yet; 0 hides it.
    public void pendingChanges(int count) {
        pending.setText(count == 0 ? "" : text("composer.changes", count));
        Nodes.visible(pending, count > 0);
    }

    /// Focuses the text, at once or, where the chat was hidden, as soon as it is laid out: until then nothing in it
    /// can take the focus.
    public void focusText() {
        field.area().requestFocus();
        if (!field.area().isFocused()) {
            FxThread.onceLaidOut(field.area(), field.area()::requestFocus);
        }
    }

    /// Replaces the text and focuses the composer, without sending.
    public void write(String message) {
        show(message);
        focusText();
    }

    /// Takes all unsent words out of the composer, those that wait too, and returns them.
    public String take() {
        var words = written();
        waiting.takeAll();
        show("");
        return words;
    }

    /// Replaces the text without moving the focus.
    public void show(String message) {
        field.model().recall(message);
        field.refresh(Integer.MAX_VALUE);
    }

    /// Returns the unsent text in the session's notation for mentions, with the messages that wait before it.
    public String written() {
        return joined(waiting.words(), field.model().written());
    }

    /// Sends a message as soon as Alfred has answered.
    ///
    /// @param message the message in the session's notation for mentions
    public void waitWith(String message, String mode) {
        waiting.add(message, mode);
        host.edited();
    }

    private void waitWithIt() {
        var message = field.model().written();
        if (!message.isBlank()) {
            clear(message);
            waitWith(message, mode);
        }
    }

    /// Sends the message that has waited longest, now that a turn has ended. Where that did not end with an answer,
    /// or asks something, all that wait are put back before the text instead.
    ///
    /// @param isAnswered whether the turn was answered and left no question
    public void goOn(boolean isAnswered) {
        if (isRunning) {
            return;
        }
        if (isAnswered) {
            waiting.next().ifPresent(line -> host.send(line.message(), line.mode()));
        } else {
            putBefore(waiting.takeAll());
        }
    }

    /// Puts words before those that are typed.
    private void putBefore(String words) {
        if (!words.isBlank()) {
            show(joined(words, field.model().written()));
        }
    }

    private static String joined(String words, String after) {
        return words.isBlank() ? after : after.isBlank() ? words : words + "\n" + after;
    }

    /// Inserts a mention at the caret.
    public void mention(Mention mention) {
        var caret = field.area().getCaretPosition();
        var gap = caret > 0 && !Character.isWhitespace(field.model().text().charAt(caret - 1));
        if (gap) {
            field.area().insertText(caret, " ");
            caret++;
        }
        field.refresh(field.model().mention(caret, caret, mention));
        focusText();
    }

    /// Inserts mentions dragged from the side panel or a page.
    private void drop(String written) {
        MessageText.pieces(written).stream().filter(MessageText.Piece.Named.class::isInstance)
            .forEach(piece -> mention(((MessageText.Piece.Named) piece).mention()));
    }

    private void insert(Suggestion suggestion) {
        field.model().query(field.area().getCaretPosition()).ifPresent(query -> field
            .refresh(field.model().mention(query.at(), field.area().getCaretPosition(), suggestion.mention())));
        list.hide();
        focusText();
    }

    private void startMention() {
        var caret = field.area().getCaretPosition();
        var isGlued = caret > 0 && !Character.isWhitespace(field.area().getText().charAt(caret - 1));
        field.area().insertText(caret, isGlued ? " @" : "@");
        focusText();
    }

    private void edited() {
        send.getStyleClass().remove("off");
        if (!isRunning && field.area().getText().isBlank()) {
            send.getStyleClass().add("off");
        }
    }

    private void suggest() {
        var query = field.model().query(field.area().getCaretPosition());
        if (query.isEmpty()) {
            list.hide();
            return;
        }
        var letters = query.get().letters();
        host.suggest(letters, found -> {
            var isStillAsked = field.model().query(field.area().getCaretPosition())
                .map(q -> q.letters().equals(letters)).orElse(false);
            if (isStillAsked) {
                list.show(found);
            }
        });
    }

    private void key(KeyEvent event) {
        if (list.isVisible() && listKey(event.getCode()) || ownKey(event)) {
            event.consume();
        }
    }

    /// Takes a digit as the answer to an open question. It acts where it would be written, so that it is not written as
    /// well, and on every keyboard, whatever keys make the digit.
    private void choose(KeyEvent event) {
        var letter = event.getCharacter();
        if (field.area().getText().isEmpty() && !event.isShortcutDown() && !event.isAltDown()
            && letter.matches("[1-9]") && host.choose(Integer.parseInt(letter))) {
            event.consume();
        }
    }

    private boolean listKey(KeyCode code) {
        switch (code) {
            case KeyCode.UP -> list.move(-1);
            case KeyCode.DOWN -> list.move(1);
            case KeyCode.ENTER, KeyCode.TAB -> list.chosen().ifPresent(this::insert);
            case KeyCode.ESCAPE -> list.hide();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean ownKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            if (event.isShiftDown()) {
                field.area().replaceSelection("\n");
            } else if (isRunning) {
                waitWithIt();
            } else {
                sendOrStop();
            }
            return true;
        }
        if (event.getCode() == KeyCode.ESCAPE && isRunning) {
            host.stop();
            return true;
        }
        var isRecalling =
            !said.isEmpty() && field.area().getText()
                .equals(recalled < said.size() ? ComposerText.shownAs(said.get(recalled)) : "");
        if (event.getCode() == KeyCode.UP && isRecalling && recalled > 0) {
            recall(recalled - 1);
            return true;
        }
        if (event.getCode() == KeyCode.DOWN && isRecalling && recalled < said.size()) {
            recall(recalled + 1);
            return true;
        }
        return false;
    }

    private void recall(int index) {
        recalled = index;
        show(index < said.size() ? said.get(index) : "");
    }

    private void sendOrStop() {
        if (isRunning) {
            host.stop();
            return;
        }
        var message = field.model().written();
        if (message.isBlank()) {
            return;
        }
        clear(message);
        host.send(message, mode);
    }

    /// Empties the field, and keeps its message to be recalled.
    private void clear(String message) {
        said.add(message);
        recalled = said.size();
        field.model().edited("");
        field.refresh(0);
    }

    /// Shows the bypass mode that the session is in, in place of the chosen mode; a click then leaves it.
    public void bypassMode(Optional<String> name) {
        bypassMode = name;
        showMode();
    }

    private void showMode() {
        modeButton.setText(modeName(bypassMode.orElse(mode)));
        modeButton.setGraphic((bypassMode.isPresent() ? Icon.X : Icon.CHEVRON_DOWN).view(13));
        modeButton.setAccessibleText(bypassMode.map(name -> text("mode.leave", modeName(name))).orElse(null));
    }

    private void chooseMode() {
        if (bypassMode.isPresent()) {
            mode = "auto";
            host.leaveBypassMode();
            return;
        }
        var menu = new ContextMenu();
        for (var name : MODES) {
            var item = new MenuItem(modeName(name) + "  ·  " + modeHint(name));
            item.setOnAction(_ -> {
                mode = name;
                showMode();
            });
            menu.getItems().add(item);
        }
        menu.show(modeButton, Side.TOP, 0, -4);
    }

    private static String modeName(String mode) {
        return switch (mode) {
            case "quick" -> text("mode.quick");
            case "plan" -> text("mode.plan");
            case "create" -> text("mode.create");
            case "brainstorm" -> text("mode.brainstorm");
            case "cook" -> text("mode.cook");
            default -> text("mode.auto");
        };
    }

    private static String modeHint(String mode) {
        return switch (mode) {
            case "quick" -> text("mode.quick.hint");
            case "plan" -> text("mode.plan.hint");
            case "create" -> text("mode.create.hint");
            case "brainstorm" -> text("mode.brainstorm.hint");
            default -> text("mode.auto.hint");
        };
    }
}

package alfred.ui.shell;

import alfred.ui.model.Route;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// Dispatches the shortcuts of [Keys].
final class Shortcuts {
    private final Shell shell;

    Shortcuts(Shell shell) {
        this.shell = shell;
    }

    void install() {
        shell.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        shell.addEventHandler(KeyEvent.KEY_PRESSED, this::handle);
        shell.addEventHandler(KeyEvent.KEY_TYPED, this::type);
    }

    /// Shortcuts take precedence over the focused control, except undo and redo in a text field. While a dialog or the
    /// palette is open, they are left to it; the side panel that lies over the window gives way to them.
    private void filter(KeyEvent event) {
        if (shell.hasDialog()) {
            return;
        }
        for (var key : Keys.values()) {
            if (key != Keys.STOP && key.matches(event) && !isForTheField(key, event)) {
                if (key != Keys.PANEL) {
                    shell.closeOverlay();
                }
                if (act(key)) {
                    event.consume();
                    return;
                }
            }
        }
    }

    /// Esc reaches the focused control first, such as an open list.
    private void handle(KeyEvent event) {
        if (Keys.STOP.matches(event) && (shell.closeOverlay() || shell.stopTurn()
            || !isWritten(event) && shell.page().escape())) {
            event.consume();
        }
    }

    /// A letter that no field takes begins a line of the page, where that has one.
    private void type(KeyEvent event) {
        var letter = event.getCharacter();
        var isForThePage = !shell.hasOverlay() && !event.isShortcutDown() && !event.isAltDown()
            && !(event.getTarget() instanceof TextInputControl)
            && letter.codePoints().anyMatch(Character::isLetterOrDigit);
        if (isForThePage && shell.page().type(letter)) {
            event.consume();
        }
    }

    /// Whether the key was pressed in a field that holds words.
    private static boolean isWritten(KeyEvent event) {
        return event.getTarget() instanceof TextInputControl field && !field.getText().isEmpty();
    }

    private boolean isForTheField(Keys key, KeyEvent event) {
        return (key == Keys.UNDO || key == Keys.REDO) && event.getTarget() instanceof TextInputControl field
            && (key == Keys.UNDO ? field.isUndoable() : field.isRedoable());
    }

    /// Starts what is new on the page. A page without a kind of its own opens the search instead, which takes the words
    /// that are typed and names what can be made of them.
    private void create() {
        if (!shell.page().create()) {
            shell.openPalette();
        }
    }

    private boolean act(Keys key) {
        switch (key) {
            case HOME -> shell.open(new Route.Home());
            case RECIPES -> shell.open(new Route.Recipes());
            case PANTRY -> shell.open(new Route.Pantry());
            case SHOPPING -> shell.open(new Route.Shopping());
            case MEALS -> shell.open(new Route.Meals());
            case TASKS -> shell.open(new Route.Tasks());
            case CONVERSATIONS -> shell.open(new Route.Conversations());
            case NEW_CONVERSATION -> shell.chat().startOver();
            case SETTINGS -> shell.open(new Route.Settings());
            case PALETTE -> shell.openPalette();
            case CHAT -> shell.chat().composer().focusText();
            case HIDE_CHAT -> shell.toggleChat();
            case PANEL -> shell.togglePanel();
            case RAIL -> shell.toggleRail();
            case NEW -> create();
            case SAVE -> shell.page().save();
            case PRINT -> shell.page().print();
            case FIND -> shell.page().find();
            case UNDO -> shell.undo();
            case REDO -> shell.redo();
            case BACK -> shell.back();
            case HELP -> shell.openKeys();
            case STOP -> {
                return false;
            }
        }
        return true;
    }
}

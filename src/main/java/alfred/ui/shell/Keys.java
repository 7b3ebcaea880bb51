package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;
import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The window's keyboard shortcuts: the single source for dispatch, menus and the list under F1.
public enum Keys {
    HOME("keys.home", KeyCode.DIGIT1, SHORTCUT_DOWN),
    RECIPES("keys.recipes", KeyCode.DIGIT2, SHORTCUT_DOWN),
    PANTRY("keys.pantry", KeyCode.DIGIT3, SHORTCUT_DOWN),
    SHOPPING("keys.shopping", KeyCode.DIGIT4, SHORTCUT_DOWN),
    MEALS("keys.meals", KeyCode.DIGIT5, SHORTCUT_DOWN),
    TASKS("keys.tasks", KeyCode.DIGIT6, SHORTCUT_DOWN),
    CONVERSATIONS("keys.conversations", KeyCode.H, SHORTCUT_DOWN),
    NEW_CONVERSATION("keys.new-conversation", KeyCode.N, SHORTCUT_DOWN, SHIFT_DOWN),
    PALETTE("keys.palette", KeyCode.K, SHORTCUT_DOWN),
    CHAT("keys.chat", KeyCode.L, SHORTCUT_DOWN),
    HIDE_CHAT("keys.hide-chat", KeyCode.L, SHORTCUT_DOWN, SHIFT_DOWN),
    PANEL("keys.panel", KeyCode.BACK_SLASH, SHORTCUT_DOWN),
    RAIL("keys.rail", KeyCode.B, SHORTCUT_DOWN),
    NEW("keys.new", KeyCode.N, SHORTCUT_DOWN),
    SAVE("keys.save", KeyCode.S, SHORTCUT_DOWN),
    PRINT("keys.print", KeyCode.P, SHORTCUT_DOWN),
    FIND("keys.find", KeyCode.F, SHORTCUT_DOWN),
    UNDO("keys.undo", KeyCode.Z, SHORTCUT_DOWN),
    REDO("keys.redo", KeyCode.Z, SHORTCUT_DOWN, SHIFT_DOWN),
    BACK("keys.back", KeyCode.LEFT, KeyCombination.ALT_DOWN),
    SETTINGS("keys.settings", KeyCode.COMMA, SHORTCUT_DOWN),
    STOP("keys.stop", KeyCode.ESCAPE),
    HELP("keys.help", KeyCode.F1);

    private final String textKey;
    private final KeyCodeCombination combination;

    Keys(String textKey, KeyCode code, KeyCombination.Modifier... modifiers) {
        this.textKey = textKey;
        combination = new KeyCodeCombination(code, modifiers);
    }

    public String words() {
        return text(textKey);
    }

    /// The combination formatted for display: `Ctrl K`.
    public String keys() {
        return combination.getDisplayText().replace("+", " ").replace("Backslash", "\\").replace("Comma", ",")
            .replace("Left", "←");
    }

    boolean matches(KeyEvent event) {
        return combination.match(event);
    }
}

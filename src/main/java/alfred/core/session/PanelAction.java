package alfred.core.session;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The actions of the side panel's buttons.
public enum PanelAction {
    SAVE, DISCARD, PIN, UNPIN, FORGET;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns the action with this name in lower case; empty if there is none.
    public static Optional<PanelAction> of(String text) {
        return Arrays.stream(values()).filter(a -> a.text().equals(text)).findFirst();
    }
}

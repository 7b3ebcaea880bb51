package alfred.core.session;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The side panel's buttons.
public enum PanelAction {
    SAVE, DISCARD, PIN, UNPIN, FORGET;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<PanelAction> of(String text) {
        return Arrays.stream(values()).filter(a -> a.text().equals(text)).findFirst();
    }
}

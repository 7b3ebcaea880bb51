package alfred.ui.fx;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences of the window, from `messages.properties`.
public final class Texts {
    private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("alfred.ui.messages", Locale.ROOT);

    private Texts() {}

    /// The text of a key, its numbered slots filled as [MessageFormat] does; an unknown key is an error.
    public static String text(String key, Object... values) {
        return new MessageFormat(BUNDLE.getString(key), Locale.UK).format(values);
    }
}

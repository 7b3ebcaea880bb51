package alfred.ui.fx;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences of the window, from `messages.properties` and `pages.properties`.
public final class Texts {
    private static final ResourceBundle SHARED = ResourceBundle.getBundle("alfred.ui.messages", Locale.ROOT);
    private static final ResourceBundle PAGES = ResourceBundle.getBundle("alfred.ui.pages", Locale.ROOT);

    private Texts() {}

    /// The text of a key, its numbered slots filled as [MessageFormat] does; an unknown key is an error.
    public static String text(String key, Object... values) {
        var pattern = (SHARED.containsKey(key) ? SHARED : PAGES).getString(key);
        return new MessageFormat(pattern, Locale.UK).format(values);
    }
}

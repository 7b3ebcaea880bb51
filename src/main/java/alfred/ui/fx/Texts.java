package alfred.ui.fx;

import java.text.MessageFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;

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

    /// The same texts for layouts, which have no slots to fill.
    static ResourceBundle bundle() {
        return new ResourceBundle() {
            @Override
            protected Object handleGetObject(String key) {
                return text(key);
            }

            @Override
            public Enumeration<String> getKeys() {
                var keys = new TreeSet<>(SHARED.keySet());
                keys.addAll(PAGES.keySet());
                return Collections.enumeration(keys);
            }
        };
    }
}

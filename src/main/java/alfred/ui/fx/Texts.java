package alfred.ui.fx;

import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.TreeSet;

/// The sentences of the window, from `messages.properties` and `pages.properties`, in the language that was chosen.
public final class Texts {
    private static final Control NO_FALLBACK = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
    private static volatile Book book = Book.in(Locale.UK);

    /// The texts of a language; what it lacks is told in English.
    private record Book(Locale locale, ResourceBundle shared, ResourceBundle pages) {
        static Book in(Locale locale) {
            return new Book(locale, ResourceBundle.getBundle("alfred.ui.messages", locale, NO_FALLBACK),
                ResourceBundle.getBundle("alfred.ui.pages", locale, NO_FALLBACK));
        }
    }

    private Texts() {}

    /// Speaks German or English from now on; what is on the screen already stays as it is.
    ///
    /// @param language `de`, `en`, or `system` for the system's, where it is one of them
    public static void speak(String language) {
        var wanted = language.equals("system") ? Locale.getDefault(Locale.Category.DISPLAY).getLanguage() : language;
        book = Book.in(wanted.equals("de") ? Locale.GERMANY : Locale.UK);
    }

    /// The language that is spoken, and how it writes dates and numbers.
    public static Locale locale() {
        return book.locale();
    }

    public static boolean isEnglish() {
        return book.locale().getLanguage().equals("en");
    }

    /// The text of a key, its numbered slots filled as [MessageFormat] does; an unknown key is an error.
    public static String text(String key, Object... values) {
        var now = book;
        var pattern = (now.shared().containsKey(key) ? now.shared() : now.pages()).getString(key);
        return new MessageFormat(pattern, now.locale()).format(values);
    }

    /// A whole number as the language writes it: 10,000.
    public static String number(long value) {
        return NumberFormat.getIntegerInstance(book.locale()).format(value);
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
                var keys = new TreeSet<>(book.shared().keySet());
                keys.addAll(book.pages().keySet());
                return Collections.enumeration(keys);
            }
        };
    }
}

package alfred.ui.fx;

import alfred.core.domain.Phrasebook;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences of the window, from `messages.properties` and `pages.properties`, in the language that was chosen.
public final class Texts {
    private static volatile Phrasebook book = book(Locale.UK);

    private Texts() {}

    private static Phrasebook book(Locale locale) {
        return Phrasebook.of(locale, "alfred.ui.messages", "alfred.ui.pages", "alfred.replies");
    }

    /// Speaks German or English from now on; what is on the screen already stays as it is.
    ///
    /// @param language `de`, `en`, or `system` for the system's, where it is one of them
    public static void speak(String language) {
        var wanted = language.equals("system") ? Locale.getDefault(Locale.Category.DISPLAY).getLanguage() : language;
        book = book(wanted.equals("de") ? Locale.GERMANY : Locale.UK);
    }

    /// The language that is spoken, and how it writes dates and numbers.
    public static Locale locale() {
        return book.locale();
    }

    public static boolean isEnglish() {
        return book.isEnglish();
    }

    /// The text of a key, its numbered slots filled; an unknown key is an error.
    public static String text(String key, Object... values) {
        return book.text(key, values);
    }

    /// The book of them all, with what Alfred says of himself.
    public static Phrasebook phrases() {
        return book;
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
                return Collections.enumeration(book.keys());
            }
        };
    }
}

package alfred.ui.fx;

import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;

/// The window's texts in the selected language, from `messages.properties` and `pages.properties`.
public final class Texts {
    private static volatile Phrasebook book = book(Language.ENGLISH.locale());

    private Texts() {}

    private static Phrasebook book(Locale locale) {
        return Phrasebook.of(locale, "alfred.ui.messages", "alfred.ui.pages", "alfred.replies");
    }

    /// Selects the language for all texts requested from now on; texts already displayed do not change.
    ///
    /// @param language a language code such as `de`, or `system` for the system's language; English for any other
    public static void speak(String language) {
        book = book(Language.of(language).locale());
    }

    /// The locale of the selected language, for formatting dates and numbers.
    public static Locale locale() {
        return book.locale();
    }

    public static Language language() {
        return book.language();
    }

    /// Returns the text for a key, its placeholders filled in.
    ///
    /// @throws java.util.MissingResourceException if the key is unknown
    public static String text(String key, Object... values) {
        return book.text(key, values);
    }

    /// The phrasebook behind all texts, which also holds Alfred's own replies.
    public static Phrasebook phrases() {
        return book;
    }

    /// Formats an integer for the selected language, such as `10,000`.
    public static String number(long value) {
        return NumberFormat.getIntegerInstance(book.locale()).format(value);
    }

    /// Exposes the texts to FXML layouts, which have no placeholders.
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

package alfred.builtin;

import alfred.core.domain.Phrasebook;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// A language in which the built-in assistant understands and answers.
public enum Language {
    ENGLISH(Locale.ENGLISH),
    /// Understands German first, and English as well.
    GERMAN(Locale.GERMANY);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    /// How it writes dates and numbers.
    public Locale locale() {
        return locale;
    }

    /// What Alfred says in it.
    public Phrasebook phrases() {
        return switch (this) {
            case ENGLISH -> Phrasebook.ENGLISH;
            case GERMAN -> Said.GERMAN;
        };
    }

    /// Read where it is spoken only.
    private static final class Said {
        static final Phrasebook GERMAN = Phrasebook.in(Locale.GERMANY);
    }

    /// The books of its sentences: the first that knows a sentence reads it. Opening one takes a while.
    List<Supplier<TemplateBook>> books() {
        return switch (this) {
            case ENGLISH -> List.of(TemplateBook::english);
            case GERMAN -> List.of(TemplateBook::german, TemplateBook::english);
        };
    }

    /// The books of all languages, its own first.
    List<Supplier<TemplateBook>> everyBook() {
        return switch (this) {
            case ENGLISH -> List.of(TemplateBook::english, TemplateBook::german);
            case GERMAN -> books();
        };
    }

    /// The language that was chosen in the settings.
    ///
    /// @param setting `de`, `en`, or `system` for the system's, where it is one of them
    public static Language of(String setting) {
        var wanted = setting.equals("system") ? Locale.getDefault(Locale.Category.DISPLAY).getLanguage() : setting;
        return wanted.equals("de") ? GERMAN : ENGLISH;
    }
}

package alfred.builtin;

import alfred.core.domain.Phrasebook;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// A language that the built-in assistant understands and speaks.
public enum Language {
    ENGLISH(Locale.ENGLISH),
    /// German first, with English understood as well.
    GERMAN(Locale.GERMANY);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    /// Returns the locale for dates and numbers.
    public Locale locale() {
        return locale;
    }

    /// Returns the assistant's texts in this language.
    public Phrasebook phrases() {
        return switch (this) {
            case ENGLISH -> Phrasebook.ENGLISH;
            case GERMAN -> Said.GERMAN;
        };
    }

    /// Holder that loads the German texts on first use.
    private static final class Said {
        static final Phrasebook GERMAN = Phrasebook.in(Locale.GERMANY);
    }

    /// Returns the template books in order of preference; the first one that matches a sentence reads it. Each is
    /// loaded on first use, because loading is slow.
    List<Supplier<TemplateBook>> books() {
        return switch (this) {
            case ENGLISH -> List.of(TemplateBook::english);
            case GERMAN -> List.of(TemplateBook::german, TemplateBook::english);
        };
    }

    /// Returns the template books of all languages, this one's first.
    List<Supplier<TemplateBook>> everyBook() {
        return switch (this) {
            case ENGLISH -> List.of(TemplateBook::english, TemplateBook::german);
            case GERMAN -> books();
        };
    }

    /// Returns the language for a setting.
    ///
    /// @param setting `de`, `en`, or `system` for the system's language; English for anything else
    public static Language of(String setting) {
        var wanted = setting.equals("system") ? Locale.getDefault(Locale.Category.DISPLAY).getLanguage() : setting;
        return wanted.equals("de") ? GERMAN : ENGLISH;
    }
}

package alfred.core.domain;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle.Control;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The sentences of one language by key, from resource bundles. Falls back to English for missing keys.
public final class Phrasebook {
    private static final Control NO_FALLBACK = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
    /// A doubled full stop, from a sentence that ends with an abbreviation: `Mo., 1. Dez.`
    private static final Pattern TWO_STOPS = Pattern.compile("(?<=\\p{L})\\.\\.(?!\\.)");
    private static final String SAID = "alfred.replies";

    /// The English sentences.
    public static final Phrasebook ENGLISH = in(Language.ENGLISH.locale());

    private final Locale locale;
    private final Language language;
    private final List<ResourceBundle> bundles;

    private Phrasebook(Locale locale, List<ResourceBundle> bundles) {
        this.locale = locale;
        language = Language.of(locale);
        this.bundles = bundles;
    }

    /// The engine's own sentences in a language: replies, questions, and reasons for a refusal.
    public static Phrasebook in(Locale locale) {
        return of(locale, SAID);
    }

    /// A phrasebook over several bundles; the first one that contains a key provides its text.
    ///
    /// @param names the base names of the bundles, at least one
    /// @throws java.util.MissingResourceException if there is no such bundle
    public static Phrasebook of(Locale locale, String... names) {
        return new Phrasebook(locale,
            Arrays.stream(names).map(name -> ResourceBundle.getBundle(name, locale, NO_FALLBACK)).toList());
    }

    /// The locale for formatting dates and numbers.
    public Locale locale() {
        return locale;
    }

    public Language language() {
        return language;
    }

    /// The text of a key, with its numbered slots filled by [MessageFormat].
    ///
    /// @throws java.util.MissingResourceException if no bundle contains the key
    public String text(String key, Object... values) {
        var pattern = bundles.stream().filter(bundle -> bundle.containsKey(key)).findFirst().orElse(bundles.getLast())
            .getString(key);
        var said = new MessageFormat(pattern, locale).format(values);
        return said.contains("..") ? TWO_STOPS.matcher(said).replaceAll(".") : said;
    }

    /// The word for one entity of a type.
    public String title(EntityDefinition entity) {
        var key = "title." + entity.type();
        return bundles.stream().anyMatch(bundle -> bundle.containsKey(key)) ? text(key) : entity.title();
    }

    /// Formats a day.
    ///
    /// @param key the key of the date pattern
    public String date(String key, LocalDate day) {
        return DateTimeFormatter.ofPattern(text(key), locale).format(day);
    }

    /// Formats a point in time.
    ///
    /// @param key the key of the pattern
    public String time(String key, OffsetDateTime time) {
        return DateTimeFormatter.ofPattern(text(key), locale).format(time);
    }

    /// Joins items as an enumeration: `a`, `a and b`, `a, b and c`; `""` for no items.
    public String list(List<String> items) {
        return items.size() < 2 ? String.join("", items)
            : text("list.and", String.join(", ", items.subList(0, items.size() - 1)), items.getLast());
    }

    public Set<String> keys() {
        var keys = new TreeSet<String>();
        bundles.forEach(bundle -> keys.addAll(bundle.keySet()));
        return keys;
    }
}

package alfred.core.domain;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle.Control;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Sentences of one language by key, from resource bundles. What the language lacks is told in English.
public final class Phrasebook {
    private static final Control NO_FALLBACK = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
    /// Where a sentence ends in a word that has its own: `Mo., 1. Dez.`
    private static final Pattern TWO_STOPS = Pattern.compile("(?<=\\p{L})\\.\\.(?!\\.)");
    private static final String SAID = "alfred.replies";

    /// What Alfred says in English.
    public static final Phrasebook ENGLISH = in(Locale.ENGLISH);

    private final Locale locale;
    private final List<ResourceBundle> bundles;

    private Phrasebook(Locale locale, List<ResourceBundle> bundles) {
        this.locale = locale;
        this.bundles = bundles;
    }

    /// What Alfred says of himself in a language: replies, questions, and why something was not done.
    public static Phrasebook in(Locale locale) {
        return of(locale, SAID);
    }

    /// The sentences of bundles, of which the first that knows a key answers.
    public static Phrasebook of(Locale locale, String... names) {
        return new Phrasebook(locale, Arrays.stream(names).map(name -> ResourceBundle.getBundle(name, locale, NO_FALLBACK)).toList());
    }

    /// How the language writes dates and numbers.
    public Locale locale() {
        return locale;
    }

    public boolean isEnglish() {
        return locale.getLanguage().equals("en");
    }

    /// The text of a key, its numbered slots filled as [MessageFormat] does; an unknown key is an error.
    public String text(String key, Object... values) {
        var pattern = bundles.stream().filter(bundle -> bundle.containsKey(key)).findFirst().orElse(bundles.getLast()).getString(key);
        var said = new MessageFormat(pattern, locale).format(values);
        return isEnglish() ? said : TWO_STOPS.matcher(said).replaceAll(".");
    }

    /// The day in the form that the key's text is the pattern of.
    public String date(String key, LocalDate day) {
        return DateTimeFormatter.ofPattern(text(key), locale).format(day);
    }

    /// `a`, `a and b`, `a, b and c`.
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

package alfred.core.domain;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A language that Alfred speaks. Everything about it is in resources: `src/docs/adding-a-language.md` lists them.
public final class Language {
    private static final String DESCRIPTION = "/alfred/languages/%s.properties";
    private static final Map<String, Optional<Language>> KNOWN = new ConcurrentHashMap<>();

    /// The program's own language: of the foods' own names, of stored tags, and of messages without a translation.
    public static final Language ENGLISH = described("en").orElseThrow();

    private static final List<Language> OFFERED =
        lines("/alfred/languages/offered.txt").flatMap(tag -> described(tag).stream()).toList();

    private final String tag;
    private final Map<String, String> facts;
    private final Map<String, List<String>> lists = new ConcurrentHashMap<>();
    private final Locale locale;

    private Language(String tag, Map<String, String> facts) {
        this.tag = tag;
        this.facts = facts;
        locale = Locale.forLanguageTag(facts.getOrDefault("locale", tag));
    }

    /// Returns the language of a setting.
    ///
    /// @param setting a language code such as `de`, or `system` for the system's language; English for one that is
    /// not described
    public static Language of(String setting) {
        return described(
            setting.equals("system") ? Locale.getDefault(Locale.Category.DISPLAY).getLanguage() : setting)
            .orElse(ENGLISH);
    }

    /// Returns the language of a locale; English for one that is not described.
    public static Language of(Locale locale) {
        return described(locale.getLanguage()).orElse(ENGLISH);
    }

    private static Optional<Language> described(String tag) {
        var known = KNOWN.get(tag);
        return known != null ? known
            : tag.matches("[a-z]{2,8}") ? KNOWN.computeIfAbsent(tag, Language::read) : Optional.empty();
    }

    private static Optional<Language> read(String tag) {
        var facts = table(DESCRIPTION.formatted(tag));
        return facts.isEmpty() ? Optional.empty() : Optional.of(new Language(tag, facts));
    }

    /// Returns the languages that the settings offer; texts of unknown origin are read in all of them.
    public static List<Language> offered() {
        return OFFERED;
    }

    /// Returns the languages that a user of this one may write in: itself first.
    public List<Language> understood() {
        return Stream.concat(Stream.of(this), words("understands").stream().map(Language::of)).distinct().toList();
    }

    /// Returns itself, the languages understood beside it, and all others that are offered.
    public List<Language> beforeOthers() {
        return Stream.concat(understood().stream(), OFFERED.stream()).distinct().toList();
    }

    /// Whether this is the program's own language, in which nothing needs a translation.
    public boolean isOriginal() {
        return equals(ENGLISH);
    }

    /// The language code, such as `de`.
    public String tag() {
        return tag;
    }

    /// The name of the language in itself.
    public String name() {
        return facts.getOrDefault("name", tag);
    }

    /// The locale for formatting dates and numbers.
    public Locale locale() {
        return locale;
    }

    /// The assistant's texts in this language.
    public Phrasebook phrases() {
        return Phrasebook.in(locale);
    }

    /// Whether words of a kind keep a capital letter within a sentence.
    ///
    /// @param kind `nouns` or `nationalities`
    public boolean capitalises(String kind) {
        return words("capitals").contains(kind);
    }

    /// Whether compounds are written as one word, so that two names of things side by side are two things.
    public boolean joinsCompounds() {
        return words("compounds").contains("joined");
    }

    /// Whether answers repeat the user's own words for a kind of thing, as they fit into a sentence unchanged.
    ///
    /// @param kind `days`
    public boolean repeats(String kind) {
        return words("repeats").contains(kind);
    }

    /// Returns the words that a key of the description lists, with `_` as a space; none for a missing key.
    public List<String> words(String key) {
        return lists.computeIfAbsent(key, _ -> Arrays.stream(facts.getOrDefault(key, "").strip().split("\\s+"))
            .filter(word -> !word.isEmpty()).map(word -> word.replace('_', ' ')).toList());
    }

    /// Returns the pairs `a=b` that a key of the description lists, in order; none for a missing key.
    public Map<String, String> pairs(String key) {
        var pairs = new LinkedHashMap<String, String>();
        for (var pair : words(key)) {
            var sides = pair.split("=", 2);
            pairs.put(sides[0], sides[1]);
        }
        return pairs;
    }

    /// Returns a regular expression, a group, for what a key lists in any of the offered languages: words, which may be
    /// regular expressions themselves. It matches nothing if no language has the key.
    public static String any(String key) {
        return any(key, OFFERED);
    }

    static String any(String key, List<Language> languages) {
        var words = languages.stream().flatMap(language -> language.words(key).stream()).distinct().toList();
        return words.isEmpty() ? "(?!)" : "(?:" + String.join("|", words) + ")";
    }

    /// Returns the pairs `a=b` that a key lists in any of the offered languages.
    public static Map<String, String> anyPairs(String key) {
        var pairs = new LinkedHashMap<String, String>();
        OFFERED.forEach(language -> language.pairs(key).forEach(pairs::putIfAbsent));
        return pairs;
    }

    /// Returns the path of a resource in this language: `/alfred/x_de.txt` for `/alfred/x.txt`, or the latter if
    /// there is none in this language.
    public String resource(String original) {
        var own = translated(original);
        return Language.class.getResource(own) == null ? original : own;
    }

    /// Returns the path that the translation of a resource has, whether it exists or not.
    public String translated(String original) {
        int dot = original.lastIndexOf('.');
        return isOriginal() ? original : original.substring(0, dot) + "_" + tag + original.substring(dot);
    }

    /// Returns the translations in a properties file: those of `/alfred/x_de.properties` for
    /// `/alfred/x.properties`; none if there is no such file.
    public Map<String, String> translations(String original) {
        return isOriginal() ? Map.of() : table(translated(original));
    }

    private static Map<String, String> table(String resource) {
        try (var stream = Language.class.getResourceAsStream(resource)) {
            var table = new Properties();
            if (stream != null) {
                table.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            }
            return table.entrySet().stream().collect(Collectors
                .toUnmodifiableMap(entry -> (String) entry.getKey(), entry -> (String) entry.getValue()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Returns the lines of a resource without comments and blank ones; none if it does not exist.
    public static Stream<String> lines(String resource) {
        try (InputStream stream = Language.class.getResourceAsStream(resource)) {
            return stream == null ? Stream.empty()
                : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public String toString() {
        return tag;
    }
}

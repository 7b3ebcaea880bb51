package alfred.builtin.template;

import alfred.core.domain.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// All sentence templates of a language, loaded from a resource.
///
/// `[skill]` or `[skill slot=value]` starts a section, a line is a template, a line after `>` is a sample that must
/// parse back to its section, `#` starts a comment. `[words.…]` sections form the language's [Lexicon].
public final class TemplateBook {
    private static final String WORDS = "words.";
    private static final Map<Language, TemplateBook> BOOKS = new ConcurrentHashMap<>();
    private static final Map<Language, Boolean> THERE = new ConcurrentHashMap<>();
    final List<Entry> entries;

    /// @param preset the slots set by the section itself
    record Entry(String skill, Map<String, String> preset, Template template) {
        Intent reading(Template.Match match) {
            var reading = new Intent(skill, preset);
            for (var slot : match.slots().entrySet()) {
                reading = reading.with(slot.getKey(), slot.getValue());
            }
            return reading;
        }
    }

    /// A sample sentence of a skill, for tests and for help.
    public record Sample(String skill, String sentence) {}

    private final List<Sample> samples;
    private final Lexicon lexicon;
    final Spelling spelling;

    private final String language;

    private TemplateBook(String language, List<Entry> entries, List<Sample> samples, Lexicon lexicon,
        Spelling spelling) {
        this.language = language;
        this.entries = List.copyOf(entries);
        this.lexicon = lexicon;
        this.spelling = spelling;
        this.samples = List.copyOf(samples);
    }

    /// Returns the English book, loaded on first use.
    public static TemplateBook english() {
        return of(Language.ENGLISH);
    }

    /// Returns the book of a language, loaded on first use.
    public static TemplateBook of(Language language) {
        return BOOKS.computeIfAbsent(language, TemplateBook::load);
    }

    /// Returns the books of those languages that have one, in their order; the first one that matches a sentence
    /// reads it. Each is loaded on first use, because loading is slow.
    public static List<Supplier<TemplateBook>> of(List<Language> languages) {
        return languages.stream().filter(TemplateBook::isThere)
            .<Supplier<TemplateBook>>map(language -> () -> of(language)).toList();
    }

    private static boolean isThere(Language language) {
        return THERE.computeIfAbsent(language, other -> TemplateBook.class.getResource(resource(other)) != null);
    }

    private static String resource(Language language) {
        return "/alfred/builtin/" + language.tag() + ".txt";
    }

    private static TemplateBook load(Language language) {
        try (var in = new InputStreamReader(
            Objects.requireNonNull(TemplateBook.class.getResourceAsStream(resource(language)), language::tag),
            StandardCharsets.UTF_8)) {
            return read(language.tag(), in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads a book without a language, for tests.
    public static TemplateBook read(Reader text) {
        return read("", text);
    }

    private static TemplateBook read(String language, Reader text) {
        var entries = new ArrayList<Entry>();
        var spelling = new Spelling();
        var samples = new ArrayList<Sample>();
        var lines = new BufferedReader(text).lines().map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
        var lexicon = lexicon(language, lines);
        var head = new Intent("", Map.of());
        for (var line : lines) {
            if (isHead(line)) {
                head = section(line.substring(1, line.length() - 1));
            } else if (line.startsWith(">")) {
                samples.add(new Sample(head.skill(), line.substring(1).strip()));
            } else if (!head.skill().startsWith(WORDS)) {
                entries.add(new Entry(head.skill(), head.slots(), Template.parse(line, spelling, lexicon)));
            }
        }
        return new TemplateBook(language, entries, samples, lexicon, spelling);
    }

    private static Lexicon lexicon(String language, List<String> lines) {
        var sections = new HashMap<String, List<String>>();
        var head = "";
        for (var line : lines) {
            if (isHead(line)) {
                head = line.substring(1, line.length() - 1);
            } else if (head.startsWith(WORDS)) {
                sections.computeIfAbsent(head.substring(WORDS.length()), _ -> new ArrayList<>()).add(line);
            }
        }
        return new Lexicon(Language.of(language), sections);
    }

    private static boolean isHead(String line) {
        return line.startsWith("[") && line.indexOf(']') == line.length() - 1 && line.contains(".")
            && !line.contains("{");
    }

    private static Intent section(String text) {
        var words = text.split(" ");
        var reading = new Intent(words[0], Map.of());
        for (int i = 1; i < words.length; i++) {
            var pair = words[i].split("=", 2);
            reading = reading.with(pair[0], pair[1]);
        }
        return reading;
    }

    /// Returns the language code, such as `en`.
    public String language() {
        return language;
    }

    public Lexicon lexicon() {
        return lexicon;
    }

    /// Returns the sample sentences in the order of the file.
    public List<Sample> samples() {
        return samples;
    }

    /// Returns the best readings of a sentence: usually one, several if templates of different skills match equally
    /// well, none if no template matches.
    public List<Intent> read(TokenizedSentence sentence, BiFunction<String, String, Optional<String>> fill) {
        var best = new LinkedHashMap<String, Intent>();
        var known = new HashMap<String, Optional<String>>();
        BiFunction<String, String, Optional<String>> once =
            (type, words) -> known.computeIfAbsent(type + " " + words, _ -> fill.apply(type, words));
        int score = Integer.MIN_VALUE;
        if (sentence.isEmpty()) {
            return List.of();
        }
        var present = spelling.all(sentence.folded());
        for (var entry : entries) {
            if (!entry.template().mayFit(sentence, present)) {
                continue;
            }
            var match = entry.template().match(sentence, once).orElse(null);
            if (match == null || match.score() < score) {
                continue;
            }
            if (match.score() > score) {
                best.clear();
                score = match.score();
            }
            best.putIfAbsent(entry.skill(), entry.reading(match));
        }
        return List.copyOf(best.values());
    }
}

package alfred.builtin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;

/// All sentence templates of a language, from a resource.
///
/// `[skill]` or `[skill slot=value]` opens a section, a line is a template, a line after `>` is a sample that must parse back to its
/// section, `#` starts a remark.
public final class TemplateBook {
    private final List<Entry> entries;

    /// @param preset slots that the section fills by itself
    record Entry(String skill, Map<String, String> preset, Template template) {}

    /// A sentence that belongs to a skill: for tests and for help.
    public record Sample(String skill, String sentence) {}

    private final List<Sample> samples;

    private TemplateBook(List<Entry> entries, List<Sample> samples) {
        this.entries = List.copyOf(entries);
        this.samples = List.copyOf(samples);
    }

    public static TemplateBook english() {
        return load("en.txt");
    }

    private static TemplateBook load(String name) {
        var entries = new ArrayList<Entry>();
        var samples = new ArrayList<Sample>();
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(TemplateBook.class.getResourceAsStream("/alfred/builtin/" + name)), StandardCharsets.UTF_8))) {
            var head = new Reading("", Map.of());
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                var text = line.strip();
                if (text.startsWith("[") && text.endsWith("]") && text.indexOf(']') == text.length() - 1 && text.contains(".")
                    && !text.contains("{")) {
                    head = section(text.substring(1, text.length() - 1));
                } else if (text.startsWith(">")) {
                    samples.add(new Sample(head.skill(), text.substring(1).strip()));
                } else if (!text.isEmpty() && !text.startsWith("#")) {
                    entries.add(new Entry(head.skill(), head.slots(), Template.parse(text)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TemplateBook(entries, samples);
    }

    private static Reading section(String text) {
        var words = text.split(" ");
        var reading = new Reading(words[0], Map.of());
        for (int i = 1; i < words.length; i++) {
            var pair = words[i].split("=", 2);
            reading = reading.with(pair[0], pair[1]);
        }
        return reading;
    }

    public List<Sample> samples() {
        return samples;
    }

    /// The best reading of a sentence. Of equally good ones the first in the book wins.
    Optional<Reading> read(Words sentence, BiPredicate<String, String> fits) {
        Entry best = null;
        Template.Match bestMatch = null;
        for (var entry : entries) {
            var match = entry.template().match(sentence, fits).orElse(null);
            if (match != null && (bestMatch == null || match.score() > bestMatch.score())) {
                best = entry;
                bestMatch = match;
            }
        }
        if (best == null || bestMatch == null) {
            return Optional.empty();
        }
        var reading = new Reading(best.skill(), best.preset());
        for (var slot : bestMatch.slots().entrySet()) {
            reading = reading.with(slot.getKey(), slot.getValue());
        }
        return Optional.of(reading);
    }
}

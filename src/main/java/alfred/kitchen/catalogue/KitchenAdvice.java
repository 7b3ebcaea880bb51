package alfred.kitchen.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// What words of the kitchen mean, and what helps where a dish went wrong (`catalogue/terms.txt`,
/// `catalogue/rescue.txt` and their German versions). Loaded on first use.
public final class KitchenAdvice {
    private static final Map<Locale, KitchenAdvice> LOADED = new ConcurrentHashMap<>();
    private final Map<String, Term> terms = new HashMap<>();
    private final List<Rescue> rescues;

    /// A word with its meaning.
    ///
    /// @param name as it is told
    public record Term(String name, String meaning) {}

    /// Advice for a trouble.
    ///
    /// @param troubles words of which one must be said
    /// @param dishes words of which one must be said too; empty if it helps with every dish
    private record Rescue(List<String> troubles, List<String> dishes, String advice) {
        /// Returns how well the advice fits what was said, folded and with a space at both ends; 0 if it does not.
        int fit(String said) {
            long trouble = troubles.stream().filter(word -> said.contains(" " + word + " ")).count();
            long dish = dishes.stream().filter(word -> said.contains(" " + word + " ")).count();
            return trouble == 0 || dish == 0 && !dishes.isEmpty() ? 0 : (int) (trouble + 2 * dish);
        }
    }

    private KitchenAdvice(String suffix) {
        lines("terms" + suffix).forEach(line -> {
            var columns = line.split("\\s*\\|\\s*", 2);
            var names = columns[0].split("\\s*,\\s*");
            for (var name : names) {
                terms.putIfAbsent(key(name), new Term(name, columns[1]));
            }
        });
        rescues = lines("rescue" + suffix).map(line -> {
            var sides = line.split("\\s+=\\s+", 2);
            var words = sides[0].split("\\s*;\\s*", 2);
            return new Rescue(alternatives(words[0]), words.length < 2 ? List.of() : alternatives(words[1]), sides[1]);
        }).toList();
    }

    private static List<String> alternatives(String words) {
        return Arrays.stream(words.split("\\s*\\|\\s*")).map(String::strip).toList();
    }

    private static Stream<String> lines(String name) {
        var stream = KitchenAdvice.class.getResourceAsStream("/alfred/catalogue/" + name + ".txt");
        if (stream == null) {
            throw new IllegalStateException("a table is missing from the program: " + name);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the advice in a language; English for one that has none.
    public static KitchenAdvice in(Locale language) {
        return LOADED.computeIfAbsent(Locale.of(language.getLanguage()),
            l -> new KitchenAdvice(l.getLanguage().equals("de") ? "_de" : ""));
    }

    private static String key(String name) {
        return FoodSpelling.key(name.toLowerCase(Locale.ROOT).replaceFirst("^(an?|the|eine?|der|die|das) ", ""));
    }

    /// Returns what a word means, by any of its names, in any number; empty if it is not explained.
    public Optional<Term> term(String name) {
        return Optional.ofNullable(terms.get(key(name)));
    }

    /// Returns what helps, by the words of a message; the advice that fits best, empty if none does.
    public Optional<String> rescue(String message) {
        var said = " " + message.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}'-]+", " ").strip() + " ";
        return rescues.stream().filter(rescue -> rescue.fit(said) > 0)
            .max(Comparator.comparingInt(rescue -> rescue.fit(said)))
            .map(Rescue::advice);
    }
}

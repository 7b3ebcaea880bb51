package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
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
/// `catalogue/rescue.txt` and their translations). Loaded on first use.
public final class KitchenAdvice {
    private static final String ARTICLE = "^(?:" + Language.any("said.a") + "|" + Language.any("said.the") + ") ";
    private static final Map<Language, KitchenAdvice> LOADED = new ConcurrentHashMap<>();
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

    private KitchenAdvice(Language language) {
        lines("terms", language).forEach(line -> {
            var columns = line.split("\\s*\\|\\s*", 2);
            var names = columns[0].split("\\s*,\\s*");
            for (var name : names) {
                terms.putIfAbsent(key(name), new Term(name, columns[1]));
            }
        });
        rescues = lines("rescue", language).map(line -> {
            var sides = line.split("\\s+=\\s+", 2);
            var words = sides[0].split("\\s*;\\s*", 2);
            return new Rescue(alternatives(words[0]), words.length < 2 ? List.of() : alternatives(words[1]), sides[1]);
        }).toList();
    }

    private static List<String> alternatives(String words) {
        return Arrays.stream(words.split("\\s*\\|\\s*")).map(String::strip).toList();
    }

    private static Stream<String> lines(String name, Language language) {
        return Language.lines(language.resource("/alfred/catalogue/" + name + ".txt"));
    }

    /// Returns the advice in a language; English for one that has none.
    public static KitchenAdvice in(Locale language) {
        return LOADED.computeIfAbsent(Language.of(language), KitchenAdvice::new);
    }

    private static String key(String name) {
        return FoodSpelling.key(name.toLowerCase(Locale.ROOT).replaceFirst(ARTICLE, ""));
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

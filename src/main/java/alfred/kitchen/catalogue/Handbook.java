package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Answers to general questions about the kitchen, each with ways in which people ask (`catalogue/handbook.txt` and its
/// translations). Loaded on first use.
///
/// A question is compared with each entry by the telling words that both share: words count the more, the fewer entries
/// have them, and names of foods more than others.
public final class Handbook {
    private static final Map<Language, Handbook> LOADED = new ConcurrentHashMap<>();
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    /// Words are compared by so many letters, whatever their endings.
    private static final int STEM = 5;
    /// How many letters a word has at least that may end in an s for several things.
    private static final int PLURAL = 4;
    private static final int MAX_WORDS = 40;
    /// How many telling words a question and an entry share at least; a telling word is in one of so many entries.
    private static final int MIN_TELLING = 2;
    private static final int ONE_IN = 10;
    /// How much more the name of a food counts than another word.
    private static final double OF_A_FOOD = 2;
    private final List<Entry> entries = new ArrayList<>();
    private final FoodCatalogue catalogue;
    private final Map<String, Boolean> foods = new ConcurrentHashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    private record Entry(String name, String answer, List<Set<String>> ways, Set<String> words) {}

    /// An entry that may answer a question.
    ///
    /// @param name as the file names it
    /// @param fit how well, from 0 to 1: the share of the question's telling words that the entry has, and of those of
    ///   the nearest way of asking that the question has
    public record Found(String name, String answer, double fit) {}

    private Handbook(Language language) {
        catalogue = FoodCatalogue.standard().in(language.locale());
        var ways = new ArrayList<Set<String>>();
        var name = "";
        for (var line : Language.lines(language.resource("/alfred/catalogue/handbook.txt")).toList()) {
            if (line.startsWith("= ")) {
                name = line.substring(2);
            } else if (line.startsWith("? ")) {
                ways.add(words(line));
            } else if (line.startsWith("! ")) {
                var all = new HashSet<String>();
                ways.forEach(all::addAll);
                all.forEach(word -> counts.merge(word, 1, Integer::sum));
                entries.add(new Entry(name, line.substring(2), List.copyOf(ways), all));
                ways.clear();
            }
        }
    }

    /// The handbook in a language; in English where there is none in it.
    public static Handbook in(Locale locale) {
        return LOADED.computeIfAbsent(Language.of(locale), Handbook::new);
    }

    /// The entry that fits a question best; empty if none shares a word with it, or the question is very long.
    public Optional<Found> find(String question) {
        var asked = words(question);
        return asked.size() > MAX_WORDS ? Optional.empty() : entries.stream()
            .map(entry -> new Found(entry.name(), entry.answer(), fit(asked, entry))).filter(found -> found.fit() > 0)
            .max(Comparator.comparingDouble(Found::fit));
    }

    /// The answer of an entry.
    ///
    /// @param name as [#find(String)] gives it
    public Optional<String> answer(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).map(Entry::answer).findFirst();
    }

    private double fit(Set<String> asked, Entry entry) {
        if (asked.stream().filter(entry.words()::contains).filter(this::isTelling).count() < MIN_TELLING) {
            return 0;
        }
        double covered = weight(asked, entry.words()) / weight(asked, asked);
        double nearest =
            entry.ways().stream().mapToDouble(way -> weight(way, asked) / weight(way, way)).max().orElse(0);
        return Math.sqrt(covered * nearest);
    }

    /// The weight of the words that are also in others.
    private double weight(Set<String> words, Set<String> others) {
        return words.stream().filter(others::contains).mapToDouble(this::weight).sum();
    }

    private double weight(String word) {
        return Math.log((entries.size() + 1) / (counts.getOrDefault(word, 0) + 0.5))
            * (foods.getOrDefault(word, false) ? OF_A_FOOD : 1);
    }

    /// Whether not too many entries have a word.
    private boolean isTelling(String word) {
        return counts.getOrDefault(word, 0) * ONE_IN <= entries.size();
    }

    private Set<String> words(String text) {
        var found = WORD
            .matcher(Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD).replaceAll("\\p{M}", ""));
        var all = new HashSet<String>();
        while (found.find()) {
            var stem = stem(found.group());
            all.add(stem);
            foods.computeIfAbsent(stem, _ -> catalogue.exact(found.group()).isPresent());
        }
        return all;
    }

    private static String stem(String word) {
        var one = word.length() >= PLURAL && word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        return one.length() > STEM ? one.substring(0, STEM) : one;
    }
}

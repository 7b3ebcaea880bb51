package alfred.builtin.slot;

import alfred.builtin.template.Lexicon;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodGroups;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a message says that somebody must not or does not eat: a guest's nut allergy, a sister who is vegetarian. It
/// counts for the answer to that message alone; nothing is noted by it.
///
/// @param diets in English, such as `vegetarian` and `nut-free`
/// @param without foods that none of the dishes may have, as typed
public record ToldNeeds(List<String> diets, List<String> without) {
    /// Nothing told.
    public static final ToldNeeds NONE = new ToldNeeds(List.of(), List.of());
    /// Maximum length of a message in characters that is looked through.
    private static final int MAX_CHARACTERS = 4_000;
    private static final int MAX_WORDS = 3;
    private static final String KIND = "left_out_kind";
    private static final String DIET = "diet";

    /// Stores copies of both.
    public ToldNeeds {
        diets = List.copyOf(diets);
        without = List.copyOf(without);
    }

    /// Returns what a message tells in one language.
    public static ToldNeeds in(String message, Lexicon lexicon, FoodCatalogue foods) {
        if (!lexicon.has(DIET) || message.length() > MAX_CHARACTERS) {
            return NONE;
        }
        var folded = lexicon.fold(message);
        var diets = new LinkedHashSet<>(diets(folded, lexicon));
        var without = new LinkedHashSet<String>();
        lexicon.pattern("cannot_eat").matcher(folded).results()
            .flatMap(found -> IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group))
            .filter(words -> words != null && !words.isBlank())
            .forEach(words -> named(words, lexicon, foods).forEach(name -> lexicon.told(KIND, name)
                .or(() -> lexicon.told(DIET, name).filter(ToldNeeds::isDiet))
                .ifPresentOrElse(diets::add, () -> without.add(name))));
        return new ToldNeeds(List.copyOf(diets), List.copyOf(without));
    }

    /// Returns the words, folded, by which a message says that somebody must not eat something.
    public static Set<String> words(String message, Lexicon lexicon) {
        return lexicon.pattern("cannot_eat").matcher(lexicon.fold(message)).results()
            .flatMap(found -> Arrays.stream(found.group().split("[ ,/]+"))).collect(Collectors.toUnmodifiableSet());
    }

    /// Returns what both tell.
    public ToldNeeds and(ToldNeeds other) {
        return new ToldNeeds(Stream.concat(diets.stream(), other.diets.stream()).distinct().toList(),
            Stream.concat(without.stream(), other.without.stream()).distinct().toList());
    }

    /// Returns whether nothing is told.
    public boolean isEmpty() {
        return diets.isEmpty() && without.isEmpty();
    }

    /// Returns the names of diets in a text, but for those that are denied: "we are not vegan".
    private static List<String> diets(String folded, Lexicon lexicon) {
        var words = Arrays.stream(folded.split("[^\\p{L}\\p{N}-]+")).filter(word -> !word.isEmpty()).toList();
        var found = new ArrayList<String>();
        for (int at = 0; at < words.size(); at++) {
            var before = at == 0 ? "" : words.get(at - 1);
            int from = at;
            IntStream.rangeClosed(1, Math.min(MAX_WORDS, words.size() - at))
                .mapToObj(length -> lexicon.told(DIET, String.join(" ", words.subList(from, from + length))))
                .flatMap(Optional::stream).filter(_ -> !lexicon.pattern("denial").matcher(before).find())
                .filter(ToldNeeds::isDiet).forEach(found::add);
        }
        return found;
    }

    private static boolean isDiet(String told) {
        return Diets.named(told).findFirst().isPresent();
    }

    /// Returns the foods that words begin or end with, one or several, up to the first word that is something else.
    private static List<String> named(String text, Lexicon lexicon, FoodCatalogue foods) {
        var words = Arrays.stream(text.strip().split("[ ,/]+")).toList();
        var found = new ArrayList<String>();
        for (int at = 0; at < words.size();) {
            int from = at;
            var name =
                IntStream.iterate(Math.min(MAX_WORDS, words.size() - at), length -> length > 0, length -> length - 1)
                    .mapToObj(length -> String.join(" ", words.subList(from, from + length)))
                    .filter(part -> isFood(part, lexicon, foods)).findFirst();
            boolean isEnd = name.isEmpty() && !found.isEmpty() && !lexicon.holds("in_list", words.get(at));
            if (isEnd) {
                break;
            }
            name.ifPresent(found::add);
            at += name.map(part -> part.split(" ").length).orElse(1);
        }
        return found;
    }

    private static boolean isFood(String words, Lexicon lexicon, FoodCatalogue foods) {
        return lexicon.told(KIND, words).isPresent() || FoodGroups.of(words).isPresent()
            || foods.exact(words).isPresent();
    }
}

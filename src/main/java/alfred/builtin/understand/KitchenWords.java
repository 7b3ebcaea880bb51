package alfred.builtin.understand;

import alfred.builtin.reading.KnownWords;
import alfred.builtin.template.Lexicon;
import alfred.core.registry.RefEntry;
import alfred.kitchen.catalogue.EditDistance;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Goods;
import alfred.kitchen.names.OwnNames;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words of all names of a kitchen.
///
/// @param lexicon the language's words
/// @param names the household's own names
/// @param entities what has a ref, such as drafts
record KitchenWords(Lexicon lexicon, FoodCatalogue foods, OwnNames.Names names, List<RefEntry> entities)
    implements KnownWords {
    private static final int MIN_LENGTH = 4;
    /// From this length on, two slips in a word are mended.
    private static final int LONG = 8;
    private static final Map<FoodCatalogue, Set<String>> OF_FOODS = new WeakHashMap<>();

    @Override
    public boolean holds(String word) {
        return foods.exact(word).isPresent() || Goods.isOne(word)
            || names.holdsWord(word) || ofFoods().contains(word)
            || entities.stream()
                .anyMatch(e -> List.of(e.label().toLowerCase(Locale.ROOT).split("\\P{L}+")).contains(word));
    }

    @Override
    public String written(String word) {
        return lexicon.written("shorthand", word);
    }

    @Override
    public boolean takesBack(List<String> words) {
        return begins("take_back", words);
    }

    @Override
    public boolean opens(List<String> words) {
        return begins("opens", words);
    }

    private boolean begins(String section, List<String> words) {
        var said = String.join(" ", words) + " ";
        return lexicon.phrasesOf(section).stream().anyMatch(phrase -> said.startsWith(phrase + " "));
    }

    @Override
    public boolean leadsOn(String word) {
        return lexicon.holds("leads_on", word);
    }

    @Override
    public boolean joins(String word) {
        return lexicon.holds("in_list", word);
    }

    @Override
    public boolean estimates(String word) {
        return lexicon.holds("about", word);
    }

    @Override
    public boolean distributes(String word) {
        return lexicon.holds("each", word);
    }

    @Override
    public int addressed(List<String> words) {
        if (words.size() < 2) {
            return 0;
        }
        boolean isParted = words.get(1).equals(",");
        int next = isParted ? 2 : 1;
        boolean isAsked = next < words.size() && lexicon.holds("after_address", words.get(next));
        boolean isOne = lexicon.holds("address", words.getFirst()) && (isParted || isAsked)
            || lexicon.holds("address_food", words.getFirst()) && isAsked;
        return isOne ? next : 0;
    }

    @Override
    public Collection<String> near(String word) {
        int most = word.length() >= LONG ? 2 : 1;
        var longer = names.words().filter(name -> name.length() > word.length() + 1 && name.startsWith(word)).distinct()
            .toList();
        return longer.size() == 1 && word.length() >= MIN_LENGTH ? longer
            : Stream.concat(names.words(), ofFoods().stream()).filter(other -> other.length() >= MIN_LENGTH)
                .filter(other -> Math.abs(other.length() - word.length()) <= most
                    && EditDistance.distance(word, other, most) <= most)
                .filter(other -> names.holdsWord(other) ? isNoOther(word, other) || ofFoods().contains(other)
                    : isSlip(word, other))
                .toList();
    }

    /// Returns whether a word is likely a slip for that of a food: a short one, or one with another first letter, is as
    /// likely a word of its own.
    private static boolean isSlip(String word, String food) {
        return word.length() > MIN_LENGTH && (word.charAt(0) == food.charAt(0)
            || word.charAt(0) == food.charAt(1) && word.charAt(1) == food.charAt(0));
    }

    /// Returns whether a word can hardly be another name than that of the household's: one with another letter in it
    /// may be a new name.
    private static boolean isNoOther(String word, String own) {
        return word.length() != own.length()
            || Arrays.equals(word.chars().sorted().toArray(), own.chars().sorted().toArray());
    }

    private Set<String> ofFoods() {
        synchronized (OF_FOODS) {
            return OF_FOODS.computeIfAbsent(foods, catalogue -> catalogue.all().stream().flatMap(catalogue::names)
                .flatMap(name -> Stream.of(name.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")))
                .filter(word -> word.length() > 2)
                .collect(Collectors.toUnmodifiableSet()));
        }
    }
}

package alfred.kitchen.names;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

/// Grades how certainly words denote a title: that of a recipe or a task. Thread-safe.
public final class TitleMatcher {
    private static final int MAX_KEPT = 40_000;
    private static final int MAX_FOOD = 3;
    /// Minimum number of words for a title with one of them missing to count as near.
    private static final int MANY = 3;
    private final FoodCatalogue catalogue;
    private final Language language;
    private final WordLists lists;
    private final Map<String, Integer> stems = new ConcurrentHashMap<>();
    private final AtomicInteger numbered = new AtomicInteger();
    private final Map<String, Title> titles = new ConcurrentHashMap<>();

    TitleMatcher(FoodCatalogue catalogue) {
        this.catalogue = catalogue;
        this.language = Language.of(catalogue.language());
        this.lists = WordLists.of(language);
    }

    /// Returns the items whose title contains all the words, in any order and form; empty if there are no words.
    public static <T> List<T> holding(String words, Collection<T> things, Function<T, String> title) {
        var wanted = words(NameWords.ofEnglish(words));
        return things.stream()
            .filter(thing -> !wanted.isEmpty() && words(NameWords.ofEnglish(title.apply(thing))).containsAll(wanted))
            .toList();
    }

    /// A title split into words.
    ///
    /// @param plain the English words, unstemmed
    /// @param stems the stems, one set per language
    /// @param numbers the numbers of the stems
    record Title(List<String> plain, List<Set<String>> stems, List<int[]> numbers) {}

    /// A title to search for.
    ///
    /// @param readings the stems per language, and again with each food replaced by its other names; at most 64
    /// @param marks a bit set of the readings that contain a stem, indexed by the stem's number
    /// @param isKind whether the words themselves name a food or kind of dish
    record Wanted(List<Set<String>> readings, long[] marks, boolean isKind) {
        private long mark(int number) {
            return number < marks.length ? marks[number] : 0;
        }
    }

    Wanted wanted(String text) {
        var readings = new ArrayList<>(readings(text));
        for (var other : otherwise(text)) {
            readings.add(words(NameWords.ofEnglish(other)));
            readings.addAll(localWords(other));
        }
        return wanted(readings.stream().distinct().filter(reading -> !reading.isEmpty()).limit(Long.SIZE).toList(),
            isKind(text));
    }

    private Wanted wanted(List<Set<String>> readings, boolean isKind) {
        readings.forEach(reading -> reading.forEach(this::number));
        var marks = new long[numbered.get()];
        for (int i = 0; i < readings.size(); i++) {
            for (var stem : readings.get(i)) {
                marks[number(stem)] |= 1L << i;
            }
        }
        return new Wanted(readings, marks, isKind);
    }

    private int number(String stem) {
        return stems.computeIfAbsent(stem, _ -> numbered.getAndIncrement());
    }

    Title title(String text) {
        if (titles.size() > MAX_KEPT) {
            titles.clear();
        }
        var known = titles.get(text);
        return known == null ? titles.computeIfAbsent(text, this::read) : known;
    }

    private Title read(String text) {
        var readings = readings(text);
        var numbers = readings.stream().map(words -> words.stream().mapToInt(this::number).toArray()).toList();
        return new Title(NameWords.ofEnglish(text), readings, numbers);
    }

    private List<Set<String>> readings(String text) {
        var english = words(NameWords.ofEnglish(text));
        return Stream.concat(Stream.of(english), localWords(text).stream()).toList();
    }

    private static Set<String> words(List<String> words) {
        var stems = new LinkedHashSet<String>();
        words.forEach(word -> Stream.of(word.split(" "))
            .map(w -> WordLists.ENGLISH.forms().getOrDefault(w, w)).map(NameWords::stem).forEach(stems::add));
        stems.remove("recip");
        return stems;
    }

    private List<Set<String>> localWords(String text) {
        return language.isOriginal() ? List.of()
            : Compounds.readings(text, language).stream().map(this::localStems).toList();
    }

    private Set<String> localStems(List<String> words) {
        var stems = new LinkedHashSet<String>();
        words.forEach(word -> Stream.of(word.split(" "))
            .map(w -> NameWords.stem(lists.forms().getOrDefault(w, w), language)).forEach(stems::add));
        return stems;
    }

    /// Returns the text with each food replaced by its other names: `zucchini soup` for `courgette soup`.
    private List<String> otherwise(String text) {
        var words = List.of(text.strip().split("\\s+"));
        var others = new ArrayList<String>();
        for (int from = 0; from < words.size(); from++) {
            for (int to = Math.min(words.size(), from + MAX_FOOD); to > from; to--) {
                var food = catalogue.named(String.join(" ", words.subList(from, to)));
                if (food.isPresent()) {
                    var before = String.join(" ", words.subList(0, from));
                    var after = String.join(" ", words.subList(to, words.size()));
                    names(food.get()).forEach(name -> others.add((before + " " + name + " " + after).strip()));
                    from = to - 1;
                    break;
                }
            }
        }
        return others;
    }

    private Collection<String> names(Food food) {
        var names = new LinkedHashSet<String>();
        names.add(food.name());
        names.addAll(food.aliases());
        names.addAll(catalogue.translations(food));
        return names;
    }

    private boolean isKind(String text) {
        var english = String.join(" ", NameWords.ofEnglish(text));
        var local = language.isOriginal() ? "" : String.join(" ", NameWords.of(text, language));
        return catalogue.named(text).or(() -> catalogue.named(english)).isPresent()
            || isKind(WordLists.ENGLISH, english)
            || isKind(lists, local);
    }

    private static boolean isKind(WordLists lists, String words) {
        return lists.dishes().contains(words) || lists.kinds().containsKey(words);
    }

    NameGrade grade(Wanted wanted, Title title, boolean isRecipe) {
        var grade = NameGrade.NONE;
        for (var numbers : title.numbers()) {
            long any = 0;
            for (int number : numbers) {
                any |= wanted.mark(number);
            }
            for (long left = any; left != 0; left &= left - 1) {
                var one = grade(wanted, Long.numberOfTrailingZeros(left), numbers, isRecipe && wanted.isKind());
                grade = one.compareTo(grade) < 0 ? one : grade;
            }
        }
        return grade;
    }

    private static NameGrade grade(Wanted wanted, int reading, int[] title, boolean isKind) {
        int said = wanted.readings().get(reading).size();
        int shared = 0;
        for (int number : title) {
            shared += (int) (wanted.mark(number) >> reading & 1);
        }
        if (shared == said) {
            return shared == title.length ? NameGrade.SAME : isKind ? NameGrade.KIND : NameGrade.PART;
        }
        return shared == title.length || said >= MANY && said - shared == 1 ? NameGrade.NEAR : NameGrade.NONE;
    }

    /// Whether each word searched for is the beginning of a word of the title.
    static boolean begins(Wanted wanted, Title title) {
        return wanted.readings().stream()
            .anyMatch(said -> title.stems().stream().anyMatch(words -> NameWords.begin(List.copyOf(said), words)));
    }
}

package alfred.kitchen.names;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Grades how certainly a name denotes a row that is a food, such as a lot in the pantry. Thread-safe.
final class FoodNames {
    private static final int MAX_KEPT = 40_000;
    private final FoodCatalogue catalogue;
    private final Language language;
    private final WordLists lists;
    private final Set<String> known;
    private final Map<String, Name> names = new ConcurrentHashMap<>();

    /// @param catalogue the household's catalogue in its language
    FoodNames(FoodCatalogue catalogue) {
        this.catalogue = catalogue;
        this.language = Language.of(catalogue.language());
        this.lists = WordLists.of(language);
        this.known = known(catalogue, language);
    }

    /// A name split into words.
    ///
    /// @param local the readings in the language; empty if it is English
    /// @param words all words of all readings
    /// @param joined the readings, each written as one word
    /// @param food the food it certainly denotes; null if unknown
    /// @param isExact whether it is exactly a name of that food
    record Name(
        List<String> english, List<List<String>> local, Set<String> words, Set<String> joined, @Nullable Food food,
        boolean isExact) {

        static Name of(List<String> english, List<List<String>> local, @Nullable Food food, boolean isExact) {
            var words = new HashSet<>(english);
            var joined = new HashSet<>(Set.of(String.join("", english)));
            local.forEach(reading -> {
                words.addAll(reading);
                joined.add(String.join("", reading));
            });
            return new Name(english, local, Set.copyOf(words), Set.copyOf(joined), food, isExact);
        }
    }

    /// A name to search for.
    ///
    /// @param families the food families it is a collective name for
    /// @param canonical the words of the food's own name
    record Wanted(Name name, Set<String> families, List<String> canonical) {
        /// Quick pre-check whether a row can match at all, as there are many rows.
        boolean mayBe(Name row, @Nullable Food food) {
            var said = name.food();
            if (food != null && (said != null && food.family().equals(said.family()) || families.contains(food.family())
                || families.contains(food.name()))) {
                return true;
            }
            for (var word : row.words()) {
                if (name.words().contains(word) || canonical.contains(word)) {
                    return true;
                }
            }
            return !Collections.disjoint(row.joined(), name.joined());
        }
    }

    private static Set<String> known(FoodCatalogue catalogue, Language language) {
        var known = new HashSet<String>(8192);
        for (var food : catalogue.all()) {
            known.addAll(NameWords.ofEnglish(food.name()));
            food.aliases().forEach(alias -> known.addAll(NameWords.ofEnglish(alias)));
            catalogue.translations(food).forEach(name -> known.addAll(NameWords.of(name, language)));
        }
        return known;
    }

    /// Returns all words that occur in food names.
    Set<String> known() {
        return known;
    }

    Name name(String text) {
        if (names.size() > MAX_KEPT) {
            names.clear();
        }
        var known = names.get(text);
        return known == null ? names.computeIfAbsent(text, this::read) : known;
    }

    private Name read(String text) {
        var exact = catalogue.named(text).or(() -> named(NameWords.bare(text)));
        var food = exact.or(() -> catalogue.confident(text)).orElse(null);
        return Name.of(NameWords.ofEnglish(text),
            language.isOriginal() ? List.of() : Compounds.readings(text, language), food,
            exact.isPresent());
    }

    /// Also finds irregular plurals in "s": "moolis".
    private Optional<Food> named(String bare) {
        var food = catalogue.named(bare);
        return food.isPresent() || !bare.endsWith("s") ? food : catalogue.named(bare.substring(0, bare.length() - 1));
    }

    Wanted wanted(String text) {
        var name = name(text);
        var families =
            new HashSet<String>(WordLists.ENGLISH.kinds().getOrDefault(String.join(" ", name.english()), Set.of()));
        for (var reading : name.local()) {
            families.addAll(lists.kinds().getOrDefault(String.join(" ", reading), Set.of()));
        }
        return new Wanted(name, families, name.food() == null ? List.of() : name(name.food().name()).english());
    }

    /// Grades a row for a name.
    ///
    /// @param linked the food that the row is linked to; null to derive it from the row's name
    NameGrade grade(Wanted wanted, Name row, @Nullable Food linked) {
        var food = linked == null ? row.food() : linked;
        if (!wanted.mayBe(row, food)) {
            return NameGrade.NONE;
        }
        var said = wanted.name().food();
        if (isSame(wanted.name(), row) && !isOther(wanted.name(), row, food)) {
            return NameGrade.SAME;
        }
        if (said != null && food != null && said.name().equals(food.name())) {
            return sameFood(wanted.name(), row);
        }
        var grade = NameGrade.NONE;
        for (var pair : pairs(wanted.name(), row)) {
            grade = better(grade, within(wanted, pair, food));
        }
        if (food != null) {
            grade = better(grade, byCatalogue(wanted, food));
        }
        return grade;
    }

    /// Whether the same words are names of two different foods: milk chocolate and chocolate milk.
    private static boolean isOther(Name said, Name row, @Nullable Food food) {
        return said.isExact() && row.isExact() && said.food() != null && food != null
            && !said.english().equals(row.english())
            && !said.food().name().equals(food.name());
    }

    private static NameGrade better(NameGrade one, NameGrade other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    // two readings in the same language

    private record Pair(List<String> said, List<String> row) {
        boolean isWithin() {
            return !said.isEmpty() && row.containsAll(said);
        }

        List<String> rest() {
            return row.stream().filter(word -> !said.contains(word)).toList();
        }
    }

    private static List<Pair> pairs(Name said, Name row) {
        var pairs = new ArrayList<Pair>();
        pairs.add(new Pair(said.english(), row.english()));
        said.local().forEach(one -> row.local().forEach(other -> pairs.add(new Pair(one, other))));
        return pairs;
    }

    private static boolean isSame(Name said, Name row) {
        if (isSame(said.english(), row.english()) || !Collections.disjoint(said.joined(), row.joined())) {
            return !said.english().isEmpty();
        }
        return said.local().stream().anyMatch(one -> row.local().stream().anyMatch(other -> isSame(one, other)));
    }

    /// Whether the words are the same, in any order.
    private static boolean isSame(List<String> said, List<String> row) {
        if (said.isEmpty() || row.isEmpty()) {
            return false;
        }
        return said.equals(row) || said.size() == row.size() && said.containsAll(row) && row.containsAll(said);
    }

    /// Grades two names of the same food, by whether each is exact or only adds descriptive words.
    private static NameGrade sameFood(Name said, Name row) {
        if (said.isExact() && row.isExact()) {
            return NameGrade.EQUIVALENT;
        }
        boolean isPart = pairs(said, row).stream()
            .anyMatch(pair -> pair.row().containsAll(pair.said()) || pair.said().containsAll(pair.row()));
        return said.isExact() || row.isExact() || isPart ? NameGrade.DESCRIBED : NameGrade.KIND;
    }

    private NameGrade within(Wanted wanted, Pair pair, @Nullable Food food) {
        if (!pair.isWithin()) {
            return NameGrade.NONE;
        }
        var rest = pair.rest();
        var said = wanted.name().food();
        boolean isFamily = said == null || food == null || said.family().equals(food.family());
        boolean isOther = rest.stream().anyMatch(WordLists::isOther);
        if (!isOther && isFamily && rest.stream().allMatch(this::isDescriptive)
            && (food == null || isDescribed(wanted, food))) {
            return NameGrade.DESCRIBED;
        }
        return !isOther && said != null && food != null && isFamily ? NameGrade.KIND : NameGrade.NEAR;
    }

    /// Whether the food's own name adds only descriptive words to the name searched for: "green onion" is not an
    /// onion that is green.
    private boolean isDescribed(Wanted wanted, Food food) {
        var own = name(food.name()).english();
        for (var said : List.of(wanted.name().english(), wanted.canonical())) {
            var pair = new Pair(said, own);
            if (pair.isWithin() && pair.rest().stream().allMatch(this::isDescriptive)) {
                return true;
            }
        }
        return false;
    }

    private NameGrade byCatalogue(Wanted wanted, Food food) {
        var said = wanted.name().food();
        var own = name(food.name()).english();
        boolean isOther = own.stream().anyMatch(
            word -> WordLists.isOther(word) && !wanted.name().words().contains(word)
                && !wanted.canonical().contains(word));
        if (isOther) {
            return NameGrade.NONE;
        }
        if (wanted.families().contains(food.family()) || wanted.families().contains(food.name())) {
            return NameGrade.KIND;
        }
        if (said == null) {
            return NameGrade.NONE;
        }
        var pair = new Pair(wanted.canonical(), own);
        if (wanted.name().isExact() && pair.isWithin() && said.family().equals(food.family())) {
            return pair.rest().stream().allMatch(this::isDescriptive) ? NameGrade.DESCRIBED : NameGrade.KIND;
        }
        return food.name().equals(said.family()) ? NameGrade.NEAR : NameGrade.NONE;
    }

    private boolean isDescriptive(String word) {
        return WordLists.ENGLISH.descriptive().contains(word)
            || lists.descriptive().contains(word) || !known.contains(word);
    }

    /// Whether a row is a kind of what is said: its name ends in those words, with others before them.
    static boolean isKind(Name said, Name row) {
        return pairs(said, row).stream()
            .anyMatch(pair -> !pair.said().isEmpty() && pair.row().size() > pair.said().size()
                && pair.row().subList(pair.row().size() - pair.said().size(), pair.row().size()).equals(pair.said()));
    }

    /// Whether each word searched for is the beginning of a word of the row.
    static boolean begins(Wanted wanted, Name row) {
        return begins(wanted.name(), row);
    }

    private static boolean begins(Name said, Name row) {
        return pairs(said, row).stream().anyMatch(pair -> NameWords.begin(pair.said(), pair.row()));
    }
}

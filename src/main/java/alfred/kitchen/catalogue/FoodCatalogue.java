package alfred.kitchen.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds foods by what people call them, in English and in German. Immutable.
///
/// Where a word means one food in English and another in German ("paprika"), the language that is spoken decides.
///
/// Four ways, from strict to loose: [#exact] for names, [#confident] for linking rows, [#find] for reading by name, [#close] for typing errors.
public final class FoodCatalogue {
    /// Tells the catalogue that comes with the program from those of other versions: the number of its foods.
    public static final int EDITION = 1731;

    /// Words that say how a food is bought or prepared without making it another food. "dried" and "canned" do.
    private static final Set<String> MODIFIERS = Set.of(
        "fresh", "freshly", "large", "small", "medium", "big", "jumbo", "extra", "chopped", "diced", "sliced", "minced", "grated", "shredded",
        "crushed",
        "finely", "roughly", "coarsely", "thinly", "thickly", "peeled", "ripe", "organic", "free", "range", "raw", "cold", "warm", "softened",
        "melted",
        "beaten", "cooked", "leftover", "old", "good", "quality", "boneless", "skinless", "halved", "quartered", "cubed", "trimmed", "toasted",
        "roasted", "washed", "rinsed", "drained", "cut", "torn", "squeezed", "of", "some", "my", "the", "whole", "frozen", "lean", "thick", "thin",
        "local", "homemade", "plain", "deseeded", "pitted", "optional", "lightly", "well", "very", "young", "tender", "cleaned", "unpeeled", "loose");

    private final List<Food> foods;
    private final Map<String, Food> byText;
    private final Map<String, Food> byKey;
    private final Map<String, List<Food>> byFamily;
    private final Supplier<GermanFoods> german;
    private final boolean speaksGerman;

    public FoodCatalogue(Collection<Food> foods) {
        this.foods = List.copyOf(foods);
        byText = new HashMap<>();
        byKey = new HashMap<>();
        byFamily = new HashMap<>();
        german = new Later(this.foods);
        speaksGerman = false;
        for (var food : this.foods) {
            index(food, food.name());
            byFamily.computeIfAbsent(FoodSpelling.key(food.family()), _ -> new ArrayList<>()).add(food);
        }
        for (var food : this.foods) {
            for (var alias : food.aliases()) {
                index(food, alias);
            }
        }
    }

    private FoodCatalogue(FoodCatalogue same, boolean speaksGerman) {
        foods = same.foods;
        byText = same.byText;
        byKey = same.byKey;
        byFamily = same.byFamily;
        german = same.german;
        this.speaksGerman = speaksGerman;
    }

    /// The German names, put in order when the first one is asked for.
    private static final class Later implements Supplier<GermanFoods> {
        private final List<Food> foods;
        private volatile @Nullable GermanFoods known;

        private Later(List<Food> foods) {
            this.foods = foods;
        }

        @Override
        public GermanFoods get() {
            var now = known;
            if (now == null) {
                now = new GermanFoods(foods);
                known = now;
            }
            return now;
        }
    }

    /// The same foods for those who speak German, or any other language, which is taken for English.
    public FoodCatalogue in(Locale language) {
        boolean isGerman = language.getLanguage().equals("de");
        return isGerman == speaksGerman ? this : new FoodCatalogue(this, isGerman);
    }

    /// The language in which its foods are called.
    public Locale language() {
        return speaksGerman ? Locale.GERMAN : Locale.ENGLISH;
    }

    /// What a food is called in the language that is spoken: its own name, or its usual German one.
    public String called(Food food) {
        return speaksGerman ? german.get().names(food).stream().findFirst().map(GermanName::one).orElse(food.name()) : food.name();
    }

    /// What a food is called in German, the usual name first; none for one that did not come with the program.
    public List<String> germanNames(Food food) {
        return german.get().names(food).stream().map(GermanName::one).toList();
    }

    /// The catalogue that comes with the program, read when it is first asked for.
    public static FoodCatalogue standard() {
        return Standard.CATALOGUE;
    }

    /// Its foods alone, for those who look nothing up.
    public static List<Food> standardFoods() {
        return FoodReader.standard();
    }

    private static final class Standard {
        static final FoodCatalogue CATALOGUE = new FoodCatalogue(standardFoods());
    }

    private void index(Food food, String name) {
        byText.putIfAbsent(name.toLowerCase(Locale.ROOT), food);
        byKey.putIfAbsent(FoodSpelling.key(name), food);
    }

    public List<Food> all() {
        return foods;
    }

    /// The food of this name or alias, whatever the case, accents or number; empty where none is called so.
    public Optional<Food> exact(String name) {
        var food = lookup(name);
        return Optional.ofNullable(food != null ? food : german.get().exact(name));
    }

    /// As [#exact]; where German is spoken, a word that is English as well means the German food.
    public Optional<Food> named(String name) {
        var food = speaksGerman ? german.get().onlyHere(name) : null;
        return food != null ? Optional.of(food) : exact(name);
    }

    /// Whether a food has this name or alias of its own, German names aside.
    public boolean holds(String name) {
        return lookup(name) != null;
    }

    private @Nullable Food lookup(String name) {
        var food = byText.get(name.strip().toLowerCase(Locale.ROOT));
        return food != null ? food : byKey.get(FoodSpelling.key(name));
    }

    /// The food that a text surely means: as [#exact], also without words of size and preparation, a remark in parentheses or after a comma.
    ///
    /// "large free-range eggs, beaten" is an egg; "peanut butter cups" is nothing known.
    public Optional<Food> confident(String text) {
        if (speaksGerman && german.get().meant(text) instanceof Food meant) {
            return Optional.of(meant);
        }
        var own = confidentlyOwn(text);
        return own.isPresent() || text.isBlank() ? own : Optional.ofNullable(german.get().confident(text));
    }

    /// As [#confident], German names aside.
    public Optional<Food> confidentlyOwn(String text) {
        var food = lookup(text);
        if (food != null) {
            return Optional.of(food);
        }
        var core = core(text);
        food = core.isEmpty() ? null : lookup(core);
        return Optional.ofNullable(food != null ? food : withoutModifiers(core));
    }

    private static String core(String text) {
        int end = text.indexOf(',');
        var head = end < 0 ? text : text.substring(0, end);
        if (end >= 0 && isModifiers(head)) {
            head = text.replace(',', ' ');
        }
        return head.replaceAll("\\([^)]*\\)", " ").strip();
    }

    private static boolean isModifiers(String text) {
        for (var word : FoodSpelling.words(text)) {
            if (!MODIFIERS.contains(word)) {
                return false;
            }
        }
        return true;
    }

    /// Modifiers are dropped from both ends, one by one, so that a name that begins with one ("whole milk") is met on the way.
    private @Nullable Food withoutModifiers(String text) {
        var words = List.of(FoodSpelling.words(text));
        int end = words.size();
        while (end > 0 && MODIFIERS.contains(words.get(end - 1))) {
            end--;
        }
        for (int from = 0; from < end; from++) {
            var food = byKey.get(FoodSpelling.key(String.join(" ", words.subList(from, end))));
            if (food != null) {
                return food;
            }
            if (!MODIFIERS.contains(words.get(from))) {
                break;
            }
        }
        var rest = words.subList(0, end).stream().filter(word -> !MODIFIERS.contains(word)).toList();
        return rest.isEmpty() ? null : byKey.get(FoodSpelling.key(String.join(" ", rest)));
    }

    /// All foods that a reader of "chicken" or "cheese" means: the food, its family, and where it is no food's name, those with the word in theirs.
    public List<Food> find(String text) {
        var key = FoodSpelling.key(text);
        if (key.isEmpty()) {
            return List.of();
        }
        var found = new LinkedHashSet<Food>();
        confident(text).ifPresent(found::add);
        found.addAll(byFamily.getOrDefault(key, List.of()));
        germanFamily(text).ifPresent(family -> found.addAll(byFamily.getOrDefault(FoodSpelling.key(family), List.of())));
        if (found.isEmpty()) {
            addNamed(found, " " + key + " ");
        }
        if (found.isEmpty() && speaksGerman) {
            found.addAll(german.get().named(text));
        }
        return List.copyOf(found);
    }

    /// The family that a German name alone means: "Hähnchen" all of chicken; "Hähnchenbrust" no more than itself.
    private Optional<String> germanFamily(String text) {
        return confident(text).filter(food -> food.name().equals(food.family()) && !confidentlyOwn(text).equals(Optional.of(food))).map(Food::family);
    }

    private void addNamed(LinkedHashSet<Food> found, String word) {
        for (var food : foods) {
            if ((" " + FoodSpelling.key(food.name()) + " ").contains(word)) {
                found.add(food);
            }
        }
    }

    /// Foods whose name or alias differs by a typing error: one change up to five letters, two beyond; nearest first, at most five.
    public List<Food> close(String text) {
        var key = FoodSpelling.key(text);
        int limit = key.length() <= 5 ? 1 : 2;
        var ranked = new TreeMap<Integer, LinkedHashSet<Food>>();
        rank(key, byKey, limit, ranked);
        if (speaksGerman) {
            rank(GermanName.key(text), german.get().keys(), limit, ranked);
        }
        return ranked.values().stream().flatMap(tied -> tied.stream().sorted(Comparator.comparingInt(Food::tier).thenComparing(Food::name)))
            .distinct().limit(5).toList();
    }

    private static void rank(String key, Map<String, Food> names, int limit, Map<Integer, LinkedHashSet<Food>> ranked) {
        for (var entry : names.entrySet()) {
            int distance = EditDistance.distance(key, entry.getKey(), limit);
            if (distance <= limit && !key.isEmpty()) {
                ranked.computeIfAbsent(distance, _ -> new LinkedHashSet<>()).add(entry.getValue());
            }
        }
    }

    /// What can be used instead of a food, the better one first; empty where the catalogue knows nothing. Allergens and diets are the caller's to
    /// judge, by [Substitute#foods].
    public List<Substitute> substitutes(Food food) {
        return Stream.concat(Stream.of(food.name()), food.aliases().stream()).flatMap(name -> Substitutes.of(name, this).stream()).toList();
    }
}

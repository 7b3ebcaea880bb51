package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Looks up foods by their English names and those in the other languages. Immutable.
///
/// If a word means different foods in English and another language ("paprika"), the language of the catalogue
/// decides.
///
/// Three lookups, from strict to lenient: [#exact] for names, [#confident] for linking rows, [#find] for reading by
/// name.
public final class FoodCatalogue {
    /// The number of foods in the bundled catalogue.
    public static final int FOODS = 1749;

    /// Identifies the bundled catalogue's version.
    public static final String EDITION = FOODS + " with places";

    /// Words on purchase or preparation that do not change which food is meant. Unlike "dried" and "canned".
    private static final Set<String> MODIFIERS = Set.of(
        "fresh", "freshly", "large", "small", "medium", "big", "jumbo", "extra", "chopped", "diced", "sliced", "minced",
        "grated", "shredded", "crushed", "finely", "roughly", "coarsely", "thinly", "thickly", "peeled", "ripe",
        "organic", "free", "range", "raw", "cold", "warm", "softened", "melted", "beaten", "cooked", "leftover", "old",
        "good", "quality", "boneless", "skinless", "halved", "quartered", "cubed", "trimmed", "toasted", "roasted",
        "washed", "rinsed", "drained", "cut", "torn", "squeezed", "of", "some", "my", "the", "whole", "frozen", "lean",
        "thick", "thin", "local", "homemade", "plain", "deseeded", "pitted", "optional", "lightly", "well", "very",
        "young", "tender", "cleaned", "unpeeled", "loose");

    private final List<Food> foods;
    private final Map<String, Food> byText;
    private final Map<String, Food> byKey;
    private final Map<String, List<Food>> byFamily;
    /// Names by language, indexed on first use.
    private final Map<Language, LocalFoods> local;
    private final Language language;
    /// The languages of names beside English, the catalogue's own first.
    private final List<Language> others;

    /// Creates an English catalogue. If a name is ambiguous, names win over aliases, and earlier foods over later
    /// ones.
    public FoodCatalogue(Collection<Food> foods) {
        this.foods = List.copyOf(foods);
        byText = new HashMap<>();
        byKey = new HashMap<>();
        byFamily = new HashMap<>();
        local = new ConcurrentHashMap<>();
        language = Language.ENGLISH;
        others = others(language);
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

    private FoodCatalogue(FoodCatalogue same, Language language) {
        foods = same.foods;
        byText = same.byText;
        byKey = same.byKey;
        byFamily = same.byFamily;
        local = same.local;
        this.language = language;
        others = others(language);
    }

    private static List<Language> others(Language own) {
        return own.beforeOthers().stream().filter(language -> !language.isOriginal()).toList();
    }

    private LocalFoods local(Language language) {
        return local.computeIfAbsent(language, other -> new LocalFoods(foods, other));
    }

    /// Returns the same foods for another language; English for one that Alfred does not speak.
    public FoodCatalogue in(Locale locale) {
        var other = Language.of(locale);
        return other.equals(language) ? this : new FoodCatalogue(this, other);
    }

    /// Returns the locale of the food names.
    public Locale language() {
        return language.locale();
    }

    /// Whether foods are called by other names than their own.
    public boolean isTranslated() {
        return !language.isOriginal();
    }

    /// Returns the name of a food in the catalogue's language: its own, or its usual translation if known.
    public String called(Food food) {
        return translations(food).stream().findFirst().orElse(food.name());
    }

    /// Returns the names of a food in the catalogue's language, the usual one first; empty in English, and for a food
    /// that is not bundled.
    public List<String> translations(Food food) {
        return isTranslated() ? local(language).names(food).stream().map(LocalName::one).toList() : List.of();
    }

    /// Returns all names of a food: its own, its aliases, and those in the other languages.
    public Stream<String> names(Food food) {
        return Stream.concat(Stream.concat(Stream.of(food.name()), food.aliases().stream()),
            others.stream().flatMap(other -> local(other).names(food).stream().map(LocalName::one)));
    }

    /// Returns the bundled catalogue in English, loaded on first use.
    public static FoodCatalogue standard() {
        return Standard.CATALOGUE;
    }

    /// Returns the bundled foods without indexing them.
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

    /// Returns all foods, in their original order.
    public List<Food> all() {
        return foods;
    }

    /// Returns the food with this name or alias in any language, regardless of case, accents or number; empty if
    /// there is none.
    public Optional<Food> exact(String name) {
        var food = lookup(name);
        return food != null ? Optional.of(food) : inOthers(names -> names.exact(name));
    }

    private Optional<Food> inOthers(Function<LocalFoods, @Nullable Food> lookup) {
        for (var other : others) {
            var food = lookup.apply(local(other));
            if (food != null) {
                return Optional.of(food);
            }
        }
        return Optional.empty();
    }

    /// Like [#exact], but prefers the meaning that a word has in the catalogue's language only.
    public Optional<Food> named(String name) {
        var food = isTranslated() ? local(language).onlyHere(name) : null;
        return food != null ? Optional.of(food) : exact(name);
    }

    /// Whether this is a food's own name or alias; names in other languages do not count.
    public boolean holds(String name) {
        return lookup(name) != null;
    }

    private @Nullable Food lookup(String name) {
        var food = byText.get(name.strip().toLowerCase(Locale.ROOT));
        return food != null ? food : byKey.get(FoodSpelling.key(name));
    }

    /// Returns the food that a text certainly denotes: like [#exact], but ignores words on size and preparation,
    /// and remarks in parentheses or after a comma.
    ///
    /// "large free-range eggs, beaten" is an egg; "peanut butter cups" is unknown.
    public Optional<Food> confident(String text) {
        if (isTranslated() && local(language).meant(text) instanceof Food meant) {
            return Optional.of(meant);
        }
        var own = confidentlyOwn(text);
        return own.isPresent() || text.isBlank() ? own : inOthers(names -> names.confident(text));
    }

    /// Like [#confident], but without names in other languages.
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

    /// Drops modifiers from both ends one at a time, so that names starting with one ("whole milk") are found.
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

    /// Returns all foods that a word such as "chicken" or "cheese" may denote: the food, its family, and if there
    /// is neither, the foods with the word in their name. Empty for blank text.
    public List<Food> find(String text) {
        var key = FoodSpelling.key(text);
        if (key.isEmpty()) {
            return List.of();
        }
        var found = new LinkedHashSet<Food>();
        confident(text).ifPresent(found::add);
        found.addAll(byFamily.getOrDefault(key, List.of()));
        translatedFamily(text)
            .ifPresent(family -> found.addAll(byFamily.getOrDefault(FoodSpelling.key(family), List.of())));
        if (found.isEmpty()) {
            addNamed(found, " " + key + " ");
        }
        if (found.isEmpty() && isTranslated()) {
            found.addAll(local(language).named(text));
        }
        return List.copyOf(found);
    }

    /// Returns the food family that a name in another language denotes: "Hähnchen" for all of chicken; none for "Hähnchenbrust".
    private Optional<String> translatedFamily(String text) {
        return confident(text)
            .filter(food -> food.name().equals(food.family()) && !confidentlyOwn(text).equals(Optional.of(food)))
            .map(Food::family);
    }

    private void addNamed(Set<Food> found, String word) {
        for (var food : foods) {
            if ((" " + FoodSpelling.key(food.name()) + " ").contains(word)) {
                found.add(food);
            }
        }
    }

    /// Returns the substitutes for a food, best first; empty if none are known. Allergens and diets are not
    /// considered, see [Substitute#foods].
    public List<Substitute> substitutes(Food food) {
        return Stream.concat(Stream.of(food.name()), food.aliases().stream())
            .flatMap(name -> Substitutes.of(name, this).stream()).toList();
    }
}

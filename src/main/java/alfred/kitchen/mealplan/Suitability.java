package alfred.kitchen.mealplan;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Checks recipes and foods against the household's allergies, diets and dislikes, by their ingredients
/// (spec/kitchen-rules.md, allergens).
///
/// A line is judged by its food. A line that is no food of the catalogue is judged by the foods that its words name:
/// "peanut noodles" are peanuts.
public final class Suitability {
    /// Maps common names of allergens to the catalogue's, families to all of their members.
    private static final Map<String, Set<String>> ALLERGENS = Language.anyPairs("allergen.names").entrySet().stream()
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, name -> Set.of(name.getValue().split(","))));
    private static final Pattern BETWEEN =
        Pattern.compile("[,.;:!?()\\n*]+|(?iu)\\b(?:" + Language.any("said.and") + "|"
            + Language.any("said.or") + "|" + Language.any("said.but") + ")\\b");
    private static final Pattern LEFT_OUT = Pattern.compile("(?iu)\\b" + Language.any("diet.left-out")
        + "\\b|n['’]t\\b|" + Language.any("diet.free") + "\\b");
    private static final Pattern WITHOUT =
        Pattern.compile("(?iu)\\b" + Language.any("diet.without") + "\\s+(\\p{L}[\\p{L}\\s,-]*)");
    private static final Pattern WHEN = Pattern.compile("(?iu)\\s" + Language.any("diet.when") + "\\b.*");
    /// The maximum number of words of a food's name.
    private static final int WORDS = 4;
    /// Words that say that a thing is made without what the next or the previous words name.
    private static final Set<String> REPLACES = Set.of("vegan", "vegetarian", "free", "plant", "coconut");
    private final Household household;
    private final List<Avoided> allergies;
    private final List<String> diets;
    /// The foods that a diet leaves out by name, as "no beef" does.
    private final List<Avoided> dietary;
    private final List<Avoided> leftOut;
    private final List<Avoided> dislikes;
    private final Map<Named, List<Conflict>> known = new HashMap<>();

    private record Named(String name, @Nullable String foodKey) {}

    /// The kind of a [Conflict], the gravest first.
    public enum Kind { ALLERGY, DIET, LEFT_OUT, DISLIKE }

    /// A line that does not suit the household.
    ///
    /// @param line the line's name
    /// @param rule the household's own word for what it avoids: `nuts`, `vegetarian`
    public record Conflict(Kind kind, String line, String rule) {
        @Override
        public String toString() {
            return line + ": " + switch (kind) {
                case ALLERGY -> rule + " allergy";
                case DIET -> "not " + rule;
                case LEFT_OUT -> "without " + rule;
                case DISLIKE -> "disliked";
            };
        }
    }

    public Suitability(Household household) {
        this(household, List.of());
    }

    /// @param demands what is demanded for now besides the household's preferences, in words: "vegan", "no dairy,
    ///   please". What is no diet and no food that is to be left out is ignored.
    public Suitability(Household household, List<String> demands) {
        this.household = household;
        var preferences = household.preferences();
        this.allergies = preferences.texts("allergies").stream().map(this::avoided).toList();
        this.diets =
            Stream.concat(preferences.texts("dietary_restrictions").stream(), demands.stream().flatMap(Diets::named))
                .distinct().toList();
        this.dietary = preferences.texts("dietary_restrictions").stream().flatMap(diet -> leftOut(diet)
            .map(food -> new Avoided(diet, avoided(food).names(), avoided(food).allergens()))).toList();
        this.leftOut = demands.stream().flatMap(Suitability::leftOut).map(this::avoided).toList();
        this.dislikes = preferences.texts("disliked_ingredients").stream().map(this::avoided).toList();
    }

    /// Returns the foods that a demand leaves out: `dairy` and `eggs` of "no dairy or eggs".
    private static Stream<String> leftOut(String demand) {
        return WITHOUT.matcher(demand).results().flatMap(found -> BETWEEN.splitAsStream(found.group(1)))
            .map(food -> WHEN.matcher(food).replaceFirst("").strip())
            .filter(food -> !food.isEmpty() && food.split("\\s+").length <= WORDS);
    }

    /// A food or allergen to avoid.
    ///
    /// @param said the household's own word for it
    /// @param names that word, and the catalogue's name of that food
    /// @param allergens the allergens that the word stands for; empty if it is only a food
    private record Avoided(String said, List<String> names, Set<String> allergens) {}

    private Avoided avoided(String said) {
        var names = new ArrayList<String>(List.of(FoodSpelling.key(said)));
        household.catalogue().exact(said).map(food -> FoodSpelling.key(food.name())).ifPresent(names::add);
        var allergens =
            names.stream().flatMap(name -> ALLERGENS.getOrDefault(name, Set.of()).stream()).collect(Collectors.toSet());
        var own = said.strip().toLowerCase(Locale.ROOT);
        return new Avoided(said, List.copyOf(names),
            allergens.isEmpty() && Food.ALLERGENS.contains(own) ? Set.of(own) : allergens);
    }

    /// Whether an allergy is more than a word: an allergen, or a food of the catalogue.
    public boolean isKnown(String allergy) {
        return !avoided(allergy).allergens().isEmpty() || household.catalogue().confident(allergy).isPresent();
    }

    /// Whether none of the needs conflicts with the household's preferences.
    public boolean fits(Collection<Need> needs) {
        return needs.stream().allMatch(need -> conflicts(need.name(), need.foodKey()).isEmpty());
    }

    /// Whether a food of this name and catalogue key conflicts with none of the household's preferences.
    public boolean fits(String name, @Nullable String foodKey) {
        return conflicts(name, foodKey).isEmpty();
    }

    /// Returns the conflicts of a recipe; empty if there are none.
    ///
    /// @param recipe a recipe row with its ingredient lines nested
    public List<Conflict> conflicts(Row recipe) {
        return household.needs(recipe, 0).stream().flatMap(need -> conflicts(need.name(), need.foodKey()).stream())
            .toList();
    }

    /// Returns the household's own words for the allergens in the needs; empty if there are none.
    public List<String> allergies(Collection<Need> needs) {
        return needs.stream().flatMap(need -> conflicts(need.name(), need.foodKey()).stream())
            .filter(c -> c.kind() == Kind.ALLERGY)
            .map(Conflict::rule).distinct().toList();
    }

    /// Returns the household's own words for the allergies and diets that forbid the needs; empty if none does.
    public List<String> forbidding(Collection<Need> needs) {
        return needs.stream().flatMap(need -> conflicts(need.name(), need.foodKey()).stream())
            .filter(c -> c.kind() == Kind.ALLERGY || c.kind() == Kind.DIET).map(Conflict::rule).distinct().toList();
    }

    /// Returns the conflicts of a row that names a food, such as an ingredient line.
    public List<Conflict> conflictsOf(Row line) {
        return conflicts(line.text("name"), household.food(line).map(Food::name).orElse(null));
    }

    /// Returns the foods that a text speaks of and that somebody is allergic to, not those that it leaves out ("no
    /// nuts").
    public List<Conflict> allergiesIn(String text) {
        return allergies.isEmpty() ? List.of()
            : BETWEEN.splitAsStream(text).filter(phrase -> !LEFT_OUT.matcher(phrase).find())
                .flatMap(phrase -> named(phrase).stream()).map(Food::name).distinct()
                .flatMap(name -> conflicts(name, name).stream())
                .filter(conflict -> conflict.kind() == Kind.ALLERGY).toList();
    }

    private List<Conflict> conflicts(String name, @Nullable String foodKey) {
        return known.computeIfAbsent(new Named(name, foodKey), this::conflicts);
    }

    private List<Conflict> conflicts(Named line) {
        var found = new ArrayList<Conflict>();
        var foods = foods(line);
        allergies.stream().filter(a -> holds(line.name(), foods, a))
            .forEach(a -> found.add(new Conflict(Kind.ALLERGY, line.name(), a.said())));
        Stream.concat(diets.stream().filter(d -> foods.stream().anyMatch(f -> Diets.violation(d, f).isPresent())),
            dietary.stream().filter(a -> holds(line.name(), foods, a)).map(Avoided::said)).distinct()
            .forEach(d -> found.add(new Conflict(Kind.DIET, line.name(), d)));
        leftOut.stream().filter(a -> holds(line.name(), foods, a))
            .forEach(a -> found.add(new Conflict(Kind.LEFT_OUT, line.name(), a.said())));
        dislikes.stream().filter(d -> isOneOf(foods, d) || foods.isEmpty() && isNamed(line.name(), d))
            .forEach(d -> found.add(new Conflict(Kind.DISLIKE, line.name(), d.said())));
        return List.copyOf(found);
    }

    /// Returns the line's food; without one, the foods that its words name, the longest names first.
    private List<Food> foods(Named line) {
        var food = food(line.foodKey());
        return food.isPresent() ? List.of(food.get()) : named(line.name());
    }

    private List<Food> named(String name) {
        var words = List.of(FoodSpelling.key(name).replace("free range", "").strip().split(" +"));
        if (words.stream().anyMatch(REPLACES::contains)) {
            return List.of();
        }
        var found = new ArrayList<Food>();
        for (int from = 0; from < words.size();) {
            int length = Math.min(WORDS, words.size() - from);
            var food = Optional.<Food>empty();
            for (; length > 0 && food.isEmpty(); length--) {
                food = household.catalogue().exact(String.join(" ", words.subList(from, from + length)));
            }
            food.ifPresent(found::add);
            from += food.isEmpty() ? 1 : length + 1;
        }
        return found;
    }

    private Optional<Food> food(@Nullable String key) {
        return key == null ? Optional.empty() : household.catalogue().exact(key);
    }

    /// Whether a recipe follows a diet such as `vegetarian`: no ingredient violates it, and either all ingredients
    /// are known foods or the recipe is tagged with it.
    public boolean keeps(String diet, List<String> healthTags, Collection<Need> needs) {
        var wanted = diet.toLowerCase(Locale.ROOT);
        boolean isTagged = healthTags.stream().anyMatch(t -> t.equalsIgnoreCase(wanted) || wanted.equals("vegetarian")
            && t.equalsIgnoreCase("vegan"));
        boolean isBroken =
            needs.stream().anyMatch(n -> food(n.foodKey()).flatMap(f -> Diets.violation(wanted, f)).isPresent());
        boolean isKnown = !needs.isEmpty() && needs.stream().allMatch(n -> food(n.foodKey()).isPresent());
        return !isBroken && (isTagged || isKnown);
    }

    /// Whether a line holds what the household is allergic to. Beside the catalogue's allergens, words count: an
    /// allergy to strawberries forbids strawberry jam. They do not where a known food merely has the allergen's name,
    /// as oat milk.
    private static boolean holds(String name, List<Food> foods, Avoided allergy) {
        boolean isAllergen = !allergy.allergens().isEmpty();
        return foods.stream().anyMatch(f -> allergy.allergens().stream().anyMatch(f::contains))
            || isOneOf(foods, allergy)
            || !(isAllergen && !foods.isEmpty()) && isNamed(name, allergy);
    }

    private static boolean isOneOf(List<Food> foods, Avoided avoided) {
        return foods.stream().anyMatch(f -> avoided.names().contains(FoodSpelling.key(f.name()))
            || avoided.names().contains(FoodSpelling.key(f.family())));
    }

    private static boolean isNamed(String name, Avoided avoided) {
        var words = " " + FoodSpelling.key(name) + " ";
        return avoided.names().stream().anyMatch(n -> words.contains(" " + n + " "))
            && Stream.of(words.strip().split(" ")).noneMatch(REPLACES::contains);
    }
}

package alfred.kitchen.mealplan;

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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Checks recipes and foods against the household's allergies, diets and dislikes, by their ingredients.
public final class Suitability {
    /// Maps common names of allergens to the catalogue's.
    private static final Map<String, String> ALLERGENS = Map.ofEntries(
        Map.entry("nut", "tree nuts"), Map.entry("tree nut", "tree nuts"), Map.entry("peanut", "peanuts"), Map.entry("milk", "dairy"),
        Map.entry("lactose", "dairy"), Map.entry("egg", "eggs"), Map.entry("wheat", "gluten"), Map.entry("seafood", "shellfish"),
        Map.entry("soya", "soy"), Map.entry("mollusc", "molluscs"), Map.entry("sulphite", "sulphites"),
        Map.entry("nusse", "tree nuts"), Map.entry("schalenfruchte", "tree nuts"), Map.entry("mixed nut", "tree nuts"),
        Map.entry("laktose", "dairy"), Map.entry("milchprodukte", "dairy"), Map.entry("weizen", "gluten"), Map.entry("fisch", "fish"),
        Map.entry("krebstiere", "shellfish"), Map.entry("krustentiere", "shellfish"), Map.entry("meeresfruchte", "shellfish"),
        Map.entry("weichtiere", "molluscs"), Map.entry("soja", "soy"), Map.entry("sesam", "sesame"), Map.entry("sellerie", "celery"),
        Map.entry("lupinen", "lupin"), Map.entry("sulfite", "sulphites"));
    private final Household household;
    private final List<Avoided> allergies;
    private final List<String> diets;
    private final List<Avoided> dislikes;
    private final Map<Named, List<String>> known = new HashMap<>();

    private record Named(String name, @Nullable String foodKey) {}

    public Suitability(Household household) {
        this.household = household;
        var preferences = household.preferences();
        this.allergies = preferences.texts("allergies").stream().map(this::avoided).toList();
        this.diets = preferences.texts("dietary_restrictions");
        this.dislikes = preferences.texts("disliked_ingredients").stream().map(this::avoided).toList();
    }

    /// A food or allergen to avoid.
    ///
    /// @param said the household's own word for it
    /// @param words that word, and the catalogue's English name if it is another
    private record Avoided(String said, List<String> words) {}

    private Avoided avoided(String said) {
        var catalogue = household.catalogue();
        var food = catalogue.holds(said) ? Optional.<Food>empty() : catalogue.exact(said);
        return new Avoided(said, Stream.concat(Stream.of(said), food.map(Food::name).stream()).toList());
    }

    /// Whether none of the needs conflicts with the household's preferences.
    public boolean fits(Collection<Need> needs) {
        return needs.stream().allMatch(need -> problems(need).isEmpty());
    }

    /// Whether a food of this name and catalogue key conflicts with none of the household's preferences.
    public boolean fits(String name, @Nullable String foodKey) {
        return problems(new Named(name, foodKey)).isEmpty();
    }

    /// Returns the conflicts of a recipe, one text each; empty if there are none.
    ///
    /// @param recipe a recipe row with its ingredient lines nested
    public List<String> problems(Row recipe) {
        return household.needs(recipe, 0).stream().flatMap(need -> problems(need).stream()).toList();
    }

    private List<String> problems(Need need) {
        return known.computeIfAbsent(new Named(need.name(), need.foodKey()), this::problems);
    }

    private List<String> problems(Named line) {
        var found = new ArrayList<String>();
        var food = food(line.foodKey());
        allergies.stream().filter(a -> a.words().stream().anyMatch(word -> contains(line.name(), food.orElse(null), word)))
            .forEach(a -> found.add(line.name() + ": " + a.said() + " allergy"));
        dislikes.stream().filter(d -> d.words().stream().anyMatch(word -> isNamed(line.name(), food.orElse(null), word)))
            .forEach(_ -> found.add(line.name() + ": disliked"));
        diets.forEach(d -> food.flatMap(f -> Diets.violation(d, f)).ifPresent(_ -> found.add(line.name() + ": not " + d)));
        return List.copyOf(found);
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
        boolean isBroken = needs.stream().anyMatch(n -> food(n.foodKey()).flatMap(f -> Diets.violation(wanted, f)).isPresent());
        boolean isKnown = !needs.isEmpty() && needs.stream().allMatch(n -> food(n.foodKey()).isPresent());
        return !isBroken && (isTagged || isKnown);
    }

    private static boolean contains(String name, @Nullable Food food, String allergy) {
        var key = FoodSpelling.key(allergy);
        var allergen = ALLERGENS.getOrDefault(key, allergy.toLowerCase(Locale.ROOT));
        return food != null && (food.contains(allergen) || food.contains(key)) || isNamed(name, food, allergy);
    }

    private static boolean isNamed(String name, @Nullable Food food, String wanted) {
        var key = FoodSpelling.key(wanted);
        var words = " " + FoodSpelling.key(name) + " ";
        boolean isInName = words.contains(" " + key + " ") && !words.contains("coconut") || FoodSpelling.key(name).equals(key);
        return isInName || food != null && (FoodSpelling.key(food.name()).equals(key) || FoodSpelling.key(food.family()).equals(key));
    }
}

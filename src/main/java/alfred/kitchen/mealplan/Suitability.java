package alfred.kitchen.mealplan;

import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Names;
import alfred.kitchen.shopping.Household;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What speaks against a recipe for this household: allergies by the catalogue, diets and dislikes through its ingredients.
public final class Suitability {
    /// What people call an allergen, by the catalogue's name for it.
    private static final Map<String, String> ALLERGENS = Map.ofEntries(
        Map.entry("nut", "tree nuts"), Map.entry("tree nut", "tree nuts"), Map.entry("peanut", "peanuts"), Map.entry("milk", "dairy"),
        Map.entry("lactose", "dairy"), Map.entry("egg", "eggs"), Map.entry("wheat", "gluten"), Map.entry("seafood", "shellfish"),
        Map.entry("soya", "soy"), Map.entry("mollusc", "molluscs"), Map.entry("sulphite", "sulphites"));
    private final Household household;
    private final List<String> allergies;
    private final List<String> diets;
    private final List<String> dislikes;

    public Suitability(Household household) {
        this.household = household;
        var preferences = household.preferences();
        this.allergies = preferences.texts("allergies");
        this.diets = preferences.texts("dietary_restrictions");
        this.dislikes = preferences.texts("disliked_ingredients");
    }

    public boolean fits(Row recipe) {
        return problems(recipe).isEmpty();
    }

    /// Sentences; empty where nothing speaks against it.
    ///
    /// @param recipe with its lines nested
    public List<String> problems(Row recipe) {
        var found = new ArrayList<String>();
        for (var line : recipe.rows("ingredients")) {
            var food = household.food(line);
            allergies.stream().filter(a -> contains(line, food.orElse(null), a)).forEach(a -> found.add(line.text("name") + ": " + a + " allergy"));
            dislikes.stream().filter(d -> isNamed(line, food.orElse(null), d)).forEach(d -> found.add(line.text("name") + ": disliked"));
            diets.forEach(d -> food.flatMap(f -> Diets.violation(d, f)).ifPresent(why -> found.add(line.text("name") + ": not " + d)));
        }
        return found;
    }

    /// Whether a recipe keeps a diet, such as `vegetarian`: by its ingredients, where all of them are known, else by its tags.
    public boolean keeps(String diet, Row recipe) {
        var wanted = diet.toLowerCase(Locale.ROOT);
        boolean isTagged = recipe.texts("health_tags").stream()
            .anyMatch(t -> t.equalsIgnoreCase(wanted) || wanted.equals("vegetarian") && t.equalsIgnoreCase("vegan"));
        boolean isBroken = recipe.rows("ingredients").stream().anyMatch(l -> household.food(l).flatMap(f -> Diets.violation(wanted, f)).isPresent());
        boolean isKnown = !recipe.rows("ingredients").isEmpty() && recipe.rows("ingredients").stream().allMatch(l -> household.food(l).isPresent());
        return !isBroken && (isTagged || isKnown);
    }

    private static boolean contains(Row line, @Nullable Food food, String allergy) {
        var name = Names.key(allergy);
        var allergen = ALLERGENS.getOrDefault(name, allergy.toLowerCase(Locale.ROOT));
        return food != null && (food.contains(allergen) || food.contains(name)) || isNamed(line, food, allergy);
    }

    private static boolean isNamed(Row line, @Nullable Food food, String wanted) {
        var key = Names.key(wanted);
        var words = " " + Names.key(line.text("name")) + " ";
        boolean isInName = words.contains(" " + key + " ") && !words.contains("coconut") || Names.key(line.text("name")).equals(key);
        return isInName || food != null && (Names.key(food.name()).equals(key) || Names.key(food.family()).equals(key));
    }
}

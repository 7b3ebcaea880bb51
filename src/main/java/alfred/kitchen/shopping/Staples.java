package alfred.kitchen.shopping;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The foods that the household always has at home. Water is always one of them.
///
/// "oil", "salt", "pepper", "sugar", "flour" and "vinegar" cover the usual foods of their family that hold no other
/// allergen than the food that the word means: olive oil, and not sesame or truffle oil. Any other staple covers only
/// itself.
public final class Staples {
    private static final Pattern AND = Pattern.compile(" (?:&|" + Language.any("said.and") + ") ");
    /// The highest tier of foods that a usual kitchen has.
    private static final int USUAL = 2;
    private static final Set<String> WHOLE_FAMILIES = Set.of("oil", "salt", "pepper", "sugar", "flour", "vinegar");

    private final FoodCatalogue catalogue;
    private final Set<String> names = new HashSet<>();
    private final Set<Food> foods = new HashSet<>();
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    private Staples(FoodCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /// Creates the staples from the names in the preferences.
    public static Staples of(Collection<String> texts, FoodCatalogue catalogue) {
        var staples = new Staples(catalogue);
        staples.add("water");
        texts.forEach(staples::add);
        return staples;
    }

    private void add(String text) {
        var key = FoodSpelling.key(text);
        names.add(key);
        var meant = catalogue.confident(text);
        meant.ifPresent(foods::add);
        if (WHOLE_FAMILIES.contains(key)) {
            catalogue.all().stream().filter(food -> food.family().equals(key) && food.tier() <= USUAL)
                .filter(food -> meant.filter(own -> own.allergens().containsAll(food.allergens())).isPresent())
                .forEach(foods::add);
        }
    }

    /// Whether a food of this name counts as at home; "salt and pepper" if both do.
    public boolean covers(String name) {
        return known.computeIfAbsent(name, this::isCovered);
    }

    private boolean isCovered(String name) {
        @Nullable
        Food food = catalogue.confident(name).orElse(null);
        if (food != null) {
            return foods.contains(food);
        }
        var parts = AND.split(name);
        return names.contains(FoodSpelling.key(name))
            || parts.length > 1 && Arrays.stream(parts).allMatch(this::isCovered);
    }
}

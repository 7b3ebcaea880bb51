package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A food of the catalogue.
///
/// @param name canonical, singular and lower case where the food allows it; unique
/// @param category one of [#CATEGORIES]
/// @param family what a cook would call all of its kind: `chicken` for breast and thigh; equals `name` where it has none
/// @param tier 1 everyday, 2 usual, 3 special
/// @param aisle where a shop keeps it
/// @param defaultUnit as in [alfred.kitchen.measure.Unit#name]
/// @param density grams per millilitre
/// @param pieceWeight grams of one piece
/// @param shelfLifeDays at home, unopened
/// @param allergens of [#ALLERGENS]; coconut is not a tree nut
public record Food(
    String name, List<String> aliases, String category, String family, int tier, String aisle, String defaultUnit,
    @Nullable Fraction density, @Nullable Fraction pieceWeight, @Nullable Integer shelfLifeDays, Set<String> allergens, List<String> cuisines) {

    public static final List<String> CATEGORIES = List.of("produce", "protein", "dairy", "grains", "pantry", "spices", "baking", "specialty");

    /// The fourteen that European law has labels name.
    public static final List<String> ALLERGENS = List.of(
        "gluten", "dairy", "eggs", "fish", "shellfish", "tree nuts", "peanuts", "soy", "sesame", "celery", "mustard", "sulphites", "lupin",
        "molluscs");

    public Food {
        if (name.isBlank() || tier < 1 || tier > 3) {
            throw new IllegalArgumentException("a food needs a name and a tier from 1 to 3: " + name);
        }
        aliases = List.copyOf(aliases);
        allergens = Set.copyOf(allergens);
        cuisines = List.copyOf(cuisines);
    }

    /// Where it is kept at home: `freezer`, `fridge` or `pantry`.
    public String usualPlace() {
        if (aisle.equals("frozen")) {
            return "freezer";
        }
        boolean isFresh = category.equals("dairy") || category.equals("protein");
        return isFresh && shelfLifeDays != null && shelfLifeDays <= 60 ? "fridge" : "pantry";
    }

    /// Whether it may not be eaten by someone who avoids an allergen.
    public boolean contains(String allergen) {
        return allergens.contains(allergen);
    }
}

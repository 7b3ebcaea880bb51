package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A food of the catalogue.
///
/// @param name the unique canonical name, singular and lower case where the food allows it
/// @param aliases other names
/// @param category one of [#CATEGORIES]
/// @param family the collective name: `chicken` for breast and thigh; equals `name` if there is none
/// @param tier how common it is: 1 everyday, 2 usual, 3 special
/// @param aisle the supermarket aisle
/// @param defaultUnit a unit name as in [alfred.kitchen.measure.Unit#name]
/// @param density grams per millilitre; null if unknown
/// @param pieceWeight grams per piece; null if unknown
/// @param shelfLifeDays days it keeps at home, unopened; null if unknown
/// @param allergens a subset of [#ALLERGENS]; coconut is not a tree nut
public record Food(
    String name, List<String> aliases, String category, String family, int tier, String aisle, String defaultUnit,
    @Nullable Fraction density, @Nullable Fraction pieceWeight, @Nullable Integer shelfLifeDays, Set<String> allergens, List<String> cuisines) {

    public static final List<String> CATEGORIES = List.of("produce", "protein", "dairy", "grains", "pantry", "spices", "baking", "specialty");

    /// The fourteen allergens that must be labelled under EU law.
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

    /// Returns the usual storage place: `freezer` for frozen food, `fridge` for dairy and protein that keep for at
    /// most 60 days, else `pantry`.
    public String usualPlace() {
        if (aisle.equals("frozen")) {
            return "freezer";
        }
        boolean isFresh = category.equals("dairy") || category.equals("protein");
        return isFresh && shelfLifeDays != null && shelfLifeDays <= 60 ? "fridge" : "pantry";
    }

    /// Whether it contains an allergen.
    public boolean contains(String allergen) {
        return allergens.contains(allergen);
    }
}

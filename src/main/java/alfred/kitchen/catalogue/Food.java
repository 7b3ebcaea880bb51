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
/// @param storage where it is kept: one of [#PLACES]
public record Food(
    String name, List<String> aliases, String category, String family, int tier, String aisle, String defaultUnit,
    @Nullable Fraction density, @Nullable Fraction pieceWeight, @Nullable Integer shelfLifeDays, Set<String> allergens,
    List<String> cuisines,
    String storage) {

    public static final List<String> CATEGORIES =
        List.of("produce", "protein", "dairy", "grains", "pantry", "spices", "baking", "specialty");

    public static final List<String> PLACES = List.of("fridge", "freezer", "pantry", "cabinet", "counter");

    /// The place of a food that nothing is known about.
    public static final String ANYWHERE = "pantry";

    /// The fourteen allergens that must be labelled under EU law.
    public static final List<String> ALLERGENS = List.of(
        "gluten", "dairy", "eggs", "fish", "shellfish", "tree nuts", "peanuts", "soy", "sesame", "celery", "mustard",
        "sulphites", "lupin", "molluscs");

    public Food {
        if (name.isBlank() || tier < 1 || tier > 3) {
            throw new IllegalArgumentException("a food needs a name and a tier from 1 to 3: " + name);
        }
        if (!PLACES.contains(storage)) {
            throw new IllegalArgumentException(name + " cannot be kept in " + storage);
        }
        aliases = List.copyOf(aliases);
        allergens = Set.copyOf(allergens);
        cuisines = List.copyOf(cuisines);
    }

    /// Whether it contains an allergen.
    public boolean contains(String allergen) {
        return allergens.contains(allergen);
    }
}

package alfred.kitchen.catalogue;

import java.util.Set;

/// Food in cans and jars: it stands elsewhere in the shop than the fresh food of that name, and lies elsewhere at home.
public final class Sealed {
    /// The category and the place of what is in cans and jars.
    public static final String CATEGORY = "pantry";
    private static final Set<String> UNITS = Set.of("can", "jar");

    private Sealed() {}

    /// Whether a unit, as in [alfred.kitchen.measure.Unit#name], is a can or a jar.
    public static boolean isOne(String unit) {
        return UNITS.contains(unit);
    }

    /// Whether the catalogue knows a food only as it grows, though it comes in a can or a jar.
    public static boolean isOnlyFresh(Food food, String unit) {
        return isOne(unit) && food.category().equals("produce");
    }
}

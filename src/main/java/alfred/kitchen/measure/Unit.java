package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Objects;

/// A unit, named by its short singular form as stored in rows: `g`, `tbsp`, `can`, and `""` for a count of pieces.
///
/// Units are equal if their names are.
///
/// @param name the canonical spelling
/// @param plural the name after amounts above one; the same as `name` for abbreviations
/// @param factor the number of base units (gram, millilitre, piece) in one unit, positive; 1 for [Dimension#OTHER]
public record Unit(String name, String plural, Dimension dimension, Fraction factor) {
    /// The unit of a count: `6` eggs.
    public static final Unit COUNT = new Unit("", "", Dimension.COUNT, Fraction.ONE);

    public Unit {
        if (!factor.isPositive()) {
            throw new IllegalArgumentException("a unit is more than nothing: " + name);
        }
    }

    static Unit mass(String name, Fraction grams) {
        return new Unit(name, name, Dimension.MASS, grams);
    }

    static Unit volume(String name, String plural, long millilitres) {
        return new Unit(name, plural, Dimension.VOLUME, Fraction.of(millilitres));
    }

    static Unit other(String name, String plural) {
        return new Unit(name, plural, Dimension.OTHER, Fraction.ONE);
    }

    /// Whether amounts in both units are comparable without knowing the food.
    public boolean convertsTo(Unit other) {
        return dimension == other.dimension && (dimension != Dimension.OTHER || name.equals(other.name));
    }

    public boolean isCount() {
        return dimension == Dimension.COUNT;
    }

    /// Whether it is a package of varying size, so that a measure beside it is the size of one: "2 cans (400 g)".
    public boolean isContainer() {
        return switch (name) {
            case "can", "jar", "package", "packet", "bag", "bottle", "carton", "tub", "box", "container", "tube",
                "pouch", "block", "bar", "sachet",
                "punnet" -> true;
            default -> false;
        };
    }

    /// Whether it is metric. Metric amounts are shown as decimals ("1.5 kg"), all others as fractions ("1½ tsp").
    public boolean isMetric() {
        return switch (name) {
            case "g", "kg", "mg", "ml", "cl", "dl", "l" -> true;
            default -> false;
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit unit && unit.name.equals(name);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(name);
    }

    @Override
    public String toString() {
        return name;
    }
}

package alfred.kitchen.shopping;

import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Chooses the unit in which an exact amount reads best: 1.4 kg becomes 1400 g, ⅓ tbsp becomes 1 tsp, ½ cup stays.
final class AmountFormatter {
    private static final BigInteger EASY = BigInteger.valueOf(4);

    private AmountFormatter() {}

    static Amount shorter(Amount amount) {
        if (amount.value().isWhole() || isEasy(amount)) {
            return amount;
        }
        var smaller = smaller(amount.unit());
        var there = smaller == null ? null : amount.in(smaller).orElse(null);
        return there != null && (there.value().isWhole() || amount.unit().isMetric()) ? there : amount;
    }

    /// Whether an amount is easy to measure as it is: halves, thirds and quarters of customary units. Not
    /// tablespoons, as fractions of them can be measured in teaspoons.
    private static boolean isEasy(Amount amount) {
        boolean spoon = amount.unit().equals(Units.TABLESPOON);
        return !amount.unit().isMetric() && !spoon && amount.value().denominator().compareTo(EASY) <= 0;
    }

    private static @Nullable Unit smaller(Unit unit) {
        return switch (unit.name()) {
            case "kg" -> Units.GRAM;
            case "l" -> Units.MILLILITRE;
            case "tbsp" -> Units.TEASPOON;
            case "cup" -> Units.TABLESPOON;
            case "lb" -> Units.OUNCE;
            case "quart", "gallon" -> Units.PINT;
            case "dozen", "pair" -> Unit.COUNT;
            default -> null;
        };
    }
}

package alfred.kitchen.recipe;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Scales recipe amounts exactly, and formats the results for cooks.
public final class Scaling {
    private Scaling() {}

    /// A row's scaled amounts in the row's own unit, and the display text: `3 tsp` shows as `1 tbsp`, `1500 g` as
    /// `1.5 kg`.
    public record Scaled(
        @Nullable Fraction quantity, @Nullable Fraction quantityMax, String unit, String text) {}

    /// Returns the factor for scaling from one number of servings to another.
    ///
    /// @throws IllegalArgumentException if either is not positive
    public static Fraction factor(int from, int to) {
        if (from <= 0 || to <= 0) {
            throw new IllegalArgumentException("servings are above zero: " + from + " to " + to);
        }
        return Fraction.of(to, from);
    }

    /// Scales a row; one without a quantity ("to taste") is unchanged.
    public static Scaled row(
        @Nullable Fraction quantity, @Nullable Fraction quantityMax, @Nullable String unit, Fraction factor) {
        return row(quantity, quantityMax, unit, factor, AmountDisplay.OWN_NAMES);
    }

    /// Scales a row, with the given unit names in the display text.
    public static Scaled row(
        @Nullable Fraction quantity,
        @Nullable Fraction quantityMax,
        @Nullable String unit,
        Fraction factor,
        AmountDisplay.Names names) {
        var known = Units.of(unit);
        if (quantity == null) {
            return new Scaled(null, null, known.name(), names.of(known, false));
        }
        var low = quantity.times(factor);
        var high = quantityMax == null ? null : quantityMax.times(factor);
        return new Scaled(low, high, known.name(), text(low, high, known, names));
    }

    /// Returns a row's name in the number of the scaled amount: "1 onion" doubled is 2 onions. Names after a unit
    /// are unchanged.
    ///
    /// @param line an ingredient line
    /// @param factor the scaling factor
    /// @param language the language of the name
    public static String name(Row line, Fraction factor, Locale language) {
        var name = line.text("name");
        return line.has("unit") && !line.text("unit").isBlank()
            ? name
            : line.quantity("quantity")
                .map(q -> FoodSpelling.counted(name, q, q.times(factor), language))
                .orElse(name);
    }

    /// Returns a recipe with its servings and the amounts of its lines for another number of people. A recipe without
    /// servings keeps its amounts.
    ///
    /// @param recipe a recipe row with its lines nested
    /// @param language the language of the names
    public static Row recipe(Row recipe, int servings, Locale language) {
        int own = recipe.integer("servings").map(Long::intValue).filter(n -> n > 0).orElse(servings);
        var factor = factor(own, servings);
        var lines = recipe.rows("ingredients").stream().map(line -> {
            var scaled = row(line.quantity("quantity").orElse(null), line.quantity("quantity_max").orElse(null),
                line.text("unit"), factor);
            return line.without("raw_text").with("quantity", scaled.quantity())
                .with("quantity_max", scaled.quantityMax())
                .with("name", name(line, factor, language));
        }).toList();
        return recipe.with("servings", (long) servings).with("ingredients", lines);
    }

    private static String text(Fraction low, @Nullable Fraction high, Unit unit, AmountDisplay.Names names) {
        var shown = readable(new Amount(low, unit));
        if (high == null) {
            return AmountDisplay.text(shown.value(), shown.unit(), names);
        }
        var top = new Amount(high, unit).in(shown.unit()).orElse(new Amount(high, unit));
        return AmountDisplay.range(shown.value(), top.value(), shown.unit(), names);
    }

    /// Returns metric amounts as [AmountDisplay#readable], and three or more teaspoons as tablespoons if that gives
    /// halves.
    private static Amount readable(Amount amount) {
        if (amount.unit().equals(Units.TEASPOON) && amount.value().compareTo(Fraction.of(3)) >= 0) {
            var spoons = amount.in(Units.TABLESPOON).orElse(amount);
            return spoons.value().times(Fraction.of(2)).isWhole() ? spoons : amount;
        }
        return amount.unit().dimension() == Dimension.OTHER ? amount : AmountDisplay.readable(amount);
    }
}

package alfred.ui.recipes;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.ui.fx.Texts;
import alfred.ui.page.text.DisplayFormat;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// Scaling and unit conversion of a recipe's amounts for display; the stored rows are not changed.
///
/// @param factor the wanted servings divided by the recipe's own
/// @param measure the system of units to convert to
/// @param densities grams per millilitre of the foods that are weighed, by their id
record ScaledView(Fraction factor, MeasureSystem measure, Map<UUID, Fraction> densities) {
    /// From how many on pieces are counted whole.
    private static final int FEW = 5;
    private static final Map<Unit, Unit> LARGER = Map.of(Units.TEASPOON, Units.TABLESPOON, Units.GRAM, Units.KILOGRAM,
        Units.MILLILITRE, Units.LITRE);

    static final ScaledView AS_WRITTEN = new ScaledView(Fraction.ONE, MeasureSystem.AS_WRITTEN, Map.of());

    static ScaledView of(int servings, int written, MeasureSystem measure) {
        return of(servings, written, measure, Map.of());
    }

    static ScaledView of(int servings, int written, MeasureSystem measure, Map<UUID, Fraction> densities) {
        return new ScaledView(written <= 0 ? Fraction.ONE : Fraction.of(servings, written), measure, densities);
    }

    /// Returns a line's amount or range, formatted for the user's language; `""` if it has neither amount nor unit.
    String amount(Row line) {
        var words = DisplayFormat.local(written(line));
        if (!isOfUnit(line)) {
            return words;
        }
        var cut = words.lastIndexOf(' ') + 1;
        return words.substring(0, cut) + line.text("size") + " " + words.substring(cut);
    }

    /// Whether a line's size is that of its unit: a good glug, a heaped tablespoon.
    private static boolean isOfUnit(Row line) {
        return !line.text("size").isBlank() && !line.text("unit").isBlank();
    }

    /// Returns a line's size and name, in the singular or plural to match the scaled amount.
    String name(Row line) {
        var name = alfred.kitchen.recipe.Scaling.name(line, factor, Texts.locale());
        return line.text("size").isBlank() || isOfUnit(line) ? name : line.text("size") + " " + name;
    }

    private String written(Row line) {
        var low = line.quantity("quantity").orElse(null);
        var names = measure == MeasureSystem.AS_WRITTEN && factor.equals(Fraction.ONE)
            ? UnitNames.asWritten(line.text("raw_text"), Texts.locale()) : UnitNames.in(Texts.locale());
        var unit = line.has("unit") ? line.text("unit") : null;
        if (low == null) {
            return AmountDisplay.text(low, unit, names);
        }
        var first = measure.of(new Amount(low.times(factor), Units.of(unit)),
            line.reference("ingredient_id").map(densities::get).orElse(null));
        var high = line.quantity("quantity_max").orElse(null);
        if (high == null) {
            var shown = factor.equals(Fraction.ONE) ? first : handy(first);
            return AmountDisplay.text(shown.value(), shown.unit(), names);
        }
        return upTo(first, new Amount(high.times(factor), Units.of(unit)), names);
    }

    /// A scaled amount as a cook would measure it: 6 tsp are 2 tbsp, 1200 g are 1.2 kg, and 5¼ cloves are 5.
    private static Amount handy(Amount amount) {
        var larger = Optional.ofNullable(LARGER.get(amount.unit())).flatMap(amount::in)
            .filter(there -> there.value().compareTo(Fraction.ONE) >= 0)
            .filter(there -> there.unit().isMetric() || there.value().times(Fraction.of(2)).isWhole());
        var isMeasured = amount.unit().dimension() == Dimension.MASS || amount.unit().dimension() == Dimension.VOLUME;
        if (larger.isPresent() || isMeasured || amount.value().compareTo(Fraction.of(FEW)) < 0) {
            return larger.orElse(amount);
        }
        return new Amount(Fraction.of(amount.value().toDecimal().setScale(0, RoundingMode.HALF_UP)), amount.unit());
    }

    private static String upTo(Amount first, Amount high, AmountDisplay.Names names) {
        var second = high.in(first.unit()).orElse(high);
        return AmountDisplay.range(first.value(), second.value(), first.unit(), names);
    }
}

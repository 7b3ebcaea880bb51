package alfred.ui.recipes;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.ui.fx.Texts;
import alfred.ui.page.text.DisplayFormat;
import java.util.Map;
import java.util.UUID;

/// Scaling and unit conversion of a recipe's amounts for display; the stored rows are not changed.
///
/// @param factor the wanted servings divided by the recipe's own
/// @param measure the system of units to convert to
/// @param densities grams per millilitre of the foods that are weighed, by their id
record ScaledView(Fraction factor, MeasureSystem measure, Map<UUID, Fraction> densities) {
    static final ScaledView AS_WRITTEN = new ScaledView(Fraction.ONE, MeasureSystem.AS_WRITTEN, Map.of());

    static ScaledView of(int servings, int written, MeasureSystem measure) {
        return of(servings, written, measure, Map.of());
    }

    static ScaledView of(int servings, int written, MeasureSystem measure, Map<UUID, Fraction> densities) {
        return new ScaledView(written <= 0 ? Fraction.ONE : Fraction.of(servings, written), measure, densities);
    }

    /// Returns a line's amount or range, formatted for the user's language; `""` if it has neither amount nor unit.
    String amount(Row line) {
        return DisplayFormat.local(written(line));
    }

    /// Returns a line's size and name, in the singular or plural to match the scaled amount.
    String name(Row line) {
        var name = alfred.kitchen.recipe.Scaling.name(line, factor, Texts.locale());
        return line.text("size").isBlank() ? name : line.text("size") + " " + name;
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
            return AmountDisplay.text(first.value(), first.unit(), names);
        }
        return upTo(first, new Amount(high.times(factor), Units.of(unit)), names);
    }

    private static String upTo(Amount first, Amount high, AmountDisplay.Names names) {
        var second = high.in(first.unit()).orElse(high);
        return AmountDisplay.range(first.value(), second.value(), first.unit(), names);
    }
}

package alfred.ui.recipes.view;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.LooseAmount;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.ui.fx.Texts;
import alfred.ui.model.IngredientItem;
import alfred.ui.page.text.DisplayFormat;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Scaling and unit conversion of a recipe's amounts for display; the stored rows are not changed.
///
/// @param factor the wanted servings divided by the recipe's own
/// @param measure the system of units to convert to
/// @param densities grams per millilitre of the foods that are weighed, by their id
record ScaledView(Fraction factor, MeasureSystem measure, Map<UUID, Fraction> densities) {
    /// From how many on pieces are counted whole.
    private static final int FEW = 5;
    /// From how many grams or millilitres on five more or less do not count.
    private static final int MUCH = 100;
    private static final Map<Unit, Unit> LARGER = Map.of(Units.TEASPOON, Units.TABLESPOON, Units.GRAM, Units.KILOGRAM,
        Units.MILLILITRE, Units.LITRE);

    static final ScaledView AS_WRITTEN = new ScaledView(Fraction.ONE, MeasureSystem.AS_WRITTEN, Map.of());

    static ScaledView of(int servings, int written, MeasureSystem measure) {
        return of(servings, written, measure, Map.of());
    }

    static ScaledView of(int servings, int written, MeasureSystem measure, Map<UUID, Fraction> densities) {
        return new ScaledView(written <= 0 ? Fraction.ONE : Fraction.of(servings, written), measure, densities);
    }

    /// Returns a line's amount or range, formatted for the user's language; with neither amount nor unit, the
    /// words for that, as in some salt, or `""`.
    String amount(IngredientItem line) {
        var words = DisplayFormat.local(written(line));
        var size = Stream.of(WrittenLine.pack(line), size(line, true)).filter(part -> !part.isBlank())
            .collect(Collectors.joining(" "));
        var cut = words.lastIndexOf(' ') + 1;
        return size.isBlank() ? words : words.substring(0, cut) + size + " " + words.substring(cut);
    }

    /// Returns the size of a line's unit, as in a good glug or a heaped tablespoon, or of its food, as in a large egg;
    /// `""` if it has none.
    private static String size(IngredientItem line, boolean isOfUnit) {
        return line.unit().filter(unit -> !unit.isBlank()).isPresent() == isOfUnit ? line.size() : "";
    }

    /// Returns a line's size and name, in the singular or plural to match the scaled amount.
    String name(IngredientItem line) {
        var name = alfred.kitchen.recipe.Scaling.name(line.row(), factor, Texts.locale());
        var size = size(line, false);
        return size.isBlank() ? name : size + " " + name;
    }

    private String written(IngredientItem line) {
        var low = line.quantity().orElse(null);
        var names = measure == MeasureSystem.AS_WRITTEN && factor.equals(Fraction.ONE)
            ? UnitNames.asWritten(line.written(), Texts.locale()) : UnitNames.in(Texts.locale());
        var unit = line.unit().orElse(null);
        if (low == null) {
            return unit == null || unit.isBlank() ? LooseAmount.of(line.written())
                : AmountDisplay.text(low, unit, names);
        }
        var first = measure.of(new Amount(low.times(factor), Units.of(unit)),
            line.food().map(densities::get).orElse(null));
        var high = line.quantityMax().orElse(null);
        if (high == null) {
            // few of what was converted are rounded already
            var isConverted = !first.unit().equals(Units.of(unit));
            var isExact = isConverted ? first.value().compareTo(Fraction.of(FEW)) < 0 : factor.equals(Fraction.ONE);
            var shown = isExact ? first : handy(first);
            return AmountDisplay.text(shown.value(), shown.unit(), names);
        }
        return upTo(first, new Amount(high.times(factor), Units.of(unit)), names);
    }

    boolean isAsWritten() {
        return factor.equals(Fraction.ONE) && measure == MeasureSystem.AS_WRITTEN;
    }

    /// A computed amount as a cook would measure it: 6 tsp are 2 tbsp, 1200 g are 1.2 kg, 5¼ cloves are 5, 3¾ kiwis are
    /// 4, 1⅞ tbsp are 2, and 188 ml are 190.
    private static Amount handy(Amount amount) {
        var larger = Optional.ofNullable(LARGER.get(amount.unit())).flatMap(amount::in)
            .filter(there -> there.value().compareTo(Fraction.ONE) >= 0)
            .filter(there -> there.unit().isMetric() || there.value().times(Fraction.of(2)).isWhole());
        var isMeasured = amount.unit().dimension() == Dimension.MASS || amount.unit().dimension() == Dimension.VOLUME;
        if (larger.isPresent()) {
            return larger.get();
        }
        var isFew = amount.value().compareTo(Fraction.of(FEW)) < 0;
        if (isMeasured && amount.unit().isMetric()) {
            return amount.value().compareTo(Fraction.of(MUCH)) < 0 ? amount : rounded(amount, Fraction.of(FEW));
        }
        return rounded(amount, !isFew ? Fraction.ONE
            : isMeasured || amount.value().compareTo(Fraction.of(2)) < 0 ? Fraction.of(1, 4) : Fraction.of(1, 2));
    }

    /// Rounds to whole steps, up from the middle; what is less than half a step, and thirds, stay as they are.
    private static Amount rounded(Amount amount, Fraction step) {
        var steps = amount.value().dividedBy(step).toDecimal().setScale(0, RoundingMode.HALF_UP);
        var isThird = amount.value().times(Fraction.of(3)).isWhole() && amount.value().compareTo(Fraction.of(FEW)) < 0;
        return steps.signum() == 0 || isThird ? amount
            : new Amount(Fraction.of(steps).times(step), amount.unit());
    }

    private String upTo(Amount first, Amount high, AmountDisplay.Names names) {
        var second = high.in(first.unit()).orElse(high);
        if (isAsWritten()) {
            return AmountDisplay.range(first.value(), second.value(), first.unit(), names);
        }
        var low = handy(first);
        var end = handy(second);
        return low.value().equals(end.value()) && low.unit().equals(end.unit())
            ? AmountDisplay.text(low.value(), low.unit(), names)
            : low.unit().equals(end.unit()) ? AmountDisplay.range(low.value(), end.value(), low.unit(), names)
            : AmountDisplay.range(first.value(), second.value(), first.unit(), names);
    }
}

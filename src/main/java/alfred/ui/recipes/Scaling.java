package alfred.ui.recipes;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Display;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import alfred.ui.page.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a recipe's amounts are shown: for so many, in these units. A view; nothing is written.
record Scaling(Fraction factor, Measure measure) {
    static final Scaling AS_WRITTEN = new Scaling(Fraction.ONE, Measure.AS_WRITTEN);

    /// The units to show.
    enum Measure { AS_WRITTEN, METRIC, US }

    static Scaling of(int servings, int written, Measure measure) {
        return new Scaling(written <= 0 ? Fraction.ONE : Fraction.of(servings, written), measure);
    }

    /// The amount of a line as a cook reads it; empty where the line has none.
    String amount(Row line) {
        return Words.local(written(line));
    }

    private String written(Row line) {
        var low = line.quantity("quantity").orElse(null);
        var unit = line.has("unit") ? line.text("unit") : null;
        if (low == null) {
            return Display.text(low, unit);
        }
        var first = converted(new Amount(low.times(factor), Units.of(unit)));
        var high = line.quantity("quantity_max").orElse(null);
        if (high == null) {
            return first.text();
        }
        return upTo(first, new Amount(high.times(factor), Units.of(unit)));
    }

    private static String upTo(Amount first, Amount high) {
        var second = high.in(first.unit()).orElse(high);
        return Display.range(first.value(), second.value(), first.unit());
    }

    private Amount converted(Amount amount) {
        return switch (measure) {
            case AS_WRITTEN -> amount;
            case METRIC -> isSpoon(amount.unit()) || amount.unit().isMetric() ? Display.readable(amount) : Display.readable(in(amount,
                metric(amount.unit())));
            case US -> amount.unit().isMetric() ? customary(amount) : amount;
        };
    }

    private static boolean isSpoon(Unit unit) {
        return unit.equals(Units.TEASPOON) || unit.equals(Units.TABLESPOON);
    }

    private static @Nullable Unit metric(Unit unit) {
        return unit.dimension() == Dimension.MASS ? Units.GRAM : unit.dimension() == Dimension.VOLUME ? Units.MILLILITRE : null;
    }

    private static Amount in(Amount amount, @Nullable Unit unit) {
        return unit == null ? amount : amount.in(unit).orElse(amount);
    }

    /// The largest customary unit of which there is at least a quarter, or a whole pound.
    private static Amount customary(Amount amount) {
        if (amount.unit().dimension() == Dimension.MASS) {
            var pounds = in(amount, Units.POUND);
            return pounds.value().compareTo(Fraction.ONE) >= 0 ? pounds : in(amount, Units.OUNCE);
        }
        for (var unit : List.of(Units.CUP, Units.TABLESPOON)) {
            var other = in(amount, unit);
            if (other.value().compareTo(Fraction.of(1, 4)) >= 0) {
                return other;
            }
        }
        return in(amount, Units.TEASPOON);
    }
}

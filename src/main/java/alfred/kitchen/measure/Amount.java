package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An exact quantity in a unit.
///
/// Arithmetic stays exact within a dimension. Between volume and mass a density is needed, and the result is marked approximate by its caller
/// ([#convert(Unit, Fraction)] says so in its type).
public record Amount(Fraction value, Unit unit) {
    /// A conversion's result; `approximate` when it went through a density.
    public record Converted(Amount amount, boolean approximate) {}

    public static Amount of(long value, String unit) {
        return new Amount(Fraction.of(value), Units.of(unit));
    }

    public static Amount of(Fraction value, @Nullable String unit) {
        return new Amount(value, Units.of(unit));
    }

    /// The same amount in another unit of its dimension; empty where the units do not compare.
    public Optional<Amount> in(Unit target) {
        if (unit.equals(target)) {
            return Optional.of(this);
        }
        return unit.convertsTo(target) ? Optional.of(new Amount(base().dividedBy(target.factor()), target)) : Optional.empty();
    }

    /// As [#in]; crosses between volume and mass with a density in g/ml, where one is given.
    public Optional<Converted> convert(Unit target, @Nullable Fraction gramsPerMillilitre) {
        var exact = in(target);
        if (exact.isPresent()) {
            return exact.map(amount -> new Converted(amount, false));
        }
        if (gramsPerMillilitre == null || !gramsPerMillilitre.isPositive()) {
            return Optional.empty();
        }
        if (unit.dimension() == Dimension.VOLUME && target.dimension() == Dimension.MASS) {
            return Optional.of(crossed(base().times(gramsPerMillilitre), target));
        }
        if (unit.dimension() == Dimension.MASS && target.dimension() == Dimension.VOLUME) {
            return Optional.of(crossed(base().dividedBy(gramsPerMillilitre), target));
        }
        return Optional.empty();
    }

    private static Converted crossed(Fraction base, Unit target) {
        return new Converted(new Amount(base.dividedBy(target.factor()), target), true);
    }

    /// The sum in this amount's unit; empty where units do not compare.
    public Optional<Amount> plus(Amount other) {
        return other.in(unit).map(same -> new Amount(value.plus(same.value), unit));
    }

    /// The difference in this amount's unit, below zero too; empty where units do not compare.
    public Optional<Amount> minus(Amount other) {
        return other.in(unit).map(same -> new Amount(value.minus(same.value), unit));
    }

    public Amount times(Fraction factor) {
        return new Amount(value.times(factor), unit);
    }

    /// In grams, millilitres or pieces.
    public Fraction base() {
        return value.times(unit.factor());
    }

    /// For people, see [AmountDisplay#text].
    public String text() {
        return AmountDisplay.text(value, unit);
    }
}

package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An exact quantity in a unit.
///
/// Arithmetic is exact within a dimension. Converting between volume and mass requires a density, and gives an
/// approximate result, see [#convert(Unit, Fraction)].
public record Amount(Fraction value, Unit unit) {
    /// A conversion's result; `approximate` if it depends on a density or piece weight.
    public record Converted(Amount amount, boolean approximate) {}

    public static Amount of(long value, String unit) {
        return new Amount(Fraction.of(value), Units.of(unit));
    }

    /// Creates an amount; the unit is read as by [Units#of].
    public static Amount of(Fraction value, @Nullable String unit) {
        return new Amount(value, Units.of(unit));
    }

    /// Converts to another unit of the same dimension; empty if the units are not comparable.
    public Optional<Amount> in(Unit target) {
        if (unit.equals(target)) {
            return Optional.of(this);
        }
        return unit.convertsTo(target) ? Optional.of(new Amount(base().dividedBy(target.factor()), target))
            : Optional.empty();
    }

    /// Like [#in], but also converts between volume and mass if a positive density in g/ml is given.
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

    /// Returns the sum in this amount's unit; empty if the units are not comparable.
    public Optional<Amount> plus(Amount other) {
        return other.in(unit).map(same -> new Amount(value.plus(same.value), unit));
    }

    /// Returns the difference in this amount's unit, which may be negative; empty if the units are not comparable.
    public Optional<Amount> minus(Amount other) {
        return other.in(unit).map(same -> new Amount(value.minus(same.value), unit));
    }

    public Amount times(Fraction factor) {
        return new Amount(value.times(factor), unit);
    }

    /// Returns the value in the base unit: grams, millilitres or pieces.
    public Fraction base() {
        return value.times(unit.factor());
    }
}

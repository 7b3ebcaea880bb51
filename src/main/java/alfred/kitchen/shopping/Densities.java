package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.Amount.Converted;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Densities and piece weights of foods, for converting between volumes, counts and masses. Such conversions are
/// approximate.
@FunctionalInterface
public interface Densities {
    /// Knows no food: volumes, masses and counts are not comparable.
    Densities NONE = (_, _) -> null;

    /// Returns the food with a catalogue key or name; null if unknown.
    @Nullable
    Food food(@Nullable String foodKey, String name);

    /// Looks foods up in a catalogue, by key first, then by name.
    static Densities of(FoodCatalogue catalogue) {
        return new Known(catalogue);
    }

    /// Densities from a catalogue.
    record Known(FoodCatalogue catalogue) implements Densities {
        @Override
        public @Nullable Food food(@Nullable String key, String name) {
            return Optional.ofNullable(key).flatMap(catalogue::exact).or(() -> catalogue.confident(name)).orElse(null);
        }

        @Override
        public Locale language() {
            return catalogue.language();
        }
    }

    /// The language of the food names; English by default.
    default Locale language() {
        return Language.ENGLISH.locale();
    }

    /// Returns a food's density in grams per millilitre; null if unknown.
    default @Nullable Fraction gramsPerMillilitre(@Nullable String foodKey, String name) {
        var food = food(foodKey, name);
        return food == null ? null : food.density();
    }

    /// Converts an amount of a need's food to another unit, exactly or by density; empty if neither is possible.
    default Optional<Converted> measured(Amount amount, Unit target, Need need) {
        var exact = amount.in(target);
        return exact.isPresent() ? exact.map(same -> new Converted(same, false))
            : amount.convert(target, gramsPerMillilitre(need.foodKey(), need.name()));
    }

    /// Like [#measured], but also converts between pieces and masses by piece weight: "2 onions" is about 240 g.
    default Optional<Converted> weighed(Amount amount, Unit target, Need need) {
        return measured(amount, target, need).or(() -> byPiece(amount, target, need));
    }

    private Optional<Converted> byPiece(Amount amount, Unit target, Need need) {
        boolean toMass = amount.unit().isCount() && target.dimension() == Dimension.MASS;
        boolean toCount = amount.unit().dimension() == Dimension.MASS && target.isCount();
        var food = toMass || toCount ? food(need.foodKey(), need.name()) : null;
        var piece = food == null ? null : food.pieceWeight();
        if (piece == null) {
            return Optional.empty();
        }
        var base = toMass ? amount.base().times(piece) : amount.base().dividedBy(piece);
        return Optional.of(new Converted(new Amount(base.dividedBy(target.factor()), target), true));
    }
}

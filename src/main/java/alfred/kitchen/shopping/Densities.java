package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.Amount.Converted;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How heavy foods are: for amounts of which one is a volume or a count and the other a mass. What went through it is approximate.
@FunctionalInterface
public interface Densities {
    /// Knows none: volumes, masses and counts do not compare.
    Densities NONE = (_, _) -> null;

    /// The food of a key or name; null where it is not known.
    @Nullable Food food(@Nullable String foodKey, String name);

    /// By the names of a catalogue; the key goes before the name.
    static Densities of(FoodCatalogue catalogue) {
        return new Known(catalogue);
    }

    /// Those of a catalogue.
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

    /// In which foods are called.
    default Locale language() {
        return Locale.ENGLISH;
    }

    /// Grams per millilitre of a food; null where it is not known.
    default @Nullable Fraction gramsPerMillilitre(@Nullable String foodKey, String name) {
        var food = food(foodKey, name);
        return food == null ? null : food.density();
    }

    /// The amount of a need's food in another unit, exact or through its density.
    default Optional<Converted> measured(Amount amount, Unit target, Need need) {
        var exact = amount.in(target);
        return exact.isPresent() ? exact.map(same -> new Converted(same, false))
            : amount.convert(target, gramsPerMillilitre(need.foodKey(), need.name()));
    }

    /// As [#measured], also from pieces to grams and back by the weight of one: "2 onions" is about 240 g.
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

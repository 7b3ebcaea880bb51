package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodCatalogue;
import org.jspecify.annotations.Nullable;

/// How heavy foods are, for amounts of which one is a volume and the other a mass.
@FunctionalInterface
public interface Densities {
    /// Knows none: volumes and masses do not compare.
    Densities NONE = (_, _) -> null;

    /// Grams per millilitre of a food by its key or name; null where it is not known.
    @Nullable Fraction gramsPerMillilitre(@Nullable String foodKey, String name);

    /// By the names of a catalogue.
    static Densities of(FoodCatalogue catalogue) {
        return (_, name) -> {
            var food = catalogue.confident(name);
            return food.isPresent() ? food.get().density() : null;
        };
    }
}

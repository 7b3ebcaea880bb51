package alfred.kitchen.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// How much of a food one person eats, what goes with it, and whether pets may have it (`catalogue/portions.txt`,
/// `pairings.txt`, `pets.txt`).
public final class Servings {
    private Servings() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final FoodTable PORTIONS = FoodTable.read("/alfred/catalogue/portions.txt", 6);
        private static final FoodTable PAIRINGS = FoodTable.read("/alfred/catalogue/pairings.txt", 4);
        private static final FoodTable PETS = FoodTable.read("/alfred/catalogue/pets.txt", 3);
    }

    /// The usual amount for one person.
    ///
    /// @param amount as the main part of a meal, in the unit
    /// @param side beside something else, in the unit
    /// @param state `dry`, `raw` or `bone` (with its bones)
    public record Portion(int amount, int side, String unit, String state) {}

    /// What goes with a food: names of foods, best first.
    public record Pairing(List<String> sides, List<String> drinks) {
        public Pairing {
            sides = List.copyOf(sides);
            drinks = List.copyOf(drinks);
        }
    }

    /// Returns how much of a food one person eats; empty if it is unknown.
    public static Optional<Portion> portion(String food, FoodCatalogue catalogue) {
        return Kept.PORTIONS.of(food, catalogue).stream().findFirst()
            .map(c -> new Portion(Integer.parseInt(c[2]), Integer.parseInt(c[4]), c[3], c[5]));
    }

    /// Returns what goes with a food or a dish; for a dish that is unknown, by the last of its words that is known.
    public static Optional<Pairing> pairing(String name, FoodCatalogue catalogue) {
        var own = Kept.PAIRINGS.of(name, catalogue).stream().findFirst();
        var words = name.split("\\s+");
        for (int from = 1; own.isEmpty() && from < words.length; from++) {
            own = Kept.PAIRINGS.of(String.join(" ", Arrays.copyOfRange(words, from, words.length)), catalogue).stream()
                .findFirst();
        }
        for (int end = words.length - 1; own.isEmpty() && end > 0; end--) {
            own = Kept.PAIRINGS.of(words[end - 1], catalogue).stream().findFirst();
        }
        return own.map(c -> new Pairing(names(c[2]), names(c[3])));
    }

    private static List<String> names(String list) {
        return Arrays.stream(list.split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
    }

    /// Returns `no`, `little` or `yes`: whether dogs and cats may eat a food; empty if it is unknown.
    public static Optional<String> pets(String food, FoodCatalogue catalogue) {
        return Kept.PETS.of(food, catalogue).stream().findFirst().map(c -> c[2]);
    }
}

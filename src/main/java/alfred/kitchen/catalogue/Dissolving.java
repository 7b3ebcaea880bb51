package alfred.kitchen.catalogue;

import java.util.Optional;

/// What makes another food with water, such as stock cubes (`catalogue/dissolves.txt`).
public final class Dissolving {
    private static final int COLUMNS = 5;

    private Dissolving() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final FoodTable TABLE = FoodTable.read("/alfred/catalogue/dissolves.txt", COLUMNS);
    }

    /// What one piece makes.
    ///
    /// @param food the name of the food that it makes
    /// @param amount how much of it, in the unit
    public record Made(String food, int amount, String unit) {}

    /// Returns what one piece of a food makes with water; empty if it makes nothing.
    public static Optional<Made> of(String food, FoodCatalogue catalogue) {
        return Kept.TABLE.of(food, catalogue).stream().findFirst()
            .map(c -> new Made(c[2], Integer.parseInt(c[3]), c[4]));
    }
}

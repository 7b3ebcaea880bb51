package alfred.kitchen.catalogue;

import java.util.Locale;
import java.util.Optional;

/// What single foods are for people who have to take care, as health services generally advise
/// (`catalogue/safety.txt`).
public final class FoodSafety {
    private static final int FIRST = 2;

    private FoodSafety() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final FoodTable TABLE =
            FoodTable.read("/alfred/catalogue/safety.txt", FIRST + Group.values().length);
    }

    /// Those who have to take care, in the order of the table's columns.
    public enum Group {
        PREGNANT, BABY, SMALL_CHILD
    }

    /// The advice on a food for a group.
    public enum Advice {
        NO,
        /// Only cooked through.
        COOKED,
        /// Only if made of pasteurised milk.
        PASTEURISED,
        /// Little of it, and seldom.
        LITTLE,
        /// Only ground or cut small.
        CUT,
        YES
    }

    /// Returns the advice on a food; empty if it is unknown.
    public static Optional<Advice> of(String food, Group group, FoodCatalogue catalogue) {
        return Kept.TABLE.of(food, catalogue).stream().findFirst()
            .map(line -> Advice.valueOf(line[FIRST + group.ordinal()].toUpperCase(Locale.ROOT)));
    }
}

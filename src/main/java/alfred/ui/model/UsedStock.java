package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.shopping.Deduction;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.LotIndex;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/// What cooking a dish takes out of the pantry, formatted for display.
///
/// @param taken the lots of which an amount is taken
/// @param unmeasured the foods at home in amounts that cannot be compared with what the dish takes; nothing is taken
///     of them, and whether one is used up only the cook knows
public record UsedStock(List<Taken> taken, List<Unmeasured> unmeasured) {
    public UsedStock {
        taken = List.copyOf(taken);
        unmeasured = List.copyOf(unmeasured);
    }

    /// The deduction from one lot.
    ///
    /// @param before the amount in stock
    /// @param after the remaining amount; `""` if the lot is used up
    public record Taken(String name, String before, String after) {}

    /// A food of which it cannot be told how much is left.
    ///
    /// @param has the amounts in stock; `""` if none is known
    /// @param lots the pantry rows of it
    public record Unmeasured(String name, String has, List<UUID> lots) {
        public Unmeasured {
            lots = List.copyOf(lots);
        }
    }

    static UsedStock of(Household household, Row recipe, int servings) {
        var deduction = household.deduction(recipe, servings);
        var shelf = new LotIndex(household.stock());
        return new UsedStock(
            deduction.changes().stream().map(change -> new Taken(change.lot().name(), amount(change.lot()),
                change.isUsedUp() ? "" : RowAmount.text(change.remaining(), change.lot().unit())))
                .toList(),
            deduction.untaken().stream().filter(part -> part.reason() == Deduction.Reason.UNITS_DIFFER)
                .map(part -> unmeasured(shelf.lots(part.need()))).distinct().toList());
    }

    private static Unmeasured unmeasured(List<Lot> lots) {
        return new Unmeasured(lots.getFirst().name(),
            lots.stream().map(UsedStock::amount).filter(words -> !words.isEmpty()).collect(Collectors.joining(", ")),
            lots.stream().map(lot -> (UUID) lot.id()).toList());
    }

    private static String amount(Lot lot) {
        return lot.quantity() == null ? "" : RowAmount.text(lot.quantity(), lot.unit());
    }

}

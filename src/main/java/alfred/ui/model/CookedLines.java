package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.core.row.Rows;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.shopping.Buyable;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.ListJoin;
import alfred.kitchen.shopping.LotIndex;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Shortfall;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What becomes of the shopping list's lines for a dish that is cooked: they leave it, but for what somebody added to
/// them by hand.
///
/// @param gone the names of the lines that leave the list
/// @param writes the changes
record CookedLines(List<String> gone, List<FormWrite> writes) {
    private static final String QUANTITY = "quantity";

    /// @param log the new entry of the cooking log
    /// @param recipe what was cooked, with its ingredient lines
    static CookedLines of(Row log, Row recipe, Household household, LocalDate today, Rows rows) {
        var needs = household.needs(recipe, log.integer("servings").orElse(0L).intValue());
        var staples = household.staples();
        var lacking = Shortfall.of(needs, household.shelf(today), staples, household.densities());
        var all = Shortfall.of(needs, new LotIndex(List.of()), staples, household.densities());
        var join = new ListJoin(household.catalogue());
        var gone = new ArrayList<String>();
        var writes = new ArrayList<FormWrite>();
        for (var line : PlannedMeals.boughtFor(log, rows)) {
            var id = line.id().toString();
            var share = share(line, lacking, join).or(() -> share(line, all, join));
            var own = isChanged(line, rows) ? own(line, share) : Optional.<Amount>empty();
            if (own.isEmpty()) {
                gone.add(line.text("name"));
                writes.add(new FormWrite.Delete(KitchenEntities.SHOPPING.type(), id));
            } else {
                Map<String, @Nullable Object> rest = new HashMap<>(Map.of(QUANTITY, own.get().value()));
                rest.put("source", null);
                rest.put("notes", null);
                writes.add(new FormWrite.Update(KitchenEntities.SHOPPING.type(), id, rest));
            }
        }
        return new CookedLines(gone, writes);
    }

    /// What of a line is for the dish; empty where the recipe takes none, or no amount.
    private static Optional<Shortage> share(Row line, List<Shortage> shortages, ListJoin join) {
        return shortages.stream().filter(shortage -> shortage.quantity() != null)
            .filter(shortage -> join.isSame(line, Row.of("name", shortage.name()))).findFirst();
    }

    /// What of a line is not for the dish. Spoonfuls are bought by the jar, and never stood in its amount.
    private static Optional<Amount> own(Row line, Optional<Shortage> share) {
        var amount = line.quantity(QUANTITY).map(quantity -> Amount.of(quantity, line.text("unit")));
        if (share.isEmpty() || ShoppingLines.isSpooned(share.get().unit())) {
            return amount;
        }
        var unit = share.get().unit();
        return Optional.ofNullable(Buyable.of(share.get().quantity(), unit)).map(bought -> Amount.of(bought, unit))
            .flatMap(bought -> amount.flatMap(whole -> whole.minus(bought)))
            .filter(rest -> rest.value().isPositive() && !AmountDisplay.number(rest.value()).equals("0"));
    }

    /// Whether somebody changed it since it was written.
    private static boolean isChanged(Row line, Rows rows) {
        return rows.find(KitchenEntities.SHOPPING, line.id()).flatMap(row -> row.integer(Row.VERSION)).orElse(1L) > 1;
    }
}

package alfred.ui.model;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Units;
import alfred.kitchen.shopping.Buyable;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.ListJoin;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.NeedsByDay;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What becomes of the shopping list's lines for a dish that is cooked: they leave it, but for what other planned meals
/// need and what somebody added to them by hand.
///
/// @param gone the names of the lines that leave the list
/// @param writes the changes
record CookedLines(List<String> gone, List<FormWrite> writes) {
    private static final String QUANTITY = "quantity";

    /// @param log the new entry of the cooking log
    /// @param recipe what was cooked, with its ingredient lines
    /// @param takesStock whether its ingredients leave the pantry
    static CookedLines of(Row log, Row recipe, boolean takesStock, Household household, LocalDate today, Rows rows) {
        var dish = recipe.text("name");
        var lines = PlannedMeals.listedFor(dish, rows);
        var cooked = new CookedLines(new ArrayList<>(), new ArrayList<>());
        if (lines.isEmpty()) {
            return cooked;
        }
        int servings = log.integer("servings").orElse(0L).intValue();
        var own = new NeedsByDay();
        own.add(today, household.needs(recipe, servings).stream().map(need -> need.withPurpose(dish)).toList());
        var others = PlannedMeals.needs(PlannedMeals.after(log, today, rows), household, today, rows);
        var home = household.atHome();
        var left = takesStock ? household.deduction(recipe, servings).left(home) : home;
        var still = missing(others, left, household);
        var before = new Before(own, others, home, household);
        for (var line : lines) {
            var id = line.id().toString();
            var added = isChanged(line, rows) ? before.added(line) : Optional.<Amount>empty();
            var rest = rest(line, added, share(line, still, household), new ShoppingLines(household));
            if (rest.isEmpty()) {
                cooked.gone().add(line.text("name"));
                cooked.writes().add(new FormWrite.Delete(KitchenEntities.SHOPPING.type(), id));
            } else if (!rest.get().equals(line)) {
                cooked.writes().add(ShoppingLines.write(rest.get()));
            }
        }
        return cooked;
    }

    /// What was needed before the dish was cooked.
    private record Before(NeedsByDay own, NeedsByDay others, List<Lot> home, Household household) {
        /// What of a line is for none of the dishes that it names. Spoonfuls are bought by the jar, and never stood in
        /// its amount.
        Optional<Amount> added(Row line) {
            var needs = new NeedsByDay();
            needs.add(own);
            needs.add(others.onlyFor(new HashSet<>(PlannedMeals.dishes(line))));
            var share = share(line, missing(needs, home, household), household)
                .or(() -> share(line, missing(needs, List.of(), household), household));
            var amount = amount(line);
            return share.isEmpty() || share.get().quantity() == null || ShoppingLines.isSpooned(share.get().unit())
                ? amount
                : bought(share.get()).flatMap(bought -> amount.flatMap(whole -> whole.minus(bought)))
                    .filter(rest -> rest.value().isPositive() && !AmountDisplay.number(rest.value()).equals("0"));
        }
    }

    /// Returns what is left of a line; empty if nothing is.
    ///
    /// @param added what somebody added to it by hand
    /// @param still what other meals need of its food
    private static Optional<Row> rest(Row line, Optional<Amount> added, Optional<Shortage> still,
        ShoppingLines lines) {
        var source = still.map(shortage -> String.join(", ", shortage.purposes())).orElse("");
        var amount = amount(line);
        if (still.isEmpty()) {
            return added.map(own -> ShoppingLines.noted(line, Row.of(QUANTITY, own.value())));
        }
        var needed = lines.of(still.get(), source);
        var bought = bought(still.get()).filter(_ -> !ShoppingLines.isSpooned(still.get().unit()))
            .flatMap(need -> amount.flatMap(there -> need.in(there.unit())));
        if (bought.isEmpty()) {
            return Optional.of(ShoppingLines.noted(line, needed.with(QUANTITY, value(amount))));
        }
        var both = added.flatMap(bought.get()::plus).orElse(bought.get());
        var kept = both.value().compareTo(amount.orElseThrow().value()) < 0 ? both : amount.orElseThrow();
        return Optional.of(ShoppingLines.noted(line,
            (added.isPresent() ? needed.without("notes") : needed).with(QUANTITY, kept.value())));
    }

    private static @Nullable Fraction value(Optional<Amount> amount) {
        return amount.map(Amount::value).orElse(null);
    }

    private static Optional<Amount> amount(Row line) {
        return line.quantity(QUANTITY).map(quantity -> Amount.of(quantity, line.text("unit")));
    }

    private static Optional<Amount> bought(Shortage shortage) {
        return Optional.ofNullable(Buyable.of(shortage.quantity(), shortage.unit()))
            .map(bought -> Amount.of(bought, shortage.unit()));
    }

    private static List<Shortage> missing(NeedsByDay needs, List<Lot> stock, Household household) {
        return needs.missing(stock, household.staples(), household.densities()).stream()
            .filter(shortage -> !shortage.maybeAtHome()).toList();
    }

    /// What is missing of a line's food, in its unit if it is missing in several; empty where nothing is.
    private static Optional<Shortage> share(Row line, List<Shortage> shortages, Household household) {
        var join = new ListJoin(household.catalogue());
        var same = shortages.stream().filter(shortage -> join.isSame(line, Row.of("name", shortage.name()))).toList();
        var unit = Units.of(line.text("unit"));
        return Stream.concat(same.stream().filter(shortage -> Units.of(shortage.unit()).convertsTo(unit)),
            same.stream()).findFirst();
    }

    /// Whether somebody changed it since it was written.
    private static boolean isChanged(Row line, Rows rows) {
        return rows.find(KitchenEntities.SHOPPING, line.id()).flatMap(row -> row.integer(Row.VERSION)).orElse(1L) > 1;
    }
}

package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.core.row.Rows;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.shopping.Densities;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.LotIndex;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Shortfall;
import alfred.kitchen.shopping.Staples;
import alfred.kitchen.shopping.Supply;
import alfred.ui.fx.Texts;
import alfred.ui.model.Kitchen.LineStock;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Tells what is at home of each ingredient line of a recipe, in the language of the window.
///
/// @param listed the lines of the shopping list that have a food, by its name
record HomeStock(Household household, LotIndex shelf, Staples staples, Densities densities,
    Function<String, List<Row>> listed) {
    static HomeStock of(Household household, LocalDate today, Rows rows) {
        return new HomeStock(household, household.shelf(today), household.staples(), household.densities(),
            new ShoppingLines(household).listed(rows));
    }

    /// Whether a food has to be bought: not one that may be there in another unit, nor what the dish can do without.
    static boolean isMissing(Shortage shortage) {
        return !shortage.maybeAtHome() && shortage.needs().stream().anyMatch(need -> !need.optional());
    }

    /// Returns what is at home of each line's food, in the order of the lines. Lines of one food are one need together.
    ///
    /// @param recipe as in [Household#needs]
    /// @param servings as in [Household#needs]
    List<LineStock> lines(Row recipe, int servings) {
        var needs = household.needs(recipe, servings);
        var lacking = Shortfall.of(needs, shelf, staples, densities).stream().filter(HomeStock::isMissing)
            .flatMap(shortage -> shortage.needs().stream()).collect(Collectors.toSet());
        return needs.stream().map(need -> line(need, lacking, recipe.text("name"))).toList();
    }

    private LineStock line(Need need, Set<Need> lacking, String dish) {
        if (staples.covers(need.name())) {
            return new LineStock(LineStock.State.STAPLE, "", false);
        }
        var lots = shelf.lots(need);
        var state = lacking.contains(need) ? missing(need, dish)
            : lots.isEmpty() ? LineStock.State.NOT_THERE : LineStock.State.AT_HOME;
        return new LineStock(state, Supply.of(List.of(need), List.of(), shelf, densities, staples).atHome().stream()
            .map(HomeStock::words).collect(Collectors.joining(" + ")),
            !lots.isEmpty() && lots.stream().allMatch(lot -> lot.location().equals("freezer")));
    }

    private LineStock.State missing(Need need, String dish) {
        return ShoppingLines.isListedFor(dish, listed.apply(need.name())) ? LineStock.State.LISTED
            : LineStock.State.TO_BUY;
    }

    private static String words(Amount amount) {
        return UnitNames.local(AmountDisplay.text(amount.value(), amount.unit(), UnitNames.in(Texts.locale())),
            Texts.locale());
    }
}

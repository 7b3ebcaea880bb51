package alfred.ui.model;

import alfred.core.row.Rows;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Shortfall;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// How many foods a recipe lacks, and what makes it unfit for the household.
///
/// @param missing the foods that are not at home, or not enough of them
/// @param listed those of them that are on the shopping list
/// @param against the household's own words for the allergies and diets that forbid it
public record Lacking(int missing, int listed, List<String> against) {
    public static final Lacking NOTHING = new Lacking(0, 0, List.of());

    public Lacking {
        against = List.copyOf(against);
    }

    /// Returns what each recipe lacks, by its id. Recipes without ingredients are left out.
    static Map<UUID, Lacking> of(Collection<Dish> dishes, Household household, LocalDate today, Rows rows) {
        var shelf = household.shelf(today);
        var staples = household.staples();
        var densities = household.densities();
        var lines = new ShoppingLines(household).listed(rows);
        var suitability = new Suitability(household);
        var lacking = new HashMap<UUID, Lacking>();
        for (var dish : dishes) {
            if (!dish.needs().isEmpty()) {
                var missing = Shortfall.of(dish.needs(), shelf, staples, densities).stream()
                    .filter(HomeStock::isMissing).toList();
                var listed = missing.stream()
                    .filter(shortage -> ShoppingLines.isListedFor(dish.name(), lines.apply(shortage.name()))).count();
                lacking.put(dish.id(), new Lacking(missing.size(), (int) listed, suitability.forbidding(dish.needs())));
            }
        }
        return lacking;
    }
}

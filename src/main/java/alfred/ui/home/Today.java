package alfred.ui.home;

import alfred.ui.model.IngredientItem;
import alfred.ui.model.Kitchen.LineStock;
import alfred.ui.model.Kitchen;
import alfred.ui.model.Lot;
import alfred.ui.model.MealItem;
import alfred.ui.model.TaskItem;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/// A snapshot of the data on the home page.
///
/// @param meals the planned meals of today and the following six days, by date
/// @param cooked for how many each meal with an entry in the cooking log was cooked, by its id; 0 if that is not said
/// @param expiring pantry items past or near their best-before date, earliest date first
/// @param tasks open tasks by due date; tasks without one last
/// @param tonight today's meal with a recipe, one not cooked yet first, then dinner before lunch before the others, but
///     none that comes before one that is cooked; empty if there is none
/// @param missing the names of the ingredients of tonight's recipe that are to buy and not on the list yet
/// @param listed the names of those that are not at home and on the list
/// @param lines the number of ingredient lines in tonight's recipe; 0 without one
record Today(LocalDate date, List<MealItem> meals, Map<UUID, Integer> cooked, List<Lot> expiring, List<TaskItem> tasks,
    Optional<MealItem> tonight,
    List<String> missing, List<String> listed, int lines) {
    boolean isCooked(MealItem meal) {
        return cooked.containsKey(meal.id());
    }

    static Today read(Kitchen kitchen, LocalDate date) {
        var meals = kitchen.meals(date, date.plusDays(6));
        var cooked = kitchen.cookedMeals();
        var expiring = kitchen.stockByExpiry().stream()
            .filter(
                lot -> DisplayFormat.urgency(lot.expiry().orElseThrow(), date) != DisplayFormat.Urgency.NONE)
            .toList();
        var tasks = kitchen.openTasks().stream()
            .sorted(Comparator.comparing((TaskItem task) -> task.due().orElse(LocalDate.MAX))).toList();
        var tonight = tonight(meals.stream().filter(row -> row.isOn(date)).toList(),
            cooked.keySet());
        var recipe = tonight.flatMap(row -> row.recipe());
        var lines = recipe.map(kitchen::ingredientLines).orElse(List.of());
        var servings = tonight.flatMap(row -> row.servings()).orElse(0);
        var stock = recipe.map(id -> kitchen.stock(id, servings)).orElse(Map.of());
        return new Today(date, meals, cooked, expiring, tasks, tonight, names(lines, stock, LineStock.State.TO_BUY),
            names(lines, stock, LineStock.State.LISTED), lines.size());
    }

    /// The meal of today that is due: none before one that is cooked already.
    private static Optional<MealItem> tonight(List<MealItem> meals, Set<UUID> cooked) {
        var last = meals.stream().filter(row -> cooked.contains(row.id())).mapToInt(Today::order).max().orElse(-1);
        return meals.stream().filter(row -> row.recipe().isPresent() && order(row) >= last)
            .min(Comparator.comparing((MealItem row) -> cooked.contains(row.id())).thenComparing(MealItem.BY_RANK));
    }

    private static int order(MealItem meal) {
        return List.of("breakfast", "lunch", "dinner").indexOf(meal.type());
    }

    /// The dinner of today, with a recipe or without.
    Optional<MealItem> dinner() {
        return meals.stream().filter(row -> row.isOn(date)
            && row.isDinner()).min(Comparator.comparing(this::isCooked));
    }

    private static List<String> names(List<IngredientItem> lines, Map<UUID, LineStock> stock, LineStock.State state) {
        return lines.stream().filter(line -> stock.get(line.id()) instanceof LineStock known && known.state() == state)
            .map(line -> line.name()).toList();
    }
}

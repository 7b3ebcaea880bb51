package alfred.ui.model;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/// What pages read of the kitchen. Queries are composed here and nowhere else in the window.
///
/// All methods may block: call them off the FX thread. Where nothing else is said, rows come in the order of their
/// creation.
public interface KitchenReads {
    /// Returns the matching rows with their ids, in the query's order, then by creation.
    List<Row> read(Query query);

    /// Returns a row, without its children; empty if it is not there any more.
    default Optional<Row> row(EntityDefinition entity, UUID id) {
        return read(Query.where(entity.table(), Filter.eq(Row.ID, id))).stream().findFirst();
    }

    /// Returns the ingredient lines of a recipe, in their order.
    default List<IngredientItem> ingredientLines(UUID recipe) {
        return IngredientItem.all(read(Query
            .where(KitchenEntities.RECIPE_INGREDIENT.table(), Filter.eq("recipe_id", recipe)).orderedBy("position")));
    }

    /// Returns a recipe, without its ingredient lines; empty if it is not there any more.
    default Optional<RecipeItem> recipe(UUID id) {
        return row(KitchenEntities.RECIPE, id).map(RecipeItem::new);
    }

    default List<String> recipeNames() {
        return read(Query.all(KitchenEntities.RECIPE.table()).withColumns(List.of("name"))).stream()
            .map(row -> row.text("name")).toList();
    }

    /// Returns the names of all recipes and the minutes that they take.
    default List<RecipeItem> recipeTimes() {
        return RecipeItem.all(read(Query.all(KitchenEntities.RECIPE.table())
            .withColumns(List.of("name", "prep_time_minutes", "cook_time_minutes"))));
    }

    /// Returns how often a recipe was cooked, by the cooking log.
    default int timesCooked(UUID recipe) {
        return read(Query.where(KitchenEntities.LOG.table(), Filter.eq("recipe_id", recipe))
            .withColumns(List.of("cooked_at"))).size();
    }

    /// Returns the stars that were given to a recipe when it was cooked, the latest ones; 0 for none.
    default int starsGiven(UUID recipe) {
        return LogItem.all(read(Query.where(KitchenEntities.LOG.table(), Filter.eq("recipe_id", recipe))
            .withColumns(List.of("cooked_at", "rating")).orderedBy("cooked_at"))).reversed().stream()
            .mapToInt(LogItem::rating).filter(stars -> stars > 0).findFirst().orElse(0);
    }

    /// Returns the cooking log, latest first.
    default List<LogItem> cookingLog() {
        return LogItem.all(read(Query.all(KitchenEntities.LOG.table()).orderedBy("cooked_at"))).reversed();
    }

    /// Returns for how many each planned meal was cooked, by its id; 0 where the log does not say. Meals that were not
    /// cooked are left out.
    default Map<UUID, Integer> cookedMeals() {
        return read(Query.all(KitchenEntities.LOG.table()).withColumns(List.of("meal_id", "servings"))).stream()
            .filter(log -> log.reference("meal_id").isPresent())
            .collect(Collectors.toMap(log -> log.reference("meal_id").orElseThrow(),
                log -> log.integer("servings").orElse(0L).intValue(), (_, later) -> later));
    }

    default List<FoodItem> foods() {
        return FoodItem.all(read(Query.all(KitchenEntities.INGREDIENT.table())));
    }

    /// Returns the foods with these ids.
    default List<FoodItem> foods(List<UUID> ids) {
        return ids.isEmpty() ? List.of() : FoodItem.all(read(
            Query.where(KitchenEntities.INGREDIENT.table(), new Filter(Row.ID, Operator.IN, ids))));
    }

    default List<Lot> stock() {
        return Lot.all(read(Query.all(KitchenEntities.INVENTORY.table())));
    }

    default List<Lot> stockByName() {
        return Lot.all(read(Query.all(KitchenEntities.INVENTORY.table()).orderedBy("name")));
    }

    /// Returns what is at home and has a date of expiry, the earliest first.
    default List<Lot> stockByExpiry() {
        return Lot.all(read(Query.where(KitchenEntities.INVENTORY.table(),
            new Filter("expiry_date", Operator.IS_NOT_NULL, null)).orderedBy("expiry_date")));
    }

    /// Returns the lines of all shopping lists, also those that are ticked.
    default List<ShoppingItem> shoppingList() {
        return ShoppingItem.all(read(Query.all(KitchenEntities.SHOPPING.table())));
    }

    default List<ShoppingItem> toBuy() {
        return ShoppingItem.all(read(Query.where(KitchenEntities.SHOPPING.table(), Filter.eq("is_purchased", false))));
    }

    /// Returns when each line of the shopping lists was changed last.
    default Map<UUID, OffsetDateTime> shoppingChanged() {
        return read(Query.all(KitchenEntities.SHOPPING.table()).withColumns(List.of("updated_at"))).stream()
            .collect(Collectors.toMap(Row::id, row -> row.timestamp("updated_at").orElseThrow()));
    }

    /// Returns the dishes of the open lines of the shopping lists that were cooked after the line was written, by the
    /// line's id: no dishes that are planned again.
    default Map<UUID, Set<String>> cookedSince(LocalDate today) {
        var names = read(Query.all(KitchenEntities.RECIPE.table()).withColumns(List.of("name"))).stream()
            .collect(Collectors.toMap(Row::id, row -> row.text("name")));
        var cookedMeals = cookedMeals();
        var ahead = meals().stream().filter(meal -> !cookedMeals.containsKey(meal.id()))
            .filter(meal -> meal.date().filter(date -> !date.isBefore(today)).isPresent())
            .flatMap(meal -> meal.recipe().stream()).collect(Collectors.toSet());
        var cooked = read(Query.all("cooking_log").withColumns(List.of("recipe_id", "cooked_at"))).stream()
            .filter(entry -> entry.reference("recipe_id").filter(id -> !ahead.contains(id)).isPresent()).toList();
        var since = new HashMap<UUID, Set<String>>();
        for (var line : read(Query.where(KitchenEntities.SHOPPING.table(), Filter.eq("is_purchased", false))
            .withColumns(List.of("source", "created_at")))) {
            var dishes = Set.of(line.text("source").split(", "));
            since.put(line.id(), cooked.stream().filter(entry -> entry.timestamp("cooked_at").orElseThrow()
                .isAfter(line.timestamp("created_at").orElseThrow()))
                .flatMap(entry -> Optional.ofNullable(names.get(entry.reference("recipe_id").orElseThrow())).stream())
                .filter(dishes::contains).collect(Collectors.toSet()));
        }
        return since;
    }

    default List<MealItem> meals() {
        return MealItem.all(read(Query.all(KitchenEntities.MEAL.table()).orderedBy("date")));
    }

    /// Returns the meal that a recipe is cooked for: the one planned for today, else the next within the week; empty
    /// if none is planned that is not cooked yet.
    default Optional<NextMeal> nextMeal(UUID recipe, LocalDate today) {
        var cooked = cookedMeals();
        return meals(today, today.plusDays(6)).stream()
            .filter(meal -> meal.recipe().filter(recipe::equals).isPresent())
            .filter(meal -> !cooked.containsKey(meal.id()))
            .min(Comparator.comparing((MealItem meal) -> meal.date().orElseThrow()).thenComparing(MealItem.BY_RANK))
            .map(NextMeal::of);
    }

    /// Returns the meals planned from one day to another, both inclusive, by day.
    default List<MealItem> meals(LocalDate from, LocalDate to) {
        return MealItem.all(read(Query.where(KitchenEntities.MEAL.table(), new Filter("date", Operator.GE, from),
            new Filter("date", Operator.LE, to)).orderedBy("date")));
    }

    /// Returns the days from a day on for which a dinner is planned.
    default Set<LocalDate> daysWithDinner(LocalDate from) {
        return read(Query.where(KitchenEntities.MEAL.table(), new Filter("date", Operator.GE, from),
            Filter.eq("meal_type", "dinner"))).stream().flatMap(meal -> meal.date("date").stream())
            .collect(Collectors.toSet());
    }

    default List<TaskItem> tasks() {
        return TaskItem.all(read(Query.all(KitchenEntities.TASK.table())));
    }

    default List<TaskItem> openTasks() {
        return TaskItem.all(read(Query.where(KitchenEntities.TASK.table(), Filter.eq("completed", false))));
    }

    default List<TimerItem> timers() {
        return TimerItem.all(read(Query.all(KitchenEntities.TIMER.table())));
    }

    /// Returns the preferences of the person at the window; empty before the first start has written them.
    default Optional<Preferences> preferences() {
        return read(Query.all(KitchenEntities.PREFERENCES.table())).stream().findFirst().map(Preferences::new);
    }

    /// Returns the adults and children who are cooked for; 0 where nobody said.
    default long people() {
        return read(Query.all(KitchenEntities.PREFERENCES.table())).stream()
            .mapToLong(row -> row.integer("household_adults").orElse(0L) + row.integer("household_kids").orElse(0L))
            .sum();
    }

    /// Returns a collection of recipes by its name.
    default Optional<Row> collection(String name) {
        return read(Query.where(KitchenEntities.COLLECTION.table(), Filter.eq("name", name))).stream().findFirst();
    }

    /// Returns the ids of the rows by which a recipe is in a collection.
    default List<UUID> entries(UUID collection, UUID recipe) {
        return read(Query.where(KitchenEntities.COLLECTION_RECIPE.table(), Filter.eq("collection_id", collection),
            Filter.eq("recipe_id", recipe))).stream().map(Row::id).toList();
    }
}

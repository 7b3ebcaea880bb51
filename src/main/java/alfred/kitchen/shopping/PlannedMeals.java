package alfred.kitchen.shopping;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The needs of the meals planned within a period: summed first, then reduced by the food at home
/// (spec/kitchen-rules.md, a shortfall).
///
/// @param dishes the meals that have a recipe and are not cooked yet, by date
/// @param toBuy the missing foods of all meals, without foods at home in amounts that are not comparable
/// @param beyond what of these foods would be missing if all that stands on the shopping list were at home, for the
///   meals before the period too, as they take theirs first
/// @param covered the needed foods that are at home in a sufficient amount
public record PlannedMeals(List<Dish> dishes, List<Shortage> toBuy, List<Shortage> beyond, List<Covered> covered) {
    public PlannedMeals {
        dishes = List.copyOf(dishes);
        toBuy = List.copyOf(toBuy);
        beyond = List.copyOf(beyond);
        covered = List.copyOf(covered);
    }

    /// A planned meal with its recipe.
    ///
    /// @param servings for how many it is
    /// @param lacking the number of foods to buy for it alone, as its recipe tells
    public record Dish(UUID meal, UUID recipe, String name, LocalDate date, int servings, int lacking) {}

    /// Returns the meals between two days, both inclusive. A lot counts for the meals up to its date; meals planned
    /// before them take theirs first, at home and of what stands on the list.
    public static PlannedMeals of(Rows rows, Household household, LocalDate from, LocalDate to, LocalDate today) {
        var meals = open(rows, from, to);
        var recipes = new HashMap<UUID, Row>();
        var needs = new ArrayList<Need>();
        var byDay = new NeedsByDay();
        for (var meal : meals) {
            var recipe = recipes.computeIfAbsent(meal.reference("recipe_id").orElseThrow(), id -> recipe(rows, id));
            var own = household.needs(recipe, meal.integer("servings").orElse(0L).intValue()).stream()
                .map(need -> need.withPurpose(String.valueOf(meal.id()))).toList();
            needs.addAll(own);
            byDay.add(meal.date("date").filter(day -> day.isAfter(today)).orElse(today), own);
        }
        var shelf = household.shelf(today);
        var staples = household.staples();
        var densities = household.densities();
        var before = needs(open(rows, today, from.minusDays(1)), household, today, rows);
        var home = household.atHome();
        var toBuy = sure(byDay.missing(before, home, staples, densities));
        var missing = toBuy.stream().map(Shortage::name).collect(Collectors.toSet());
        before.add(byDay);
        var beyond = sure(before.missing(
            Stream.concat(home.stream(), household.listed().stream()).toList(), staples, densities)).stream()
            .filter(shortage -> missing.contains(shortage.name())).toList();
        var alone = needs.stream().collect(Collectors.groupingBy(Need::purpose));
        var dishes = meals.stream().map(meal -> dish(meal, recipes,
            (int) Shortfall.of(alone.getOrDefault(String.valueOf(meal.id()), List.of()), shelf, staples, densities)
                .stream().filter(shortage -> !shortage.maybeAtHome()).count()))
            .toList();
        var names = dishes.stream().collect(Collectors.toMap(dish -> String.valueOf(dish.meal()), Dish::name));
        return new PlannedMeals(dishes, named(toBuy, names), named(beyond, names),
            Shortfall.covered(needs, shelf, staples, densities).stream().filter(food -> !missing.contains(food.name()))
                .map(food -> new Covered(food.name(), food.needed(), food.lots(),
                    food.purposes().stream().map(names::get).distinct().toList()))
                .toList());
    }

    /// Those of which none is at home in amounts that are not comparable.
    private static List<Shortage> sure(List<Shortage> shortages) {
        return shortages.stream().filter(shortage -> !shortage.maybeAtHome()).toList();
    }

    private static List<Shortage> named(List<Shortage> shortages, Map<String, String> names) {
        return shortages.stream()
            .map(shortage -> shortage.withPurposes(meal -> names.getOrDefault(meal, meal))).toList();
    }

    /// Returns what meals take, each need with the name of the dish that it is for.
    ///
    /// @param meals meals that have a recipe
    public static NeedsByDay needs(List<Row> meals, Household household, LocalDate today, Rows rows) {
        var recipes = new HashMap<UUID, Row>();
        var byDay = new NeedsByDay();
        for (var meal : meals) {
            var recipe = recipes.computeIfAbsent(meal.reference("recipe_id").orElseThrow(), id -> recipe(rows, id));
            byDay.add(meal.date("date").filter(day -> day.isAfter(today)).orElse(today),
                household.needs(recipe, meal.integer("servings").orElse(0L).intValue()).stream()
                    .map(need -> need.withPurpose(recipe.text("name"))).toList());
        }
        return byDay;
    }

    /// Returns the meals between two days, both inclusive, that have a recipe and are not cooked yet, by date.
    public static List<Row> open(Rows rows, LocalDate from, LocalDate to) {
        var cooked = rows.read(Query.all("cooking_log").withColumns(List.of("meal_id"))).stream()
            .flatMap(row -> row.reference("meal_id").stream()).collect(Collectors.toSet());
        return rows
            .read(Query.where("meals", new Filter("date", Operator.GE, from), new Filter("date", Operator.LE, to))
                .orderedBy("date"))
            .stream()
            .filter(meal -> meal.reference("recipe_id").isPresent() && !cooked.contains(meal.id())).toList();
    }

    /// Returns the new entry of the cooking log, with the meal that it marks as cooked, if its recipe is planned for
    /// its day (spec/kitchen-rules.md, cooking a planned meal).
    public static Row cooked(Row log, Rows rows) {
        var day = log.timestamp("cooked_at").map(OffsetDateTime::toLocalDate).orElse(null);
        if (day == null || log.has("meal_id") || !log.has("recipe_id")) {
            return log;
        }
        return planned(log.reference("recipe_id").orElseThrow(), day, rows).map(meal -> log.with("meal_id", meal.id()))
            .orElse(log);
    }

    /// Returns a new meal with the recipe whose name is all that its note says.
    public static Row named(Row meal, Rows rows) {
        if (meal.has("recipe_id") || meal.text("notes").isBlank()) {
            return meal;
        }
        var note = meal.text("notes").strip();
        var recipes = rows.read(Query.where("recipes", Filter.eq("name", note)));
        return recipes.size() == 1 ? meal.without("notes").with("recipe_id", recipes.getFirst().id()) : meal;
    }

    /// Returns the meal for which a recipe is planned on a day and that is not cooked yet: dinner before lunch before
    /// the others.
    public static Optional<Row> planned(UUID recipe, LocalDate day, Rows rows) {
        return rows.read(Query.where("meals", Filter.eq("date", day), Filter.eq("recipe_id", recipe))).stream()
            .filter(meal -> rows.read(Query.where("cooking_log", Filter.eq("meal_id", meal.id()))).isEmpty())
            .min(Comparator.comparingInt(PlannedMeals::rank));
    }

    /// Returns the lines of the shopping list that are still to be bought for dishes of these names, and for nothing
    /// else.
    public static List<Row> onlyFor(Set<String> dishes, Rows rows) {
        return rows.read(Query.where("shopping_list", Filter.eq("is_purchased", false))).stream()
            .filter(line -> !dishes(line).isEmpty() && dishes.containsAll(dishes(line))).toList();
    }

    /// Returns the meals still to come, within a year, when a new entry of the cooking log is written.
    public static List<Row> after(Row log, LocalDate today, Rows rows) {
        var meal = cooked(log, rows).reference("meal_id");
        return open(rows, today, today.plusYears(1)).stream()
            .filter(other -> !meal.equals(Optional.of(other.id()))).toList();
    }

    /// Returns the dishes that a line of the shopping list is for.
    public static List<String> dishes(Row line) {
        return Stream.of(line.text("source").split(", ")).filter(dish -> !dish.isBlank()).toList();
    }

    /// Returns the lines of the shopping list that are still to be bought for a dish, among others.
    public static List<Row> listedFor(String dish, Rows rows) {
        return rows.read(Query.where("shopping_list", Filter.eq("is_purchased", false))).stream()
            .filter(line -> dishes(line).contains(dish)).toList();
    }

    /// Returns the rank of a meal within its day: dinner, lunch, the others.
    public static int rank(Row meal) {
        return switch (meal.text("meal_type")) {
            case "dinner" -> 0;
            case "lunch" -> 1;
            default -> 2;
        };
    }

    private static Row recipe(Rows rows, UUID id) {
        var lines = rows.read(Query.where("recipe_ingredients", Filter.eq("recipe_id", id)).orderedBy("position"));
        return rows.read(Query.where("recipes", Filter.eq(Row.ID, id))).stream().findFirst().orElse(Row.EMPTY)
            .with("ingredients", lines);
    }

    private static Dish dish(Row meal, Map<UUID, Row> recipes, int lacking) {
        var id = meal.reference("recipe_id").orElseThrow();
        var recipe = recipes.getOrDefault(id, Row.EMPTY);
        int servings = meal.integer("servings").or(() -> recipe.integer("servings")).orElse(0L).intValue();
        return new Dish(meal.id(), id, recipe.text("name"), meal.date("date").orElseThrow(), servings, lacking);
    }
}

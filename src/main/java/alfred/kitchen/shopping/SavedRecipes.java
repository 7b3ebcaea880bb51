package alfred.kitchen.shopping;

import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store.Committed;
import alfred.kitchen.catalogue.Foods;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// In-memory cache of all saved recipes with their needs: loaded once, then reloaded by recipe after a commit.
///
/// Callers must not have written recipes in the current transaction. Thread-safe.
public final class SavedRecipes {
    private static final int MANY = 200;
    private static final List<String> RECIPE =
        List.of("name", "servings", "cuisine", "prep_time_minutes", "cook_time_minutes", "occasions",
            "flavor_tags", "health_tags", "equipment_tags", "difficulty", "rating");
    private static final List<String> LINE =
        List.of("recipe_id", "position", "name", "ingredient_id", "quantity", "quantity_max", "unit",
            "is_optional");

    private final Foods foods;
    private final Map<UUID, Dish> dishes = new LinkedHashMap<>();
    private final Set<UUID> touched = new HashSet<>();
    private final Map<Object, Object> shared = new HashMap<>();
    private boolean isRead;

    public SavedRecipes(Foods foods) {
        this.foods = foods;
    }

    /// The fields of a recipe used for planning and cooking.
    ///
    /// @param servings the number of servings; 0 if unknown
    /// @param minutes the total time in minutes; 0 if unknown
    /// @param tags the tags of all kinds: occasions, flavours, health, equipment
    /// @param difficulty `easy`, `medium` or `hard`; `""` if unknown
    /// @param rating stars from 1 to 5; 0 if unrated
    /// @param needs the needs for the recipe's own servings
    public record Dish(
        UUID id, String name, int servings, String cuisine, long minutes, List<String> occasions, List<String> flavors,
        List<String> healthTags,
        List<String> tags, String difficulty, int rating, List<Need> needs) {}

    /// Returns all recipes, in no particular order.
    public synchronized List<Dish> all(Rows rows) {
        if (!isRead || touched.size() > MANY) {
            dishes.clear();
            shared.clear();
            read(rows, List.of(), List.of());
            isRead = true;
        } else if (!touched.isEmpty()) {
            var ids = new ArrayList<Object>(touched);
            touched.forEach(dishes::remove);
            read(rows, List.of(new Filter(Row.ID, Operator.IN, ids)),
                List.of(new Filter("recipe_id", Operator.IN, ids)));
        }
        touched.clear();
        return List.copyOf(dishes.values());
    }

    /// Marks the recipes changed by a commit for reloading; all of them if foods changed.
    public synchronized void committed(Committed committed) {
        var known = committed.changes().stream().map(Change::table).collect(Collectors.toSet());
        known.remove("ingredients");
        if (Stream.of("recipes", "recipe_ingredients", "ingredients")
            .anyMatch(table -> committed.tables().contains(table) && !known.contains(table))) {
            isRead = false;
        }
        for (var change : committed.changes()) {
            switch (change.table()) {
                case "recipes" -> touched.add(change.id());
                case "recipe_ingredients" -> Stream.of(change.before(), change.after())
                    .flatMap(row -> row == null ? Stream.empty() : row.reference("recipe_id").stream())
                    .forEach(touched::add);
                default -> {}
            }
        }
    }

    private void read(Rows rows, List<Filter> recipes, List<Filter> lines) {
        var household = new Household(foods, rows);
        var needs = new HashMap<UUID, List<Placed>>();
        for (var line : rows.read(Query.all("recipe_ingredients").withFilters(lines, List.of()).withColumns(LINE))) {
            needs.computeIfAbsent(line.reference("recipe_id").orElseThrow(), _ -> new ArrayList<>())
                .add(new Placed(line.integer("position").orElse(0L), compact(household.need(line))));
        }
        for (var row : rows.read(Query.all("recipes").withFilters(recipes, List.of()).withColumns(RECIPE))) {
            dishes.put(row.id(), dish(row, needs.getOrDefault(row.id(), List.of())));
        }
    }

    private record Placed(long position, Need need) {}

    private Dish dish(Row row, Collection<Placed> needs) {
        long minutes = row.integer("prep_time_minutes").orElse(0L) + row.integer("cook_time_minutes").orElse(0L);
        return new Dish(row.id(), row.text("name"), row.integer("servings").orElse(0L).intValue(),
            one(row.text("cuisine")), minutes,
            one(row.texts("occasions")), one(row.texts("flavor_tags")), one(row.texts("health_tags")),
            one(Stream.of("occasions", "flavor_tags", "health_tags", "equipment_tags")
                .flatMap(column -> row.texts(column).stream()).toList()),
            one(row.text("difficulty")), row.integer("rating").orElse(0L).intValue(),
            needs.stream().sorted(Comparator.comparingLong(Placed::position)).map(Placed::need).toList());
    }

    /// Shares equal words and amounts between needs, as they recur in thousands of ingredient lines.
    private Need compact(Need need) {
        return one(new Need(one(need.name()), need.foodKey(), need.quantity(), one(need.unit()), need.optional()));
    }

    @SuppressWarnings("unchecked")
    private <T> T one(T value) {
        return (T) shared.computeIfAbsent(value, v -> v);
    }
}

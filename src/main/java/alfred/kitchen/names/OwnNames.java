package alfred.kitchen.names;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store.Committed;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Cache of the names of the household's own recipes, tasks and things, valid until one of their tables changes.
/// Thread-safe.
public final class OwnNames {
    private static final String RECIPE = "recipe_id";
    private final Map<Kind, NameIndex> indexes = new EnumMap<>(Kind.class);

    private enum Kind {
        RECIPES(Map.of("recipes", "name")), TASKS(Map.of("tasks", "title")),
        THINGS(Map.of("inventory", "name", "shopping_list", "name")),
        STOCK(Map.of("inventory", "name")), LISTED(Map.of("shopping_list", "name")),
        PLANNED(Map.of("meals", "notes", "recipes", "name")), TIMERS(Map.of("timers", "name"));

        /// The column of the name by table.
        private final Map<String, String> columns;

        Kind(Map<String, String> columns) {
            this.columns = columns;
        }
    }

    /// The names by what they name.
    ///
    /// @param things what is in stock or on the shopping list
    /// @param stock what is in stock
    /// @param listed what is on the shopping list
    /// @param planned the dishes of planned meals, by their recipes or as noted
    /// @param timers the timers, running or not
    public record Names(NameIndex recipes, NameIndex tasks, NameIndex things, NameIndex stock, NameIndex listed,
        NameIndex planned, NameIndex timers) {
        /// No names.
        public static final Names NONE =
            new Names(NameIndex.NONE, NameIndex.NONE, NameIndex.NONE, NameIndex.NONE, NameIndex.NONE, NameIndex.NONE,
                NameIndex.NONE);

        /// Returns whether a word in lower case stands in any of the names.
        public boolean holdsWord(String word) {
            return recipes.words().contains(word) || tasks.words().contains(word) || things.words().contains(word);
        }

        /// Returns the words of all names, in lower case.
        public Stream<String> words() {
            return Stream.of(recipes, tasks, things).flatMap(index -> index.words().stream());
        }
    }

    /// Returns the names, reading those that changed.
    public synchronized Names all(Rows rows) {
        return new Names(index(Kind.RECIPES, rows), index(Kind.TASKS, rows), index(Kind.THINGS, rows),
            index(Kind.STOCK, rows),
            index(Kind.LISTED, rows), index(Kind.PLANNED, rows), index(Kind.TIMERS, rows));
    }

    private NameIndex index(Kind kind, Rows rows) {
        return indexes
            .computeIfAbsent(
                kind, wanted -> new NameIndex(wanted == Kind.PLANNED ? planned(rows)
                    : wanted.columns.entrySet().stream()
                        .flatMap(column -> rows.read(Query.all(column.getKey()).withColumns(List.of(column.getValue())))
                            .stream()
                            .map(row -> row.text(column.getValue())))
                        .distinct().toList()));
    }

    private static List<String> planned(Rows rows) {
        var meals = rows.read(Query.all("meals").withColumns(List.of(RECIPE, "notes")));
        var recipes =
            meals.stream().map(meal -> meal.text(RECIPE)).filter(id -> !id.isEmpty()).collect(Collectors.toSet());
        var cooked = recipes.isEmpty() ? Stream.<String>of()
            : rows.read(Query.all("recipes").withColumns(List.of("name"))).stream()
                .filter(recipe -> recipes.contains(recipe.text(Row.ID))).map(recipe -> recipe.text("name"));
        return Stream.concat(cooked, meals.stream().map(meal -> meal.text("notes")).filter(note -> !note.isBlank()))
            .distinct().toList();
    }

    /// Follows a commit: forgets the names of the tables that it wrote to.
    public synchronized void committed(Committed committed) {
        indexes.keySet().removeIf(kind -> kind.columns.keySet().stream().anyMatch(committed.tables()::contains));
    }
}

package alfred.kitchen.names;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.crud.Store.Committed;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Cache of the names of the household's own recipes, tasks and things, valid until one of their tables changes. Thread-safe.
public final class OwnNames {
    private final Map<Table, List<String>> read = new EnumMap<>(Table.class);
    private final Map<Table, NameIndex> indexes = new EnumMap<>(Table.class);

    private enum Table {
        RECIPES("recipes", "name"), TASKS("tasks", "title"), STOCK("inventory", "name"), LIST("shopping_list", "name");

        private final String table;
        private final String column;

        Table(String table, String column) {
            this.table = table;
            this.column = column;
        }
    }

    /// The names by what they name.
    ///
    /// @param things what is in stock or on the shopping list
    public record Names(NameIndex recipes, NameIndex tasks, NameIndex things) {
        /// No names.
        public static final Names NONE = new Names(NameIndex.NONE, NameIndex.NONE, NameIndex.NONE);

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
        if (!indexes.containsKey(Table.STOCK) || !indexes.containsKey(Table.LIST)) {
            var things = Stream.concat(names(Table.STOCK, rows).stream(), names(Table.LIST, rows).stream()).distinct().toList();
            indexes.put(Table.STOCK, new NameIndex(things));
            indexes.put(Table.LIST, NameIndex.NONE);
        }
        for (var table : List.of(Table.RECIPES, Table.TASKS)) {
            if (!indexes.containsKey(table)) {
                indexes.put(table, new NameIndex(names(table, rows)));
            }
        }
        return new Names(indexes.getOrDefault(Table.RECIPES, NameIndex.NONE), indexes.getOrDefault(Table.TASKS, NameIndex.NONE),
            indexes.getOrDefault(Table.STOCK, NameIndex.NONE));
    }

    private List<String> names(Table table, Rows rows) {
        return read.computeIfAbsent(table, wanted -> rows.read(Query.all(wanted.table).withColumns(List.of(wanted.column))).stream()
            .map(row -> row.text(wanted.column)).distinct().toList());
    }

    /// Follows a commit: forgets the names of the tables that it wrote to.
    public synchronized void committed(Committed committed) {
        for (var table : Table.values()) {
            if (committed.tables().contains(table.table)) {
                read.remove(table);
                indexes.remove(table);
            }
        }
    }
}

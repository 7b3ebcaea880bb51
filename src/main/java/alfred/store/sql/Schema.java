package alfred.store.sql;

import alfred.store.folder.KitchenState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The tables created by Alfred's migrations: the content of a backup, and the only tables that a restore accepts.
///
/// @param version the number of migrations applied
/// @param tables the tables, sorted by name
public record Schema(int version, List<Table> tables) {
    /// Tables that describe the database itself; each database has its own.
    private static final Set<String> OWN =
        Set.of("schema_migrations", KitchenState.TABLE, "household", "commits", "photos", "copy_state", "queue",
            "queue_sessions");
    private static final String COLUMNS = """
        SELECT table_name, column_name, data_type, is_nullable, is_identity FROM information_schema.columns
        WHERE table_schema = CURRENT_SCHEMA ORDER BY table_name, ordinal_position""";

    public Schema {
        tables = List.copyOf(tables);
    }

    /// A column.
    ///
    /// @param isRequired whether the column is `NOT NULL`
    /// @param isIdentity whether the database generates the column's values
    public record Column(String name, StoredType type, boolean isRequired, boolean isIdentity) {}

    /// A table.
    ///
    /// @param columns the columns, in their order in the database
    public record Table(String name, List<Column> columns) {
        public Table {
            columns = List.copyOf(columns);
        }

        public String select() {
            return "SELECT " + names() + " FROM " + TableSql.quoted(name);
        }

        /// The values of a row of [#select()], in the order of the columns.
        public List<@Nullable Object> values(ResultSet result) throws SQLException {
            var values = new ArrayList<@Nullable Object>();
            for (int i = 0; i < columns.size(); i++) {
                values.add(columns.get(i).type().read(result, i + 1));
            }
            return values;
        }

        public String insert() {
            return "INSERT INTO " + TableSql.quoted(name) + " (" + names() + ") VALUES (?"
                + ", ?".repeat(columns.size() - 1) + ")";
        }

        private String names() {
            return columns.stream().map(column -> TableSql.quoted(column.name())).collect(Collectors.joining(", "));
        }
    }

    /// Reads the schema of a database created by Alfred's migrations.
    ///
    /// @throws IllegalStateException for a column of a type that backups do not support
    public static Schema of(Sql sql) {
        Map<String, List<Column>> columns = new LinkedHashMap<>();
        sql.list(COLUMNS, List.of(), r -> {
            var table = r.getString(1);
            var type = StoredType.named(r.getString(3).toLowerCase(Locale.ROOT));
            if (!OWN.contains(table)) {
                columns.computeIfAbsent(table, _ -> new ArrayList<>()).add(new Column(r.getString(2),
                    type.orElseThrow(() -> new IllegalStateException("a column of a type that no backup holds")),
                    r.getString(4).equalsIgnoreCase("no"), r.getString(5).equalsIgnoreCase("yes")));
            }
            return table;
        });
        var version = sql.first("SELECT COUNT(*) FROM schema_migrations", List.of(), r -> r.getInt(1)).orElse(0);
        return new Schema(version, columns.entrySet().stream().map(e -> new Table(e.getKey(), e.getValue())).toList());
    }
}

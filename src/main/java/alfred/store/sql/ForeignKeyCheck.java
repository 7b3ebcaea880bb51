package alfred.store.sql;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The foreign keys of a database, to find rows that refer to a missing row.
///
/// @param all one link for each constraint
public record ForeignKeyCheck(List<Link> all) {
    private static final String COLUMNS = """
        SELECT k.constraint_name, k.table_name, k.column_name, u.table_name, u.column_name
        FROM information_schema.referential_constraints r
        JOIN information_schema.key_column_usage k
            ON k.constraint_schema = r.constraint_schema AND k.constraint_name = r.constraint_name
        JOIN information_schema.key_column_usage u
            ON u.constraint_schema = r.unique_constraint_schema AND u.constraint_name = r.unique_constraint_name
            AND u.ordinal_position = k.position_in_unique_constraint
        WHERE r.constraint_schema = CURRENT_SCHEMA
        ORDER BY k.constraint_name, k.ordinal_position""";

    public ForeignKeyCheck {
        all = List.copyOf(all);
    }

    /// A foreign key.
    ///
    /// @param table the referring table
    /// @param other the referenced table
    /// @param columns the referring columns
    /// @param others the referenced columns, in the same order
    public record Link(String table, String other, List<String> columns, List<String> others) {
        private String condition() {
            var given = columns.stream().map(column -> "t." + TableSql.quoted(column) + " IS NOT NULL")
                .collect(Collectors.joining(" AND "));
            var same = IntStream.range(0, columns.size())
                .mapToObj(i -> "o." + TableSql.quoted(others.get(i)) + " = t." + TableSql.quoted(columns.get(i)))
                .collect(Collectors.joining(" AND "));
            return given + " AND NOT EXISTS (SELECT 1 FROM " + TableSql.quoted(other) + " o WHERE " + same + ")";
        }

        /// The statement that indexes the referring columns.
        public String index() {
            return "CREATE INDEX IF NOT EXISTS " + TableSql.quoted(table + "_to_" + String.join("_", columns)) + " ON "
                + TableSql.quoted(table)
                + columns.stream().map(TableSql::quoted).collect(Collectors.joining(", ", " (", ")"));
        }

        long broken(Sql sql) {
            return sql.first("SELECT COUNT(*) FROM " + TableSql.quoted(table) + " t WHERE " + condition(), List.of(),
                r -> r.getLong(1)).orElse(0L);
        }

        /// Clears the key of rows that refer to a missing row, or deletes those rows if the key is required.
        ///
        /// @return the number of rows changed or deleted
        public int mend(Sql sql, boolean isRequired) {
            var text = isRequired ? "DELETE FROM " + TableSql.quoted(table) + " t"
                : "UPDATE " + TableSql.quoted(table) + " t SET " + TableSql.quoted(columns.getFirst()) + " = NULL";
            return sql.update(text + " WHERE " + condition(), List.of());
        }
    }

    public static ForeignKeyCheck of(Sql sql) {
        Map<String, Link> links = new LinkedHashMap<>();
        sql.list(COLUMNS, List.of(), r -> {
            var link = links.get(r.getString(1));
            if (link == null) {
                link = new Link(r.getString(2), r.getString(4), new ArrayList<>(), new ArrayList<>());
                links.put(r.getString(1), link);
            }
            link.columns().add(r.getString(3));
            link.others().add(r.getString(5));
            return link;
        });
        return new ForeignKeyCheck(List.copyOf(links.values()));
    }

    public boolean areWhole(Sql sql) {
        return all.stream().allMatch(link -> link.broken(sql) == 0);
    }
}

package alfred.store.sql;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query.Order;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Builds the SQL of one entity's table. Names come only from the entity definition, so no outside text becomes
/// part of a statement.
public final class TableSql {
    static final ColumnSql ID = new ColumnSql(Column.of(Row.ID, ColumnType.REFERENCE));
    static final ColumnSql VERSION = new ColumnSql(Column.of(Row.VERSION, ColumnType.INTEGER));
    private static final List<ColumnSql> OWN = List.of(
        new ColumnSql(Column.of("created_at", ColumnType.TIMESTAMP), true),
        new ColumnSql(Column.of("updated_at", ColumnType.TIMESTAMP), true));

    private final EntityDefinition entity;
    private final Dialect dialect;
    private final Map<String, ColumnSql> columns = new LinkedHashMap<>();
    private final Map<String, ColumnSql> addressable = new LinkedHashMap<>();
    private final List<String> references;
    private final String insert;

    public TableSql(EntityDefinition entity, Dialect dialect) {
        this.entity = entity;
        this.dialect = dialect;
        references = Stream.concat(Stream.of(Row.ID), entity.references().map(Column::name)).toList();
        entity.columns().forEach(c -> columns.put(c.name(), new ColumnSql(c)));
        addressable.put(Row.ID, ID);
        addressable.put(Row.VERSION, VERSION);
        OWN.forEach(c -> addressable.put(c.column().name(), c));
        addressable.putAll(columns);
        var names = columns.values().stream().flatMap(c -> c.names().stream()).map(TableSql::quoted).toList();
        insert = "INSERT INTO " + quoted(entity.table()) + " (id, owner_id, created_at, updated_at, version, "
            + String.join(", ", names)
            + ") VALUES (?, ?, ?, ?, 1" + ", ?".repeat(names.size()) + ")";
    }

    Dialect dialect() {
        return dialect;
    }

    public EntityDefinition entity() {
        return entity;
    }

    /// The names of the columns that refer to other rows, and the id.
    public List<String> references() {
        return references;
    }

    public Iterable<ColumnSql> columns() {
        return columns.values();
    }

    /// Returns the column of that name, which a filter, an order or a payload refers to.
    ///
    /// @throws IllegalArgumentException if there is no such column
    public ColumnSql column(String name) {
        var column = addressable.get(name);
        if (column == null) {
            throw new IllegalArgumentException(entity.table() + " has no column " + name);
        }
        return column;
    }

    public String insert() {
        return insert;
    }

    public String update(List<ColumnSql> changed) {
        var sets = changed.stream().flatMap(c -> c.names().stream()).map(name -> ", " + quoted(name) + " = ?")
            .collect(Collectors.joining());
        return "UPDATE " + quoted(entity.table()) + " SET version = version + 1, updated_at = ?" + sets
            + " WHERE id = ? AND owner_id = ?";
    }

    public String delete() {
        return "DELETE FROM " + quoted(entity.table()) + " WHERE id = ? AND owner_id = ?";
    }

    /// Returns the statement that deletes all other owners' rows that refer to a row.
    public String deleteOfOthers(String reference) {
        return "DELETE FROM " + quoted(entity.table()) + " WHERE " + quoted(reference) + " = ? AND owner_id <> ?";
    }

    /// Returns the statement that records the position of a row about to be deleted.
    public String keepPlace() {
        return "INSERT INTO deleted_places (owner_id, row_id, created_at, seq) SELECT owner_id, id, created_at, seq FROM "
            + quoted(entity.table())
            + " WHERE id = ? AND owner_id = ?";
    }

    public String returnToPlace() {
        return "UPDATE " + quoted(entity.table()) + " SET created_at = ?, seq = ? WHERE id = ? AND owner_id = ?";
    }

    /// Returns a query for columns of the owner's rows under a condition, which may be empty.
    public String select(List<ColumnSql> read, String condition, List<Order> order, boolean isLimited) {
        return "SELECT " + names(read) + " FROM " + quoted(entity.table()) + " WHERE owner_id = ?"
            + (condition.isEmpty() ? "" : " AND " + condition)
            + " ORDER BY " + order.stream().map(this::ordered).collect(Collectors.joining()) + "created_at, seq"
            + (isLimited ? " LIMIT ?" : "");
    }

    /// Returns a query for columns of the rows of all but one owner.
    public String selectOthers(List<ColumnSql> read) {
        return "SELECT " + names(read) + " FROM " + quoted(entity.table())
            + " WHERE owner_id <> ? ORDER BY created_at, seq";
    }

    private static String names(List<ColumnSql> read) {
        return read.stream().flatMap(c -> c.readNames().stream()).map(TableSql::quoted)
            .collect(Collectors.joining(", "));
    }

    /// Returns the columns to read, always with `id` and `version`; all columns if no names are given.
    public List<ColumnSql> selected(List<String> names) {
        var read = new ArrayList<>(List.of(ID, VERSION));
        if (names.isEmpty()) {
            read.addAll(columns.values());
        } else {
            names.stream().map(this::column).filter(c -> read.stream().noneMatch(known -> known == c))
                .forEach(read::add);
        }
        return Collections.unmodifiableList(read);
    }

    public static Row read(List<ColumnSql> columns, ResultSet result) throws SQLException {
        var values = new LinkedHashMap<String, Object>();
        int at = 1;
        for (var column : columns) {
            @Nullable
            Object value = column.read(result, at);
            if (value != null) {
                values.put(column.column().name(), value);
            }
            at += column.readNames().size();
        }
        return new Row(values);
    }

    public static String quoted(String name) {
        return '"' + name + '"';
    }

    /// Returns an order clause: texts sort by their lower-case form, and missing values come last in either
    /// direction.
    private String ordered(Order order) {
        var column = column(order.column()).column();
        var name = quoted(column.name());
        var key = column.type() == ColumnType.TEXT ? dialect.sorted(dialect.folded(name)) : name;
        return key + (order.isDescending() ? " DESC" : "") + " NULLS LAST, ";
    }
}

package alfred.core.crud.call;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Operator;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A call as requested by a model, the built-in assistant or a script: names and values are unchecked, ids are
/// refs.
///
/// @param tool `db_read`, `db_create`, `db_update`, `db_delete`, or a tool of the domain
/// @param table the table of a CRUD tool; `""` for a tool of the domain
/// @param columns the columns to return; empty for the default ones of the table
/// @param order the columns to sort by, each followed by ` desc` for descending order
/// @param limit the maximum number of rows; 0 for no limit
/// @param data the rows to create, or a single map of the fields to update
/// @param args the arguments of a tool of the domain
public record ToolCall(
    String tool, String table, List<Condition> filters, List<Condition> orFilters, List<String> columns,
    List<String> order, int limit,
    List<Map<String, @Nullable Object>> data, Map<String, @Nullable Object> args) {

    public static final String READ = "db_read";
    public static final String CREATE = "db_create";
    public static final String UPDATE = "db_update";
    public static final String DELETE = "db_delete";

    /// An unchecked filter.
    public record Condition(String field, String op, @Nullable Object value) {
        @Override
        public String toString() {
            return value == null ? field + " " + op : field + " " + op + " " + value;
        }

        private boolean namesIds() {
            return field.equals(Row.ID)
                && Operator.of(op).filter(o -> o == Operator.EQ || o == Operator.IN).isPresent();
        }
    }

    public boolean isRead() {
        return tool.equals(READ);
    }

    public static Condition where(String field, String op, @Nullable Object value) {
        return new Condition(field, op, value);
    }

    public static ToolCall read(String table, Condition... filters) {
        return new ToolCall(READ, table, List.of(filters), List.of(), List.of(), List.of(), 0, List.of(), Map.of());
    }

    public static ToolCall create(String table, List<Map<String, @Nullable Object>> rows) {
        return new ToolCall(CREATE, table, List.of(), List.of(), List.of(), List.of(), 0, rows, Map.of());
    }

    public static ToolCall update(String table, List<Condition> filters, Map<String, @Nullable Object> fields) {
        return new ToolCall(UPDATE, table, filters, List.of(), List.of(), List.of(), 0, List.of(fields), Map.of());
    }

    public static ToolCall delete(String table, Condition... filters) {
        return new ToolCall(DELETE, table, List.of(filters), List.of(), List.of(), List.of(), 0, List.of(), Map.of());
    }

    /// The ids that the call names, if its only filter names ids; empty for any other call.
    public List<String> ids() {
        return filters.size() != 1 || !orFilters.isEmpty() || !filters.getFirst().namesIds() ? List.of()
            : (filters.getFirst().value() instanceof Collection<?> many ? many.stream()
                : Stream.ofNullable(filters.getFirst().value()))
                .map(String::valueOf).toList();
    }

    /// The columns that this read returns, apart from `id`; empty for all columns and the children. A read that names
    /// neither ids nor columns returns the table's summary columns.
    public List<String> returnedColumns(DomainConfig domain, EntityDefinition entity) {
        boolean namesIds = Stream.concat(filters.stream(), orFilters.stream()).anyMatch(Condition::namesIds);
        if (columns.isEmpty() && (namesIds || entity.summaryColumns().isEmpty())) {
            return List.of();
        }
        var wanted = columns.isEmpty() ? entity.summaryColumns() : columns;
        return Stream.concat(domain.labelColumns(entity).stream(), wanted.stream()).distinct().toList();
    }

    /// A call of a tool of the domain.
    public static ToolCall domain(String tool, Map<String, @Nullable Object> args) {
        return new ToolCall(tool, "", List.of(), List.of(), List.of(), List.of(), 0, List.of(), args);
    }

    public ToolCall withArgs(Map<String, @Nullable Object> others) {
        return new ToolCall(tool, table, filters, orFilters, columns, order, limit, data, others);
    }

    public ToolCall orderedBy(String... by) {
        return new ToolCall(tool, table, filters, orFilters, columns, List.of(by), limit, data, args);
    }

    public ToolCall withColumns(String... names) {
        return new ToolCall(tool, table, filters, orFilters, List.of(names), order, limit, data, args);
    }

    /// A copy of this call whose rows also have to match at least one of the given conditions.
    public ToolCall anyOf(Condition... others) {
        return new ToolCall(tool, table, filters, List.of(others), columns, order, limit, data, args);
    }
}

package alfred.core.row;

import java.util.Arrays;
import java.util.List;

/// A query for rows that match all of `filters` and, if there are any `orFilters`, at least one of those.
///
/// @param columns the columns to return; empty for all
/// @param limit the maximum number of rows; 0 for no limit
public record Query(String table, List<Filter> filters, List<Filter> orFilters, List<String> columns, List<Order> order,
    int limit) {
    public Query {
        filters = List.copyOf(filters);
        orFilters = List.copyOf(orFilters);
        columns = List.copyOf(columns);
        order = List.copyOf(order);
    }

    /// A column to sort by.
    public record Order(String column, boolean isDescending) {}

    public static Query all(String table) {
        return new Query(table, List.of(), List.of(), List.of(), List.of(), 0);
    }

    public static Query where(String table, Filter... filters) {
        return new Query(table, List.of(filters), List.of(), List.of(), List.of(), 0);
    }

    public Query orderedBy(String... ascending) {
        return new Query(table, filters, orFilters, columns,
            Arrays.stream(ascending).map(c -> new Order(c, false)).toList(), limit);
    }

    public Query withFilters(List<Filter> others, List<Filter> otherOr) {
        return new Query(table, others, otherOr, columns, order, limit);
    }

    public Query withLimit(int other) {
        return new Query(table, filters, orFilters, columns, order, other);
    }

    public Query withColumns(List<String> others) {
        return new Query(table, filters, orFilters, others, order, limit);
    }
}

package alfred.store.sql;

import alfred.core.domain.ColumnType;
import alfred.core.domain.Fraction;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Translates filters into a condition with bound values (spec/reading-and-writing.md, filters).
///
/// A row without a value differs from every value, so `!=` and `not_in` include it; comparisons and searches
/// exclude it. An empty list counts as no value. `=` and `in` ignore the case of texts; quantities compare as
/// fractions. `ilike` and `contains` match the items of a list one by one; only a pattern with an inner `%` may
/// span neighbouring items. A pattern for a table's name column is looked up in an index of the names, if the table
/// has one.
///
/// An unknown column, an operator that does not suit the column's type, or a value of another type throws
/// `IllegalArgumentException` before anything is read.
public final class FilterSql {
    private final TableSql table;
    private final UUID owner;
    private final List<Object> values = new ArrayList<>();

    private FilterSql(TableSql table, UUID owner) {
        this.table = table;
        this.owner = owner;
    }

    /// A condition.
    ///
    /// @param sql the text; `""` if there are no filters
    /// @param values the values to bind, in order
    public record Condition(String sql, List<Object> values) {}

    public static Condition of(TableSql table, UUID owner, List<Filter> all, List<Filter> any) {
        var filters = new FilterSql(table, owner);
        var parts = new ArrayList<String>();
        all.forEach(f -> parts.add(filters.condition(f)));
        if (!any.isEmpty()) {
            parts.add(any.stream().map(filters::condition).collect(Collectors.joining(" OR ", "(", ")")));
        }
        return new Condition(String.join(" AND ", parts), filters.values);
    }

    private String condition(Filter filter) {
        var column = table.column(filter.field());
        var name = TableSql.quoted(filter.field());
        return switch (filter.op()) {
            case IS_NULL ->
                column.column().type() == ColumnType.TEXT_LIST ? "CARDINALITY(" + name + ") = 0" : name + " IS NULL";
            case IS_NOT_NULL -> column.column().type() == ColumnType.TEXT_LIST ? "CARDINALITY(" + name + ") > 0"
                : name + " IS NOT NULL";
            case EQ, NE -> equal(column, filter.op() == Operator.EQ, List.of(one(column, filter)));
            case IN, NOT_IN -> equal(column, filter.op() == Operator.IN, several(column, filter));
            case GT, LT, GE, LE -> compared(column, filter);
            case ILIKE -> like(column, filter, LikePattern.of(text(filter)));
            case CONTAINS -> like(column, filter, LikePattern.containing(text(filter)));
            case SIMILAR -> throw unsuitable(filter);
        };
    }

    /// Tests whether the column has one of the values, or none of them.
    private String equal(ColumnSql column, boolean isWanted, List<Object> wanted) {
        if (wanted.isEmpty()) {
            return isWanted ? "1 = 0" : "1 = 1";
        }
        var name = column.column().name();
        var quoted = TableSql.quoted(name);
        String found;
        if (column.column().type() == ColumnType.QUANTITY) {
            found = wanted.stream().map(value -> exactly(name, (Fraction) value))
                .collect(Collectors.joining(" OR ", "(", ")"));
        } else {
            boolean isText = column.column().type() == ColumnType.TEXT;
            var side = isText ? table.dialect().folded(quoted) : quoted;
            found = wanted.stream().map(value -> bound(isText ? LikePattern.fold(value.toString()) : value))
                .collect(Collectors.joining(", ", side + " IN (", ")"));
        }
        return isWanted ? found : "(" + quoted + " IS NULL OR NOT " + found + ")";
    }

    private String exactly(String name, Fraction value) {
        return "(" + TableSql.quoted(name + "_num") + " = " + bound(new BigDecimal(value.numerator()))
            + " AND " + TableSql.quoted(name + "_den") + " = " + bound(new BigDecimal(value.denominator())) + ")";
    }

    private String compared(ColumnSql column, Filter filter) {
        var type = column.column().type();
        var value = one(column, filter);
        var sign = " " + filter.op().text() + " ";
        return switch (type) {
            case TEXT -> table.dialect().sorted(TableSql.quoted(filter.field())) + sign + bound(value);
            case INTEGER, DATE, TIME, TIMESTAMP -> TableSql.quoted(filter.field()) + sign + bound(value);
            case QUANTITY -> {
                var fraction = (Fraction) value;
                yield TableSql.quoted(filter.field() + "_num") + " * " + bound(new BigDecimal(fraction.denominator()))
                    + sign
                    + TableSql.quoted(filter.field() + "_den") + " * " + bound(new BigDecimal(fraction.numerator()));
            }
            case BOOLEAN, TEXT_LIST, REFERENCE -> throw unsuitable(filter);
        };
    }

    private String like(ColumnSql column, Filter filter, LikePattern pattern) {
        var name = filter.field();
        return switch (column.column().type()) {
            case TEXT -> {
                var matches = table.dialect().folded(TableSql.quoted(name)) + " LIKE ";
                yield name.equals(table.entity().labelColumn())
                    ? "id IN (SELECT id FROM " + TableSql.quoted(table.entity().table()) + " WHERE owner_id = "
                        + bound(owner) + " AND " + matches
                        + bound(pattern.inText()) + " ESCAPE '\\')"
                    : matches + bound(pattern.inText()) + " ESCAPE '\\'";
            }
            case TEXT_LIST ->
                "(CARDINALITY(" + TableSql.quoted(name) + ") > 0 AND " + TableSql.quoted(name + "_text") + " LIKE "
                    + bound(pattern.inList()) + " ESCAPE '\\')";
            case INTEGER, QUANTITY, BOOLEAN, DATE, TIME, TIMESTAMP, REFERENCE -> throw unsuitable(filter);
        };
    }

    private String bound(Object value) {
        values.add(value instanceof List<?> items ? items.toArray(String[]::new) : value);
        return "?";
    }

    private static Object one(ColumnSql column, Filter filter) {
        return normal(column, filter, filter.value());
    }

    private static List<Object> several(ColumnSql column, Filter filter) {
        if (!(filter.value() instanceof List<?> items)) {
            throw unsuitable(filter);
        }
        return items.stream().filter(Objects::nonNull).<Object>map(item -> normal(column, filter, item)).toList();
    }

    private static Object normal(ColumnSql column, Filter filter, @Nullable Object value) {
        var normal = value == null ? null : column.normal(value);
        if (normal == null) {
            throw unsuitable(filter);
        }
        return normal;
    }

    private static String text(Filter filter) {
        if (filter.value() instanceof String text) {
            return text;
        }
        throw unsuitable(filter);
    }

    private static IllegalArgumentException unsuitable(Filter filter) {
        return new IllegalArgumentException(filter.op().text() + " does not suit " + filter.field() + " or its value");
    }
}

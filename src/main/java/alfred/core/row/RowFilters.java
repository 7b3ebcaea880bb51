package alfred.core.row;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The meaning of filters and order in memory, for rows that are not in the store
/// (spec/reading-and-writing.md, filters). The store's SQL is tested against it.
public final class RowFilters {
    private static final Column ID = Column.of(Row.ID, ColumnType.REFERENCE);

    private RowFilters() {}

    /// Whether a row matches all filters of a query and, if there are any, one of its or-filters.
    ///
    /// @throws IllegalArgumentException for a search by meaning, which only a domain can carry out
    public static boolean match(EntityDefinition entity, Row row, Query query) {
        return query.filters().stream().allMatch(f -> match(entity, row, f))
            && (query.orFilters().isEmpty() || query.orFilters().stream().anyMatch(f -> match(entity, row, f)));
    }

    /// The order of a query: texts regardless of case, rows without a value last.
    public static Comparator<Row> order(List<Query.Order> order) {
        return order.stream().map(RowFilters::by).reduce((_, _) -> 0, Comparator::thenComparing);
    }

    private static Comparator<Row> by(Query.Order by) {
        Comparator<Object> values = (a, b) -> compare(a instanceof String text ? text.toLowerCase(Locale.ROOT) : a,
            b instanceof String text ? text.toLowerCase(Locale.ROOT) : b);
        return Comparator.comparing(row -> row.values().get(by.column()),
            Comparator.nullsLast(by.isDescending() ? values.reversed() : values));
    }

    private static boolean match(EntityDefinition entity, Row row, Filter filter) {
        var column = filter.field().equals(Row.ID) ? ID : entity.column(filter.field()).orElseThrow();
        var stored = row.get(filter.field());
        var value = stored.filter(v -> !v.equals(List.of()));
        return switch (filter.op()) {
            case IS_NULL -> value.isEmpty();
            case IS_NOT_NULL -> value.isPresent();
            case EQ -> isOneOf(stored, List.of(wanted(filter)));
            case NE -> !isOneOf(stored, List.of(wanted(filter)));
            case IN -> isOneOf(stored, (List<?>) wanted(filter));
            case NOT_IN -> !isOneOf(stored, (List<?>) wanted(filter));
            case GT -> value.isPresent() && compare(value.get(), wanted(filter)) > 0;
            case LT -> value.isPresent() && compare(value.get(), wanted(filter)) < 0;
            case GE -> value.isPresent() && compare(value.get(), wanted(filter)) >= 0;
            case LE -> value.isPresent() && compare(value.get(), wanted(filter)) <= 0;
            case ILIKE -> texts(column, row).stream().anyMatch(text -> isLike(text, wanted(filter).toString()));
            case CONTAINS ->
                texts(column, row).stream().anyMatch(text -> contains(column, text, wanted(filter).toString()));
            case SIMILAR -> throw new IllegalArgumentException("a search by meaning");
        };
    }

    private static Object wanted(Filter filter) {
        return Objects.requireNonNull(filter.value());
    }

    private static boolean isOneOf(Optional<Object> value, List<?> wanted) {
        return value.isPresent() && wanted.stream().anyMatch(w -> isSame(value.get(), w));
    }

    private static boolean isSame(Object value, @Nullable Object wanted) {
        return switch (wanted) {
            case OffsetDateTime t -> value instanceof OffsetDateTime other && t.isEqual(other);
            case String text -> text.toLowerCase(Locale.ROOT).equals(value.toString().toLowerCase(Locale.ROOT));
            case null -> false;
            default -> wanted.equals(value);
        };
    }

    private static int compare(Object value, Object other) {
        return switch (value) {
            case String text -> text.compareTo((String) other);
            case Long number -> number.compareTo((Long) other);
            case Fraction fraction -> fraction.compareTo((Fraction) other);
            case Boolean flag -> flag.compareTo((Boolean) other);
            case LocalDate date -> date.compareTo((LocalDate) other);
            case LocalTime time -> time.compareTo((LocalTime) other);
            case OffsetDateTime time -> time.toInstant().compareTo(((OffsetDateTime) other).toInstant());
            default -> throw new IllegalArgumentException("no order");
        };
    }

    private static List<String> texts(Column column, Row row) {
        return column.type() == ColumnType.TEXT_LIST ? row.texts(column.name()).stream().map(RowFilters::line).toList()
            : row.get(column.name()).map(Object::toString).stream().toList();
    }

    private static boolean contains(Column column, String text, String wanted) {
        return column.type() == ColumnType.TEXT_LIST ? text.equalsIgnoreCase(line(wanted))
            : text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
    }

    private static String line(String text) {
        return text.replace('\n', ' ');
    }

    private static boolean isLike(String text, String pattern) {
        var regex = new StringBuilder();
        boolean hasWildcard = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\' && i + 1 < pattern.length() && "%_\\".indexOf(pattern.charAt(i + 1)) >= 0) {
                regex.append(Pattern.quote(String.valueOf(pattern.charAt(++i))));
            } else if (c == '%' || c == '_') {
                hasWildcard = true;
                regex.append(c == '%' ? ".*" : ".");
            } else {
                regex.append(Pattern.quote(String.valueOf(c == '\n' && text.indexOf('\n') < 0 ? ' ' : c)));
            }
        }
        var compiled =
            Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        return hasWildcard ? compiled.matcher(text).matches() : compiled.matcher(text).find();
    }
}

package alfred.store.sql;

import alfred.core.domain.Column;
import alfred.core.domain.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The storage of one column: a quantity as numerator, denominator and decimal; a list together with its folded
/// text; a moment together with the offset in which it was given; any other type in one column.
///
/// @param isKept whether the store keeps the column by itself: its moments have no offset
public record ColumnSql(Column column, boolean isKept) {
    private static final int DECIMAL_PLACES = 20;

    ColumnSql(Column column) {
        this(column, false);
    }

    /// Returns the names of the database columns, in the order of [#stored].
    List<String> names() {
        var name = column.name();
        return switch (column.type()) {
            case QUANTITY -> List.of(name, name + "_num", name + "_den");
            case TEXT_LIST -> List.of(name, name + "_text");
            case TIMESTAMP -> moment();
            case TEXT, INTEGER, BOOLEAN, DATE, TIME, REFERENCE -> List.of(name);
        };
    }

    /// Returns the names of the database columns that [#read] needs, in its order.
    List<String> readNames() {
        var name = column.name();
        return switch (column.type()) {
            case QUANTITY -> List.of(name + "_num", name + "_den");
            case TIMESTAMP -> moment();
            case TEXT, INTEGER, BOOLEAN, DATE, TIME, TEXT_LIST, REFERENCE -> List.of(name);
        };
    }

    private List<String> moment() {
        return isKept ? List.of(column.name()) : List.of(column.name(), column.name() + "_offset");
    }

    /// Normalises a value to what the core reads back after storing: integers as
    /// `Long`, integral quantities as `Fraction`, times truncated to
    /// minutes, timestamps to microseconds, null as the column's
    /// default.
    ///
    /// @throws IllegalArgumentException for a value of another type
    @Nullable
    public Object normal(@Nullable Object value) {
        if (value == null) {
            return column.defaultValue();
        }
        return switch (column.type()) {
            case TEXT -> expect(String.class, value);
            case INTEGER -> value instanceof Integer n ? Long.valueOf(n) : expect(Long.class, value);
            case QUANTITY -> value instanceof Long n ? Fraction.of(n) : expect(Fraction.class, value);
            case BOOLEAN -> expect(Boolean.class, value);
            case DATE -> expect(LocalDate.class, value);
            case TIME -> expect(LocalTime.class, value).truncatedTo(ChronoUnit.MINUTES);
            case TIMESTAMP -> expect(OffsetDateTime.class, value).truncatedTo(ChronoUnit.MICROS);
            case TEXT_LIST -> items(value).stream().map(item -> expect(String.class, item)).toList();
            case REFERENCE -> expect(UUID.class, value);
        };
    }

    /// Returns the values to bind for a normalised value, one for each of [#names].
    public List<@Nullable Object> stored(@Nullable Object normal) {
        return switch (normal) {
            case Fraction f -> Arrays.asList(
                f.toDecimal().setScale(DECIMAL_PLACES, RoundingMode.HALF_EVEN), new BigDecimal(f.numerator()),
                new BigDecimal(f.denominator()));
            case OffsetDateTime moment -> Arrays.asList(moment, moment.getOffset().getTotalSeconds());
            case List<?> items -> Arrays.asList(items.toArray(String[]::new), foldedText(items));
            case null, default -> Collections.nCopies(names().size(), normal);
        };
    }

    /// Reads the value; null for SQL `NULL`.
    ///
    /// @param at the index in the result of the first of [#readNames], from 1
    @Nullable
    Object read(ResultSet result, int at) throws SQLException {
        return switch (column.type()) {
            case TEXT -> result.getString(at);
            case INTEGER -> result.getObject(at, Long.class);
            case BOOLEAN -> result.getObject(at, Boolean.class);
            case DATE -> result.getObject(at, LocalDate.class);
            case TIME -> result.getObject(at, LocalTime.class);
            case TIMESTAMP -> moment(result, at);
            case REFERENCE -> result.getObject(at, UUID.class);
            case TEXT_LIST -> texts(result.getArray(at));
            case QUANTITY -> {
                var numerator = result.getBigDecimal(at);
                yield numerator == null ? null
                    : new Fraction(numerator.toBigIntegerExact(), result.getBigDecimal(at + 1).toBigIntegerExact());
            }
        };
    }

    private @Nullable OffsetDateTime moment(ResultSet result, int at) throws SQLException {
        var moment = result.getObject(at, OffsetDateTime.class);
        var offset = moment == null || isKept ? null : result.getObject(at + 1, Integer.class);
        return moment == null || offset == null ? moment
            : moment.withOffsetSameInstant(ZoneOffset.ofTotalSeconds(offset));
    }

    /// Returns the folded items, one per line, with a line break before the first and after the last.
    private static String foldedText(List<?> items) {
        return items.stream().map(item -> LikePattern.line(LikePattern.fold(item.toString())) + "\n")
            .collect(Collectors.joining("", "\n", ""));
    }

    private static List<String> texts(java.sql.@Nullable Array array) throws SQLException {
        return array == null ? List.of() : Arrays.stream((Object[]) array.getArray()).map(Object::toString).toList();
    }

    private List<?> items(Object value) {
        return expect(List.class, value);
    }

    private <T> T expect(Class<T> type, Object value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(
                column.name() + " takes a " + type.getSimpleName() + ", not a " + value.getClass().getSimpleName());
        }
        return type.cast(value);
    }
}

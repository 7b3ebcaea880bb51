package alfred.core.domain;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The values of one entity by column name, in order; immutable. Absent values are left out, never null.
///
/// A stored row holds a `UUID` as its `id` and in its references; a row for a model or a person holds refs instead.
/// Values have the types listed in [ColumnType]; children are a `List<Row>` under their key. The typed getters
/// return an empty result for an absent value or one of another type.
public record Row(Map<String, Object> values) {
    public static final String ID = "id";
    /// The column of the row's version, a `Long` that the store increments with each change; read-only.
    public static final String VERSION = "version";
    /// Who of the household's others changed a row last, and when: only in a row as it was read, no columns of it.
    public static final String CHANGED_BY = "changed_by";
    public static final String CHANGED_AT = "changed_at";
    public static final Row EMPTY = new Row(Map.of());

    public Row {
        var copy = new LinkedHashMap<String, Object>();
        values.forEach((key, value) -> {
            if (value != null) {
                copy.put(key, value instanceof List<?> list ? List.copyOf(list) : value);
            }
        });
        values = Collections.unmodifiableMap(copy);
    }

    /// Creates a row from alternating keys and values. Null values are left out, and so is a last key without a
    /// value.
    public static Row of(@Nullable Object... pairs) {
        var values = new LinkedHashMap<String, Object>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            var value = pairs[i + 1];
            if (value != null) {
                values.put(String.valueOf(pairs[i]), value);
            }
        }
        return new Row(values);
    }

    public Optional<Object> get(String column) {
        return Optional.ofNullable(values.get(column));
    }

    public boolean has(String column) {
        return values.containsKey(column);
    }

    public Set<String> columns() {
        return values.keySet();
    }

    /// The id of this stored row.
    ///
    /// @throws IllegalStateException if this is not a stored row
    public UUID id() {
        return reference(ID).orElseThrow(() -> new IllegalStateException("not a stored row"));
    }

    public Optional<UUID> reference(String column) {
        return values.get(column) instanceof UUID id ? Optional.of(id) : Optional.empty();
    }

    /// The value of a column as text, converted if it is of another type; `""` if absent.
    public String text(String column) {
        var value = values.get(column);
        return value == null ? "" : value.toString();
    }

    public Optional<Fraction> quantity(String column) {
        return values.get(column) instanceof Fraction f ? Optional.of(f) : Optional.empty();
    }

    public Optional<Long> integer(String column) {
        return values.get(column) instanceof Long n ? Optional.of(n) : Optional.empty();
    }

    /// Whether the column holds `true`; false if absent.
    public boolean isTrue(String column) {
        return Boolean.TRUE.equals(values.get(column));
    }

    public Optional<LocalDate> date(String column) {
        return values.get(column) instanceof LocalDate d ? Optional.of(d) : Optional.empty();
    }

    public Optional<LocalTime> time(String column) {
        return values.get(column) instanceof LocalTime t ? Optional.of(t) : Optional.empty();
    }

    public Optional<OffsetDateTime> timestamp(String column) {
        return values.get(column) instanceof OffsetDateTime t ? Optional.of(t) : Optional.empty();
    }

    /// The texts of a list column; empty if absent.
    public List<String> texts(String column) {
        return values.get(column) instanceof List<?> list ? list.stream().map(Object::toString).toList() : List.of();
    }

    /// The nested rows under a key; empty if there are none.
    public List<Row> rows(String key) {
        return values.get(key) instanceof List<?> list
            ? list.stream().filter(Row.class::isInstance).map(Row.class::cast).toList()
            : List.of();
    }

    /// A copy of this row with one value set; null removes the column.
    public Row with(String column, @Nullable Object value) {
        var copy = new LinkedHashMap<>(values);
        if (value == null) {
            copy.remove(column);
        } else {
            copy.put(column, value);
        }
        return new Row(copy);
    }

    public Row without(String... columns) {
        var copy = new LinkedHashMap<>(values);
        for (var column : columns) {
            copy.remove(column);
        }
        return new Row(copy);
    }

    /// A copy of this row in which the values of the other row replace or extend its own.
    public Row overlaidBy(Row other) {
        var copy = new LinkedHashMap<>(values);
        copy.putAll(other.values);
        return new Row(copy);
    }

    /// A copy of this row with only the given columns, in the given order. Absent columns are skipped.
    public Row only(List<String> columns) {
        var copy = new LinkedHashMap<String, Object>();
        columns.forEach(c -> {
            var value = values.get(c);
            if (value != null) {
                copy.put(c, value);
            }
        });
        return new Row(copy);
    }
}

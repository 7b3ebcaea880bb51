package alfred.core.domain;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One column of an entity: what validation, SQL, the model's schema text and generic form fields need to know.
///
/// @param name as in the database and in every payload
/// @param isRequired whether a new row needs a value
/// @param allowed the values a text may have; empty where it is free
/// @param defaultValue what a new row gets without a value; null for none
/// @param least the smallest allowed number; null for none
/// @param most the largest allowed number; null for none
public record Column(
    String name, ColumnType type, boolean isRequired, List<String> allowed, @Nullable Object defaultValue,
    @Nullable ForeignKey foreignKey, @Nullable Long least, @Nullable Long most) {

    public Column {
        allowed = List.copyOf(allowed);
    }

    public static Column of(String name, ColumnType type) {
        return new Column(name, type, false, List.of(), type == ColumnType.TEXT_LIST ? List.of() : null, null, null, null);
    }

    public static Column text(String name) {
        return of(name, ColumnType.TEXT);
    }

    public static Column list(String name) {
        return of(name, ColumnType.TEXT_LIST);
    }

    /// A whole number that is not below `least`.
    public static Column integer(String name, long least) {
        return new Column(name, ColumnType.INTEGER, false, List.of(), null, null, least, null);
    }

    public static Column quantity(String name) {
        return new Column(name, ColumnType.QUANTITY, false, List.of(), null, null, 0L, null);
    }

    public static Column date(String name) {
        return of(name, ColumnType.DATE);
    }

    public static Column flag(String name) {
        return new Column(name, ColumnType.BOOLEAN, true, List.of(), false, null, null, null);
    }

    public static Column reference(String name, String type, ForeignKey.OnDelete onDelete) {
        return new Column(name, ColumnType.REFERENCE, onDelete == ForeignKey.OnDelete.DELETE_ROW, List.of(), null,
            new ForeignKey(type, onDelete), null, null);
    }

    /// This column with a number that is not above `value`.
    public Column upTo(long value) {
        return new Column(name, type, isRequired, allowed, defaultValue, foreignKey, least, value);
    }

    public Column required() {
        return new Column(name, type, true, allowed, defaultValue, foreignKey, least, most);
    }

    public Column oneOf(String... values) {
        return new Column(name, type, isRequired, List.of(values), defaultValue, foreignKey, least, most);
    }

    public Column defaultsTo(Object value) {
        return new Column(name, type, true, allowed, value, foreignKey, least, most);
    }

    public Optional<ForeignKey> relation() {
        return Optional.ofNullable(foreignKey);
    }
}

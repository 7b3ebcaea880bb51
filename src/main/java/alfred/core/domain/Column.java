package alfred.core.domain;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One column of an entity, as needed by validation, SQL, the model's schema text and generic form fields.
///
/// @param name the name in the database and in every payload
/// @param isRequired whether a row needs a value
/// @param allowed the allowed texts; empty for no restriction
/// @param defaultValue the value of a new row that gives none; null for none
/// @param least the smallest allowed number, inclusive; null for none
/// @param most the largest allowed number, inclusive; null for none
public record Column(
    String name, ColumnType type, boolean isRequired, List<String> allowed, @Nullable Object defaultValue,
    @Nullable ForeignKey foreignKey, @Nullable Long least, @Nullable Long most) {

    public Column {
        allowed = List.copyOf(allowed);
    }

    /// An optional column without restrictions; a list defaults to the empty list.
    public static Column of(String name, ColumnType type) {
        return new Column(name, type, false, List.of(), type == ColumnType.TEXT_LIST ? List.of() : null, null, null,
            null);
    }

    public static Column text(String name) {
        return of(name, ColumnType.TEXT);
    }

    public static Column list(String name) {
        return of(name, ColumnType.TEXT_LIST);
    }

    /// An optional column of whole numbers.
    ///
    /// @param least the smallest allowed number, inclusive
    public static Column integer(String name, long least) {
        return new Column(name, ColumnType.INTEGER, false, List.of(), null, null, least, null);
    }

    /// An optional amount that is not negative.
    public static Column quantity(String name) {
        return new Column(name, ColumnType.QUANTITY, false, List.of(), null, null, 0L, null);
    }

    public static Column date(String name) {
        return of(name, ColumnType.DATE);
    }

    public static Column time(String name) {
        return of(name, ColumnType.TIME);
    }

    /// A required column that defaults to false.
    public static Column flag(String name) {
        return new Column(name, ColumnType.BOOLEAN, true, List.of(), false, null, null, null);
    }

    /// A reference to a row of another entity type. Required if the row is deleted with its target, else optional.
    ///
    /// @param type the ref type of the target
    public static Column reference(String name, String type, ForeignKey.OnDelete onDelete) {
        return new Column(name, ColumnType.REFERENCE, onDelete == ForeignKey.OnDelete.DELETE_ROW, List.of(), null,
            new ForeignKey(type, onDelete), null, null);
    }

    /// A copy of this column with a largest allowed number, inclusive.
    public Column upTo(long value) {
        return new Column(name, type, isRequired, allowed, defaultValue, foreignKey, least, value);
    }

    /// A copy of this column that requires a value.
    public Column required() {
        return new Column(name, type, true, allowed, defaultValue, foreignKey, least, most);
    }

    /// A copy of this column that allows only the given texts.
    public Column oneOf(String... values) {
        return new Column(name, type, isRequired, List.of(values), defaultValue, foreignKey, least, most);
    }

    /// A copy of this column that is required and has a default value.
    public Column defaultsTo(Object value) {
        return new Column(name, type, true, allowed, value, foreignKey, least, most);
    }

    public Optional<ForeignKey> relation() {
        return Optional.ofNullable(foreignKey);
    }
}

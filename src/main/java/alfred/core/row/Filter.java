package alfred.core.row;

import org.jspecify.annotations.Nullable;

/// A condition on one column.
///
/// @param value a value of the column's Java type, a list of such values for `in` and `not_in`, or null for the
/// null tests
public record Filter(String field, Operator op, @Nullable Object value) {
    public static Filter eq(String field, Object value) {
        return new Filter(field, Operator.EQ, value);
    }

    @Override
    public String toString() {
        return op.takesNoValue() ? field + " " + op.text() : field + " " + op.text() + " " + value;
    }
}

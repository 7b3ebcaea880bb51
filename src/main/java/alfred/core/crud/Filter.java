package alfred.core.crud;

import org.jspecify.annotations.Nullable;

/// One condition on a column.
///
/// @param value of the column's Java type, a list of them for `in` and `not_in`, null for the null tests
public record Filter(String field, Operator op, @Nullable Object value) {
    public static Filter eq(String field, Object value) {
        return new Filter(field, Operator.EQ, value);
    }

    @Override
    public String toString() {
        return op.takesNoValue() ? field + " " + op.text() : field + " " + op.text() + " " + value;
    }
}

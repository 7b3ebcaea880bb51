package alfred.core.context;

import alfred.core.domain.Row;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What is loaded of one row: the columns of all reads of the last two turns, each in its newest value
/// (spec/context.md, loaded data).
///
/// @param row the row by ref, with the columns that were read
/// @param isFull whether all columns were read, and the children
public record LoadedRow(Row row, boolean isFull) {
    /// Combines this row with a later read of it. A column that was read later and is empty there is empty.
    ///
    /// @param columns the columns that were read; empty for all
    LoadedRow readAgain(Row later, List<String> columns) {
        if (columns.isEmpty()) {
            return new LoadedRow(later, true);
        }
        return new LoadedRow(
            row.without(row.columns().stream().filter(c -> isOf(c, new HashSet<>(columns))).toArray(String[]::new))
                .overlaidBy(later),
            isFull);
    }

    /// Whether a field is one of the columns, the label of one that refers to another row, or who changed the row.
    public static boolean isOf(String field, Set<String> columns) {
        boolean isOfRow = field.equals(Row.CHANGED_BY) || field.equals(Row.CHANGED_AT);
        return isOfRow || columns.contains(field) || field.startsWith("_") && field.endsWith("_label")
            && columns.contains(field.substring(1, field.length() - "_label".length()));
    }
}

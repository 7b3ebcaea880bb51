package alfred.core.context;

import alfred.core.domain.Row;
import java.util.List;

/// What one call of a step brought: its rows by ref. Of the last two turns all of them are kept.
///
/// @param step its number in the plan, from 1; 0 for rows that a form or a mention brought
/// @param table the table or tool
/// @param filters what was asked, in words
public record StepRecord(int turn, int step, String table, String filters, List<Row> rows) {
    public StepRecord {
        rows = List.copyOf(rows);
    }

    /// Whether a form or a mention brought it.
    boolean isByHand() {
        return step == 0;
    }
}

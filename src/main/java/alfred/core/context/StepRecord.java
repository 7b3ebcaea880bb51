package alfred.core.context;

import alfred.core.domain.Row;
import java.util.List;

/// The rows returned by one call of a step, by ref. All records of the last two turns are kept.
///
/// @param step the number of the step in the plan, from 1; 0 for rows from a form or a mention
/// @param table the table or tool
/// @param filters the filters of the call, as text
public record StepRecord(int turn, int step, String table, String filters, List<Row> rows) {
    public StepRecord {
        rows = List.copyOf(rows);
    }

    /// Whether the rows come from a form or a mention.
    boolean isByHand() {
        return step == 0;
    }
}

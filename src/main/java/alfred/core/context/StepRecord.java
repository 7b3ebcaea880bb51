package alfred.core.context;

import alfred.core.domain.Row;
import java.util.List;

/// The rows returned by one call of a step, by ref. All records of the last two turns are kept.
///
/// The rows of a table are kept up to date: after every write they are as they are in the store. Those of a computed
/// tool stay as they were computed.
///
/// @param step the number of the step in the plan, from 1; 0 for rows from a form or a mention
/// @param table the table or tool
/// @param filters the filters of the call, as text
/// @param columns the columns that the rows were read with; empty for all of them, children included
/// @param rows the rows; those of a tool may lack a ref
/// @param isOutdated whether anything was written after a tool computed the rows
public record StepRecord(int turn, int step, String table, String filters, List<String> columns, List<Row> rows,
    boolean isOutdated) {
    public StepRecord {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /// A record of rows with all their columns.
    public StepRecord(int turn, int step, String table, String filters, List<Row> rows) {
        this(turn, step, table, filters, List.of(), rows, false);
    }

    /// A copy with other rows.
    public StepRecord with(List<Row> others) {
        return new StepRecord(turn, step, table, filters, columns, others, isOutdated);
    }

    /// A copy that says that something was written since.
    public StepRecord outdated() {
        return new StepRecord(turn, step, table, filters, columns, rows, true);
    }

    /// A copy that counts as read in another turn.
    StepRecord in(int otherTurn) {
        return new StepRecord(otherTurn, step, table, filters, columns, rows, isOutdated);
    }

    /// Whether the rows come from a form or a mention.
    boolean isByHand() {
        return step == 0;
    }
}

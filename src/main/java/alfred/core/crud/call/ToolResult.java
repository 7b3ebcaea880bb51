package alfred.core.crud.call;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import java.util.List;

/// The result of a call. It includes the call itself, so that a reply can state the filters that ran
/// (spec/reading-and-writing.md, executed filters).
///
/// @param rows the rows by ref, with the labels of referenced rows next to their refs
/// @param message the reason for a refusal, or the message of a tool; `""` for none
/// @param choices the matching rows, if several match
/// @param writes the rows written, without children
/// @param millis the duration of the call in milliseconds
public record ToolResult(
    ToolCall call, Outcome outcome, List<Row> rows, String message, List<CrudRefusal.Choice> choices,
    List<Write> writes, long millis) {

    /// `NEEDS_YES`: too many rows to change without confirmation. `NEEDS_WORD`: the user's words do not permit the
    /// write. `UNSAVED`: the drafts among the choices have to be saved first.
    public enum Outcome { DONE, REFUSED, NEEDS_YES, NEEDS_WORD, AMBIGUOUS, UNSAVED }

    public ToolResult {
        rows = List.copyOf(rows);
        choices = List.copyOf(choices);
        writes = List.copyOf(writes);
    }

    /// A row that was written.
    ///
    /// @param words the row in a few words with its amounts and dates, and what they were before: `2 kg apples (was 1
    ///   kg apples)`
    public record Write(Change.Kind action, String ref, String type, String label, String words) {
        /// A write of which no more than the label is known.
        public Write(Change.Kind action, String ref, String type, String label) {
            this(action, ref, type, label, label);
        }
    }

    public boolean isDone() {
        return outcome == Outcome.DONE;
    }

    /// The table of the call, or the name of its tool if it has no table.
    public String table() {
        return call.table().isEmpty() ? call.tool() : call.table();
    }

    /// A copy of this result with the given duration in milliseconds.
    public ToolResult took(long ms) {
        return new ToolResult(call, outcome, rows, message, choices, writes, ms);
    }

    public static ToolResult done(ToolCall call, List<Row> rows, String message, List<Write> writes) {
        return new ToolResult(call, Outcome.DONE, rows, message, List.of(), writes, 0);
    }

    /// Returns the result of a call that was refused.
    ///
    /// @param why in the user's words
    public static ToolResult refused(ToolCall call, String why) {
        return new ToolResult(call, Outcome.REFUSED, List.of(), why, List.of(), List.of(), 0);
    }

    public static ToolResult refused(ToolCall call, CrudRefusal refusal, Phrasebook phrases) {
        var outcome = switch (refusal.kind()) {
            case NEEDS_YES -> Outcome.NEEDS_YES;
            case NEEDS_WORD -> Outcome.NEEDS_WORD;
            case AMBIGUOUS -> Outcome.AMBIGUOUS;
            case UNSAVED_REF -> refusal.choices().isEmpty() ? Outcome.REFUSED : Outcome.UNSAVED;
            case UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_VALUE, BAD_FILTER, UNKNOWN_REF, NOT_FOUND, NOT_ALLOWED, UNKNOWN_TOOL,
                TAKEN ->
                Outcome.REFUSED;
        };
        return new ToolResult(call, outcome, List.of(), refusal.message(phrases), refusal.choices(), List.of(), 0);
    }
}

package alfred.core.crud;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.util.List;

/// What came of a call. The executed filters and the count are part of it, so that a reply can say what was asked (spec/reading-and-writing.md,
/// executed filters).
///
/// @param rows by ref, FKs with their labels beside them
/// @param message why it was refused, or what a tool has to say; `""` for nothing
/// @param choices the rows that fit, where several do
/// @param writes what it wrote, parents only
public record ToolResult(
    ToolCall call, Outcome outcome, List<Row> rows, String message, List<CrudRefusal.Choice> choices, List<Write> writes, long millis) {

    /// `NEEDS_WORD`: the user's words did not ask for such a write.
    public enum Outcome { DONE, REFUSED, NEEDS_YES, NEEDS_WORD, AMBIGUOUS }

    public ToolResult {
        rows = List.copyOf(rows);
        choices = List.copyOf(choices);
        writes = List.copyOf(writes);
    }

    /// One row that was written.
    ///
    /// @param action `created`, `updated` or `deleted`
    public record Write(String action, String ref, String type, String label) {}

    public boolean isDone() {
        return outcome == Outcome.DONE;
    }

    public String table() {
        return call.table().isEmpty() ? call.tool() : call.table();
    }

    public ToolResult took(long ms) {
        return new ToolResult(call, outcome, rows, message, choices, writes, ms);
    }

    static ToolResult done(ToolCall call, List<Row> rows, String message, List<Write> writes) {
        return new ToolResult(call, Outcome.DONE, rows, message, List.of(), writes, 0);
    }

    static ToolResult refused(ToolCall call, CrudRefusal refusal, Phrasebook phrases) {
        var outcome = switch (refusal.kind()) {
            case NEEDS_YES -> Outcome.NEEDS_YES;
            case NEEDS_WORD -> Outcome.NEEDS_WORD;
            case AMBIGUOUS -> Outcome.AMBIGUOUS;
            case UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_VALUE, BAD_FILTER, UNKNOWN_REF, UNSAVED_REF, NOT_FOUND, NOT_ALLOWED, UNKNOWN_TOOL, TAKEN ->
                Outcome.REFUSED;
        };
        return new ToolResult(call, outcome, List.of(), refusal.message(phrases), refusal.choices(), List.of(), 0);
    }
}

package alfred.core.session.turn;

import alfred.core.crud.call.ToolCall;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.WriteUnit;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/// What a call of `undo` names: a turn, rows, or nothing.
///
/// @param unit the unit of the present turn
record UndoTarget(ToolCall call, SessionIdRegistry registry, WriteUnit unit) {
    /// Whether a unit is the one that is named: any, unless a turn of this conversation is.
    boolean isMeant(WriteUnit done) {
        return !(call.args().get("turn") instanceof Number turn)
            || done.origin() == WriteUnit.Origin.TURN && done.sessionId().equals(unit.sessionId())
                && done.turn() == turn.intValue();
    }

    /// The rows one of which the write to be undone must have changed; none for any write.
    List<UUID> rows() {
        return call.args().get("of") instanceof List<?> refs
            ? refs.stream().map(String::valueOf).flatMap(ref -> registry.entry(ref).stream())
                .<UUID>flatMap(entry -> Stream.ofNullable(entry.uuid())).toList()
            : List.of();
    }
}

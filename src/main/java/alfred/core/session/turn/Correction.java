package alfred.core.session.turn;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.crud.rule.Permission;
import alfred.core.row.Change;
import java.util.List;
import java.util.stream.Collectors;

/// The permission of a message that corrects or goes on with what the latest turn with writes wrote: the same rows and
/// the same kinds of action (spec/reading-and-writing.md, a correction).
///
/// @param base what the message's own words permit
/// @param wrote what that turn wrote
record Correction(Permission base, List<Wrote> wrote) implements Permission {
    /// A row as a turn wrote it.
    record Wrote(Change.Kind action, String type, String ref) {}

    /// Returns writes as text for the conversation's memo.
    static String memo(List<Write> writes) {
        return writes.stream().map(w -> w.action().word() + " " + w.type() + " " + w.ref()).distinct()
            .collect(Collectors.joining("\n"));
    }

    /// Reads the text of [#memo].
    static List<Wrote> read(String memo) {
        return memo.lines().map(line -> line.split(" ")).filter(parts -> parts.length == 3)
            .flatMap(p -> Change.Kind.ofWord(p[0]).map(kind -> new Wrote(kind, p[1], p[2])).stream()).toList();
    }

    /// What is corrected may be taken back, to be done anew.
    @Override
    public boolean covers(Operation operation, String type) {
        return base.covers(operation, type) || operation == Operation.UNDO && !wrote.isEmpty();
    }

    @Override
    public boolean addsUp() {
        return false;
    }

    /// A row that was created then may be taken back, one that was created or updated may be changed.
    @Override
    public boolean covers(Write write) {
        return base.covers(write) || wrote.stream().anyMatch(w -> w.ref().equals(write.ref())
            ? w.action() != Change.Kind.DELETED
                && (write.action() != Change.Kind.DELETED || w.action() == Change.Kind.CREATED)
            : w.action() == write.action() && w.type().equals(write.type()));
    }
}

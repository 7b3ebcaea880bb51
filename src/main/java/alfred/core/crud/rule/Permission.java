package alfred.core.crud.rule;

import alfred.core.crud.call.ToolResult;

/// The permitted writes of a turn: operations on entity types (spec/reading-and-writing.md, write permission).
@FunctionalInterface
public interface Permission {
    Permission ALL = (_, _) -> true;
    Permission NONE = (_, _) -> false;

    /// `SAVE` turns generated content into a row; `UNDO` undoes or redoes writes of any type, given as `""`.
    enum Operation { CREATE, UPDATE, DELETE, SAVE, UNDO }

    /// Whether an operation is permitted.
    ///
    /// @param type the ref type; `""` for [Operation#UNDO]
    boolean covers(Operation operation, String type);

    /// Whether a write is permitted.
    default boolean covers(ToolResult.Write write) {
        return covers(of(write), write.type());
    }

    /// Whether a row to be created may be added to one that is there already. A message that corrects a row means the
    /// row.
    default boolean addsUp() {
        return true;
    }

    /// The operation of a write. Creating a row that keeps a `gen_` ref is a `SAVE`.
    static Operation of(ToolResult.Write write) {
        return switch (write.action()) {
            case CREATED -> write.ref().startsWith("gen_") ? Operation.SAVE : Operation.CREATE;
            case DELETED -> Operation.DELETE;
            case UPDATED -> Operation.UPDATE;
        };
    }
}

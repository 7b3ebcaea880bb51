package alfred.core.crud;

/// What a turn may write: kinds of operation, on types of entity (spec/reading-and-writing.md, write permission).
@FunctionalInterface
public interface Permission {
    Permission ALL = (_, _) -> true;
    Permission NONE = (_, _) -> false;

    /// `SAVE` makes a row of something generated; `UNDO` takes writes back or does them again, of no type (`""`).
    enum Operation { CREATE, UPDATE, DELETE, SAVE, UNDO }

    boolean covers(Operation operation, String type);

    /// What a write was: a row that took a generated ref along was generated.
    static Operation of(ToolResult.Write write) {
        return switch (write.action()) {
            case "created" -> write.ref().startsWith("gen_") ? Operation.SAVE : Operation.CREATE;
            case "deleted" -> Operation.DELETE;
            default -> Operation.UPDATE;
        };
    }
}

package alfred.core.crud;

import alfred.core.domain.Row;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// One row's change, with what it was before and is after: enough to take it back (spec/design.md, decision 5).
///
/// @param before null for a row that was created
/// @param after null for a row that was deleted
public record Change(String table, UUID id, @Nullable Row before, @Nullable Row after) {
    public Change {
        if (before == null && after == null) {
            throw new IllegalArgumentException("a change has a before or an after");
        }
    }

    public Kind kind() {
        return before == null ? Kind.CREATED : after == null ? Kind.DELETED : Kind.UPDATED;
    }

    public enum Kind { CREATED, UPDATED, DELETED }

    public Change reversed() {
        return new Change(table, id, after, before);
    }
}

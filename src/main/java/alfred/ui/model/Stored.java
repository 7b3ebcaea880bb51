package alfred.ui.model;

import alfred.core.domain.Row;
import java.util.UUID;

/// What a page reads of one row: it may not be stored yet.
public interface Stored {
    Row row();

    default boolean isStored() {
        return row().has(Row.ID);
    }

    /// The id of the row.
    ///
    /// @throws IllegalStateException if it is not stored
    default UUID id() {
        return row().id();
    }
}

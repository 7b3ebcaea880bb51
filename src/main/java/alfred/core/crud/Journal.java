package alfred.core.crud;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// What was written, in order. Port; filled by the store, always inside the transaction of the rows it tells of.
public interface Journal {
    /// Adds a call's changes to a unit, which begins with its first call.
    ///
    /// @param key the call's idempotency key
    /// @param note what the session needs to take the call back in the registry, as JSON; `""` for nothing
    /// @return false, and nothing is added, where the key is there already
    boolean append(WriteUnit unit, String key, List<Change> changes, String note);

    /// The latest unit that has writes and is not undone.
    Optional<WriteUnit> latestDone();

    /// A unit that has writes and is not undone; empty for any other.
    Optional<WriteUnit> done(UUID unitId);

    /// The unit that was undone last, unless something was written since.
    Optional<WriteUnit> latestUndone();

    /// A unit's calls, in the order of writing.
    List<Entry> entries(UUID unitId);

    void markUndone(UUID unitId);

    void markRedone(UUID unitId);

    /// Changes of one call, with the session's note.
    record Entry(String key, List<Change> changes, String note) {
        public Entry {
            changes = List.copyOf(changes);
        }
    }
}

package alfred.core.row;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// The journal of writes, in order. Port; implemented by the store, always within the transaction of the rows it
/// records.
public interface Journal {
    /// Appends the changes of a call to a unit, which starts with its first call.
    ///
    /// @param key the idempotency key of the call
    /// @param note what the session needs to undo the call in the registry, as JSON; `""` for nothing
    /// @return false, without appending anything, if the key exists already
    boolean append(WriteUnit unit, String key, List<Change> changes, String note);

    /// Whether a call of that key is in the journal.
    boolean has(String key);

    /// The latest unit that has writes and is not undone.
    Optional<WriteUnit> latestDone();

    /// The given unit, if it has writes and is not undone.
    Optional<WriteUnit> done(UUID unitId);

    /// The unit that was undone last; empty if anything was written since.
    Optional<WriteUnit> latestUndone();

    /// The calls of a unit, in the order of writing.
    List<Entry> entries(UUID unitId);

    /// The name of who changed a row last, if that was another person of the household.
    Optional<String> lastOther(UUID row);

    void markUndone(UUID unitId);

    void markRedone(UUID unitId);

    /// The changes of one call, with the session's note.
    record Entry(String key, List<Change> changes, String note) {
        public Entry {
            changes = List.copyOf(changes);
        }
    }
}

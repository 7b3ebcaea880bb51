package alfred.core.crud;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// A session as stored: refs one by one, the rest as JSON text. Port; filled by the store.
///
/// The core writes and reads the JSON; the store only keeps it.
public interface SessionRecords {
    /// The owner's latest session that was not closed.
    Optional<SessionRecord> latest();

    List<SessionRecord> all();

    /// Creates or replaces a session's head, without its refs.
    void save(SessionRecord session);

    /// A ref's JSON by ref, in the order of registration.
    Map<String, String> refs(UUID sessionId);

    /// Adds or replaces refs; an empty text removes one.
    void saveRefs(UUID sessionId, Map<String, String> refs);

    void saveTurn(TurnRecord turn);

    List<TurnRecord> turns(UUID sessionId);

    /// @param state counters, current turn, conversation: JSON
    record SessionRecord(UUID id, String title, String state, OffsetDateTime started, OffsetDateTime touched, boolean isClosed) {}

    /// @param state OPEN, COMMITTED, CANCELLED or ABANDONED (DESIGN, decision 4)
    /// @param reply what Alfred answered, and what the window needs to draw it again: JSON; `""` while it is open
    record TurnRecord(UUID id, UUID sessionId, int number, String state, String message, String reply, OffsetDateTime started) {}
}

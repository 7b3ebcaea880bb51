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

    Optional<SessionRecord> find(UUID id);

    /// A page of the owner's sessions in which something was said, the latest first.
    ///
    /// @param from how many to pass over
    List<Overview> overviews(int from, int count);

    /// A page of the owner's turns that hold all the words, in any case, in message or reply; the latest first. No words find nothing.
    List<Hit> search(List<String> words, int from, int count);

    /// Deletes a session with its refs and turns; what it wrote stays, and can still be undone.
    void delete(UUID id);

    /// Creates or replaces a session's head, without its refs.
    void save(SessionRecord session);

    /// A ref's JSON by ref, in the order of registration.
    Map<String, String> refs(UUID sessionId);

    /// Adds or replaces refs; an empty text removes one.
    void saveRefs(UUID sessionId, Map<String, String> refs);

    void saveTurn(TurnRecord turn);

    /// A page of a session's turns, the first one first.
    List<TurnRecord> turns(UUID sessionId, int from, int count);

    /// A session's turns that are [State#OPEN].
    List<TurnRecord> openTurns(UUID sessionId);

    /// @param state counters, current turn, conversation: JSON
    record SessionRecord(UUID id, String title, String state, OffsetDateTime started, OffsetDateTime touched, boolean isClosed) {}

    /// What a list of sessions shows of one.
    ///
    /// @param started when the first thing was said
    /// @param last when the last thing was said
    record Overview(UUID id, String title, OffsetDateTime started, OffsetDateTime last, int turns) {}

    /// A turn that was searched for, with its session's title.
    record Hit(String title, TurnRecord turn) {}

    /// How far a turn has come (spec/design.md, decision 4).
    enum State {
        /// It runs, or the process ended while it ran.
        OPEN,
        /// It was answered.
        COMMITTED,
        /// The user stopped it.
        CANCELLED,
        /// It failed, or was cut off.
        ABANDONED
    }

    /// @param message the user's words, with mentions as they were written
    /// @param reply what Alfred answered, or what became of a turn without an answer; `""` while it is open
    record TurnRecord(UUID id, UUID sessionId, int number, State state, String message, String reply, OffsetDateTime started) {}
}

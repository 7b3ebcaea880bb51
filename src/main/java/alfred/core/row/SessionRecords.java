package alfred.core.row;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// Stored sessions: refs are stored separately, everything else as JSON text. Port; implemented by the store.
///
/// The core writes and reads the JSON; the store does not interpret it. Methods that change a session's parts throw
/// an [IllegalStateException] if the owner has no such session.
public interface SessionRecords {
    /// The owner's most recently used session that is not closed.
    Optional<SessionRecord> latest();

    Optional<SessionRecord> find(UUID id);

    /// A page of the owner's sessions that have at least one turn, most recent first.
    ///
    /// @param from the number of sessions to skip
    /// @param count the maximum number of sessions
    List<Overview> overviews(int from, int count);

    /// Searches the owner's turns. Every word has to occur in the message or the reply, ignoring case; most recent
    /// first.
    ///
    /// @param words the words to find; none finds nothing
    /// @param from the number of matches to skip
    /// @param count the maximum number of matches
    List<Hit> search(List<String> words, int from, int count);

    /// Deletes a session with its refs and turns. The rows it wrote stay and can still be undone.
    void delete(UUID id);

    /// Upserts the head of a session, without its refs.
    void save(SessionRecord session);

    /// The JSON of each ref, in the order of registration.
    Map<String, String> refs(UUID sessionId);

    /// Upserts refs; an empty text removes a ref.
    void saveRefs(UUID sessionId, Map<String, String> refs);

    /// Upserts a turn.
    void saveTurn(TurnRecord turn);

    /// Keeps what was shown of a turn, found by its number and reply; nothing where there is none.
    void keepShown(UUID sessionId, int number, String reply, String shown);

    /// A page of a session's turns, oldest first.
    ///
    /// @param from the number of turns to skip
    /// @param count the maximum number of turns
    List<TurnRecord> turns(UUID sessionId, int from, int count);

    /// The turns of a session in state [State#OPEN].
    List<TurnRecord> openTurns(UUID sessionId);

    /// The head of a session.
    ///
    /// @param state the counters, current turn and conversation, as JSON
    /// @param touched when the session was last used
    record SessionRecord(UUID id, String title, String state, OffsetDateTime started, OffsetDateTime touched,
        boolean isClosed) {}

    /// The entry of a session in a list.
    ///
    /// @param started when its first turn started
    /// @param last when its last turn started
    /// @param turns the number of turns
    record Overview(UUID id, String title, OffsetDateTime started, OffsetDateTime last, int turns) {}

    /// A matching turn, with the title of its session.
    record Hit(String title, TurnRecord turn) {}

    /// The state of a turn (spec/design.md, decision 4).
    enum State {
        /// Running, or still running when the process ended.
        OPEN,
        /// Answered.
        COMMITTED,
        /// Cancelled by the user.
        CANCELLED,
        /// Failed or interrupted.
        ABANDONED
    }

    /// A stored turn.
    ///
    /// @param number the number of the turn within its session
    /// @param message the user's message, with mentions in their source form
    /// @param reply Alfred's answer, or the outcome of a turn without one; `""` while it is open
    /// @param shown what was shown of it besides, as text of whoever showed it; `""` for nothing
    record TurnRecord(UUID id, UUID sessionId, int number, State state, String message, String reply,
        OffsetDateTime started, String shown) {
        /// A turn of which nothing is kept beside its words.
        public TurnRecord(UUID id, UUID sessionId, int number, State state, String message, String reply,
            OffsetDateTime started) {
            this(id, sessionId, number, state, message, reply, started, "");
        }
    }
}

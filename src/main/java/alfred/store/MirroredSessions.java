package alfred.store;

import alfred.core.row.SessionRecords;
import alfred.store.database.HouseholdCopy;
import alfred.store.row.SqlSessions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// The sessions of a transaction, whose writes are also recorded, to be done again on a copy.
///
/// @param record gets each write, and its session
/// @param touched gets the session of each write
record MirroredSessions(SqlSessions sessions, BiConsumer<UUID, Consumer<SessionRecords>> record, Consumer<UUID> touched)
    implements SessionRecords {
    private static final int ALL = Integer.MAX_VALUE;

    /// Takes the sessions that a copy's person used out of reach to the server, where they become as they are in the
    /// copy.
    static void move(HouseholdCopy copy, SessionRecords there, UUID owner) {
        copy.sessions().forEach(id -> copy.database().read(sql -> {
            var here = new SqlSessions(sql, owner);
            var head = here.find(id);
            if (head.isEmpty()) {
                there.find(id).ifPresent(_ -> there.delete(id));
                return true;
            }
            there.save(head.get());
            var refs = new HashMap<String, String>();
            there.refs(id).keySet().forEach(ref -> refs.put(ref, ""));
            there.saveRefs(id, refs);
            there.saveRefs(id, here.refs(id));
            here.turns(id, 0, ALL).forEach(there::saveTurn);
            return true;
        }));
    }

    private void write(UUID session, Consumer<SessionRecords> work) {
        work.accept(sessions);
        record.accept(session, work);
        touched.accept(session);
    }

    @Override
    public Optional<SessionRecord> latest() {
        return sessions.latest();
    }

    @Override
    public Optional<SessionRecord> find(UUID id) {
        return sessions.find(id);
    }

    @Override
    public List<Overview> overviews(int from, int count) {
        return sessions.overviews(from, count);
    }

    @Override
    public List<Hit> search(List<String> words, int from, int count) {
        return sessions.search(words, from, count);
    }

    @Override
    public void delete(UUID id) {
        write(id, to -> to.delete(id));
    }

    @Override
    public void save(SessionRecord session) {
        write(session.id(), to -> to.save(session));
    }

    @Override
    public Map<String, String> refs(UUID sessionId) {
        return sessions.refs(sessionId);
    }

    @Override
    public void saveRefs(UUID sessionId, Map<String, String> refs) {
        var all = new LinkedHashMap<>(refs);
        write(sessionId, to -> to.saveRefs(sessionId, all));
    }

    @Override
    public void saveTurn(TurnRecord turn) {
        write(turn.sessionId(), to -> to.saveTurn(turn));
    }

    @Override
    public void keepShown(UUID sessionId, int number, String reply, String shown) {
        write(sessionId, to -> to.keepShown(sessionId, number, reply, shown));
    }

    @Override
    public List<TurnRecord> turns(UUID sessionId, int from, int count) {
        return sessions.turns(sessionId, from, count);
    }

    @Override
    public List<TurnRecord> openTurns(UUID sessionId) {
        return sessions.openTurns(sessionId);
    }
}

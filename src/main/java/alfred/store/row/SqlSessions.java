package alfred.store.row;

import alfred.core.row.SessionRecords;
import alfred.store.sql.LikePattern;
import alfred.store.sql.Sql;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// The owner's sessions with their refs and turns.
public final class SqlSessions implements SessionRecords {
    private static final String SESSION =
        "SELECT id, title, state, started, touched, is_closed FROM sessions WHERE owner_id = ?";
    private static final String TURN = """
        SELECT turns.id, session_id, number, turns.state, message, reply, turns.started, title, COALESCE(shown, '')
        FROM turns JOIN sessions ON sessions.id = turns.session_id""";
    /// Condition for turns whose message or reply contains a text; types and ids of mentions in a message are not
    /// searched.
    private static final String HOLDS = " AND (%s LIKE ? ESCAPE '\\' OR %s LIKE ? ESCAPE '\\')";
    private static final String MENTIONS = "'\\]\\([a-z_]+(:[0-9A-Za-z_-]+)?\\)', ']'";

    private final Sql sql;
    private final UUID owner;

    public SqlSessions(Sql sql, UUID owner) {
        this.sql = sql;
        this.owner = owner;
    }

    @Override
    public Optional<SessionRecord> latest() {
        return sql
            .list(SESSION + " AND NOT is_closed ORDER BY touched DESC, started DESC LIMIT 20", List.of(owner),
                this::session)
            .stream()
            .filter(session -> sql.dialect().takes(sql, session.id())).findFirst();
    }

    @Override
    public Optional<SessionRecord> find(UUID id) {
        return sql.first(SESSION + " AND id = ?", List.of(owner, id), this::session);
    }

    @Override
    public List<Overview> overviews(int from, int count) {
        return sql.list("""
            SELECT sessions.id, sessions.title, MIN(turns.started), MAX(turns.started) AS latest, COUNT(*)
            FROM sessions JOIN turns ON turns.session_id = sessions.id
            WHERE owner_id = ? GROUP BY sessions.id, sessions.title, is_closed
            ORDER BY latest DESC, is_closed, MAX(number) DESC, sessions.id LIMIT ? OFFSET ?""",
            List.of(owner, count, from), r -> new Overview(r.getObject(1, UUID.class), r.getString(2), moment(r, 3),
                moment(r, 4), r.getInt(5)));
    }

    @Override
    public List<Hit> search(List<String> words, int from, int count) {
        if (words.isEmpty()) {
            return List.of();
        }
        var values = new ArrayList<Object>(List.of(owner));
        words.forEach(word -> values.addAll(Collections.nCopies(2, LikePattern.containing(word).inText())));
        values.addAll(List.of(count, from));
        return sql.list(
            TURN + " WHERE owner_id = ?" + holds().repeat(words.size())
                + " ORDER BY turns.started DESC, number DESC LIMIT ? OFFSET ?",
            values, r -> new Hit(r.getString(8), turn(r)));
    }

    private String holds() {
        var dialect = sql.dialect();
        return HOLDS.formatted(dialect.folded("reply"), dialect.folded("CASE WHEN message LIKE '%@[%' THEN "
            + dialect.replacedAll("message", MENTIONS) + " ELSE message END"));
    }

    @Override
    public void delete(UUID id) {
        requireOwn(id);
        sql.update("DELETE FROM session_refs WHERE session_id = ?", List.of(id));
        sql.update("DELETE FROM turns WHERE session_id = ?", List.of(id));
        sql.update("DELETE FROM sessions WHERE id = ? AND owner_id = ?", List.of(id, owner));
    }

    @Override
    public void save(SessionRecord s) {
        int known = sql.update(
            "UPDATE sessions SET title = ?, state = ?, started = ?, touched = ?, is_closed = ? WHERE id = ? AND owner_id = ?",
            List.of(s.title(), s.state(), s.started(), s.touched(), s.isClosed(), s.id(), owner));
        if (known == 0) {
            sql.update(
                "INSERT INTO sessions (id, owner_id, title, state, started, touched, is_closed) VALUES (?, ?, ?, ?, ?, ?, ?)",
                List.of(s.id(), owner, s.title(), s.state(), s.started(), s.touched(), s.isClosed()));
        }
    }

    @Override
    public Map<String, String> refs(UUID sessionId) {
        requireOwn(sessionId);
        var refs = new LinkedHashMap<String, String>();
        sql.list("SELECT ref, entry FROM session_refs WHERE session_id = ? ORDER BY seq", List.of(sessionId),
            r -> Map.entry(r.getString(1), r.getString(2))).forEach(e -> refs.put(e.getKey(), e.getValue()));
        return refs;
    }

    @Override
    public void saveRefs(UUID sessionId, Map<String, String> refs) {
        requireOwn(sessionId);
        refs.forEach((ref, entry) -> {
            if (entry.isEmpty()) {
                sql.update("DELETE FROM session_refs WHERE session_id = ? AND ref = ?", List.of(sessionId, ref));
            } else
                if (sql.update("UPDATE session_refs SET entry = ? WHERE session_id = ? AND ref = ?",
                    List.of(entry, sessionId, ref)) == 0) {
                        sql.update("INSERT INTO session_refs (session_id, ref, entry) VALUES (?, ?, ?)",
                            List.of(sessionId, ref, entry));
                    }
        });
    }

    @Override
    public void saveTurn(TurnRecord t) {
        requireOwn(t.sessionId());
        int known = sql.update(
            "UPDATE turns SET number = ?, state = ?, message = ?, reply = ?, started = ?, shown = ? WHERE id = ? AND session_id = ?",
            List.of(t.number(), t.state().name(), t.message(), t.reply(), t.started(), t.shown(), t.id(),
                t.sessionId()));
        if (known == 0) {
            sql.update(
                "INSERT INTO turns (id, session_id, number, state, message, reply, started, shown) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                List.of(t.id(), t.sessionId(), t.number(), t.state().name(), t.message(), t.reply(), t.started(),
                    t.shown()));
        }
    }

    @Override
    public void keepShown(UUID sessionId, int number, String reply, String shown) {
        sql.update("""
            UPDATE turns SET shown = ? WHERE session_id = ? AND number = ? AND reply = ?
            AND session_id IN (SELECT id FROM sessions WHERE owner_id = ?)""",
            List.of(shown, sessionId, number, reply, owner));
    }

    @Override
    public List<TurnRecord> turns(UUID sessionId, int from, int count) {
        return sql.list(TURN + " WHERE session_id = ? AND owner_id = ? ORDER BY number, turns.started LIMIT ? OFFSET ?",
            List.of(sessionId, owner, count, from), this::turn);
    }

    @Override
    public List<TurnRecord> openTurns(UUID sessionId) {
        return sql.list(
            TURN + " WHERE session_id = ? AND owner_id = ? AND turns.state = 'OPEN' ORDER BY number, turns.started",
            List.of(sessionId, owner), this::turn);
    }

    private void requireOwn(UUID sessionId) {
        if (sql.first("SELECT 1 FROM sessions WHERE owner_id = ? AND id = ?", List.of(owner, sessionId), r -> 1)
            .isEmpty()) {
            throw new IllegalStateException("no such session");
        }
    }

    private OffsetDateTime moment(ResultSet r, int at) throws SQLException {
        return sql.dialect().moment(r.getObject(at, OffsetDateTime.class));
    }

    private SessionRecord session(ResultSet r) throws SQLException {
        return new SessionRecord(r.getObject(1, UUID.class), r.getString(2), r.getString(3), moment(r, 4),
            moment(r, 5), r.getBoolean(6));
    }

    private TurnRecord turn(ResultSet r) throws SQLException {
        return new TurnRecord(r.getObject(1, UUID.class), r.getObject(2, UUID.class), r.getInt(3),
            State.valueOf(r.getString(4)), r.getString(5),
            r.getString(6), moment(r, 7), r.getString(9));
    }
}

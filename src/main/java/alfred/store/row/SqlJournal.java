package alfred.store.row;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.Journal;
import alfred.core.row.WriteUnit;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The journal, stored in three tables, as part of its transaction.
///
/// Writes and undos are numbered by one sequence, so that a write after an undo is recognised and clears the redo
/// history. Changes that are appended, reversed or redone are also passed to the commit listeners.
public final class SqlJournal implements Journal {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String UNIT = "SELECT id, session_id, turn, origin FROM journal_units WHERE owner_id = ? AND ";
    /// The order is the whole index, so that the database reads its last entry only; a maximum reads all of them.
    private static final String LATEST_WRITTEN = " ORDER BY owner_id DESC, written_position DESC LIMIT 1";
    private static final String LATEST_UNDONE = " ORDER BY owner_id DESC, undone_position DESC LIMIT 1";
    private static final String LAST_WRITTEN =
        "COALESCE((SELECT written_position FROM journal_units WHERE owner_id = ? AND "
            + "written_position IS NOT NULL" + LATEST_WRITTEN + "), 0)";
    private static final String LAST_UNDONE =
        "COALESCE((SELECT undone_position FROM journal_units WHERE owner_id = ? AND "
            + "undone_position IS NOT NULL" + LATEST_UNDONE + "), 0)";
    private static final String NEXT_POSITION = "SELECT 1 + GREATEST(" + LAST_WRITTEN + ", " + LAST_UNDONE + ")";

    /// From so many changes on, those of a call are packed into one value: a row for each would take a third of the
    /// time of a large import, and of the space. In a household they are not, as it asks who changed a row.
    private static final int MANY = 100;

    private final SqlRows rows;
    private static final String WRITTEN = "written ";
    private static final String UNDONE = "undone ";
    private static final String REDONE = "redone ";
    private final BiConsumer<Away.Queued, List<Change>> listener;

    /// @param listener gets what was appended, reversed or redone, and the changes that it came to
    public SqlJournal(SqlRows rows, BiConsumer<Away.Queued, List<Change>> listener) {
        this.rows = rows;
        this.listener = listener;
    }

    @Override
    public boolean append(WriteUnit unit, String key, List<Change> changes, String note) {
        // before the store is asked, which waits for the rows that are still being inserted
        var packed =
            changes.size() >= MANY && rows.owner.isAlone() ? PackedChanges.of(changes) : Optional.<byte[]>empty();
        if (has(key)) {
            return false;
        }
        begin(unit);
        rows.sql.update("INSERT INTO journal_calls (owner_id, call_key, unit_id, note, packed) VALUES (?, ?, ?, ?, ?)",
            Arrays.asList(owner(), key, unit.id(), note, packed.orElse(null)));
        if (packed.isEmpty()) {
            for (int i = 0; i < changes.size(); i++) {
                insert(key, i, changes.get(i));
            }
        }
        if (!changes.isEmpty()) {
            rows.sql.update("UPDATE journal_units SET written_position = ? WHERE owner_id = ? AND id = ?",
                List.of(nextPosition(), owner(), unit.id()));
            listener.accept(new Away.Queued(Away.Kind.WRITTEN, unit, key, changes, note), changes);
        }
        return true;
    }

    @Override
    public boolean has(String key) {
        return rows.sql
            .first("SELECT 1 FROM journal_calls WHERE owner_id = ? AND call_key = ?", List.of(owner(), key), r -> 1)
            .isPresent();
    }

    @Override
    public Optional<WriteUnit> latestDone() {
        return rows.sql.first(UNIT + "written_position IS NOT NULL AND undone_position IS NULL" + LATEST_WRITTEN,
            List.of(owner()), SqlJournal::unit);
    }

    @Override
    public Optional<WriteUnit> done(UUID unitId) {
        return rows.sql.first(UNIT + "id = ? AND written_position IS NOT NULL AND undone_position IS NULL",
            List.of(owner(), unitId),
            SqlJournal::unit);
    }

    @Override
    public Optional<WriteUnit> latestUndone() {
        return rows.sql.first(UNIT + "undone_position > " + LAST_WRITTEN + LATEST_UNDONE, List.of(owner(), owner()),
            SqlJournal::unit);
    }

    @Override
    public List<Entry> entries(UUID unitId) {
        return rows.sql.list("SELECT call_key, note FROM journal_calls WHERE owner_id = ? AND unit_id = ? ORDER BY seq",
            List.of(owner(), unitId), r -> new Entry(r.getString(1), List.of(), r.getString(2)))
            .stream().map(entry -> new Entry(entry.key(), changes(entry.key()), entry.note())).toList();
    }

    @Override
    public Optional<String> lastOther(UUID row) {
        return rows.sql.first("""
            SELECT calls.owner_id, owners.name FROM journal_changes changes
            JOIN journal_calls calls ON calls.owner_id = changes.owner_id AND calls.call_key = changes.call_key
            JOIN owners ON owners.id = calls.owner_id
            WHERE changes.row_id = ? ORDER BY calls.seq DESC LIMIT 1""", List.of(row),
            r -> new Writer(r.getObject(1, UUID.class), r.getString(2))).filter(last -> !last.id().equals(owner()))
            .map(Writer::name);
    }

    private record Writer(UUID id, String name) {}

    @Override
    public void markUndone(UUID unitId) {
        mark(unitId, nextPosition());
        tell(Away.Kind.UNDONE, unitId);
    }

    @Override
    public void markRedone(UUID unitId) {
        mark(unitId, null);
        tell(Away.Kind.REDONE, unitId);
    }

    private void tell(Away.Kind kind, UUID unitId) {
        var entry = new Away.Queued(kind, unit(unitId), "", List.of(), "");
        listener.accept(entry, told(words(entry)));
    }

    /// Takes an entry of the server's journal into a copy's.
    public void take(Away.Queued entry) {
        if (entry.kind() == Away.Kind.WRITTEN) {
            append(entry.unit(), entry.key(), entry.changes(), entry.note());
        } else {
            begin(entry.unit());
        }
    }

    /// The words by which [#told] and [#queued] find an entry again.
    public static String words(Away.Queued entry) {
        return switch (entry.kind()) {
            case WRITTEN -> WRITTEN + entry.key();
            case UNDONE -> UNDONE + entry.unit().id();
            case REDONE -> REDONE + entry.unit().id();
        };
    }

    /// Whether such words are about a call, else about a unit.
    public static boolean isOfCall(String words) {
        return words.startsWith(WRITTEN);
    }

    /// The changes of which the listener was told, by an entry's words.
    public List<Change> told(String words) {
        if (words.startsWith(WRITTEN)) {
            return changes(words.substring(WRITTEN.length()));
        }
        var entries = entries(UUID.fromString(words.substring(words.indexOf(' ') + 1)));
        return words.startsWith(REDONE) ? entries.stream().flatMap(entry -> entry.changes().stream()).toList()
            : entries.reversed().stream().flatMap(entry -> entry.changes().reversed().stream()).map(Change::reversed)
                .toList();
    }

    /// The entry of such words, for a queue.
    public Away.Queued queued(String words) {
        var name = words.substring(words.indexOf(' ') + 1);
        if (!words.startsWith(WRITTEN)) {
            return new Away.Queued(words.startsWith(UNDONE) ? Away.Kind.UNDONE : Away.Kind.REDONE,
                unit(UUID.fromString(name)), "", List.of(), "");
        }
        return rows.sql.first("SELECT unit_id, note FROM journal_calls WHERE owner_id = ? AND call_key = ?",
            List.of(owner(), name),
            r -> new Away.Queued(Away.Kind.WRITTEN, unit(r.getObject(1, UUID.class)), name, changes(name),
                r.getString(2)))
            .orElseThrow();
    }

    private WriteUnit unit(UUID id) {
        return rows.sql.first(UNIT + "id = ?", List.of(owner(), id), SqlJournal::unit).orElseThrow();
    }

    private void begin(WriteUnit unit) {
        if (rows.sql.first(UNIT + "id = ?", List.of(owner(), unit.id()), SqlJournal::unit).isEmpty()) {
            rows.sql.update("INSERT INTO journal_units (id, owner_id, session_id, turn, origin) VALUES (?, ?, ?, ?, ?)",
                List.of(unit.id(), owner(), unit.sessionId(), unit.turn(), unit.origin().name()));
        }
    }

    private void insert(String key, int number, Change change) {
        rows.sql.insert("""
            INSERT INTO journal_changes (owner_id, call_key, number, table_name, row_id, before_image, after_image)
            VALUES (?, ?, ?, ?, ?, ?, ?)""",
            Arrays.asList(owner(), key, number, change.table(), change.id(),
                image(change.before()), image(change.after())));
    }

    private List<Change> changes(String key) {
        var changes = rows.sql.list(
            """
            SELECT table_name, row_id, before_image, after_image FROM journal_changes WHERE owner_id = ? AND call_key = ? ORDER BY number""",
            List.of(owner(), key),
            r -> new Change(r.getString(1), r.getObject(2, UUID.class), row(r.getString(1), r.getString(3)),
                row(r.getString(1), r.getString(4))));
        return !changes.isEmpty() ? changes
            : rows.sql
                .list("SELECT packed FROM journal_calls WHERE owner_id = ? AND call_key = ? AND packed IS NOT NULL",
                    List.of(owner(), key), r -> PackedChanges.read(r.getBytes(1), rows::entity))
                .stream().flatMap(List::stream)
                .toList();
    }

    private void mark(UUID unitId, @Nullable Long position) {
        rows.sql.update("UPDATE journal_units SET undone_position = ? WHERE owner_id = ? AND id = ?",
            Arrays.asList(position, owner(), unitId));
    }

    private UUID owner() {
        return rows.owner.person();
    }

    private Long nextPosition() {
        return rows.sql.first(NEXT_POSITION, List.of(owner(), owner()), r -> r.getLong(1)).orElseThrow();
    }

    private static @Nullable String image(@Nullable Row row) {
        return row == null ? null : RowJson.write(row).toString();
    }

    private @Nullable Row row(String table, @Nullable String image) {
        return image == null ? null : row(rows.entity(table), image);
    }

    /// Parses the stored image of a row.
    static Row row(EntityDefinition entity, String image) {
        try {
            return RowJson.readStored(entity, JSON.readTree(image));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a row image cannot be read", e);
        }
    }

    private static WriteUnit unit(ResultSet r) throws SQLException {
        return new WriteUnit(r.getObject(1, UUID.class), r.getObject(2, UUID.class), r.getInt(3),
            WriteUnit.Origin.valueOf(r.getString(4)));
    }
}

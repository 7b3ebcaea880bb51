package alfred.store;

import alfred.core.crud.Change;
import alfred.core.crud.EmbeddingStore;
import alfred.core.crud.Journal;
import alfred.core.crud.Rows;
import alfred.core.crud.SessionRecords;
import alfred.core.crud.Store;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The store of one owner on an open database. Thread-safe: writes run one at a time, reads run concurrently.
///
/// After a commit that changed rows, each listener receives the written tables and all changes that the journal
/// appended, reversed or redid. A listener that throws is logged, and the others are still called.
public final class SqlStore implements Store {
    private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);
    /// Of so many changes of a commit, listeners get new rows whole.
    private static final int MANY = 10_000;

    private final Database database;
    private final Clock clock;
    private final UUID owner;
    private final Map<String, TableSql> tables = new LinkedHashMap<>();
    private final List<Consumer<Committed>> listeners = new CopyOnWriteArrayList<>();

    /// Creates the store of the first owner, whose row is created at the first start.
    public SqlStore(Database database, List<EntityDefinition> entities, Clock clock) {
        this(database, entities, clock, database.write(sql -> new Owners(sql, clock).first()));
    }

    SqlStore(Database database, List<EntityDefinition> entities, Clock clock, UUID owner) {
        this.database = database;
        this.clock = clock;
        this.owner = owner;
        entities.forEach(entity -> tables.put(entity.table(), new TableSql(entity, database.dialect())));
    }

    @Override
    public <T> T write(Function<Transaction, T> work) {
        var changes = new ArrayList<Change>();
        var written = new HashSet<String>();
        T result = database.write(sql -> work.apply(new SqlTransaction(sql, owner, clock, tables, changes, written)));
        if (!changes.isEmpty() || !written.isEmpty()) {
            var committed = new Committed(List.copyOf(changes), Set.copyOf(written));
            listeners.forEach(listener -> tell(listener, committed));
        }
        return result;
    }

    @Override
    public <T> T read(Function<Rows, T> work) {
        return database.read(sql -> work.apply(new ReadOnlyRows(new SqlRows(sql, owner, clock, tables))));
    }

    @Override
    public <T> T recall(Function<SessionRecords, T> work) {
        return database.read(sql -> work.apply(new SqlSessions(sql, owner)));
    }

    @Override
    public void onCommit(Consumer<Committed> listener) {
        listeners.add(listener);
    }

    @Override
    public EmbeddingStore vectors() {
        return new SqlEmbeddings(database, owner, tables);
    }

    @Override
    public List<String> keptTables() {
        return InternalTables.NAMES;
    }

    @Override
    public List<Row> kept(String table) {
        return database.read(sql -> new InternalTables(new SqlRows(sql, owner, clock, tables)).rows(table));
    }

    private static void tell(Consumer<Committed> listener, Committed committed) {
        try {
            listener.accept(committed);
        } catch (RuntimeException e) {
            LOG.error("a listener failed after a commit; what was written is kept", e);
        }
    }

    /// Rows, journal and sessions on the write connection.
    private static final class SqlTransaction extends SqlRows implements Transaction {
        private final Journal journal;
        private final SessionRecords sessions;
        private final Set<String> written;

        SqlTransaction(Sql sql, UUID owner, Clock clock, Map<String, TableSql> tables, List<Change> changes, Set<String> written) {
            super(sql, owner, clock, tables);
            this.written = written;
            journal = new SqlJournal(this, appended -> appended.forEach(change -> changes.add(changes.size() < MANY ? change : slim(change))));
            sessions = new SqlSessions(sql, owner);
        }

        /// Returns a change whose new row is left with its references, so that a large import does not hold all of its rows.
        private Change slim(Change change) {
            return change.before() != null || change.after() == null ? change : new Change(change.table(), change.id(), null,
                change.after().only(table(change.table()).references()));
        }

        @Override
        public Row insert(EntityDefinition entity, Row values) {
            written.add(entity.table());
            return super.insert(entity, values);
        }

        @Override
        public Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values) {
            written.add(entity.table());
            return super.update(entity, id, values);
        }

        @Override
        public void delete(EntityDefinition entity, UUID id) {
            written.add(entity.table());
            super.delete(entity, id);
        }

        @Override
        public Journal journal() {
            return journal;
        }

        @Override
        public SessionRecords sessions() {
            return sessions;
        }

        @Override
        public <T> T attempt(Supplier<T> work) {
            return sql.attempt(work);
        }
    }
}

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
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The store of one person on an open database. Thread-safe: writes run one at a time, reads run concurrently.
///
/// After a commit that changed rows, each listener receives the written tables and all changes that the journal
/// appended, reversed or redid. A listener that throws is logged, and the others are still called.
public final class SqlStore implements Store {
    private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);
    /// Of so many changes of a commit, listeners get new rows whole.
    private static final int MANY = 10_000;

    private final Database database;
    private final Clock clock;
    private final Owner owner;
    private final Map<String, TableSql> tables = new LinkedHashMap<>();
    private final List<Consumer<Committed>> listeners = new CopyOnWriteArrayList<>();
    private final AtomicBoolean isFollowing = new AtomicBoolean();

    /// Creates the store of the person who opened the database, and of the household.
    public SqlStore(Database database, List<EntityDefinition> entities, Clock clock) {
        this(database, entities, clock, database.write(sql -> new Owners(sql, clock).of(database.person())));
    }

    SqlStore(Database database, List<EntityDefinition> entities, Clock clock, Owner owner) {
        this.database = database;
        this.clock = clock;
        this.owner = owner;
        entities.forEach(entity -> tables.put(entity.table(), new TableSql(entity, database.dialect())));
    }

    @Override
    public <T> T write(Function<Transaction, T> work) {
        var written = new Written(new ArrayList<>(), new ArrayList<>(), new HashSet<>());
        T result = database.write(sql -> {
            T done = work.apply(new SqlTransaction(sql, owner, clock, tables, written));
            database.announce(written.news(owner));
            return done;
        });
        if (!written.changes.isEmpty() || !written.tables.isEmpty()) {
            tell(new Committed(List.copyOf(written.changes), Set.copyOf(written.tables)));
        }
        return result;
    }

    /// What a transaction wrote so far.
    ///
    /// @param entries the journal's, as in [News]
    private record Written(List<Change> changes, List<String> entries, Set<String> tables) {
        News news(Owner owner) {
            return new News(owner.person(), "", tables, changes.size() > News.MAX_TOLD ? List.of() : entries);
        }
    }

    /// The latest state of a row that others changed, and who changed it last.
    private record Told(Change change, String by) {
        Told then(Told later) {
            return new Told(change.then(later.change), later.by);
        }
    }

    /// Tells of commits of other computers, by the people who changed a row last.
    private void heard(List<News> news) {
        var latest = new LinkedHashMap<UUID, Told>();
        database.read(sql -> {
            news.forEach(commit -> changes(sql, commit).forEach(change -> latest.merge(change.id(), new Told(change, commit.name()), Told::then)));
            return "";
        });
        var written = new HashSet<String>();
        news.forEach(commit -> written.addAll(commit.tables().isEmpty() ? tables.keySet() : commit.tables()));
        news.stream().map(News::name).distinct().forEach(name -> tell(new Committed(
            latest.values().stream().filter(told -> told.by.equals(name)).map(Told::change).toList(), Set.copyOf(written), Optional.of(name))));
    }

    /// What a commit changed. What another person wrote of their own is only theirs.
    private List<Change> changes(Sql sql, News commit) {
        var theirs = new SqlRows(sql, new Owner(owner.household(), commit.writer(), false), clock, tables);
        var journal = new SqlJournal(theirs, (_, _) -> { });
        return commit.entries().stream().flatMap(entry -> journal.told(entry).stream())
            .filter(change -> commit.writer().equals(owner.person()) || !theirs.table(change.table()).entity().isPersonal()).toList();
    }

    @Override
    public <T> T read(Function<Rows, T> work) {
        return database.read(sql -> work.apply(new ReadOnlyRows(new SqlRows(sql, owner, clock, tables))));
    }

    @Override
    public <T> T recall(Function<SessionRecords, T> work) {
        return database.read(sql -> work.apply(new SqlSessions(sql, owner.person())));
    }

    @Override
    public void onCommit(Consumer<Committed> listener) {
        listeners.add(listener);
        if (!isFollowing.getAndSet(true)) {
            database.follow(this::heard);
        }
    }

    @Override
    public EmbeddingStore vectors() {
        return new SqlEmbeddings(database, owner.household(), tables);
    }

    @Override
    public List<String> keptTables() {
        return InternalTables.NAMES;
    }

    @Override
    public List<Row> kept(String table) {
        return database.read(sql -> new InternalTables(new SqlRows(sql, owner, clock, tables)).rows(table));
    }

    private void tell(Committed committed) {
        listeners.forEach(listener -> tell(listener, committed));
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
        private final Written written;

        SqlTransaction(Sql sql, Owner owner, Clock clock, Map<String, TableSql> tables, Written written) {
            super(sql, owner, clock, tables);
            this.written = written;
            journal = new SqlJournal(this, (words, changes) -> {
                written.entries.add(words);
                changes.forEach(change -> written.changes.add(written.changes.size() < MANY ? change : slim(change)));
            });
            sessions = new SqlSessions(sql, owner.person());
        }

        /// Returns a change whose new row is left with its references, so that a large import does not hold all of its rows.
        private Change slim(Change change) {
            return change.before() != null || change.after() == null ? change : new Change(change.table(), change.id(), null,
                change.after().only(table(change.table()).references()));
        }

        @Override
        public Row insert(EntityDefinition entity, Row values) {
            written.tables.add(entity.table());
            return super.insert(entity, values);
        }

        @Override
        public Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values) {
            written.tables.add(entity.table());
            return super.update(entity, id, values);
        }

        @Override
        public void delete(EntityDefinition entity, UUID id) {
            written.tables.add(entity.table());
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

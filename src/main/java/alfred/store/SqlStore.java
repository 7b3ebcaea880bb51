package alfred.store;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.EmbeddingStore;
import alfred.core.row.Journal;
import alfred.core.row.Rows;
import alfred.core.row.SessionRecords;
import alfred.core.row.Store;
import alfred.store.database.Database;
import alfred.store.database.HouseholdCopy;
import alfred.store.database.HouseholdDatabase;
import alfred.store.row.InternalTables;
import alfred.store.row.News;
import alfred.store.row.Owner;
import alfred.store.row.Owners;
import alfred.store.row.ReadOnlyRows;
import alfred.store.row.Redo;
import alfred.store.row.SqlJournal;
import alfred.store.row.SqlRows;
import alfred.store.row.SqlSessions;
import alfred.store.sql.Dialect;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.time.Clock;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The store of one person on an open database. Thread-safe: writes run one at a time, reads run concurrently.
///
/// After a commit that changed rows, each listener receives the written tables and all changes that the journal
/// appended, reversed or redid. A listener that throws is logged, and the others are still called.
public final class SqlStore implements Store {
    private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);

    private final Database database;
    private final Clock clock;
    private final Owner owner;
    private final List<EntityDefinition> entities;
    private final Map<Dialect, Map<String, TableSql>> tables = new ConcurrentHashMap<>();
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
        this.entities = List.copyOf(entities);
    }

    /// The tables in the words of a connection's database.
    private Map<String, TableSql> tables(Sql sql) {
        return tables.computeIfAbsent(sql.dialect(), dialect -> {
            var all = new LinkedHashMap<String, TableSql>();
            entities.forEach(entity -> all.put(entity.table(), new TableSql(entity, dialect)));
            return all;
        });
    }

    @Override
    public <T> T write(Function<Transaction, T> work) {
        var written = new Written();
        T result = database.write(sql -> written(sql, work, written));
        tell(written);
        return result;
    }

    private <T> T written(Sql sql, Function<Transaction, T> work, Written written) {
        written.clear();
        T done = work.apply(new SqlTransaction(rows(sql), written,
            database instanceof HouseholdDatabase && sql.dialect() == Dialect.H2));
        database.announce(sql, written.news(owner), written.redo(this::rows));
        return done;
    }

    private void tell(Written written) {
        var committed = new Committed(written.changes(), written.tables());
        if (!committed.changes().isEmpty() || !committed.tables().isEmpty()) {
            tell(committed);
        }
    }

    private SqlRows rows(Sql sql) {
        return new SqlRows(sql, owner, clock, tables(sql));
    }

    @Override
    public Optional<Away> away() {
        return database instanceof HouseholdDatabase household ? Optional.of(new OnHousehold(household))
            : Optional.empty();
    }

    /// Settles the queue of a household's copy as a write of this store.
    private final class OnHousehold implements Away {
        private final HouseholdDatabase household;

        OnHousehold(HouseholdDatabase household) {
            this.household = household;
        }

        @Override
        public State state() {
            return household.state();
        }

        @Override
        public boolean isCurrent() {
            return household.isCurrent();
        }

        @Override
        public void onChange(Consumer<State> listener) {
            household.onChange(listener);
        }

        @Override
        public void onQueue(Consumer<Boolean> listener) {
            household.onQueue(listener);
        }

        @Override
        public void settleBy(Settling settling) {
            household.settleBy(new HouseholdDatabase.Settler() {
                private Written latest = new Written();

                @Override
                public List<String> settle(HouseholdCopy copy, Database server) {
                    var written = new Written();
                    var queue = copy.database().read(
                        sql -> copy.queue().stream().map(new SqlJournal(rows(sql), (_, _) -> {})::queued).toList());
                    List<String> told = server.write(sql -> {
                        MirroredSessions.move(copy, new SqlSessions(sql, owner.person()), owner.person());
                        List<String> words = settling.settle(new SqlTransaction(rows(sql), written, false), queue);
                        server.announce(sql, written.news(owner), Redo.NOTHING);
                        return words;
                    });
                    latest = written;
                    return told;
                }

                @Override
                public void settled() {
                    SqlStore.this.tell(latest);
                    SqlStore.this.tell(new Committed(List.of(), Set.of(), Optional.of("")));
                }
            });
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
            news.forEach(commit -> changes(sql, commit)
                .forEach(change -> latest.merge(change.id(), new Told(change, commit.name()), Told::then)));
            return "";
        });
        var written = new HashSet<String>();
        var all = entities.stream().map(EntityDefinition::table).toList();
        news.forEach(commit -> written.addAll(commit.tables().isEmpty() ? all : commit.tables()));
        news.stream().map(News::name).distinct().forEach(name -> tell(new Committed(
            latest.values().stream().filter(told -> told.by.equals(name)).map(Told::change).toList(),
            Set.copyOf(written), Optional.of(name))));
    }

    /// What a commit changed. What another person wrote of their own is only theirs.
    private List<Change> changes(Sql sql, News commit) {
        var theirs = new SqlRows(sql, new Owner(owner.household(), commit.writer(), false), clock, tables(sql));
        var journal = new SqlJournal(theirs, (_, _) -> {});
        return commit.entries().stream().flatMap(entry -> journal.told(entry).stream())
            .filter(
                change -> commit.writer().equals(owner.person()) || !theirs.table(change.table()).entity().isPersonal())
            .toList();
    }

    @Override
    public <T> T read(Function<Rows, T> work) {
        return database.read(sql -> work.apply(new ReadOnlyRows(rows(sql))));
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
    public boolean isShared() {
        return database.person().isPresent();
    }

    @Override
    public EmbeddingStore vectors() {
        return new SqlEmbeddings(database, owner.household(),
            entities.stream().map(EntityDefinition::table).collect(Collectors.toSet()));
    }

    @Override
    public List<String> keptTables() {
        return InternalTables.NAMES;
    }

    @Override
    public List<Row> kept(String table) {
        return database.read(sql -> new InternalTables(rows(sql)).rows(table));
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

        /// @param isAway whether the rows are those of a copy, out of reach of the household's server
        SqlTransaction(SqlRows rows, Written written, boolean isAway) {
            super(rows);
            this.written = written;
            journal = new SqlJournal(this, (entry, changes) -> written.journalled(entry, changes, this::slim));
            sessions = new MirroredSessions(new SqlSessions(sql, owner.person()), written::session,
                isAway ? id -> HouseholdCopy.enqueueSession(sql, id) : _ -> {});
        }

        /// Returns a change whose new row is left with its references, so that a large import does not hold all of its
        /// rows.
        private Change slim(Change change) {
            return change.before() != null || change.after() == null ? change
                : new Change(change.table(), change.id(), null,
                    change.after().only(table(change.table()).references()));
        }

        @Override
        public Row insert(EntityDefinition entity, Row values) {
            written.table(entity.table());
            return super.insert(entity, values);
        }

        @Override
        public Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values) {
            written.table(entity.table());
            return super.update(entity, id, values);
        }

        @Override
        public void delete(EntityDefinition entity, UUID id) {
            written.table(entity.table());
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
        public void expectMany() {
            sql.expectMany();
        }

        @Override
        public <T> T attempt(Supplier<T> work) {
            return sql.attempt(work);
        }
    }
}

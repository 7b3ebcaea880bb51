package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.row.CommitFeed;
import alfred.store.row.News;
import alfred.store.row.Redo;
import alfred.store.sql.Dialect;
import alfred.store.sql.PostgresDialect;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.ServerConnections;
import alfred.store.sql.ServerFailure;
import alfred.store.sql.Sql;
import java.sql.Connection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The kitchen of a household on a PostgreSQL, shared with other computers: one write connection and a pool of read
/// connections, made anew when they break.
///
/// A write first counts the household's commits up by one. That row is locked until the end of the transaction, so
/// writes of all computers run one at a time, as they do on a file: none meets another half way, none has to be
/// tried again, and the commits' numbers are in their order, without gaps (src/docs/decisions/household.md).
final class ServerDatabase extends Database {
    private static final List<Duration> PAUSES =
        List.of(Duration.ofMillis(50), Duration.ofMillis(250), Duration.ofSeconds(1), Duration.ofSeconds(2),
            Duration.ofSeconds(4));
    /// How long it waits for its turn before it tells so, and waits on.
    private static final String IMPATIENCE = "SET lock_timeout = '2s'";
    private static final Duration LONGEST_TURN = Duration.ofMinutes(5);
    private static final Duration BETWEEN_TURNS = Duration.ofMillis(50);
    private static final String BEGIN = """
        UPDATE household SET commits = commits + 1 RETURNING commits, (SELECT COUNT(*) FROM schema_migrations)""";
    private static final String RECORD =
        "INSERT INTO commits (number, client, writer, at, tables, entries) VALUES (?, ?, ?, CLOCK_TIMESTAMP(), ?, ?)";
    private static final String NOTIFY = "SELECT pg_notify('" + CommitFeed.CHANNEL + "', CAST(? AS VARCHAR))";
    private static final String FORGET = "DELETE FROM commits WHERE at < CLOCK_TIMESTAMP() - INTERVAL '7 days'";

    private final ServerAddress address;
    private final Jdbi jdbi;
    private final Dialect dialect;
    private final int schema;
    private final UUID client = UUID.randomUUID();
    private final ReentrantLock writing = new ReentrantLock();
    private final ConcurrentLinkedDeque<Sql> readers = new ConcurrentLinkedDeque<>();
    private final List<CommitFeed> feeds = new CopyOnWriteArrayList<>();
    private volatile @Nullable Sql writer;
    private final Set<Sql> inUse = ConcurrentHashMap.newKeySet();
    private News announced = News.ofAnything(Set.of());
    private Redo again = Redo.NOTHING;
    private BiConsumer<Long, Redo> copying = (_, _) -> {};
    private Predicate<Redo> waiting = _ -> false;
    private volatile Consumer<Boolean> queueing = _ -> {};
    private boolean isQueueing;
    private int patience = PAUSES.size();
    private long opened;
    private volatile boolean isClosed;

    private ServerDatabase(ServerAddress address, Jdbi jdbi, Dialect dialect, int schema) {
        this.address = address;
        this.jdbi = jdbi;
        this.dialect = dialect;
        this.schema = schema;
    }

    /// Opens the database of an address, and makes or migrates its tables in one transaction.
    static ServerDatabase open(ServerAddress address, Migrations migrations) {
        var jdbi = ServerConnections.to(address);
        var first = ServerConnections.visit(address);
        try {
            var dialect = first.transaction(sql -> {
                ServerTables.requireSuitable(sql);
                return PostgresDialect.of(sql);
            });
            var writer = new Sql(first.handle(), dialect);
            ServerTables.bringUpToDate(writer, migrations);
            var database = new ServerDatabase(address, jdbi, dialect, migrations.scripts().size());
            database.writer = impatient(writer);
            writer.transaction(sql -> sql.update(FORGET, List.of()));
            database.opened =
                writer.transaction(sql -> sql.first("SELECT commits FROM household", List.of(), r -> r.getLong(1)))
                    .orElseThrow();
            return database;
        } catch (RuntimeException e) {
            first.close();
            throw e;
        }
    }

    @Override
    public Optional<String> person() {
        return Optional.of(address.client());
    }

    @Override
    public <T> T write(Function<Sql, T> work) {
        if (writing.isHeldByCurrentThread()) {
            throw new IllegalStateException("a write within a write");
        }
        writing.lock();
        try {
            return uninterrupted(() -> written(work));
        } finally {
            queueing(false);
            writing.unlock();
        }
    }

    /// What became of a write so far.
    private static final class Attempt<T> {
        private long number;
        private Optional<Supplier<T>> answer = Optional.empty();
    }

    /// Runs a write. If the connection breaks before the work has begun, it is made anew and the work is done on it;
    /// if it breaks within the work, nothing is written; if it breaks within the commit, the commit is looked for.
    /// While others write, it waits for its turn.
    private <T> T written(Function<Sql, T> work) {
        long since = System.nanoTime();
        for (int failed = 0;;) {
            var attempt = new Attempt<T>();
            try {
                var sql = writer();
                T done = sql.transaction(_ -> {
                    begin(sql, attempt);
                    long before = sql.changes();
                    announced = News.ofAnything(Set.of());
                    again = Redo.NOTHING;
                    T answer = work.apply(sql);
                    attempt.answer = Optional.of(() -> answer);
                    if (sql.changes() > before) {
                        record(sql, attempt.number, announced);
                    }
                    return answer;
                });
                copying.accept(attempt.number, again);
                return done;
            } catch (StoreException failure) {
                if (attempt.number == 0 && isOthersTurn(failure, since)) {
                    continue;
                }
                if (!ServerFailure.isBroken(failure)) {
                    throw failure;
                }
                drop();
                if (attempt.answer.isPresent()) {
                    return committed(attempt, failure);
                }
                if (attempt.number > 0 || failed >= patience || isClosed) {
                    throw failure;
                }
                pause(PAUSES.get(failed++));
            }
        }
    }

    /// Whether a write has to wait on while others write, such as a large import; it is told of.
    private boolean isOthersTurn(StoreException failure, long since) {
        boolean isWaiting = failure.kind() == Kind.SERVER_BUSY && !isClosed
            && System.nanoTime() - since < LONGEST_TURN.toNanos();
        if (isWaiting) {
            queueing(true);
            pause(BETWEEN_TURNS);
        }
        return isWaiting;
    }

    private void queueing(boolean isOthersTurn) {
        if (isQueueing != isOthersTurn) {
            isQueueing = isOthersTurn;
            queueing.accept(isOthersTurn);
        }
    }

    private void begin(Sql sql, Attempt<?> attempt) {
        int[] version = new int[1];
        long number = sql.first(BEGIN, List.of(), r -> {
            version[0] = r.getInt(2);
            return r.getLong(1);
        }).orElseThrow(() -> new StoreException(Kind.FAILED, null));
        if (version[0] != schema) {
            throw new StoreException(Kind.NEWER, null);
        }
        attempt.number = number;
    }

    private void record(Sql sql, long number, News news) {
        sql.update(RECORD, List.of(number, client, news.writer(), news.tables().toArray(String[]::new),
            news.entries().toArray(String[]::new)));
        if (!news.tables().isEmpty()) {
            sql.first(NOTIFY, List.of(number), _ -> true);
        }
    }

    @Override
    public void announce(Sql sql, News news, Redo again) {
        announced = news;
        this.again = again;
    }

    @Override
    public void follow(Consumer<List<News>> listener) {
        follow(opened, listener::accept);
    }

    /// Tells of all commits after a number.
    public void follow(long number, CommitFeed.Listener listener) {
        var feed = new CommitFeed(() -> ServerConnections.open(jdbi, dialect, Connection.TRANSACTION_READ_COMMITTED),
            client, number,
            listener);
        feeds.add(feed);
        if (isClosed) {
            feed.close();
        }
    }

    /// Has each own commit, by its number, done again on a copy; since there is one, a server out of reach is soon
    /// given up.
    ///
    /// @param queue lets a write wait whose commit broke; says whether it does
    /// @return the number of the latest commit when it was opened
    long copying(BiConsumer<Long, Redo> copy, Predicate<Redo> queue) {
        copying = copy;
        waiting = queue;
        patience = 2;
        return opened;
    }

    /// Sets who hears that a write waits for others, and that it does no more.
    void queueing(Consumer<Boolean> listener) {
        queueing = listener;
    }

    /// Breaks all connections, for those that wait on a server out of reach.
    void sever() {
        var open = writer;
        if (open != null) {
            open.abandon();
        }
        inUse.forEach(Sql::abandon);
    }

    /// Looks whether a commit happened during which the connection broke: once the row of the household can be
    /// locked, the server has ended the old transaction. If it did not happen, or that cannot be known, the write waits
    /// in the copy, where there is one.
    private <T> T committed(Attempt<T> attempt, StoreException failure) {
        long since = System.nanoTime();
        for (int failed = 0; failed < patience;) {
            try {
                boolean isThere = writer().transaction(sql -> {
                    sql.first("SELECT commits FROM household FOR UPDATE", List.of(), r -> r.getLong(1));
                    return sql.first("SELECT 1 FROM commits WHERE number = ? AND client = ?",
                        List.of(attempt.number, client), r -> 1).isPresent();
                });
                if (isThere) {
                    copying.accept(attempt.number, again);
                } else if (!waiting.test(again)) {
                    throw failure;
                }
                return attempt.answer.orElseThrow().get();
            } catch (StoreException another) {
                if (isOthersTurn(another, since)) {
                    continue;
                }
                if (!ServerFailure.isBroken(another) || another == failure) {
                    throw another.kind() == Kind.SERVER_BUSY ? new StoreException(Kind.SERVER_UNSURE, another)
                        : another;
                }
                drop();
                pause(PAUSES.get(failed++));
            }
        }
        if (waiting.test(again)) {
            return attempt.answer.orElseThrow().get();
        }
        throw new StoreException(Kind.SERVER_UNSURE, failure);
    }

    private static void pause(Duration wait) {
        try {
            Thread.sleep(wait);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Sql writer() {
        var open = writer;
        if (open == null) {
            open = impatient(ServerConnections.open(jdbi, dialect, Connection.TRANSACTION_READ_COMMITTED));
            writer = open;
        }
        return open;
    }

    private static Sql impatient(Sql sql) {
        return sql.transaction(s -> {
            s.run(IMPATIENCE);
            return s;
        });
    }

    private void drop() {
        var open = writer;
        if (open != null) {
            open.close();
            writer = null;
        }
        readers.forEach(Sql::close);
        readers.clear();
    }

    /// As on a file; a read whose connection broke is done once more on a new one.
    @Override
    public <T> T read(Function<Sql, T> work) {
        return uninterrupted(() -> {
            var idle = readers.poll();
            try {
                return read(idle == null ? reader() : idle, work);
            } catch (StoreException failure) {
                if (idle == null || !ServerFailure.isBroken(failure)) {
                    throw failure;
                }
                return read(reader(), work);
            }
        });
    }

    private Sql reader() {
        return ServerConnections.open(jdbi, dialect, Connection.TRANSACTION_REPEATABLE_READ);
    }

    private <T> T read(Sql reader, Function<Sql, T> work) {
        boolean isBroken = false;
        inUse.add(reader);
        try {
            return reader.transaction(work);
        } catch (StoreException failure) {
            isBroken = ServerFailure.isBroken(failure);
            throw failure;
        } finally {
            inUse.remove(reader);
            if (isBroken || isClosed) {
                reader.close();
            } else {
                readers.push(reader);
            }
        }
    }

    @Override
    public <T> T snapshot(Function<Sql, T> work) {
        return uninterrupted(() -> {
            var sql = reader();
            try {
                return sql.transaction(work);
            } finally {
                sql.close();
            }
        });
    }

    @Override
    public void close() {
        isClosed = true;
        feeds.forEach(CommitFeed::close);
        writing.lock();
        try {
            drop();
        } finally {
            writing.unlock();
        }
    }
}

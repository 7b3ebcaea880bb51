package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenState;
import alfred.store.folder.OwnFiles;
import alfred.store.folder.PartFile;
import alfred.store.sql.Dialect;
import alfred.store.sql.LeanJdbi;
import alfred.store.sql.Sql;
import alfred.store.sql.SqlFailure;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.h2.Driver;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A kitchen's own H2 database, in a file or in memory: one write connection behind a lock, and a pool of read
/// connections that grows with the number of concurrent readers.
///
/// Interrupting a thread within H2 closes the file for every thread (spec/design.md, decision 8). The interrupt
/// flag is therefore cleared for the duration of a transaction, and H2's `retry:` file system reopens the file if
/// an interrupt comes in between.
public final class FileDatabase extends Database {
    /// Unquoted names are lower case, as in PostgreSQL. The cache is fixed at 48 MB, since H2's default grows with
    /// the machine's memory; with 16 MB, a large import read its own pages back for a tenth of its time. H2's trace
    /// file is off, because statements contain what the user wrote. Only [#close] closes the database, neither the end
    /// of a connection nor the JVM's shutdown hook.
    private static final String OPTIONS =
        ";DATABASE_TO_LOWER=TRUE;DB_CLOSE_DELAY=-1;DB_CLOSE_ON_EXIT=FALSE;CACHE_SIZE=49152;TRACE_LEVEL_FILE=0";
    /// A commit is on disk before it is acknowledged. Stored pages are never overwritten while the file is open: H2
    /// 2.5 writes new pages over old ones before its header says so, and a process killed in between loses up to
    /// twenty commits. The space is reclaimed when the file is closed.
    private static final String SAFE = ";WRITE_DELAY=0;REUSE_SPACE=FALSE;MAX_COMPACT_TIME=0";

    private static final long WORTH_COMPACTING = 16L << 20;
    /// Growth of the open file, as a multiple of its compact size, above which it is compacted. Stored pages are
    /// never overwritten, so an open file only grows.
    private static final double MAX_GROWTH = 2.5;
    /// The size of an open file up to which it may grow. A turn of a conversation adds some 200 kB, and compacting
    /// takes 0.05 to 0.2 s, so that one turn in thirty waits for it: 95 of 100 do not. 2,000 turns leave a file of
    /// 2.4 MB, of which this is not three times.
    private static final long WORTH_REOPENING = 6L << 20;
    private static final int WRITES_BETWEEN_LOOKS = 8;
    /// A transaction of so many changes is followed by a look at the file's size at once.
    private static final int MANY_CHANGES = 500;

    private static final Logger LOG = LoggerFactory.getLogger(FileDatabase.class);

    static {
        // a file of unknown origin may define functions and triggers; H2 must not load classes for them
        System.setProperty("h2.allowedClasses", "");
        // H2 looks up each value that it is given among those of before, which costs more than it saves
        System.setProperty("h2.objectCache", "false");
    }

    private final Jdbi jdbi;
    private final @Nullable MarkKeeper keeping;
    private volatile Sql writer;
    private final ReentrantLock writing = new ReentrantLock();
    /// Read lock: held while a connection is in use. Write lock: held while the file is closed and reopened.
    private final ReentrantReadWriteLock file = new ReentrantReadWriteLock();
    private volatile boolean isChanged;
    private int writes;
    private long compactSize;
    private final ConcurrentLinkedDeque<Sql> readers = new ConcurrentLinkedDeque<>();

    private FileDatabase(String url, @Nullable MarkKeeper keeping) {
        this.keeping = keeping;
        this.jdbi = opened(url);
        this.writer = connect(Kind.DAMAGED);
    }

    /// Opens the file, and creates Jdbi concurrently: in a cold start that takes as long.
    private static Jdbi opened(String url) {
        var made = CompletableFuture.supplyAsync(() -> LeanJdbi.over(() -> connection(url)),
            making -> Thread.ofPlatform().name("jdbi").daemon().start(making));
        try (var _ = connection(url)) {
            return made.join();
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.DAMAGED);
        }
    }

    private static Connection connection(String url) throws SQLException {
        var login = new Properties();
        login.setProperty("user", "alfred");
        login.setProperty("password", "");
        // the driver itself: the DriverManager would load every other driver too
        return Driver.load().connect(url, login);
    }

    static FileDatabase readOnly(Path folder) {
        OpenCheck.toRead(folder);
        var database = new FileDatabase(
            "jdbc:h2:" + folder.toAbsolutePath().resolve(FILE) + OPTIONS + ";ACCESS_MODE_DATA=r", null);
        if (database.read(Migrations.known()::isApplied)) {
            return database;
        }
        database.drop();
        throw new StoreException(Kind.UNWRITABLE, null);
    }

    static FileDatabase open(Path folder, Migrations migrations) {
        var lock = FolderLock.take(folder);
        try {
            RestoreExchange.carryOut(folder);
            PartFile.sweep(folder.resolve(Backups.FOLDER));
            var database = opened(new MarkKeeper(folder, lock, OpenCheck.to(folder)), migrations);
            OwnFiles.tighten(folder);
            return database;
        } catch (StoreException e) {
            lock.close();
            throw e.kind() == Kind.DAMAGED || e.kind() == Kind.MISSING ? e.saying(DamageReport.advice(folder)) : e;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static FileDatabase opened(MarkKeeper keeping, Migrations migrations) {
        var database = new FileDatabase(
            "jdbc:h2:retry:" + keeping.folder().toAbsolutePath().resolve(FILE) + OPTIONS + SAFE, keeping);
        try {
            keeping.requireSame(database);
            if (database.read(migrations::isBehind)) {
                AutomaticBackups.beforeUpdate(database, keeping.folder());
            }
            migrations.apply(database);
            keeping.opened(database);
            return database;
        } catch (RuntimeException e) {
            database.drop();
            throw e;
        }
    }

    /// An empty kitchen in memory.
    static FileDatabase forgetful() {
        return forgetful("mem:" + UUID.randomUUID());
    }

    /// The kitchen of a database in memory, or an empty one.
    ///
    /// @param name the database's name for H2
    static FileDatabase forgetful(String name) {
        return migrated(new FileDatabase("jdbc:h2:" + name + OPTIONS, null), Migrations.known());
    }

    /// Creates an empty database in a new folder that no other process uses. Commits may be written lazily, since
    /// the folder is discarded if filling it fails.
    static FileDatabase filled(Path folder, Migrations migrations) {
        return migrated(new FileDatabase(
            "jdbc:h2:" + folder.toAbsolutePath().resolve(FILE) + OPTIONS + ";MAX_COMPACT_TIME=0", null), migrations);
    }

    private static FileDatabase migrated(FileDatabase database, Migrations migrations) {
        try {
            migrations.apply(database);
            database.write(KitchenState::of);
            return database;
        } catch (RuntimeException e) {
            database.drop();
            throw e;
        }
    }

    @Override
    public Optional<String> person() {
        return Optional.empty();
    }

    @Override
    public <T> T write(Function<Sql, T> work) {
        if (writing.isHeldByCurrentThread()) {
            throw new IllegalStateException("a write within a write");
        }
        writing.lock();
        try {
            requireFile();
            long before = writer.changes();
            T answer = uninterrupted(() -> writer.transaction(work));
            long changes = writer.changes() - before;
            isChanged |= changes > 0;
            if (keeping != null && (++writes % WRITES_BETWEEN_LOOKS == 0 || changes >= MANY_CHANGES)) {
                uninterrupted(() -> compactIfGrown(keeping));
            }
            return answer;
        } finally {
            writing.unlock();
        }
    }

    /// Refuses to write into a file that was deleted under it: what is written there is lost when it is closed.
    private void requireFile() {
        if (keeping != null && !Files.exists(keeping.folder().resolve(FILE_NAME))) {
            throw new StoreException(Kind.MISSING, null);
        }
    }

    /// Compacts a file that has grown, unless a reader is active: closes it with `SHUTDOWN COMPACT` and reopens it.
    /// H2 writes the compact file beside the old one and swaps them atomically, so a killed process leaves one of
    /// the two intact. No acknowledged commit is lost.
    private boolean compactIfGrown(MarkKeeper kept) {
        try {
            boolean isGrown = info("info.FILE_SIZE") > Math.max(WORTH_REOPENING, MAX_GROWTH * compactSize);
            if (!isGrown || !isMostlyWaste() || !file.writeLock().tryLock()) {
                return false;
            }
        } catch (StoreException unknown) {
            LOG.warn("the file's size could not be asked for: {}", unknown.kind());
            return false;
        }
        try {
            kept.compacting();
            writer.run("SHUTDOWN COMPACT");
        } catch (StoreException | UncheckedIOException failure) {
            LOG.warn("the file could not be compacted: {}", failure.getClass().getSimpleName());
        } finally {
            readers.clear();
            writer = connect(Kind.DAMAGED);
            compactSize = info("info.FILE_SIZE");
            OwnFiles.tightenFile(kept.folder().resolve(FILE_NAME));
            file.writeLock().unlock();
            kept.compacted();
        }
        return true;
    }

    /// Writers are not blocked, except from compacting the file.
    @Override
    public <T> T read(Function<Sql, T> work) {
        file.readLock().lock();
        try {
            return uninterrupted(() -> {
                var idle = readers.poll();
                var reader = idle == null ? connect(Kind.FAILED) : idle;
                try {
                    return reader.transaction(work);
                } finally {
                    readers.push(reader);
                }
            });
        } finally {
            file.readLock().unlock();
        }
    }

    @Override
    public <T> T snapshot(Function<Sql, T> work) {
        file.readLock().lock();
        try {
            return uninterrupted(() -> inSnapshot(work));
        } finally {
            file.readLock().unlock();
        }
    }

    private <T> T inSnapshot(Function<Sql, T> work) {
        try (var handle = jdbi.open()) {
            var sql = new Sql(handle, Dialect.H2);
            sql.run("SET LAZY_QUERY_EXECUTION TRUE");
            handle.getConnection().setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            return sql.transaction(work);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    @Override
    boolean isChanged() {
        return isChanged;
    }

    @Override
    public void disregardChanges() {
        isChanged = false;
    }

    @Override
    boolean isToBeBackedUp() {
        return keeping != null && (isChanged || keeping.mark().isChanged());
    }

    @Override
    void backedUp(Optional<String> trouble) {
        if (keeping != null) {
            isChanged = isChanged && trouble.isPresent();
            keeping.backedUp(trouble);
        }
    }

    @Override
    public void close() {
        var kept = keeping;
        if (kept == null) {
            end("SHUTDOWN");
            return;
        }
        try (var _ = kept.lock()) {
            kept.closing(this);
            end(info("info.FILE_SIZE") > WORTH_COMPACTING && isMostlyWaste() ? "SHUTDOWN COMPACT" : "SHUTDOWN");
            // a compacted file is a new one
            OwnFiles.tightenFile(kept.folder().resolve(FILE_NAME));
            kept.closed();
        }
    }

    /// Closes the file at once, without compacting or marking it.
    private void drop() {
        try {
            end("SHUTDOWN IMMEDIATELY");
        } catch (StoreException _) {
            // the error that kept it from opening is reported already
        }
    }

    private void end(String statement) {
        writing.lock();
        try {
            uninterrupted(() -> {
                writer.run(statement);
                return true;
            });
        } finally {
            writing.unlock();
        }
    }

    /// Whether less than half of the file is live data. An import leaves ten times the size of its rows; compacting
    /// takes half a second.
    private boolean isMostlyWaste() {
        long percentLive = info("info.FILL_RATE") * info("info.CHUNKS_FILL_RATE") / 100;
        return percentLive < 50;
    }

    private long info(String name) {
        var sql = "SELECT setting_value FROM information_schema.settings WHERE setting_name = ?";
        return writer.first(sql, List.of(name), r -> r.getLong(1)).orElse(0L);
    }

    private Sql connect(Kind otherwise) {
        try {
            var handle = jdbi.open();
            handle.getConnection().setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return new Sql(handle, Dialect.H2);
        } catch (JdbiException e) {
            throw SqlFailure.of(e, otherwise);
        } catch (SQLException e) {
            throw SqlFailure.of(e, otherwise);
        }
    }
}

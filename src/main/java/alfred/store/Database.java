package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
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
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The open database: one connection that writes, behind a lock, and as many that read as threads ask at once.
///
/// An interrupted thread makes H2 close its file for everybody (spec/design.md, decision 8). So the interrupt is set aside for the time of a
/// transaction, and the `retry:` file system below H2 opens the file again should one come in between.
public final class Database implements AutoCloseable {
    /// The name of the database file in a data folder, without H2's `.mv.db`.
    public static final String FILE = "kitchen";
    static final String FILE_NAME = FILE + ".mv.db";
    /// Unquoted names are lower case, as in PostgreSQL. The cache is 16 MB: H2's own choice grows with the machine's memory. H2 writes no log of its
    /// own beside the database: statements hold what the user wrote. Nobody closes it but us: not the end of a connection, nor that of the program.
    private static final String OPTIONS = ";DATABASE_TO_LOWER=TRUE;DB_CLOSE_DELAY=-1;DB_CLOSE_ON_EXIT=FALSE;CACHE_SIZE=16384;TRACE_LEVEL_FILE=0";
    /// A commit is in the file when it is told. What is in the file is never overwritten while it is open: H2 2.5 writes new pages over old ones
    /// before its header says so, and a process that ends in between goes back by up to twenty commits. The waste goes when the file is closed.
    private static final String SAFE = ";WRITE_DELAY=0;REUSE_SPACE=FALSE;MAX_COMPACT_TIME=0";

    private static final long WORTH_COMPACTING = 16L << 20;
    /// How many times its compact size the file may have while it is open: what is written is never written over, so it only grows.
    private static final long MAX_GROWTH = 2;
    private static final long WORTH_REOPENING = 8L << 20;
    private static final int WRITES_BETWEEN_LOOKS = 32;

    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    static {
        // a file from elsewhere may hold functions and triggers: H2 is to load no class for them
        System.setProperty("h2.allowedClasses", "");
    }

    private final Jdbi jdbi;
    private final @Nullable MarkKeeper keeping;
    private volatile Sql writer;
    private final ReentrantLock writing = new ReentrantLock();
    /// Held by all who use connections; alone by who closes and opens the file.
    private final ReentrantReadWriteLock file = new ReentrantReadWriteLock();
    private volatile boolean isChanged;
    private int writes;
    private long compactSize;
    private final ConcurrentLinkedDeque<Sql> readers = new ConcurrentLinkedDeque<>();

    private Database(String url, @Nullable MarkKeeper keeping) {
        this.keeping = keeping;
        this.jdbi = opened(url);
        this.writer = connect(Kind.DAMAGED);
    }

    /// Opens the file, and makes Jdbi beside it: in a cold start that takes as long.
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
        return DriverManager.getConnection(url, login);
    }

    /// Whether there is a kitchen in a data folder, or was one, or one is on its way there.
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(FILE_NAME)) || RestoreExchange.isStaged(folder) || OpenCheck.wasKitchen(folder);
    }

    /// Opens the kitchen in a data folder, which is created where it is missing, and brings its tables up to date. A backup that lies ready takes
    /// its place first, settings and photos included: nobody is to read those before.
    ///
    /// @throws StoreException with the kind that says why it cannot be opened
    public static Database open(Path folder) {
        return open(folder, Migrations.known());
    }

    /// Opens the kitchen of a folder to read it, also where the folder cannot be written: then nothing in it is locked, marked or brought up to date.
    ///
    /// @throws StoreException as [#open(Path)]
    public static Database openForReading(Path folder) {
        try {
            return open(folder);
        } catch (StoreException e) {
            if (e.kind() != Kind.UNWRITABLE || !Files.isReadable(folder.resolve(FILE_NAME))) {
                throw e;
            }
            return readOnly(folder);
        }
    }

    private static Database readOnly(Path folder) {
        OpenCheck.toRead(folder);
        var database = new Database("jdbc:h2:" + folder.toAbsolutePath().resolve(FILE) + OPTIONS + ";ACCESS_MODE_DATA=r", null);
        if (database.read(Migrations.known()::isApplied)) {
            return database;
        }
        database.drop();
        throw new StoreException(Kind.UNWRITABLE, null);
    }

    static Database open(Path folder, Migrations migrations) {
        var lock = FolderLock.take(folder);
        try {
            RestoreExchange.carryOut(folder);
            PartFile.sweep(folder.resolve(Backups.FOLDER));
            var database = opened(new MarkKeeper(folder, lock, OpenCheck.to(folder)), migrations);
            OwnFiles.tighten(folder);
            return database;
        } catch (StoreException e) {
            lock.close();
            throw e.kind() == Kind.DAMAGED || e.kind() == Kind.MISSING ? e.saying(DamageReport.words(folder)) : e;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static Database opened(MarkKeeper keeping, Migrations migrations) {
        var database = new Database("jdbc:h2:retry:" + keeping.folder().toAbsolutePath().resolve(FILE) + OPTIONS + SAFE, keeping);
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

    /// An empty kitchen in memory, forgotten when closed.
    public static Database inMemory() {
        return migrated(new Database("jdbc:h2:mem:" + UUID.randomUUID() + OPTIONS, null), Migrations.known());
    }

    /// An empty database in a new folder that is nobody else's, to be filled at once: it may be written lazily.
    static Database filling(Path folder, Migrations migrations) {
        return migrated(new Database("jdbc:h2:" + folder.toAbsolutePath().resolve(FILE) + OPTIONS + ";MAX_COMPACT_TIME=0", null), migrations);
    }

    private static Database migrated(Database database, Migrations migrations) {
        try {
            migrations.apply(database);
            database.write(KitchenState::of);
            return database;
        } catch (RuntimeException e) {
            database.drop();
            throw e;
        }
    }

    /// Runs the work in one transaction, after those before it; a write within a write is a mistake of the caller.
    <T> T write(Function<Sql, T> work) {
        if (writing.isHeldByCurrentThread()) {
            throw new IllegalStateException("a write within a write");
        }
        writing.lock();
        try {
            long before = writer.changes();
            T answer = uninterrupted(() -> writer.transaction(work));
            isChanged |= writer.changes() > before;
            if (keeping != null && ++writes % WRITES_BETWEEN_LOOKS == 0) {
                uninterrupted(() -> compactIfGrown(keeping));
            }
            return answer;
        } finally {
            writing.unlock();
        }
    }

    /// Closes the file compacted and opens it again, where it has grown much and nobody reads just then: H2 writes the compact file beside the
    /// old one and puts it in its place at once, so that a kill leaves one of the two whole. All that was told stays told.
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
            file.writeLock().unlock();
            kept.compacted();
        }
        return true;
    }

    /// Runs the work on what is committed now; writers go on meanwhile.
    <T> T read(Function<Sql, T> work) {
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

    /// Runs the work on what is committed now, all tables at one moment; others read and write meanwhile. For reading everything once: rows are not
    /// held in memory.
    <T> T snapshot(Function<Sql, T> work) {
        file.readLock().lock();
        try {
            return uninterrupted(() -> inSnapshot(work));
        } finally {
            file.readLock().unlock();
        }
    }

    private <T> T inSnapshot(Function<Sql, T> work) {
        try (var handle = jdbi.open()) {
            var sql = new Sql(handle);
            sql.run("SET LAZY_QUERY_EXECUTION TRUE");
            handle.getConnection().setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            return sql.transaction(work);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Whether anything was written since it was opened, or since the latest automatic backup of this session.
    boolean isChanged() {
        return isChanged;
    }

    /// Takes what was written so far for the program's own: of that alone no automatic backup is made.
    public void disregardChanges() {
        isChanged = false;
    }

    /// Whether anything was written since the latest automatic backup of this kitchen.
    boolean isToBeBackedUp() {
        return keeping != null && (isChanged || keeping.mark().isChanged());
    }

    /// @param trouble the day on which a backup failed; empty where it did not
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
            kept.closed();
        }
    }

    /// Lets go of the file as it is.
    private void drop() {
        try {
            end("SHUTDOWN IMMEDIATELY");
        } catch (StoreException _) {
            // why it could not be opened is being told already
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

    /// Whether the file holds more old pages than live ones: an import leaves ten times what it stored, and compacting takes half a second.
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
            return new Sql(handle);
        } catch (JdbiException e) {
            throw SqlFailure.of(e, otherwise);
        } catch (SQLException e) {
            throw SqlFailure.of(e, otherwise);
        }
    }

    private static <T> T uninterrupted(Supplier<T> work) {
        boolean wasInterrupted = Thread.interrupted();
        try {
            return work.get();
        } finally {
            if (wasInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

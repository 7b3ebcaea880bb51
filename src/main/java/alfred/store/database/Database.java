package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.row.News;
import alfred.store.row.Redo;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.Sql;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// An open database: a kitchen's own file, or the server of a household. What the two say differently is their
/// [Dialect].
public abstract sealed class Database implements AutoCloseable permits FileDatabase, ServerDatabase, HouseholdDatabase {
    /// The name of the database file in a data folder, without H2's `.mv.db`.
    public static final String FILE = "kitchen";
    public static final String FILE_NAME = FILE + ".mv.db";

    /// Whether a data folder holds a kitchen: a database, a staged restore, or traces of an earlier kitchen such as
    /// its mark, settings or backups.
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(FILE_NAME)) || RestoreExchange.isStaged(folder)
            || OpenCheck.wasKitchen(folder);
    }

    /// Opens the kitchen in a data folder and migrates its tables. The folder is created if it is missing. A staged
    /// restore is carried out first and also replaces settings and photos, so those must not be read before.
    ///
    /// @throws StoreException with the kind that says why the kitchen cannot be opened
    public static Database open(Path folder) {
        return open(folder, Migrations.known());
    }

    static Database open(Path folder, Migrations migrations) {
        return FileDatabase.open(folder, migrations);
    }

    /// Opens the kitchen of a folder for reading. If the folder is not writable, the database is opened read-only,
    /// without locking, marking or migrating anything.
    ///
    /// @throws StoreException as [#open(Path)]; of the kind `UNWRITABLE` if a read-only database is not at the
    ///     current schema
    public static Database openForReading(Path folder) {
        try {
            return open(folder);
        } catch (StoreException e) {
            if (e.kind() != Kind.UNWRITABLE || !Files.isReadable(folder.resolve(FILE_NAME))) {
                throw e;
            }
            return FileDatabase.readOnly(folder);
        }
    }

    /// Opens an empty kitchen in memory, which is lost when it is closed.
    public static Database inMemory() {
        return FileDatabase.forgetful();
    }

    /// Opens the kitchen of a household on its server, and makes or migrates its tables.
    ///
    /// @throws StoreException with the kind that says why it cannot be opened
    public static Database at(ServerAddress address) {
        return ServerDatabase.open(address, Migrations.known());
    }

    /// As above, with a copy in a data folder from which it is read while the server is out of reach; then it opens
    /// without the server too.
    public static Database at(ServerAddress address, Path folder) {
        return HouseholdDatabase.open(address, folder.resolve(HouseholdCopy.FOLDER));
    }

    /// Creates an empty database in a new folder that no other process uses. Commits may be written lazily, since
    /// the folder is discarded if filling it fails.
    static Database filling(Path folder, Migrations migrations) {
        return FileDatabase.filled(folder, migrations);
    }

    /// The name of the person who opened it, among the people of a household; empty for somebody alone.
    public abstract Optional<String> person();

    /// Runs the work in one write transaction. Writes run one at a time: on a server, also those of all other people.
    ///
    /// @throws IllegalStateException if called within a write of the same thread
    public abstract <T> T write(Function<Sql, T> work);

    /// Says within a write what it wrote, for the household's other computers.
    ///
    /// @param sql that of the write
    /// @param again does the same on a copy
    public void announce(Sql sql, News news, Redo again) {
        // a kitchen of one's own has no others
    }

    /// Tells from now on what the household's other computers write, on a thread of its own: in its order, and of many
    /// commits at once what came together.
    public void follow(Consumer<List<News>> listener) {
        // a kitchen of one's own has no others
    }

    /// Runs the work on the committed data, without blocking writers.
    public abstract <T> T read(Function<Sql, T> work);

    /// Runs the work on one consistent snapshot of all tables, without blocking other readers and writers. Meant
    /// for reading everything once: rows are streamed and not held in memory.
    public abstract <T> T snapshot(Function<Sql, T> work);

    /// Whether anything was written since the database was opened, or since the latest automatic backup of this
    /// session. Automatic backups are made of a folder only: never for a household, whose server has its own.
    boolean isChanged() {
        return false;
    }

    /// Marks the writes so far as the program's own, such as the catalogue of a new kitchen. They alone do not
    /// cause an automatic backup.
    public void disregardChanges() {
        // without automatic backups they cause none
    }

    /// Whether anything was written since the latest automatic backup of this kitchen. False without a data folder.
    boolean isToBeBackedUp() {
        return false;
    }

    /// Records the outcome of an automatic backup.
    ///
    /// @param trouble the date on which the backup failed; empty if it succeeded
    void backedUp(Optional<String> trouble) {
        // without automatic backups there is none
    }

    @Override
    public abstract void close();

    /// Runs work without the thread's interrupt, which is set again afterwards.
    static <T> T uninterrupted(Supplier<T> work) {
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

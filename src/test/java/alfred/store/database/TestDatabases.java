package alfred.store.database;

import alfred.store.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.h2.store.fs.FileUtils;

/// The databases of the suites that run on both: H2 in memory, or with Maven's profile `postgres` a
/// kitchen of its own on a real PostgreSQL.
public final class TestDatabases {
    /// Whether the suites run on PostgreSQL: the system property `alfred.database` is `postgres`.
    public static final boolean ON_POSTGRES = "postgres".equals(System.getProperty("alfred.database"));

    /// Deletes the files in memory of kitchens that no test holds any more.
    private static final Cleaner FORGETTING = Cleaner.create();
    private static final String ENDING = ".mv.db";
    private static final Map<String, byte[]> FILLED = new ConcurrentHashMap<>();
    /// Nothing is written to the file in memory before it is closed, and nothing is tidied up then.
    private static final String AT_ONCE = ";WRITE_DELAY=1000000;MAX_COMPACT_TIME=0";

    private TestDatabases() {}

    /// An empty kitchen.
    public static Database empty() {
        return ON_POSTGRES
            ? Database.at(PostgresServer.shared().copy("tables", address -> Database.at(address).close()))
            : Database.inMemory();
    }

    /// A copy in memory of a kitchen that is filled once in a run: making tables and rows anew for each test takes ten
    /// times as long.
    ///
    /// @param filling fills an empty kitchen and closes it
    public static Database copy(String name, Consumer<Database> filling) {
        var file = FILLED.get(name);
        return opened(file != null ? file : filled(name, new byte[0], filling));
    }

    /// Whether there is a kitchen of that name to be copied.
    public static boolean isFilled(String name) {
        return FILLED.containsKey(name);
    }

    /// The same, of a kitchen that is filled on from a copy of another.
    public static Database copy(String name, String other, Consumer<Database> filling) {
        var file = FILLED.get(name);
        return opened(file != null ? file : filled(name, Objects.requireNonNull(FILLED.get(other), other), filling));
    }

    private static Database opened(byte[] file) {
        var name = written(file);
        var copy = FileDatabase.forgetful(name + AT_ONCE);
        FORGETTING.register(copy, () -> FileUtils.delete(name + ENDING));
        return copy;
    }

    private static synchronized byte[] filled(String name, byte[] before, Consumer<Database> filling) {
        return FILLED.computeIfAbsent(name, _ -> {
            var own = written(before);
            filling.accept(FileDatabase.forgetful(own));
            try (var in = FileUtils.newInputStream(own + ENDING)) {
                return in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                FileUtils.delete(own + ENDING);
            }
        });
    }

    /// Returns the name of a new database in memory with the content of a file; empty for an empty one.
    private static String written(byte[] file) {
        var name = "memFS:" + UUID.randomUUID();
        if (file.length > 0) {
            try (var out = FileUtils.newOutputStream(name + ENDING, false)) {
                out.write(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return name;
    }
}

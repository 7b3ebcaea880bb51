package alfred.store;

import alfred.store.sql.ServerAddress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// A real PostgreSQL for tests, run by an unprivileged user in a folder of its own: from the class path, where Maven
/// was told a version (`-Dpostgres.binaries=16.9.0`), else the newest that the system has installed.
public final class PostgresServer implements AutoCloseable {
    private static final String USER = "alfred";
    private static final String PASSWORD = "correct horse";
    private static final String BINARIES = "/postgres-linux-x86_64.txz";
    private static final Path INSTALLED = Path.of("/usr/lib/postgresql");
    private static final boolean IS_ROOT = "root".equals(System.getProperty("user.name"));
    private static final int KEPT = 20;
    private static final AtomicInteger KITCHENS = new AtomicInteger();
    private static Optional<PostgresServer> shared = Optional.empty();

    private final Path folder;
    private final Path programs;
    private final int port;
    private final boolean isDurable;
    private final Set<String> likenesses = new HashSet<>();
    private final Set<String> old = new LinkedHashSet<>();
    private Process process;

    private PostgresServer(Path programs, boolean isDurable) throws IOException {
        this.isDurable = isDurable;
        this.programs = programs;
        folder = own(Files.createTempDirectory("postgres"));
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        var password = own(Files.writeString(folder.resolve("password"), PASSWORD));
        run("initdb", "-D", folder.resolve("data").toString(), "-U", USER, "-A", "scram-sha-256",
            "--pwfile=" + password, "-E", "UTF8",
            "--locale=C.UTF-8");
        process = begin();
    }

    /// Why there is none here; empty if there is one.
    public static Optional<String> missing() {
        return programs().isPresent() ? Optional.empty()
            : Optional.of(
                "no PostgreSQL: install it (Debian: apt install postgresql), or run Maven with -Dpostgres.binaries=16.9.0");
    }

    /// The server that all tests of this process share, which ends with it. It does not wait for the disk, since it
    /// makes a kitchen for each test; [#start] makes one that does, as PostgreSQL does by default.
    public static synchronized PostgresServer shared() {
        if (shared.isEmpty()) {
            var server = start(false);
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            shared = Optional.of(server);
        }
        return shared.get();
    }

    /// A server of a test's own, which may be killed.
    public static PostgresServer start() {
        return start(true);
    }

    private static PostgresServer start(boolean isDurable) {
        try {
            return new PostgresServer(programs().orElseThrow(() -> new IllegalStateException(missing().orElseThrow())),
                isDurable);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> programs() {
        try {
            return PostgresServer.class.getResource(BINARIES) != null ? Optional.of(unpacked()) : installed();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> installed() throws IOException {
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (var versions = Files.list(INSTALLED)) {
            return versions.map(version -> version.resolve("bin"))
                .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                .max(Comparator.comparing(bin -> Integer.parseInt(bin.getParent().getFileName().toString())));
        }
    }

    private static Path unpacked() throws IOException {
        var place = Files.createTempDirectory("postgres-programs",
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        try (var in = PostgresServer.class.getResourceAsStream(BINARIES)) {
            Files.copy(java.util.Objects.requireNonNull(in), place.resolve("all.txz"));
        }
        run(List.of("tar", "-xJf", place.resolve("all.txz").toString(), "-C", place.toString()));
        return place.resolve("bin");
    }

    private Process begin() {
        try {
            var started = new ProcessBuilder(
                asUser("postgres", "-D", folder.resolve("data").toString(), "-p", String.valueOf(port), "-k",
                    folder.toString(), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=300", "-c",
                    "fsync=" + (isDurable ? "on" : "off")))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile())).start();
            for (int i = 0; i < 600; i++) {
                try (var _ = connect("postgres")) {
                    return started;
                } catch (SQLException _) {
                    Thread.sleep(50);
                }
            }
            throw new IllegalStateException("PostgreSQL did not start: " + Files.readString(folder.resolve("log")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// Kills the server and all of its processes at once, as a power cut would, and starts it again.
    public void crash() {
        end("-m", "immediate");
        process = begin();
    }

    /// Stops the server, as for an update, after it has ended all connections.
    public void stop() {
        end("-m", "fast");
    }

    public void startAgain() {
        process = begin();
    }

    private void end(String... how) {
        var words = new ArrayList<>(List.of("pg_ctl", "-D", folder.resolve("data").toString(), "-w", "stop"));
        words.addAll(List.of(how));
        try {
            run(words.toArray(String[]::new));
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// The address of a new database, in which there is nothing yet.
    public ServerAddress nothing() {
        var name = "k" + KITCHENS.incrementAndGet();
        query("postgres", "CREATE DATABASE " + name);
        return address(name);
    }

    /// The address of a new kitchen: a copy of one that is made at the first time, since a copy takes a tenth of the
    /// time.
    ///
    /// @param likeness the name of the first one
    /// @param making opens the first one, which makes its tables, and closes it
    public synchronized ServerAddress copy(String likeness, Consumer<ServerAddress> making) {
        if (likenesses.add(likeness)) {
            query("postgres", "CREATE DATABASE " + likeness);
            making.accept(address(likeness));
        }
        if (old.size() >= KEPT) {
            dropUnused();
        }
        var name = "k" + KITCHENS.incrementAndGet();
        query("postgres", "CREATE DATABASE " + name + " TEMPLATE " + likeness);
        old.add(name);
        return address(name);
    }

    /// Drops the kitchens that no test uses any more; the server waits for seconds before it refuses to drop another.
    private void dropUnused() {
        var unused = new LinkedHashSet<>(old);
        try (var connection = connect("postgres"); var statement = connection.createStatement();
            var used =
                statement.executeQuery("SELECT DISTINCT datname FROM pg_stat_activity WHERE datname IS NOT NULL")) {
            while (used.next()) {
                unused.remove(used.getString(1));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        unused.forEach(name -> query("postgres", "DROP DATABASE " + name));
        old.removeAll(unused);
    }

    /// The address of a database, by the owner of all.
    public ServerAddress address(String nameAndParameters) {
        return new ServerAddress("jdbc:postgresql://127.0.0.1:" + port + "/" + nameAndParameters, USER, PASSWORD,
            "Ada");
    }

    public int port() {
        return port;
    }

    /// Runs statements as the owner of all.
    public void query(String database, String sql) {
        try (var connection = connect(database); var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A long write of somebody else.
    @FunctionalInterface
    public interface Writing extends AutoCloseable {
        @Override
        void close();
    }

    /// Begins to write in a kitchen, as a large import does, until that is closed.
    public Writing writing(String database) {
        try {
            var connection = connect(database);
            connection.setAutoCommit(false);
            try (var statement = connection.createStatement()) {
                statement.execute("UPDATE household SET commits = commits");
            }
            return () -> {
                try (connection) {
                    connection.rollback();
                } catch (SQLException e) {
                    throw new IllegalStateException(e);
                }
            };
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    Connection connect(String database) throws SQLException {
        var login = new Properties();
        login.setProperty("user", USER);
        login.setProperty("password", PASSWORD);
        return new org.postgresql.Driver().connect("jdbc:postgresql://127.0.0.1:" + port + "/" + database, login);
    }

    @Override
    public void close() {
        end("-m", "immediate");
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(String... words) {
        run(asUser(words));
    }

    private static void run(List<String> words) {
        try {
            var log = Files.createTempFile("postgres", ".log");
            var ran = new ProcessBuilder(words).directory(Path.of("/").toFile()).redirectErrorStream(true)
                .redirectOutput(log.toFile()).start();
            if (ran.waitFor() != 0) {
                throw new IllegalStateException(Files.readString(log));
            }
            Files.delete(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// A program of PostgreSQL, which refuses to run as root.
    private List<String> asUser(String... words) {
        var all = new ArrayList<String>();
        if (IS_ROOT) {
            all.addAll(List.of("setpriv", "--reuid=" + unprivileged(), "--regid=" + unprivileged(), "--clear-groups"));
        }
        all.add(programs.resolve(words[0]).toString());
        all.addAll(List.of(words).subList(1, words.length));
        return all;
    }

    private static String unprivileged() {
        return "65534";
    }

    private static Path own(Path file) throws IOException {
        if (IS_ROOT) {
            Files.setAttribute(file, "unix:uid", Integer.parseInt(unprivileged()));
            Files.setAttribute(file, "unix:gid", Integer.parseInt(unprivileged()));
        }
        return file;
    }
}

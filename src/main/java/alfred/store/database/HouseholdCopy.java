package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.KitchenState;
import alfred.store.row.CommitFeed;
import alfred.store.row.Owners;
import alfred.store.row.Redo;
import alfred.store.row.SqlJournal;
import alfred.store.sql.Schema;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A copy of a household's kitchen in a data folder: all rows as they were last seen, the conversations of one person,
/// and the queue of what was written while the server was out of reach. Its journal holds the queue only.
///
/// It follows the server by the numbers of its commits. Its rows are never checked against each other, as they arrive
/// in any order.
public final class HouseholdCopy implements AutoCloseable {
    /// The folder within the data folder.
    static final String FOLDER = "household";
    private static final Logger LOG = LoggerFactory.getLogger(HouseholdCopy.class);
    private static final Set<String> JOURNAL =
        Set.of("journal_changes", "journal_calls", "journal_units", "deleted_places");
    private static final Set<String> OF_SESSIONS = Set.of("session_refs", "turns");
    private static final String OF_CALL =
        "SELECT table_name, row_id FROM journal_changes WHERE owner_id = ? AND call_key = ?";
    private static final String OF_UNIT =
        """
        SELECT table_name, row_id FROM journal_changes changes JOIN journal_calls calls
        ON calls.owner_id = changes.owner_id AND calls.call_key = changes.call_key WHERE calls.owner_id = ? AND unit_id = ?""";
    private static final int AT_ONCE = 500;

    private final ServerAddress address;
    private final Database database;
    private final Schema schema;
    private final ExecutorService again =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("copy").daemon().factory());
    private volatile long number;
    private volatile @Nullable UUID kitchen;
    /// Whether it may lack something below its number.
    private volatile boolean isBehind = true;
    private volatile boolean isClosed;

    private HouseholdCopy(ServerAddress address, Database database) {
        this.address = address;
        this.database = database;
        database.write(sql -> {
            Migrations.statements("/alfred/store/copy.sql").forEach(sql::run);
            return true;
        });
        schema = database.read(Schema::of);
        database.read(sql -> sql.first("SELECT kitchen, commits, url, client FROM copy_state", List.of(), r -> {
            if (r.getString(3).equals(address.url()) && r.getString(4).equalsIgnoreCase(address.client().strip())) {
                kitchen = r.getObject(1, UUID.class);
                number = r.getLong(2);
            }
            return true;
        }));
    }

    /// Opens the copy in a folder, or makes an empty one. Empty if there can be none, as another Alfred uses that
    /// folder, or it cannot be written. One that cannot be read is put aside.
    static Optional<HouseholdCopy> in(Path folder, ServerAddress address) {
        try {
            Files.createDirectories(folder);
            return Optional.of(new HouseholdCopy(address, Database.open(folder)));
        } catch (StoreException e) {
            LOG.warn("the copy of the household's kitchen cannot be opened: {}", e.kind());
            return e.kind() == Kind.DAMAGED || e.kind() == Kind.MISSING || e.kind() == Kind.BROKEN
                ? anew(folder, address) : Optional.empty();
        } catch (IOException e) {
            LOG.warn("there can be no copy of the household's kitchen in its folder: {}", e.getClass().getSimpleName());
            return Optional.empty();
        }
    }

    /// Puts a copy of another kitchen aside, so that what waits in it is kept, and makes an empty one.
    Optional<HouseholdCopy> putAside(Path folder) {
        close();
        return anew(folder, address);
    }

    private static Optional<HouseholdCopy> anew(Path folder, ServerAddress address) {
        try {
            Files.move(folder, folder.resolveSibling(folder.getFileName() + "-before-" + System.currentTimeMillis()));
            Files.createDirectories(folder);
            return Optional.of(new HouseholdCopy(address, Database.open(folder)));
        } catch (IOException | StoreException e) {
            LOG.warn("it cannot be put aside either: {}", e.getClass().getSimpleName());
            return Optional.empty();
        }
    }

    public Database database() {
        return database;
    }

    /// Whether it holds a kitchen of this address and person.
    boolean isFilled() {
        return kitchen != null;
    }

    /// Whether what waits in it, if anything, is of the kitchen of a server.
    boolean isOf(Database server) {
        return queue().isEmpty() && sessions().isEmpty()
            || isFilled() && Optional.ofNullable(kitchen)
                .equals(server.read(sql -> KitchenState.find(sql).map(KitchenState::kitchen)));
    }

    boolean isBehind() {
        return isBehind || !isFilled();
    }

    /// The number of the last commit that it holds.
    long number() {
        return number;
    }

    /// The entries of the journal that are to be settled, as in [News], in their order.
    public List<String> queue() {
        return database.read(sql -> sql.list("SELECT entry FROM queue ORDER BY place", List.of(), r -> r.getString(1)));
    }

    /// The conversations that went on, or ended, while the server was out of reach.
    public List<UUID> sessions() {
        return database
            .read(sql -> sql.list("SELECT id FROM queue_sessions", List.of(), r -> r.getObject(1, UUID.class)));
    }

    /// Puts entries of the journal into the queue, within the write that made them.
    public static void enqueue(Sql sql, List<String> entries) {
        entries.forEach(entry -> sql.update("INSERT INTO queue (entry) VALUES (?)", List.of(entry)));
    }

    public static void enqueueSession(Sql sql, UUID session) {
        sql.update("DELETE FROM queue_sessions WHERE id = ?", List.of(session));
        sql.update("INSERT INTO queue_sessions (id) VALUES (?)", List.of(session));
    }

    /// Empties the queue after it was settled.
    void settled() {
        database.write(sql -> {
            sql.run("SET REFERENTIAL_INTEGRITY FALSE");
            JOURNAL.forEach(table -> sql.update("DELETE FROM " + TableSql.quoted(table), List.of()));
            sql.update("DELETE FROM queue", List.of());
            return sql.update("DELETE FROM queue_sessions", List.of());
        });
    }

    /// Takes over a commit of this computer, unless it was taken over from the server already.
    void again(long commit, Redo work) {
        if (isClosed) {
            return;
        }
        again.execute(() -> {
            try {
                if (commit > number && isFilled()) {
                    write(sql -> {
                        work.again(sql);
                        return true;
                    });
                }
            } catch (RuntimeException e) {
                LOG.debug("the copy gets a commit later", e);
            }
        });
    }

    /// Waits until it has what was written last, and lets new rows take their place after all others.
    void ready() {
        try {
            again.submit(() -> {}).get(5, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.debug("the copy is behind", e);
        }
        database.write(sql -> {
            schema.tables().forEach(table -> table.columns().stream().filter(Schema.Column::isIdentity)
                .forEach(column -> KitchenBuilder.goOn(sql, table, column)));
            return true;
        });
    }

    /// Brings it up to a server's present state: by what was committed since, or whole.
    void follow(Database server) {
        isBehind = true;
        var there = server.read(sql -> KitchenState.find(sql).map(KitchenState::kitchen));
        boolean isSame = isFilled() && there.equals(Optional.ofNullable(kitchen));
        long oldest =
            server.read(sql -> sql.first("SELECT COALESCE(MIN(number), 0) FROM commits", List.of(), r -> r.getLong(1)))
                .orElse(0L);
        long latest =
            server.read(sql -> sql.first("SELECT commits FROM household", List.of(), r -> r.getLong(1))).orElse(0L);
        if (!isSame || oldest > number + 1 || latest < number) {
            server.snapshot(this::refill);
        } else if (latest > number) {
            server.snapshot(sql -> {
                take(sql, CommitFeed.after(sql, number));
                return true;
            });
        }
        isBehind = false;
    }

    private boolean refill(Sql from) {
        var owner = new Owners(from, Clock.systemUTC()).known(address.client());
        var state = KitchenState.of(from);
        long commits = from.first("SELECT commits FROM household", List.of(), r -> r.getLong(1)).orElse(0L);
        write(to -> {
            for (var table : schema.tables()) {
                if (!JOURNAL.contains(table.name())) {
                    to.run("DELETE FROM " + TableSql.quoted(table.name()));
                    to.insertAll(table.insert(), insert -> from.each(table.select() + condition(table, owner), r -> {
                        requireOpen();
                        insert.accept(table.values(r));
                    }));
                }
            }
            to.update("DELETE FROM copy_state", List.of());
            return to.update("INSERT INTO copy_state (url, client, kitchen, commits) VALUES (?, ?, ?, ?)",
                List.of(address.url(), address.client().strip(), state.kitchen(), commits));
        });
        kitchen = state.kitchen();
        number = commits;
        return true;
    }

    private void requireOpen() {
        if (isClosed) {
            throw new StoreException(Kind.FAILED, null);
        }
    }

    /// Of the conversations, only those of the person.
    private static String condition(Schema.Table table, UUID owner) {
        return table.name().equals("sessions") ? " WHERE owner_id = '" + owner + "'"
            : OF_SESSIONS.contains(table.name())
                ? " WHERE session_id IN (SELECT id FROM sessions WHERE owner_id = '" + owner + "')"
            : "";
    }

    /// Takes over commits in their order: the rows that they touched, as they are on the server now.
    void take(Sql from, List<CommitFeed.Commit> commits) {
        if (!isFilled() || commits.isEmpty() || commits.getLast().number() <= number) {
            return;
        }
        boolean wasBehind = isBehind;
        isBehind = true;
        var rows = new LinkedHashMap<String, Set<UUID>>();
        var whole = new HashSet<>(Set.of("owners"));
        for (var commit : commits) {
            commit.news().entries().forEach(entry -> touched(from, commit.news().writer(), entry, rows));
            if (commit.news().entries().isEmpty()) {
                whole.addAll(commit.news().tables());
            }
        }
        write(to -> {
            for (var table : schema.tables()) {
                if (whole.contains(table.name())) {
                    to.run("DELETE FROM " + TableSql.quoted(table.name()));
                    to.insertAll(table.insert(),
                        insert -> from.each(table.select(), r -> insert.accept(table.values(r))));
                } else if (rows.containsKey(table.name())) {
                    renew(from, to, table, rows.get(table.name()));
                }
            }
            return to.update("UPDATE copy_state SET commits = ?", List.of(commits.getLast().number()));
        });
        number = commits.getLast().number();
        isBehind = wasBehind;
    }

    private static void touched(Sql from, UUID writer, String entry, Map<String, Set<UUID>> rows) {
        var name = entry.substring(entry.indexOf(' ') + 1);
        boolean isCall = SqlJournal.isOfCall(entry);
        from.list(isCall ? OF_CALL : OF_UNIT, List.of(writer, isCall ? name : UUID.fromString(name)),
            r -> rows.computeIfAbsent(r.getString(1), _ -> new LinkedHashSet<>()).add(r.getObject(2, UUID.class)));
    }

    private static void renew(Sql from, Sql to, Schema.Table table, Collection<UUID> ids) {
        var all = new ArrayList<>(ids);
        for (int at = 0; at < all.size(); at += AT_ONCE) {
            var some = all.subList(at, Math.min(all.size(), at + AT_ONCE));
            var these = " WHERE id IN (?" + ", ?".repeat(some.size() - 1) + ")";
            var now = from.list(table.select() + these, some, table::values);
            to.update("DELETE FROM " + TableSql.quoted(table.name()) + these, some);
            to.insertAll(table.insert(), insert -> now.forEach(insert));
        }
    }

    private <T> T write(Function<Sql, T> work) {
        return database.write(sql -> {
            sql.run("SET REFERENTIAL_INTEGRITY FALSE");
            return work.apply(sql);
        });
    }

    @Override
    public void close() {
        isClosed = true;
        again.shutdown();
        try {
            if (!again.awaitTermination(5, TimeUnit.SECONDS)) {
                LOG.debug("the copy is behind");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        database.close();
    }
}

package alfred.store.row;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.sql.Sql;
import alfred.store.sql.SqlFailure;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hears of what other computers write in a household's kitchen, on a connection and a thread of its own: at once by
/// notification, and by the numbers of the commits after a break, so that nothing is missed and nothing told twice.
public final class CommitFeed implements AutoCloseable {
    public static final String CHANNEL = "alfred";
    private static final Logger LOG = LoggerFactory.getLogger(CommitFeed.class);
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(4);
    private static final List<Duration> PAUSES =
        List.of(Duration.ofMillis(200), Duration.ofSeconds(1), Duration.ofSeconds(3));
    /// A server that is silent for so long is out of reach.
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(5);
    private static final UUID NOBODY = new UUID(0, 0);
    private static final String OLDEST = "SELECT COALESCE(MIN(number), 0) FROM commits";
    private static final String LATER = """
        SELECT number, client, writer, COALESCE(name, ''), tables, entries
        FROM commits LEFT JOIN owners ON owners.id = writer
        WHERE number > ? ORDER BY number LIMIT 500""";

    private final Supplier<Sql> connecting;
    private final UUID client;
    private final Listener listener;
    private final CountDownLatch closing = new CountDownLatch(1);
    private long seen;
    private volatile @Nullable Sql connection;
    private volatile boolean isClosed;

    /// @param connecting opens a connection
    /// @param client whose own commits are left out
    /// @param seen the number of the latest commit that is known
    public CommitFeed(Supplier<Sql> connecting, UUID client, long seen, Listener listener) {
        this.connecting = connecting;
        this.client = client;
        this.seen = seen;
        this.listener = listener;
        Thread.ofPlatform().name("household").daemon().start(this::run);
    }

    /// A commit of any computer.
    public record Commit(long number, boolean isOwn, News news) {}

    /// Hears of commits, all on the feed's thread.
    @FunctionalInterface
    public interface Listener {
        /// The server answers: after each connecting, and every few seconds.
        default void reached() {}

        /// The server does not answer; it is asked again and again.
        default void lost() {}

        /// All commits, own ones too, in their order; empty if some of them are no longer known.
        default void committed(Sql sql, List<Commit> commits) {}

        /// Those of other computers.
        void heard(List<News> news);
    }

    private void run() {
        for (int failed = 0; !isClosed;) {
            try {
                var sql = connecting.get();
                connection = sql;
                limit(sql);
                sql.transaction(s -> {
                    s.run("LISTEN " + CHANNEL);
                    return true;
                });
                listener.reached();
                if (sql.transaction(s -> s.first(OLDEST, List.of(), r -> r.getLong(1))).orElse(0L) > seen + 1) {
                    listener.committed(sql, List.of());
                    listener.heard(List.of(News.ofAnything(Set.of())));
                }
                while (!isClosed) {
                    listener.reached();
                    catchUp(sql);
                    failed = 0;
                    await(sql);
                }
            } catch (StoreException e) {
                LOG.debug("the household's news cannot be heard at present: {}", e.kind());
                if (!isClosed) {
                    listener.lost();
                }
            } finally {
                drop();
            }
            pause(PAUSES.get(Math.min(failed++, PAUSES.size() - 1)));
        }
    }

    /// All commits after a number that are still known.
    public static List<Commit> after(Sql sql, long number) {
        var all = new ArrayList<Commit>();
        List<Commit> some;
        do {
            some = sql.list(LATER, List.of(all.isEmpty() ? number : all.getLast().number()), r -> commit(r, NOBODY));
            all.addAll(some);
        } while (!some.isEmpty());
        return all;
    }

    private void catchUp(Sql sql) {
        List<Commit> commits;
        do {
            commits = sql.transaction(s -> s.list(LATER, List.of(seen), r -> commit(r, client)));
            var news = commits.stream().filter(commit -> !commit.isOwn()).map(Commit::news)
                .filter(commit -> !commit.tables().isEmpty()).toList();
            if (!news.isEmpty()) {
                tell(news);
            }
            if (!commits.isEmpty()) {
                seen = commits.getLast().number();
                listener.committed(sql, commits);
            }
        } while (!commits.isEmpty());
    }

    /// Tells of commits; if what they did cannot be read, that anything may have changed.
    private void tell(List<News> news) {
        try {
            listener.heard(news);
        } catch (StoreException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.warn("a commit of another computer could not be read: {}", e.getClass().getSimpleName());
            listener.heard(List.of(News.ofAnything(Set.of())));
        }
    }

    private static Commit commit(ResultSet r, UUID client) throws SQLException {
        return new Commit(r.getLong(1), client.equals(r.getObject(2, UUID.class)),
            new News(r.getObject(3, UUID.class), r.getString(4), Set.of((String[]) r.getArray(5).getArray()),
                List.of((String[]) r.getArray(6).getArray())));
    }

    private static void limit(Sql sql) {
        try {
            sql.connection().setNetworkTimeout(Runnable::run, (int) LONGEST_ANSWER.toMillis());
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    private static void await(Sql sql) {
        try {
            sql.connection().unwrap(PGConnection.class).getNotifications((int) LONGEST_SILENCE.toMillis());
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    private void pause(Duration wait) {
        try {
            isClosed |= closing.await(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            close();
        }
    }

    private void drop() {
        var open = connection;
        connection = null;
        if (open != null) {
            open.close();
        }
    }

    /// Ends soon; the thread is not interrupted, since it may be in the database.
    @Override
    public void close() {
        isClosed = true;
        closing.countDown();
        var open = connection;
        if (open != null) {
            open.abandon();
        }
    }
}

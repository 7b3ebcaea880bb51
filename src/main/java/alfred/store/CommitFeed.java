package alfred.store;

import alfred.core.crud.StoreException;
import alfred.core.crud.StoreException.Kind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hears of what other computers write in a household's kitchen, on a connection and a thread of its own: at once by
/// notification, and by the numbers of the commits after a break, so that nothing is missed and nothing told twice.
final class CommitFeed implements AutoCloseable {
    static final String CHANNEL = "alfred";
    private static final Logger LOG = LoggerFactory.getLogger(CommitFeed.class);
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(20);
    private static final List<Duration> PAUSES = List.of(Duration.ofMillis(200), Duration.ofSeconds(1), Duration.ofSeconds(5),
        Duration.ofSeconds(15));
    private static final String OLDEST = "SELECT COALESCE(MIN(number), 0) FROM commits";
    private static final String LATER = """
        SELECT number, client, writer, COALESCE(name, ''), tables, entries FROM commits LEFT JOIN owners ON owners.id = writer
        WHERE number > ? ORDER BY number LIMIT 500""";

    private final Supplier<Sql> connecting;
    private final UUID client;
    private final Consumer<List<News>> listener;
    private final CountDownLatch closing = new CountDownLatch(1);
    private long seen;
    private volatile @Nullable Sql connection;
    private volatile boolean isClosed;

    /// @param connecting opens a connection
    /// @param client whose own commits are left out
    /// @param seen the number of the latest commit that is known
    CommitFeed(Supplier<Sql> connecting, UUID client, long seen, Consumer<List<News>> listener) {
        this.connecting = connecting;
        this.client = client;
        this.seen = seen;
        this.listener = listener;
        Thread.ofPlatform().name("household").daemon().start(this::run);
    }

    private record Commit(long number, boolean isOwn, News news) {}

    private void run() {
        for (int failed = 0; !isClosed;) {
            try {
                var sql = connecting.get();
                connection = sql;
                sql.transaction(s -> {
                    s.run("LISTEN " + CHANNEL);
                    return true;
                });
                if (sql.transaction(s -> s.first(OLDEST, List.of(), r -> r.getLong(1))).orElse(0L) > seen + 1) {
                    listener.accept(List.of(News.ofAnything(Set.of())));
                }
                while (!isClosed) {
                    catchUp(sql);
                    failed = 0;
                    await(sql);
                }
            } catch (StoreException e) {
                LOG.debug("the household's news cannot be heard at present: {}", e.kind());
            } finally {
                drop();
            }
            pause(PAUSES.get(Math.min(failed++, PAUSES.size() - 1)));
        }
    }

    private void catchUp(Sql sql) {
        List<Commit> commits;
        do {
            commits = sql.transaction(s -> s.list(LATER, List.of(seen), this::commit));
            var news = commits.stream().filter(commit -> !commit.isOwn()).map(Commit::news).filter(commit -> !commit.tables().isEmpty()).toList();
            if (!news.isEmpty()) {
                tell(news);
            }
            seen = commits.isEmpty() ? seen : commits.getLast().number();
        } while (!commits.isEmpty());
    }

    /// Tells of commits; if what they did cannot be read, that anything may have changed.
    private void tell(List<News> news) {
        try {
            listener.accept(news);
        } catch (StoreException e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.warn("a commit of another computer could not be read: {}", e.getClass().getSimpleName());
            listener.accept(List.of(News.ofAnything(Set.of())));
        }
    }

    private Commit commit(ResultSet r) throws SQLException {
        return new Commit(r.getLong(1), client.equals(r.getObject(2, UUID.class)),
            new News(r.getObject(3, UUID.class), r.getString(4), Set.of((String[]) r.getArray(5).getArray()),
                List.of((String[]) r.getArray(6).getArray())));
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

package alfred.store.database;

import alfred.core.row.Away;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.row.CommitFeed;
import alfred.store.row.News;
import alfred.store.row.Redo;
import alfred.store.sql.Dialect;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.ServerFailure;
import alfred.store.sql.Sql;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A household's kitchen on its server, with a copy in the data folder in its place while the server is out of reach.
/// What is written into the copy waits in its queue until it is settled on the server
/// (src/docs/decisions/household.md).
///
/// A write goes to the copy if it had not begun on the server, or had ended there but for the answer to its commit. One
/// that the loss of the connection interrupted fails, as on a server alone; whoever can do it again does so on the copy
/// ([alfred.core.row.Store#write(Function, Runnable)]).
public final class HouseholdDatabase extends Database {
    private static final Logger LOG = LoggerFactory.getLogger(HouseholdDatabase.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(3);

    private final ServerAddress address;
    private final HouseholdCopy copy;
    /// Held for writing while the queue is settled, for reading by every write.
    private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock(true);
    private final List<Consumer<List<News>>> followers = new CopyOnWriteArrayList<>();
    private final List<Consumer<Away.State>> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<Boolean>> queues = new CopyOnWriteArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final AtomicBoolean isLooking = new AtomicBoolean();
    private volatile @Nullable ServerDatabase server;
    /// The number of the server's latest commit when it was opened.
    private volatile long opened;
    private volatile @Nullable Settler settler;
    private volatile Away.State state;

    private HouseholdDatabase(ServerAddress address, HouseholdCopy copy, Optional<ServerDatabase> server) {
        this.address = address;
        this.copy = copy;
        state = new Away.State(server.isEmpty(), copy.queue().size(), List.of(), Optional.empty());
        server.ifPresentOrElse(this::use, copy::ready);
    }

    /// Settles the queue of a copy on a server, in one write; returns what could not be settled as it was written.
    public interface Settler {
        List<String> settle(HouseholdCopy copy, Database server);

        /// Tells of what was settled; called when the server is in use again.
        void settled();
    }

    /// @param folder that of the copy
    /// @throws StoreException as [Database#at(ServerAddress)], but without a server only if there is no copy of its
    ///   kitchen
    static Database open(ServerAddress address, Path folder) {
        var copy = HouseholdCopy.in(folder, address);
        try {
            var server = ServerDatabase.open(address, Migrations.known());
            if (copy.filter(there -> !there.isOf(server)).isPresent()) {
                copy = copy.get().putAside(folder);
            }
            return copy.<Database>map(there -> new HouseholdDatabase(address, there, Optional.of(server)))
                .orElse(server);
        } catch (StoreException e) {
            if (e.kind() == Kind.SERVER_UNREACHABLE && copy.filter(HouseholdCopy::isFilled).isPresent()) {
                return new HouseholdDatabase(address, copy.get(), Optional.empty());
            }
            copy.ifPresent(HouseholdCopy::close);
            throw e;
        }
    }

    private void use(ServerDatabase database) {
        database.queueing(isQueueing -> queues.forEach(listener -> listener.accept(isQueueing)));
        opened = database.copying(copy::again, this::queue);
        server = database;
    }

    public Away.State state() {
        return state;
    }

    public boolean isCurrent() {
        long latest = reading(database -> database.read(sql -> isOfCopy(sql) ? Long.MAX_VALUE : sql.first(
            "SELECT COALESCE(MAX(number), 0) FROM commits WHERE CARDINALITY(tables) > 0", List.of(), r -> r.getLong(1))
            .orElse(0L)));
        return copy.isFilled() && copy.number() >= latest;
    }

    public void onChange(Consumer<Away.State> listener) {
        listeners.add(listener);
    }

    /// Adds a listener that hears that a write waits for others, and that it does no more.
    public void onQueue(Consumer<Boolean> listener) {
        queues.add(listener);
    }

    private void state(Away.State next) {
        state = next;
        listeners.forEach(listener -> listener.accept(state));
    }

    /// Begins to look for the server, and settles what is in the queue. What an earlier run left there is settled
    /// before this returns, if the server is in reach.
    public void settleBy(Settler by) {
        settler = by;
        var opened = server;
        if (opened != null && state.waiting() > 0) {
            try {
                settle(by, opened);
            } catch (StoreException e) {
                goOff();
            }
        }
        if (!isLooking.getAndSet(true)) {
            Thread.ofPlatform().name("household copy").daemon().start(() -> look(opened));
        }
    }

    /// Follows the server, for which it first looks if it is out of reach.
    private void look(@Nullable ServerDatabase first) {
        var opened = first == null ? found() : first;
        if (opened == null) {
            return;
        }
        long from = first == null ? copy.number() : this.opened;
        if (first != null) {
            try {
                copy.follow(opened);
            } catch (RuntimeException e) {
                LOG.info("the copy of the household's kitchen is not complete: {}", e.toString());
            }
        }
        opened.follow(from, new Following());
    }

    private @Nullable ServerDatabase found() {
        while (!isClosing(BETWEEN_LOOKS)) {
            try {
                var opened = ServerDatabase.open(address, Migrations.known());
                use(opened);
                return opened;
            } catch (StoreException e) {
                LOG.debug("the household's server is out of reach: {}", e.kind());
                trouble(e.kind());
            }
        }
        return null;
    }

    private void trouble(Kind kind) {
        var trouble = Optional.of(kind).filter(other -> other != Kind.SERVER_UNREACHABLE);
        if (!trouble.equals(state.trouble()) || !state.isOff()) {
            state(new Away.State(true, copy.queue().size(), List.of(), trouble));
        }
    }

    private boolean isClosing(Duration wait) {
        try {
            return closing.await(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            return true;
        }
    }

    /// Hears of the server's commits, and of its coming and going.
    private final class Following implements CommitFeed.Listener {
        @Override
        public void reached() {
            var by = settler;
            var opened = server;
            if (state.isOff() && by != null && opened != null) {
                settle(by, opened);
            }
            // the connection may have broken while it took over what was told
            if (!state.isOff() && copy.isBehind()) {
                copying(() -> copy.follow(server()));
            }
        }

        @Override
        public void lost() {
            goOff();
        }

        @Override
        public void committed(Sql sql, List<CommitFeed.Commit> commits) {
            boolean areLarge = commits.stream().map(CommitFeed.Commit::news)
                .anyMatch(news -> news.entries().isEmpty() && !news.tables().isEmpty());
            boolean isWhole = commits.isEmpty() || areLarge || copy.isBehind();
            copying(isWhole ? () -> copy.follow(server()) : () -> copy.take(sql, commits));
        }

        private void copying(Runnable work) {
            try {
                work.run();
            } catch (StoreException e) {
                if (ServerFailure.isBroken(e)) {
                    throw e;
                }
                LOG.warn("the copy of the household's kitchen is behind: {}", e.kind());
            }
        }

        @Override
        public void heard(List<News> news) {
            followers.forEach(follower -> follower.accept(news));
        }
    }

    private void settle(Settler by, ServerDatabase opened) {
        List<String> told;
        gate.writeLock().lock();
        try {
            if (!copy.isOf(opened)) {
                throw new StoreException(Kind.SERVER_TAKEN, null);
            }
            told = copy.queue().isEmpty() && copy.sessions().isEmpty() ? List.of() : by.settle(copy, opened);
            copy.settled();
            state = new Away.State(false, 0, told, Optional.empty());
        } catch (StoreException e) {
            LOG.debug("what was written out of reach waits on: {}", e.kind());
            if (ServerFailure.isBroken(e)) {
                throw e;
            }
            trouble(e.kind());
            return;
        } finally {
            gate.writeLock().unlock();
        }
        listeners.forEach(listener -> listener.accept(state));
        by.settled();
    }

    private void goOff() {
        synchronized (closing) {
            if (state.isOff() || closing.getCount() == 0 || !copy.isFilled()) {
                return;
            }
            copy.ready();
            state = new Away.State(true, copy.queue().size(), List.of(), Optional.empty());
        }
        var opened = server;
        if (opened != null) {
            opened.sever();
        }
        listeners.forEach(listener -> listener.accept(state));
    }

    private static boolean isLost(StoreException failure) {
        return failure.kind() == Kind.SERVER_UNREACHABLE;
    }

    @Override
    public Optional<String> person() {
        return Optional.of(address.client());
    }

    @Override
    public <T> T write(Function<Sql, T> work) {
        boolean isAway;
        T done;
        gate.readLock().lock();
        try {
            isAway = state.isOff();
            done = isAway ? away(work) : onServer(work);
        } finally {
            gate.readLock().unlock();
        }
        if (isAway) {
            count();
        }
        return done;
    }

    private void count() {
        var now = state;
        int waiting = copy.queue().size();
        if (now.isOff() && waiting != now.waiting()) {
            state(new Away.State(true, waiting, List.of(), now.trouble()));
        }
    }

    private <T> T onServer(Function<Sql, T> work) {
        var hasBegun = new AtomicBoolean();
        try {
            return server().write(sql -> {
                hasBegun.set(true);
                return work.apply(sql);
            });
        } catch (StoreException e) {
            if (!isLost(e)) {
                throw e;
            }
            goOff();
            if (hasBegun.get() || !state.isOff()) {
                throw e;
            }
            T done = away(work);
            count();
            return done;
        }
    }

    /// Lets a write wait of which the server did not say whether it is there: by its keys it is done there once.
    private boolean queue(Redo write) {
        goOff();
        boolean isQueued = state.isOff() && copy.database().write(write::queue);
        count();
        return isQueued;
    }

    private <T> T away(Function<Sql, T> work) {
        return copy.database().write(work);
    }

    private ServerDatabase server() {
        var opened = server;
        if (opened == null) {
            throw new StoreException(Kind.SERVER_UNREACHABLE, null);
        }
        return opened;
    }

    private static boolean isOfCopy(Sql sql) {
        return sql.dialect() == Dialect.H2;
    }

    @Override
    public void announce(Sql sql, News news, Redo again) {
        if (isOfCopy(sql)) {
            HouseholdCopy.enqueue(sql, news.entries());
        } else {
            server().announce(sql, news, again);
        }
    }

    @Override
    public void follow(Consumer<List<News>> listener) {
        followers.add(listener);
    }

    @Override
    public <T> T read(Function<Sql, T> work) {
        return reading(database -> database.read(work));
    }

    @Override
    public <T> T snapshot(Function<Sql, T> work) {
        return reading(database -> database.snapshot(work));
    }

    private <T> T reading(Function<Database, T> reading) {
        if (state.isOff()) {
            return reading.apply(copy.database());
        }
        try {
            return reading.apply(server());
        } catch (StoreException e) {
            if (!isLost(e)) {
                throw e;
            }
            goOff();
            if (!state.isOff()) {
                throw e;
            }
            return reading.apply(copy.database());
        }
    }

    @Override
    public void close() {
        synchronized (closing) {
            closing.countDown();
        }
        var opened = server;
        if (opened != null) {
            opened.close();
        }
        copy.close();
    }
}

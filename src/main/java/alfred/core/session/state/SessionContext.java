package alfred.core.session.state;

import alfred.core.crud.undo.Undo;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// What the parts of a session share: its state, the lock that guards it, and its transactions.
public final class SessionContext {
    private final Engine engine;
    private final SessionState state;
    private final ReentrantLock lock = new ReentrantLock(true);
    /// What forms and other computers wrote during the running turn; applied at its end.
    private final Queue<Forms.Written> inbox = new ArrayDeque<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private boolean isInTurn;

    public SessionContext(Engine engine) {
        this.engine = engine;
        this.state = new SessionState(engine);
    }

    public Engine engine() {
        return engine;
    }

    public SessionState state() {
        return state;
    }

    public ReentrantLock lock() {
        return lock;
    }

    public <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    public void locked(Runnable work) {
        locked(() -> {
            work.run();
            return true;
        });
    }

    /// Runs a turn under the lock; what forms write meanwhile waits for its end.
    public void inTurn(Runnable work) {
        locked(() -> {
            isInTurn = true;
            try {
                work.run();
            } finally {
                isInTurn = false;
            }
        });
    }

    /// Applies what was written during the turn.
    public void takeIn(Store.Transaction tx) {
        state.apply(inbox, tx);
    }

    /// Ends the turn once [#takeIn] was committed.
    public void endTurn() {
        inbox.clear();
        isInTurn = false;
    }

    /// Keeps changes for the end of the running turn. Returns false, and keeps nothing, if none is running.
    public boolean postpone(List<Forms.Written> written) {
        if (isInTurn) {
            inbox.addAll(written);
        }
        return isInTurn;
    }

    /// Runs a transaction under the lock. If it fails, its own changes to the registry and the conversation are
    /// rolled back; earlier ones of a running turn stay.
    public <T> T write(Function<Store.Transaction, T> work) {
        return locked(() -> {
            var before = state.conversation();
            Runnable takingBack = () -> {
                state.registry().rollback();
                state.setConversation(before);
            };
            state.registry().savepoint();
            try {
                var result = engine.store().write(tx -> {
                    var done = work.apply(tx);
                    state.saveRefs(tx);
                    return done;
                }, takingBack);
                state.saved();
                return result;
            } catch (RuntimeException failure) {
                takingBack.run();
                throw failure;
            }
        });
    }

    /// Runs a transaction without a result, like [#write].
    public void run(Consumer<Store.Transaction> work) {
        write(tx -> {
            work.accept(tx);
            return true;
        });
    }

    /// Does the work and saves the state in the same transaction.
    public void keep(Consumer<Store.Transaction> work) {
        run(tx -> {
            work.accept(tx);
            state.save(tx);
        });
    }

    public void keep() {
        keep(_ -> {});
    }

    /// Carries out form writes and applies them to the state, during a turn at its end.
    public List<Forms.Written> form(Function<Store.Transaction, List<Forms.Written>> work) {
        var written = locked(() -> {
            var done = write(tx -> {
                var rows = work.apply(tx);
                if (!isInTurn) {
                    state.apply(rows, tx);
                    state.save(tx);
                }
                return rows;
            });
            postpone(done);
            return done;
        });
        changed();
        return written;
    }

    public Undo.Result takeBack(Function<Undo, Undo.Result> work) {
        var result = locked(() -> {
            var done = work.apply(new Undo(engine.domain(), engine.store(), state.registry(), state.refs()));
            if (done instanceof Undo.Result.Done d) {
                keep(tx -> {
                    state.written(d.writes(), 0, tx);
                    state.settle(tx);
                });
            }
            return done;
        });
        changed();
        return result;
    }

    public WriteUnit unit(WriteUnit.Origin origin) {
        return new WriteUnit(UUID.randomUUID(), state.id(), state.registry().currentTurn(), origin);
    }

    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    public void changed() {
        listeners.forEach(Runnable::run);
    }
}

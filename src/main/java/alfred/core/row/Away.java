package alfred.core.row;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A household's kitchen whose server may be out of reach: it is then read from a copy and written to a queue. Port;
/// implemented by the store.
public interface Away {
    State state();

    /// Whether the copy has all that the household wrote; asks the server.
    boolean isCurrent();

    /// Adds a listener that is called with each new state, on any thread.
    void onChange(Consumer<State> listener);

    /// Adds a listener that is told, on any thread, when a write has waited for seconds while others of the household
    /// write much, and when it waits no more.
    void onQueue(Consumer<Boolean> listener);

    /// Sets by whom the queue is merged into the household's rows, and begins to look for the server.
    void settleBy(Settling settling);

    /// Whether the server is out of reach.
    ///
    /// @param waiting the number of writes in the queue
    /// @param told what could not be merged as written, as sentences, once it is back; else empty
    /// @param trouble what keeps the server from being used though it answers, such as its tables being newer
    record State(boolean isOff, int waiting, List<String> told, Optional<StoreException.Kind> trouble) {
        public State {
            told = List.copyOf(told);
        }
    }

    /// Merges the queue within one transaction, once the server is in reach again.
    interface Settling {
        /// @param queue in the order of writing; what was merged before may be among it
        /// @return what could not be settled as it was written, as sentences
        List<String> settle(Store.Transaction tx, List<Queued> queue);
    }

    /// One entry of the journal that was made out of reach.
    ///
    /// @param key the idempotency key of a written call; `""` for a unit that was undone or redone
    /// @param changes the changes of a written call; none for a unit that was undone or redone
    record Queued(Kind kind, WriteUnit unit, String key, List<Change> changes, String note) {
        public Queued {
            changes = List.copyOf(changes);
        }
    }

    /// What became of a unit.
    enum Kind { WRITTEN, UNDONE, REDONE }
}

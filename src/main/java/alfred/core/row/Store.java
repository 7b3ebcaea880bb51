package alfred.core.row;

import alfred.core.domain.Row;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// The storage of the owner's rows. Port; implemented by the store.
public interface Store {
    /// Runs work in one transaction, which is rolled back if the work throws.
    <T> T write(Function<Transaction, T> work);

    /// Runs work in one transaction. If the household's server is lost in its middle, nothing of it is there; where a
    /// copy took the server's place, the work is then done again on that.
    ///
    /// @param takingBack takes back what the work did elsewhere than in the transaction, before it is done again
    default <T> T write(Function<Transaction, T> work, Runnable takingBack) {
        try {
            return write(work);
        } catch (StoreException lost) {
            if (lost.kind() != StoreException.Kind.SERVER_UNREACHABLE
                || away().filter(away -> away.state().isOff()).isEmpty()) {
                throw lost;
            }
        }
        takingBack.run();
        return write(work);
    }

    /// Runs read-only work on a consistent view of the rows.
    <T> T read(Function<Rows, T> work);

    /// Runs read-only work without a result, like [#read].
    default void look(Consumer<Rows> work) {
        read(rows -> {
            work.accept(rows);
            return true;
        });
    }

    /// Runs work without a result in one transaction, like [#write(Function)].
    default void change(Consumer<Transaction> work) {
        write(tx -> {
            work.accept(tx);
            return true;
        });
    }

    /// Runs read-only work on a consistent view of the sessions, without blocking writers.
    <T> T recall(Function<SessionRecords, T> work);

    /// Registers a listener for commits that wrote rows. It is called after each such commit, on the writing
    /// thread; for those of a household's other computers, within a second on a thread of their own.
    void onCommit(Consumer<Committed> listener);

    /// What is done while a household's server is out of reach; empty for a kitchen of one's own, and where no copy is
    /// kept.
    default Optional<Away> away() {
        return Optional.empty();
    }

    /// Whether other computers write there too, which wait while this one does.
    default boolean isShared() {
        return false;
    }

    /// The embeddings of rows.
    EmbeddingStore vectors();

    /// The names of the program's internal tables, which are read-only here.
    List<String> keptTables();

    /// The rows of an internal table, without timestamps. A row of the domain stored in one is a nested [Row] next
    /// to its `table`.
    List<Row> kept(String table);

    /// The effect of one commit.
    ///
    /// @param changes the changes that its journal appended, undid (reversed) or redid; after the first ten thousand,
    ///   new rows have only their id and references
    /// @param tables all tables it wrote to, including those not journalled
    /// @param by the name of who wrote it on another computer of the household, `""` if that is not known; empty for
    ///   what was written here
    record Committed(List<Change> changes, Set<String> tables, Optional<String> by) {
        public Committed(List<Change> changes, Set<String> tables) {
            this(changes, tables, Optional.empty());
        }
    }

    /// The rows, journal and sessions within one transaction.
    interface Transaction extends Rows {
        Journal journal();

        SessionRecords sessions();

        /// Says that many rows will be inserted. What the store itself refuses is then told later, at the end of the
        /// transaction at the latest, and ends it as a whole.
        void expectMany();

        /// Runs work that is taken back if it throws, while all else that the transaction wrote stays.
        <T> T attempt(Supplier<T> work);
    }
}

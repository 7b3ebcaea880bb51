package alfred.core.crud;

import alfred.core.domain.Row;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/// Where rows live. Port; filled by the store.
public interface Store {
    /// Runs the work in one transaction: all of it is kept, or, where it throws, nothing.
    <T> T write(Function<Transaction, T> work);

    /// Runs the work on a consistent view; it must not write.
    <T> T read(Function<Rows, T> work);

    /// Runs the work on a consistent view of what was said; it must not write, and keeps no writer waiting.
    <T> T recall(Function<SessionRecords, T> work);

    /// Tells of every commit that wrote rows, after it, on the thread that wrote.
    void onCommit(Consumer<Committed> listener);

    EmbeddingStore vectors();

    /// The tables that the program keeps for itself, by name: for looking at only.
    List<String> keptTables();

    /// The rows of such a table, without timestamps; a row of the domain in it stands as a nested [Row] beside its `table`.
    List<Row> kept(String table);

    /// What one commit wrote.
    ///
    /// @param changes those of its journal
    /// @param tables every table it wrote to, past the journal too
    record Committed(List<Change> changes, Set<String> tables) {}

    /// Rows, journal and session of one transaction.
    interface Transaction extends Rows {
        Journal journal();

        SessionRecords sessions();
    }
}

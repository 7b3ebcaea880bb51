package alfred.core.row;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// The embeddings of the owner's rows. Port; implemented by the store. A cache: all embeddings can be recomputed.
public interface EmbeddingStore {
    /// The embeddings of a table's rows computed by a model, by row id, as passed to [#put].
    Map<UUID, byte[]> of(String table, String model);

    /// The rows of a table without an embedding by the model.
    ///
    /// @throws IllegalArgumentException if there is no such table
    List<UUID> missing(String table, String model);

    /// Upserts embeddings, replacing those of other models too. Rows that no longer exist are skipped.
    ///
    /// @throws IllegalArgumentException if there is no such table
    void put(String table, String model, Map<UUID, byte[]> vectors);

    /// Removes the embeddings of changed or deleted rows, for all models.
    void remove(String table, Collection<UUID> rows);
}

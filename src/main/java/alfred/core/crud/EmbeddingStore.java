package alfred.core.crud;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// The owner's vectors of rows, which tell what they are about. Port; filled by the store. What is here can always be computed anew.
public interface EmbeddingStore {
    /// A model's vectors of a table's rows, as [#put] was given them.
    Map<UUID, byte[]> of(String table, String model);

    /// Rows of a table that have no vector of the model.
    List<UUID> missing(String table, String model);

    /// Adds or replaces vectors; rows that are gone meanwhile are passed over.
    void put(String table, String model, Map<UUID, byte[]> vectors);

    /// Removes the vectors of rows that have changed or are gone.
    void remove(String table, Collection<UUID> rows);
}

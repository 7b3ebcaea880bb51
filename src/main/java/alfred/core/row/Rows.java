package alfred.core.row;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The rows of one person and their household, by id. Port; implemented by the store.
///
/// Ids and references are UUIDs. The store adds the owner to every statement; a payload cannot set it. Values are
/// already validated and typed; children are separate rows, never nested.
public interface Rows {
    /// Reads rows in the order of the query, then of creation, with `id` and `version`. Never nested.
    List<Row> read(Query query);

    /// The rows of the household's other people in a table of which each person has their own, in the order of
    /// creation; none for somebody alone.
    default List<Row> ofOthers(String table) {
        return List.of();
    }

    /// The names of the household's other people who changed rows last; without rows that the person changed last, or
    /// of which nothing is known.
    default Map<UUID, String> lastOthers(List<UUID> rows) {
        return Map.of();
    }

    Optional<Row> find(EntityDefinition entity, UUID id);

    /// Inserts a row and returns it as stored. An `id` among the values is kept (redo); otherwise the store assigns
    /// one.
    Row insert(EntityDefinition entity, Row values);

    /// Sets the given columns and returns the updated row.
    ///
    /// @param values the columns to set; a null value clears a column
    Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values);

    void delete(EntityDefinition entity, UUID id);
}

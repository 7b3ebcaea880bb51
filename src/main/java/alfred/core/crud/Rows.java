package alfred.core.crud;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// One owner's rows, by id. Port; filled by the store.
///
/// Ids and references are UUIDs here. The owner is added to every statement by the store; a payload cannot name one.
/// Values come validated and typed; children are rows of their own here, never nested.
public interface Rows {
    /// Rows in the query's order, then by creation; with `id` and `version`. Never nested.
    List<Row> read(Query query);

    Optional<Row> find(EntityDefinition entity, UUID id);

    /// Inserts a row; with an `id` in the values that id is kept (redo), else the store gives one.
    Row insert(EntityDefinition entity, Row values);

    /// Sets the given columns, null for none; answers the row as it is now.
    Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values);

    void delete(EntityDefinition entity, UUID id);
}

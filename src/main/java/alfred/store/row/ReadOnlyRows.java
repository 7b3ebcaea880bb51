package alfred.store.row;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Rows within a read; every write throws `IllegalStateException`.
public record ReadOnlyRows(Rows rows) implements Rows {
    @Override
    public List<Row> read(Query query) {
        return rows.read(query);
    }

    @Override
    public List<Row> ofOthers(String table) {
        return rows.ofOthers(table);
    }

    @Override
    public Map<UUID, String> lastOthers(List<UUID> ids) {
        return rows.lastOthers(ids);
    }

    @Override
    public Optional<Row> find(EntityDefinition entity, UUID id) {
        return rows.find(entity, id);
    }

    @Override
    public Row insert(EntityDefinition entity, Row values) {
        throw refused();
    }

    @Override
    public Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values) {
        throw refused();
    }

    @Override
    public void delete(EntityDefinition entity, UUID id) {
        throw refused();
    }

    private static IllegalStateException refused() {
        return new IllegalStateException("a read must not write");
    }
}

package alfred.store;

import alfred.core.row.EmbeddingStore;
import alfred.store.database.Database;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/// The owner's embeddings, in the table `embeddings`.
///
/// @param tables the tables whose rows may have embeddings, by name
record SqlEmbeddings(Database database, UUID owner, Set<String> tables) implements EmbeddingStore {
    @Override
    public Map<UUID, byte[]> of(String table, String model) {
        var vectors = new HashMap<UUID, byte[]>();
        database
            .read(sql -> sql.list(
                "SELECT row_id, vector FROM embeddings WHERE owner_id = ? AND table_name = ? AND model = ?",
                List.of(owner, table, model), r -> Map.entry(r.getObject(1, UUID.class), r.getBytes(2))))
            .forEach(e -> vectors.put(e.getKey(), e.getValue()));
        return vectors;
    }

    @Override
    public List<UUID> missing(String table, String model) {
        return database.read(sql -> sql.list(
            "SELECT id FROM " + name(table) + " r WHERE owner_id = ? AND NOT EXISTS (SELECT 1 FROM embeddings e"
                + " WHERE e.owner_id = r.owner_id AND e.table_name = ? AND e.row_id = r.id AND e.model = ?)",
            List.of(owner, table, model), r -> r.getObject(1, UUID.class)));
    }

    @Override
    public void put(String table, String model, Map<UUID, byte[]> vectors) {
        write(sql -> {
            vectors.forEach((id, vector) -> {
                sql.update("DELETE FROM embeddings WHERE owner_id = ? AND table_name = ? AND row_id = ?",
                    List.of(owner, table, id));
                sql.update(
                    "INSERT INTO embeddings (owner_id, table_name, row_id, model, vector) SELECT ?, ?, id, ?, ? FROM "
                        + name(table)
                        + " WHERE id = ? AND owner_id = ?",
                    List.of(owner, table, model, vector, id, owner));
            });
            return true;
        });
    }

    @Override
    public void remove(String table, Collection<UUID> rows) {
        write(sql -> {
            rows.forEach(id -> sql.update("DELETE FROM embeddings WHERE owner_id = ? AND table_name = ? AND row_id = ?",
                List.of(owner, table, id)));
            return true;
        });
    }

    private void write(Function<Sql, Boolean> work) {
        database.write(work);
    }

    private String name(String table) {
        if (!tables.contains(table)) {
            throw new IllegalArgumentException("there is no table " + table);
        }
        return TableSql.quoted(table);
    }
}

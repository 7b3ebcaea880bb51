package alfred.store.row;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.store.sql.ColumnSql;
import alfred.store.sql.FilterSql;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// One person's and their household's rows on one connection. Every statement is restricted to the owner; all SQL text
/// comes from the entity definitions.
///
/// A new row gets the defaults of columns without a value. `created_at`, `updated_at` and
/// `version` are maintained by the store: they may be filtered, sorted by and named in `columns`, but not written.
///
/// It lives as long as a transaction, and looks up each row once: the rows that were read in full or written last are
/// kept.
public class SqlRows implements Rows {
    private static final int MAX_KEPT = 64;
    public final Sql sql;
    public final Owner owner;
    final Clock clock;
    private final Map<String, TableSql> tables;
    private final Map<Key, Row> kept = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Row> eldest) {
            return size() > MAX_KEPT;
        }
    };

    private record Key(String table, UUID id) {}

    public SqlRows(Sql sql, Owner owner, Clock clock, Map<String, TableSql> tables) {
        this.sql = sql;
        this.owner = owner;
        this.clock = clock;
        this.tables = tables;
    }

    /// The same rows, as they are read and written by a transaction of its own.
    public SqlRows(SqlRows other) {
        this(other.sql, other.owner, other.clock, other.tables);
    }

    @Override
    public List<Row> read(Query query) {
        var table = table(query.table());
        var condition = FilterSql.of(table, owner.of(table.entity()), query.filters(), query.orFilters());
        var columns = table.selected(query.columns());
        var values = new ArrayList<Object>(List.of(owner.of(table.entity())));
        values.addAll(condition.values());
        if (query.limit() > 0) {
            values.add(query.limit());
        }
        var text = table.select(columns, condition.sql(), query.order(), query.limit() > 0);
        var found = sql.list(text, values, result -> TableSql.read(columns, result));
        if (query.columns().isEmpty() && found.size() <= MAX_KEPT) {
            found.forEach(row -> keep(table.entity(), row));
        }
        return found;
    }

    @Override
    public List<Row> ofOthers(String name) {
        if (owner.isAlone()) {
            return List.of();
        }
        var table = table(name);
        var columns = table.selected(List.of());
        return sql.list(table.selectOthers(columns), List.of(owner.of(table.entity())),
            result -> TableSql.read(columns, result));
    }

    @Override
    public Map<UUID, String> lastOthers(List<UUID> ids) {
        if (owner.isAlone() || ids.isEmpty()) {
            return Map.of();
        }
        var last = new HashMap<UUID, String>();
        var values = new ArrayList<Object>(ids);
        sql.list("""
            SELECT changes.row_id, calls.owner_id, owners.name FROM journal_changes changes
            JOIN journal_calls calls ON calls.owner_id = changes.owner_id AND calls.call_key = changes.call_key
            JOIN owners ON owners.id = calls.owner_id
            WHERE changes.row_id IN (?""" + ", ?".repeat(ids.size() - 1) + ") ORDER BY calls.seq", values,
            r -> last.put(r.getObject(1, UUID.class),
                owner.person().equals(r.getObject(2, UUID.class)) ? "" : r.getString(3)));
        last.values().removeIf(String::isEmpty);
        return last;
    }

    @Override
    public Optional<Row> find(EntityDefinition entity, UUID id) {
        var known = kept.get(new Key(entity.table(), id));
        if (known != null) {
            return Optional.of(known);
        }
        var table = table(entity.table());
        var columns = table.selected(List.of());
        var found = sql.first(table.select(columns, "id = ?", List.of(), false), List.of(owner.of(entity), id),
            result -> TableSql.read(columns, result));
        found.ifPresent(row -> keep(entity, row));
        return found;
    }

    private Row keep(EntityDefinition entity, Row row) {
        kept.put(new Key(entity.table(), row.id()), row);
        return row;
    }

    @Override
    public Row insert(EntityDefinition entity, Row values) {
        var table = table(entity.table());
        var id = values.reference(Row.ID).orElseGet(NewId::next);
        var stored = new LinkedHashMap<String, Object>();
        stored.put(Row.ID, id);
        stored.put(Row.VERSION, 1L);
        var bound = new ArrayList<@Nullable Object>(List.of(id, owner.of(entity), now(), now()));
        for (var column : table.columns()) {
            var name = column.column().name();
            var normal = column.normal(values.get(name).orElse(null));
            bound.addAll(column.stored(normal));
            if (normal != null) {
                stored.put(name, normal);
            }
        }
        requireKnown(table, values.columns());
        sql.insert(table.insert(), bound);
        if (values.has(Row.ID)) {
            returnToPlace(table, id);
        }
        return keep(entity, new Row(stored));
    }

    @Override
    public Row update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> values) {
        var table = table(entity.table());
        requireKnown(table, values.keySet());
        var old = find(entity, id).orElseThrow(() -> new IllegalStateException("no such row in " + entity.table()));
        var stored = new LinkedHashMap<String, Object>();
        stored.put(Row.ID, id);
        stored.put(Row.VERSION, old.integer(Row.VERSION).orElseThrow() + 1);
        var changed = new ArrayList<ColumnSql>();
        var bound = new ArrayList<@Nullable Object>(List.of(now()));
        for (var column : table.columns()) {
            var name = column.column().name();
            var value = old.get(name).orElse(null);
            if (values.containsKey(name)) {
                changed.add(column);
                value = column.normal(values.get(name));
                bound.addAll(column.stored(value));
            }
            if (value != null) {
                stored.put(name, value);
            }
        }
        bound.addAll(List.of(id, owner.of(entity)));
        requireOne(sql.update(table.update(changed), bound), entity);
        return keep(entity, new Row(stored));
    }

    /// Makes a row of a copy what it became elsewhere.
    ///
    /// @param row null if it was deleted
    public void become(String name, UUID id, @Nullable Row row) {
        var table = table(name);
        kept.remove(new Key(name, id));
        if (row == null) {
            sql.update(table.delete(), List.of(id, owner.of(table.entity())));
            return;
        }
        if (find(table.entity(), id).isEmpty()) {
            insert(table.entity(), row.without(Row.VERSION));
            return;
        }
        var values = new LinkedHashMap<String, @Nullable Object>();
        table.columns()
            .forEach(column -> values.put(column.column().name(), row.get(column.column().name()).orElse(null)));
        update(table.entity(), id, values);
    }

    @Override
    public void delete(EntityDefinition entity, UUID id) {
        kept.remove(new Key(entity.table(), id));
        if (!owner.isAlone()) {
            deleteOfOthers(entity, id);
        }
        sql.update(table(entity.table()).keepPlace(), List.of(id, owner.of(entity)));
        requireOne(sql.update(table(entity.table()).delete(), List.of(id, owner.of(entity))), entity);
    }

    /// Deletes what other people have about a row and cannot be without it, such as their taste for a food.
    private void deleteOfOthers(EntityDefinition entity, UUID id) {
        for (var other : tables.values()) {
            if (other.entity().isPersonal()) {
                other.entity().references()
                    .filter(c -> c.isRequired() && c.relation().filter(f -> f.type().equals(entity.type())).isPresent())
                    .forEach(c -> sql.update(other.deleteOfOthers(c.name()), List.of(id, owner.person())));
            }
        }
    }

    /// Restores the position of a row that was deleted and is inserted again.
    private void returnToPlace(TableSql table, UUID id) {
        sql.first("SELECT created_at, seq FROM deleted_places WHERE owner_id = ? AND row_id = ?",
            List.of(owner.of(table.entity()), id),
            r -> List.of(r.getObject(1, OffsetDateTime.class), r.getLong(2))).ifPresent(place -> {
                sql.update(table.returnToPlace(),
                    List.of(place.getFirst(), place.getLast(), id, owner.of(table.entity())));
                sql.update("DELETE FROM deleted_places WHERE owner_id = ? AND row_id = ?",
                    List.of(owner.of(table.entity()), id));
            });
    }

    final OffsetDateTime now() {
        return OffsetDateTime.now(clock).truncatedTo(ChronoUnit.MICROS);
    }

    public final TableSql table(String name) {
        var table = tables.get(name);
        if (table == null) {
            throw new IllegalArgumentException("there is no table " + name);
        }
        return table;
    }

    final EntityDefinition entity(String table) {
        return table(table).entity();
    }

    private static void requireKnown(TableSql table, Iterable<String> names) {
        names.forEach(table::column);
    }

    private static void requireOne(int rows, EntityDefinition entity) {
        if (rows != 1) {
            throw new IllegalStateException("no such row in " + entity.table());
        }
    }
}

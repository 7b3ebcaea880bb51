package alfred.core.crud.read;

import alfred.core.domain.Column;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
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

/// Converts stored rows to rows by ref: registers the rows and the rows they refer to, and adds the labels of the
/// latter (spec/entities-and-refs.md, FK registration), fetched with one query per table, and who of the household's
/// others changed a row last.
public final class RefTranslator {
    /// Of so many rows at most, it is told who changed them.
    private static final int MAX_TOLD = 60;
    private final DomainConfig domain;
    private final SessionIdRegistry registry;
    /// Linked refs whose labels are not known yet, by target type. Refs whose rows are not found stay here.
    private final Map<String, Map<UUID, String>> nameless = new LinkedHashMap<>();

    public RefTranslator(DomainConfig domain, SessionIdRegistry registry) {
        this.domain = domain;
        this.registry = registry;
    }

    /// Converts stored rows.
    ///
    /// @param stored rows with ids, children nested
    /// @param rows the source of the labels of linked rows
    public List<Row> toRefs(EntityDefinition entity, List<Row> stored, Rows rows) {
        stored.forEach(row -> registry.registerRead(entity, row));
        return converted(entity, stored, rows, true);
    }

    /// Converts stored rows that have refs already, without registering a read: for what was read before and is
    /// brought up to date.
    public List<Row> current(EntityDefinition entity, List<Row> stored, Rows rows) {
        return converted(entity, stored, rows, false);
    }

    private List<Row> converted(EntityDefinition entity, List<Row> stored, Rows rows, boolean isRead) {
        var translated = told(entity, stored, rows).stream().map(row -> translate(entity, row, "", isRead)).toList();
        enrich(rows);
        var named = translated.stream().map(row -> labelled(entity, row)).toList();
        named.forEach(row -> registry.label(row.text(Row.ID), domain.label(entity, row)));
        return named;
    }

    /// Adds who of the household's others changed a row last, and when.
    private static List<Row> told(EntityDefinition entity, List<Row> stored, Rows rows) {
        var ids = stored.stream().flatMap(row -> row.reference(Row.ID).stream()).toList();
        var others = ids.size() > MAX_TOLD ? Map.<UUID, String>of() : rows.lastOthers(ids);
        if (others.isEmpty()) {
            return stored;
        }
        var times = new HashMap<UUID, OffsetDateTime>();
        rows.read(Query.where(entity.table(), new Filter(Row.ID, Operator.IN, List.<Object>copyOf(others.keySet())))
            .withColumns(List.of("updated_at")))
            .forEach(row -> row.timestamp("updated_at")
                .ifPresent(at -> times.put(row.id(), at.truncatedTo(ChronoUnit.SECONDS))));
        return stored.stream().map(row -> row.reference(Row.ID).filter(times::containsKey)
            .map(id -> row.with(Row.CHANGED_BY, others.get(id)).with(Row.CHANGED_AT, times.get(id))).orElse(row))
            .toList();
    }

    /// Converts rows of a computed tool: `id` becomes a ref, or is left out if its row does not exist. Other ids
    /// are left out.
    public List<Row> toolRows(String type, List<Row> computed, Rows rows) {
        var entity = domain.entity(type);
        var all = entity.map(of -> told(of, computed, rows)).orElse(computed);
        return all.stream().map(row -> toolRow(entity.orElse(null), row, rows)).toList();
    }

    private Row toolRow(@Nullable EntityDefinition entity, Row row, Rows rows) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            if (!(value instanceof UUID id)) {
                values.put(key, value);
            } else if (key.equals(Row.ID) && registry.refOf(id).isPresent()) {
                values.put(Row.ID, known(id, rows));
            } else if (key.equals(Row.ID) && entity != null) {
                rows.find(entity, id).ifPresent(stored -> values.put(Row.ID, registry.registerShown(entity, stored)));
            }
        });
        return new Row(values);
    }

    /// The ref of a row that has one, whatever its type.
    private String known(UUID id, Rows rows) {
        var ref = registry.refOf(id).orElseThrow();
        registry.entry(ref).flatMap(e -> domain.entity(e.type()))
            .ifPresent(entity -> rows.find(entity, id).ifPresent(stored -> registry.registerShown(entity, stored)));
        return ref;
    }

    /// Converts a row. A nested row stands under its parent: it has no ref unless it was named alone before, and its
    /// relation to the parent is left out (spec/entities-and-refs.md, children).
    ///
    /// @param parentColumn the relation of a nested row to its parent; `""` for a row that is not nested
    /// @param isRead whether the rows it refers to count as touched
    private Row translate(EntityDefinition entity, Row row, String parentColumn, boolean isRead) {
        var values = new LinkedHashMap<String, Object>();
        registry.refOf(row.id()).ifPresent(ref -> values.put(Row.ID, ref));
        row.values().forEach((key, value) -> {
            if (!key.equals(Row.ID) && !key.equals(Row.VERSION) && !key.equals(parentColumn)) {
                values.put(key, value);
            }
        });
        entity.references().filter(c -> !c.name().equals(parentColumn))
            .forEach(c -> row.reference(c.name()).ifPresent(id -> values.put(c.name(), linked(c, id, isRead))));
        entity.children().filter(c -> row.has(c.key())).ifPresent(c -> {
            var child = domain.entity(c.type()).orElseThrow();
            values.put(c.key(),
                row.rows(c.key()).stream().map(r -> translate(child, r, c.parentColumn(), isRead)).toList());
        });
        return new Row(values);
    }

    private String linked(Column column, UUID id, boolean isRead) {
        var type = column.relation().orElseThrow().type();
        var known = isRead ? Optional.<String>empty() : registry.refOf(id);
        var ref = known.orElseGet(() -> registry.registerLinked(id, type));
        if (registry.entry(ref).filter(e -> e.label().isEmpty()).isPresent()) {
            nameless.computeIfAbsent(type, _ -> new LinkedHashMap<>()).put(id, ref);
        }
        return ref;
    }

    private void enrich(Rows rows) {
        nameless.forEach((type, refs) -> {
            var target = domain.entity(type).orElseThrow();
            rows.read(
                Query.where(target.table(), new Filter(Row.ID, Operator.IN, new ArrayList<Object>(refs.keySet()))))
                .forEach(row -> {
                    var ref = refs.remove(row.id());
                    if (ref != null) {
                        registry.label(ref, domain.label(target, row));
                    }
                });
        });
    }

    private Row labelled(EntityDefinition entity, Row row) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            values.put(key, value);
            if (entity.column(key).flatMap(Column::relation).isPresent()) {
                registry.entry(value.toString()).filter(e -> !e.label().isEmpty())
                    .ifPresent(e -> values.put("_" + key + "_label", e.label()));
            }
        });
        entity.children().filter(c -> row.has(c.key())).ifPresent(c -> {
            var child = domain.entity(c.type()).orElseThrow();
            values.put(c.key(), row.rows(c.key()).stream().map(r -> labelled(child, r)).toList());
        });
        return new Row(values);
    }
}

package alfred.cli;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Exports the stored rows with labels in place of references (spec/headless.md, dump).
final class Dump {
    /// Included only on request: the food catalogue, which is the same on every machine, and the timers.
    private static final Set<String> ON_REQUEST = Set.of("ingredients", "timers");
    private static final String MESSAGE = "message";
    private static final Pattern MENTIONED = Pattern.compile("(]\\([a-z_]+):[0-9A-Za-z_-]+\\)");
    private final DomainConfig domain;
    private final Store store;
    private final Rows rows;
    private final Map<String, Map<UUID, String>> labels = new HashMap<>();

    Dump(DomainConfig domain, Store store, Rows rows) {
        this.domain = domain;
        this.store = store;
        this.rows = rows;
    }

    /// @param tables the tables to export; if empty, all but those on request
    ObjectNode tables(List<String> tables, boolean withIds) {
        var names = tables.isEmpty()
            ? domain.entities().stream().map(EntityDefinition::table).filter(t -> !ON_REQUEST.contains(t)).toList()
            : tables;
        var all = JsonNodeFactory.instance.objectNode();
        for (var name : names) {
            var array = all.putArray(name);
            if (store.keptTables().contains(name)) {
                store.kept(name).forEach(row -> array.add(RowJson.show(kept(row, withIds))));
                continue;
            }
            var entity = domain.entityOfTable(name).orElseThrow(() -> unknown(name));
            labelled(entity).stream()
                .sorted(Comparator.comparing(row -> domain.label(entity, row), String.CASE_INSENSITIVE_ORDER))
                .forEach(row -> array.add(RowJson.show(shown(entity, row, withIds))));
        }
        return all;
    }

    private CrudRefusal unknown(String name) {
        var tables = Stream.concat(domain.entities().stream().map(EntityDefinition::table),
            store.keptTables().stream());
        return CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.table", name,
            tables.collect(Collectors.joining(", ")));
    }

    /// Returns a row of one of the program's own tables, with domain rows nested in it formatted as such.
    private Row kept(Row row, boolean withIds) {
        var result = withIds ? row : row.without(Row.ID);
        if (row.has(MESSAGE) && !withIds) {
            result = result.with(MESSAGE, MENTIONED.matcher(row.text(MESSAGE)).replaceAll("$1)"));
        }
        for (var field : row.values().entrySet()) {
            if (field.getValue() instanceof Row image) {
                var entity = domain.entityOfTable(row.text("table")).orElseThrow();
                result = result.with(field.getKey(), shown(entity, withLabels(entity, image), withIds));
            }
        }
        return result;
    }

    private List<Row> labelled(EntityDefinition entity) {
        return rows.read(Query.all(entity.table())).stream().map(row -> withLabels(entity, row)).toList();
    }

    private Row withLabels(EntityDefinition entity, Row row) {
        var result = row;
        for (var column : entity.references().toList()) {
            var target = column.relation().orElseThrow().type();
            var label = row.reference(column.name()).map(id -> labelsOf(target).getOrDefault(id, "")).orElse(null);
            result = result.with("_" + column.name() + "_label", label);
        }
        return result;
    }

    private Map<UUID, String> labelsOf(String type) {
        var known = labels.get(type);
        if (known != null) {
            return known;
        }
        var entity = domain.entity(type).orElseThrow();
        var found = rows.read(Query.all(entity.table())).stream()
            .collect(Collectors.toMap(Row::id, row -> domain.label(entity, row)));
        labels.put(type, found);
        return found;
    }

    private static Row shown(EntityDefinition entity, Row row, boolean withIds) {
        var shown = withIds ? Row.of(Row.ID, row.id()) : Row.EMPTY;
        for (var column : entity.columns()) {
            var value =
                column.relation().isPresent() ? row.get("_" + column.name() + "_label") : row.get(column.name());
            shown = shown.with(column.name(), value.orElse(null));
        }
        return shown;
    }
}

package alfred.cli;

import alfred.core.crud.CrudRefusal;
import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/// The rows as stored, with labels in place of references (HEADLESS, `dump`).
final class Dump {
    /// Not shown unless named: it is the same on every machine.
    private static final String CATALOGUE = "ingredients";
    private final DomainConfig domain;
    private final Rows rows;
    private final Map<String, Map<UUID, String>> labels = new HashMap<>();

    Dump(DomainConfig domain, Rows rows) {
        this.domain = domain;
        this.rows = rows;
    }

    /// @param tables empty for all but the catalogue
    ObjectNode tables(List<String> tables, boolean withIds) {
        var names = tables.isEmpty()
            ? domain.entities().stream().map(EntityDefinition::table).filter(t -> !t.equals(CATALOGUE)).toList() : tables;
        var all = JsonNodeFactory.instance.objectNode();
        for (var name : names) {
            var entity = domain.entityOfTable(name).orElseThrow(() -> new CrudRefusal(Kind.UNKNOWN_TABLE, "There is no table \"" + name
                + "\". Tables: " + domain.entities().stream().map(EntityDefinition::table).collect(Collectors.joining(", ")) + "."));
            var array = all.putArray(name);
            labelled(entity).stream().sorted(Comparator.comparing(row -> domain.label(entity, row), String.CASE_INSENSITIVE_ORDER))
                .forEach(row -> array.add(show(entity, row, withIds)));
        }
        return all;
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
        var found = rows.read(Query.all(entity.table())).stream().collect(Collectors.toMap(Row::id, row -> domain.label(entity, row)));
        labels.put(type, found);
        return found;
    }

    private static ObjectNode show(EntityDefinition entity, Row row, boolean withIds) {
        var shown = withIds ? Row.of(Row.ID, row.id()) : Row.EMPTY;
        for (var column : entity.columns()) {
            var value = column.relation().isPresent() ? row.get("_" + column.name() + "_label") : row.get(column.name());
            shown = shown.with(column.name(), value.orElse(null));
        }
        return RowJson.show(shown);
    }
}

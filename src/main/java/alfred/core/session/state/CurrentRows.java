package alfred.core.session.state;

import alfred.core.context.LoadedRow;
import alfred.core.context.StepRecord;
import alfred.core.crud.read.RefTranslator;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/// Brings loaded rows up to date: each has the columns that were read, with the values of the store
/// (spec/context.md, loaded data). Rows that are gone leave; results of tools are marked as outdated.
record CurrentRows(DomainConfig domain, SessionIdRegistry registry, RefTranslator translator, Rows rows) {

    /// @param isWritten whether something was written, so that what tools computed is outdated
    List<StepRecord> of(List<StepRecord> records, boolean isWritten) {
        var current = new HashMap<String, Row>();
        records.stream().collect(Collectors.groupingBy(StepRecord::table)).forEach(
            (table, ofTable) -> domain.entityOfTable(table).ifPresent(entity -> current.putAll(rows(entity, ofTable))));
        return records.stream().map(record -> domain.entityOfTable(record.table()).map(_ -> current(record, current))
            .orElseGet(() -> isWritten ? record.outdated() : record))
            .filter(record -> !record.rows().isEmpty()).toList();
    }

    private static StepRecord current(StepRecord record, Map<String, Row> rows) {
        var columns = new HashSet<>(record.columns());
        columns.add(Row.ID);
        return record
            .with(record.rows().stream().flatMap(row -> Optional.ofNullable(rows.get(row.text(Row.ID))).stream())
                .map(row -> record.columns().isEmpty() ? row
                    : row.only(row.columns().stream().filter(c -> LoadedRow.isOf(c, columns)).toList()))
                .toList());
    }

    private Map<String, Row> rows(EntityDefinition entity, List<StepRecord> records) {
        var entries = records.stream().flatMap(r -> r.rows().stream()).map(row -> row.text(Row.ID)).distinct()
            .flatMap(ref -> registry.entry(ref).stream()).toList();
        var current = new HashMap<String, Row>();
        entries.stream().filter(RefEntry::isUnsaved).forEach(draft -> current.put(draft.ref(),
            Row.of(Row.ID, draft.ref()).overlaidBy(Optional.ofNullable(draft.content()).orElse(Row.EMPTY))));
        var stored = stored(entity, entries.stream().flatMap(e -> Optional.ofNullable(e.uuid()).stream()).toList());
        translator.current(entity, stored, rows).forEach(row -> current.put(row.text(Row.ID), row));
        return current;
    }

    private List<Row> stored(EntityDefinition entity, List<UUID> ids) {
        return ids.isEmpty() ? List.of()
            : withChildren(domain, entity, rows.read(Query.where(entity.table(), in(Row.ID, ids))), rows);
    }

    /// Adds the children to stored rows, with one query for all of them.
    static List<Row> withChildren(DomainConfig domain, EntityDefinition entity, List<Row> parents, Rows rows) {
        var children = entity.children().orElse(null);
        if (children == null || parents.isEmpty()) {
            return parents;
        }
        var table = domain.entity(children.type()).orElseThrow().table();
        var byParent = rows.read(Query.where(table, in(children.parentColumn(), parents.stream().map(Row::id).toList()))
            .orderedBy(children.orderColumn())).stream()
            .collect(Collectors.groupingBy(row -> row.reference(children.parentColumn()).orElseThrow()));
        return parents.stream().map(row -> row.with(children.key(), byParent.getOrDefault(row.id(), List.of())))
            .toList();
    }

    private static Filter in(String column, List<UUID> ids) {
        return new Filter(column, Operator.IN, List.<Object>copyOf(ids));
    }
}

package alfred.core.crud.write;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.ForeignKey;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Executes the writes of one call, by id: validates rows, writes parents with their children, follows relations on
/// deletion, and collects every change with its images for the journal.
///
/// Forms, the chat's tools, importers and fixtures all write through this class (spec/design.md, decision 2).
/// Methods throw a [CrudRefusal] for a missing required value or a row that does not exist.
public final class Writer {
    private final DomainConfig domain;
    private final CrudMiddleware middleware;
    private final Rows rows;
    private final List<Change> changes = new ArrayList<>();
    private final List<Written> written = new ArrayList<>();

    /// A row written at the request of the caller; children and followed relations are not included.
    public record Written(EntityDefinition entity, UUID id, Change.Kind kind, Row row) {}

    public Writer(DomainConfig domain, CrudMiddleware middleware, Rows rows) {
        this.domain = domain;
        this.middleware = middleware;
        this.rows = rows;
    }

    public Rows rows() {
        return rows;
    }

    /// All changes so far, in order, including those of children and followed relations.
    public List<Change> changes() {
        return List.copyOf(changes);
    }

    public List<Written> written() {
        return List.copyOf(written);
    }

    /// Adds a row, or merges it into an existing one if the domain says so.
    ///
    /// @param values typed values, children nested under their key
    /// @return the row as stored, without children
    public Row add(EntityDefinition entity, Row values) {
        var complete = completed(entity, values);
        var absorbing = middleware.absorb(entity, complete, rows);
        return absorbing.isPresent() ? update(entity, absorbing.get().id(), absorbing.get().without(Row.ID).values())
            : insert(entity, complete);
    }

    /// Creates a separate row, even if the domain would merge it into an existing one. Otherwise like [#add].
    public Row create(EntityDefinition entity, Row values) {
        return insert(entity, completed(entity, values));
    }

    private Row completed(EntityDefinition entity, Row values) {
        return middleware.beforeWrite(entity, checked(entity, middleware.suggested(entity, values, rows)), rows);
    }

    private Row insert(EntityDefinition entity, Row complete) {
        var row = insertPlain(entity, complete);
        entity.children().ifPresent(c -> insertChildren(c, row.id(), complete.rows(c.key())));
        written.add(new Written(entity, row.id(), Change.Kind.CREATED, row));
        return row;
    }

    private Row insertPlain(EntityDefinition entity, Row values) {
        var plain = entity.children().map(c -> values.without(c.key())).orElse(values);
        var row = rows.insert(entity, plain);
        changes.add(new Change(entity.table(), row.id(), null, row));
        follow(entity, Optional.empty(), row);
        return row;
    }

    private void insertChildren(ChildRows children, UUID parent, List<Row> nested) {
        var type = entity(children.type());
        for (int i = 0; i < nested.size(); i++) {
            var child = nested.get(i).with(children.parentColumn(), parent);
            var ordered = type.column(children.orderColumn()).filter(c -> c.name().equals("position")).isPresent()
                ? child.with(children.orderColumn(), (long) i + 1) : child;
            insertPlain(type, completed(type, ordered));
        }
    }

    /// Updates a row. Columns that keep their value are not written.
    ///
    /// @param values the columns to set, null to clear one; a children's key replaces all children
    /// @return the row as stored, without children
    public Row update(EntityDefinition entity, UUID id, Map<String, ? extends @Nullable Object> values) {
        var old = rows.find(entity, id).orElseThrow(() -> gone(entity));
        var set = new LinkedHashMap<String, @Nullable Object>(values);
        var children = entity.children().filter(c -> set.containsKey(c.key())).orElse(null);
        var nested = children == null ? List.<Row>of() : new Row(nonNull(set)).rows(children.key());
        if (children != null) {
            set.remove(children.key());
        }
        var row = updatePlain(entity, old, set);
        if (children != null) {
            childrenOf(children, id).forEach(child -> deletePlain(entity(children.type()), child));
            insertChildren(children, id, nested);
        }
        written.add(new Written(entity, id, Change.Kind.UPDATED, row));
        return row;
    }

    private Row updatePlain(EntityDefinition entity, Row old, Map<String, @Nullable Object> set) {
        var next = old.overlaidBy(new Row(nonNull(set)));
        for (var field : set.entrySet()) {
            next = field.getValue() == null ? next.without(field.getKey()) : next;
            requirePresent(entity, field.getKey(), next);
        }
        var completed = middleware.beforeWrite(entity, next, rows);
        requireNoCycle(entity, completed);
        var changed = new LinkedHashMap<String, @Nullable Object>();
        for (var column : entity.columns()) {
            var value = completed.get(column.name()).orElse(null);
            if (!Objects.equals(value, old.get(column.name()).orElse(null))) {
                changed.put(column.name(), value);
            }
        }
        if (changed.isEmpty()) {
            return old;
        }
        var row = rows.update(entity, old.id(), changed);
        changes.add(new Change(entity.table(), old.id(), old, row));
        follow(entity, Optional.of(old), row);
        return row;
    }

    private void follow(EntityDefinition entity, Optional<Row> before, Row after) {
        for (var also : middleware.following(entity, before, after, rows)) {
            if (also.id().isEmpty()) {
                insertPlain(also.entity(), checked(also.entity(), new Row(also.values())));
            } else {
                rows.find(also.entity(), also.id().get())
                    .ifPresent(other -> updatePlain(also.entity(), other, new LinkedHashMap<>(also.values())));
            }
        }
    }

    /// Refuses a chain of references within one entity type that leads back to its start, such as a recipe that is
    /// a variation of itself.
    private void requireNoCycle(EntityDefinition entity, Row row) {
        entity.references().filter(c -> isTo(c, entity)).forEach(column -> {
            var seen = new HashSet<>(Set.of(row.id()));
            for (var above = row.reference(column.name()); above.isPresent();
                above = rows.find(entity, above.get()).flatMap(r -> r.reference(column.name()))) {
                if (!seen.add(above.get())) {
                    throw CrudRefusal.ofField(Kind.BAD_VALUE, column.name(), "refused.itself", entity);
                }
            }
        });
    }

    /// Deletes a row. Rows that refer to it are deleted too, or have their reference cleared, depending on
    /// [ForeignKey.OnDelete].
    public void delete(EntityDefinition entity, UUID id) {
        var old = rows.find(entity, id).orElseThrow(() -> gone(entity));
        deletePlain(entity, old);
        written.add(new Written(entity, id, Change.Kind.DELETED, old));
    }

    private void deletePlain(EntityDefinition entity, Row old) {
        for (var other : domain.entities()) {
            other.references().filter(c -> isTo(c, entity)).forEach(c -> release(other, c, old.id()));
        }
        rows.delete(entity, old.id());
        changes.add(new Change(entity.table(), old.id(), old, null));
    }

    private static boolean isTo(Column column, EntityDefinition target) {
        return column.relation().filter(f -> f.type().equals(target.type())).isPresent();
    }

    private void release(EntityDefinition entity, Column column, UUID target) {
        var referring = rows.read(Query.where(entity.table(), Filter.eq(column.name(), target)));
        boolean goesToo = column.relation().filter(f -> f.onDelete() == ForeignKey.OnDelete.DELETE_ROW).isPresent();
        for (var row : referring) {
            if (goesToo) {
                deletePlain(entity, row);
            } else {
                var set = new LinkedHashMap<String, @Nullable Object>();
                set.put(column.name(), null);
                changes.add(new Change(entity.table(), row.id(), row, rows.update(entity, row.id(), set)));
            }
        }
    }

    /// The children of a row, in their order.
    public List<Row> childrenOf(ChildRows children, UUID parent) {
        return rows.read(Query.where(entity(children.type()).table(), Filter.eq(children.parentColumn(), parent))
            .orderedBy(children.orderColumn()));
    }

    private static Row checked(EntityDefinition entity, Row values) {
        var complete = new Row(entity.defaults()).overlaidBy(values);
        entity.columns().forEach(c -> requirePresent(entity, c.name(), complete));
        return complete;
    }

    private static void requirePresent(EntityDefinition entity, String name, Row row) {
        var column = entity.column(name).orElse(null);
        if (column == null || !column.isRequired()) {
            return;
        }
        boolean isMissing = !row.has(name) || row.text(name).isBlank() && !"".equals(column.defaultValue());
        if (isMissing) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, name, "refused.needs", entity, name.replace('_', ' '));
        }
    }

    private EntityDefinition entity(String type) {
        return domain.entity(type).orElseThrow();
    }

    private static CrudRefusal gone(EntityDefinition entity) {
        return CrudRefusal.of(Kind.NOT_FOUND, "refused.gone-of", entity);
    }

    private static Map<String, Object> nonNull(Map<String, ? extends @Nullable Object> values) {
        var copy = new LinkedHashMap<String, Object>();
        values.forEach((key, value) -> {
            if (value != null) {
                copy.put(key, value);
            }
        });
        return copy;
    }
}

package alfred.core.session;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import alfred.core.session.state.Engine;
import alfred.core.session.state.FormWrite;
import alfred.core.session.state.Forms;
import alfred.core.session.state.SessionContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Imports many rows as one undoable unit, and removes exactly those again.
public final class BulkImport {
    /// So many recipes are written in much less than a second.
    private static final int AT_ONCE = 50;
    private final SessionContext context;
    private final Engine engine;
    private final Forms forms;

    BulkImport(SessionContext context, Forms forms) {
        this.context = context;
        this.engine = context.engine();
        this.forms = forms;
    }

    /// Writes many rows like [Session#writeAll(List)], but registers no refs for them.
    ///
    /// @return the unit's id, for [#remove(UUID, Function)]
    /// @throws alfred.core.crud.call.CrudRefusal if any of the writes is refused; none is carried out then
    public UUID fill(List<? extends FormWrite> writes) {
        return fill(writes, (_, refusal) -> {
            throw refusal;
        });
    }

    /// As [#fill(List)], but a write that is refused is left out, and the others are carried out.
    ///
    /// @param refused told which write was refused, and why; what it throws ends the import, with nothing written
    public UUID fill(Iterable<? extends FormWrite> writes, BiConsumer<FormWrite, CrudRefusal> refused) {
        var unit = context.unit(WriteUnit.Origin.FORM);
        if (engine.store().isShared()) {
            fillInParts(writes, unit, refused);
        } else {
            fill(writes, unit, refused);
        }
        context.changed();
        return unit.id();
    }

    private void fill(Iterable<? extends FormWrite> writes, WriteUnit unit,
        BiConsumer<FormWrite, CrudRefusal> refused) {
        context.run(tx -> forms.fill(writes, unit, tx, refused));
    }

    /// Lets others write in between: each part is a transaction, and if one fails, those before it are undone.
    private void fillInParts(Iterable<? extends FormWrite> writes, WriteUnit unit,
        BiConsumer<FormWrite, CrudRefusal> refused) {
        boolean isBegun = false;
        try {
            var part = new ArrayList<FormWrite>();
            for (var write : writes) {
                part.add(write);
                if (part.size() == AT_ONCE) {
                    fill(part, unit, refused);
                    isBegun = true;
                    part.clear();
                }
            }
            fill(part, unit, refused);
        } catch (RuntimeException failure) {
            if (isBegun) {
                context.takeBack(undo -> undo.undo(written -> written.id().equals(unit.id())));
            }
            throw failure;
        }
    }

    /// Removes the rows imported by a unit; a single undo restores them all.
    ///
    /// A row is deleted only if it is unchanged since the import and no remaining row refers to it. Rows changed
    /// since then belong to the user and stay. A row that the import updated gets its earlier values back.
    ///
    /// @param purposeless returns the rows that are deleted besides, from the rows as they are after the removal
    /// @return the labels of the rows that stay
    public List<String> remove(UUID brought, Function<Rows, List<FormWrite.Delete>> purposeless) {
        var stays = new ArrayList<String>();
        context.form(tx -> {
            stays.clear();
            var unit = context.unit(WriteUnit.Origin.FORM);
            var written = new ArrayList<>(remove(brought, unit, tx, stays));
            purposeless.apply(tx)
                .forEach(row -> written.add(forms.delete(engine.domain().entity(row.type()).orElseThrow(),
                    UUID.fromString(row.match()), unit, tx)));
            return written.stream().filter(row -> context.state().registry().refOf(row.change().id()).isPresent())
                .toList();
        });
        return stays.reversed();
    }

    private List<Forms.Written> remove(UUID brought, WriteUnit unit, Store.Transaction tx, List<String> stays) {
        var left = net(tx, brought);
        var written = new ArrayList<Forms.Written>();
        var going = new LinkedHashSet<>(left.keySet());
        for (var change : List.copyOf(left.values()).reversed()) {
            var entity = engine.domain().entityOfTable(change.table()).orElseThrow();
            var now = tx.find(entity, change.id()).orElse(null);
            if (now == null || isPartOfAnother(entity, now, left.keySet())) {
                continue;
            }
            if (!same(now, change.after()) || !areChildrenUntouched(entity, change.id(), left, tx)
                || isUsed(entity, change.id(), going, tx)) {
                going.remove(change.id());
                stays.add(engine.domain().label(entity, now));
            } else {
                written.add(change.before() instanceof Row before
                    ? forms.update(entity, change.id(), values(entity, before), unit, tx)
                    : forms.delete(entity, change.id(), unit, tx));
            }
        }
        return written;
    }

    /// Returns the number of rows created by the unit that still exist.
    public int left(UUID brought) {
        return context.write(tx -> left(brought, tx));
    }

    private int left(UUID brought, Store.Transaction tx) {
        return (int) net(tx, brought).values().stream().filter(change -> change.before() == null)
            .filter(
                change -> tx.find(engine.domain().entityOfTable(change.table()).orElseThrow(), change.id()).isPresent())
            .count();
    }

    /// The unit's net change to each row, in the order of their first change.
    private static Map<UUID, Change> net(Store.Transaction tx, UUID unit) {
        var net = new LinkedHashMap<UUID, Change>();
        tx.journal().entries(unit).stream().flatMap(entry -> entry.changes().stream())
            .forEach(change -> net.merge(change.id(), change,
                (first, next) -> new Change(first.table(), first.id(), first.before(), next.after())));
        return net;
    }

    private boolean isPartOfAnother(EntityDefinition entity, Row row, Set<UUID> brought) {
        return engine.domain().entities().stream().flatMap(parent -> parent.children().stream())
            .filter(children -> children.type().equals(entity.type()))
            .anyMatch(children -> row.reference(children.parentColumn()).filter(brought::contains).isPresent());
    }

    private boolean areChildrenUntouched(EntityDefinition entity, UUID id, Map<UUID, Change> brought, Rows rows) {
        return entity.children().map(children -> {
            var table = engine.domain().entity(children.type()).orElseThrow().table();
            var now = rows.read(Query.where(table, Filter.eq(children.parentColumn(), id)));
            var before = brought.values().stream().filter(change -> change.table().equals(table)).map(Change::after)
                .filter(row -> row != null && row.reference(children.parentColumn()).filter(id::equals).isPresent())
                .count();
            return now.size() == before
                && now.stream()
                    .allMatch(child -> brought.get(child.id()) instanceof Change change && same(child, change.after()));
        }).orElse(true);
    }

    private boolean isUsed(EntityDefinition entity, UUID id, Set<UUID> going, Rows rows) {
        return engine.domain().entities().stream().anyMatch(other -> other.references()
            .filter(column -> column.relation().filter(key -> key.type().equals(entity.type())).isPresent())
            .anyMatch(column -> rows.read(Query.where(other.table(), Filter.eq(column.name(), id))).stream()
                .anyMatch(row -> !going.contains(row.id()))));
    }

    private static Map<String, @Nullable Object> values(EntityDefinition entity, Row before) {
        var values = new LinkedHashMap<String, @Nullable Object>();
        entity.columns().forEach(column -> values.put(column.name(), before.get(column.name()).orElse(null)));
        return values;
    }

    private static boolean same(Row now, @Nullable Row after) {
        return after != null && now.without(Row.VERSION).equals(after.without(Row.VERSION));
    }
}

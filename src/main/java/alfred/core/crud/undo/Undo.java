package alfred.core.crud.undo;

import alfred.core.crud.call.ToolResult;
import alfred.core.crud.write.DraftNotes;
import alfred.core.crud.write.WriteWords;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Journal;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Undoes and redoes the latest writes of a turn or a form (spec/design.md, decision 5).
///
/// A row that has changed since prevents the undo as a whole; the result lists the differences.
public final class Undo {
    private final DomainConfig domain;
    private final Store store;
    private final SessionIdRegistry registry;
    private final RefKeeper keeper;

    /// The outcome of an undo or redo.
    public sealed interface Result {
        /// The writes were undone or redone.
        ///
        /// @param writes the resulting writes, without children
        /// @param words a description of the rows removed, restored or changed, with names and amounts
        record Done(List<ToolResult.Write> writes, String words) implements Result {}

        /// There was nothing to undo or redo.
        record Nothing() implements Result {}

        /// Rows have changed since; nothing was done.
        ///
        /// @param differences one sentence per row
        record MovedOn(List<String> differences) implements Result {}
    }

    private static final class Moved extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient List<String> differences;

        Moved(List<String> differences) {
            super(null, null, false, false);
            this.differences = differences;
        }
    }

    public Undo(DomainConfig domain, Store store, SessionIdRegistry registry, RefKeeper keeper) {
        this.domain = domain;
        this.store = store;
        this.registry = registry;
        this.keeper = keeper;
    }

    /// Undoes the latest unit of writes.
    public Result undo() {
        return attempt(tx -> tx.journal().latestDone(), true);
    }

    /// Undoes the latest unit if it satisfies the predicate; otherwise returns [Result.Nothing].
    public Result undo(Predicate<WriteUnit> meant) {
        return attempt(tx -> tx.journal().latestDone().filter(meant), true);
    }

    /// Undoes the latest unit if it changed the given row; otherwise returns [Result.Nothing].
    public Result undo(UUID row) {
        return undo(List.of(row));
    }

    /// Undoes the latest unit if it changed one of the given rows; otherwise returns [Result.Nothing].
    public Result undo(List<UUID> rows) {
        return attempt(tx -> tx.journal().latestDone().filter(unit -> tx.journal().entries(unit.id()).stream()
            .flatMap(entry -> entry.changes().stream()).anyMatch(change -> rows.contains(change.id()))), true);
    }

    /// Redoes the unit that was undone last, unless anything was written since.
    public Result redo() {
        return attempt(tx -> tx.journal().latestUndone(), false);
    }

    /// Undoes a unit even if others were written since, unless its own rows have changed. Returns [Result.Nothing]
    /// if it is already undone.
    public Result undoUnit(UUID unitId) {
        return attempt(tx -> tx.journal().done(unitId), true);
    }

    /// A unit being undone or redone.
    private record Step(WriteUnit unit, List<Journal.Entry> entries, Store.Transaction tx, boolean isUndo) {}

    private interface Choice {
        Optional<WriteUnit> of(Store.Transaction tx);
    }

    private Result attempt(Choice choice, boolean isUndo) {
        registry.savepoint();
        try {
            var result = store.<Result>write(
                tx -> choice.of(tx).<Result>map(unit -> apply(tx, unit, isUndo)).orElseGet(Result.Nothing::new));
            registry.savepoint();
            registry.markStored();
            return result;
        } catch (Moved moved) {
            registry.rollback();
            return new Result.MovedOn(moved.differences);
        } catch (RuntimeException failure) {
            registry.rollback();
            throw failure;
        }
    }

    private Result apply(Store.Transaction tx, WriteUnit unit, boolean isUndo) {
        var entries = tx.journal().entries(unit.id());
        var all = entries.stream().flatMap(e -> e.changes().stream()).toList();
        var steps = isUndo ? all.reversed().stream().map(Change::reversed).toList() : all;
        var done = new ArrayList<Change>();
        steps.forEach(step -> done.add(applyOne(tx, step)));
        var writes = registerAll(done, new Step(unit, entries, tx, isUndo));
        if (isUndo) {
            tx.journal().markUndone(unit.id());
        } else {
            tx.journal().markRedone(unit.id());
        }
        keeper.save(tx);
        return new Result.Done(writes, new UndoWords(domain, tx).of(done, isUndo));
    }

    private Change applyOne(Store.Transaction rows, Change step) {
        var entity = domain.entityOfTable(step.table()).orElseThrow();
        var now = rows.find(entity, step.id()).orElse(null);
        if (!sameValues(now, step.before())) {
            throw new Moved(List.of(difference(entity, step, now, rows)));
        }
        var after = step.after();
        if (after == null) {
            requireUnused(rows, entity, step);
            rows.delete(entity, step.id());
        } else if (now == null) {
            rows.insert(entity, after.without(Row.VERSION));
        } else {
            rows.update(entity, step.id(), changed(entity, now, after));
        }
        return step;
    }

    /// Prevents the removal of a row that other rows refer to, because those are not part of the undo.
    private void requireUnused(Rows rows, EntityDefinition entity, Change step) {
        for (var other : domain.entities()) {
            other.references().filter(c -> c.relation().filter(f -> f.type().equals(entity.type())).isPresent())
                .flatMap(c -> rows.read(Query.where(other.table(), Filter.eq(c.name(), step.id()))).stream())
                .findFirst().ifPresent(user -> {
                    throw new Moved(List.of(domain.phrases().text("undo.used",
                        domain.label(entity, Objects.requireNonNullElse(step.before(), Row.EMPTY)),
                        domain.title(other), domain.label(other, user))));
                });
        }
    }

    private static Map<String, @Nullable Object> changed(EntityDefinition entity, Row now, Row after) {
        var set = new LinkedHashMap<String, @Nullable Object>();
        entity.columns().forEach(c -> {
            var value = after.get(c.name()).orElse(null);
            if (!Objects.equals(value, now.get(c.name()).orElse(null))) {
                set.put(c.name(), value);
            }
        });
        return set;
    }

    private static boolean sameValues(@Nullable Row a, @Nullable Row b) {
        return a == null || b == null ? a == b : a.without(Row.VERSION).equals(b.without(Row.VERSION));
    }

    private String difference(EntityDefinition entity, Change step, @Nullable Row now, Store.Transaction tx) {
        var known = now != null ? now : Objects.requireNonNullElse(step.before(), step.after());
        var label = known == null ? domain.title(entity) : domain.label(entity, known);
        return tx.journal().lastOther(step.id())
            .map(name -> domain.phrases().text(now == null ? "undo.gone-by" : "undo.changed-by", label, name))
            .orElseGet(() -> domain.phrases().text(now == null ? "undo.gone" : "undo.changed", label));
    }

    /// Registers the resulting changes and returns them as writes, without children. Rows without a label, such as
    /// the tastes derived from a rating, are not reported.
    private List<ToolResult.Write> registerAll(List<Change> done, Step step) {
        var notes = step.entries().stream().flatMap(e -> new DraftNotes(domain).read(e.note()).stream()).toList();
        var writes = new ArrayList<ToolResult.Write>();
        for (var change : done) {
            var entity = domain.entityOfTable(change.table()).orElseThrow();
            var note = notes.stream().filter(n -> n.id().equals(change.id())).findFirst();
            var write =
                note.isPresent() ? registerDraft(change, entity, note.get(), step)
                    : registerPlain(change, entity, step.tx());
            if (!isChild(domain, entity, done) && !(write.ref().isEmpty() && write.label().isBlank())) {
                writes.add(write);
            }
        }
        return writes;
    }

    /// Returns a draft to the conversation that saved it, or to this one if that conversation no longer exists.
    private ToolResult.Write registerDraft(Change change, EntityDefinition entity, DraftNotes.Note note, Step step) {
        boolean isHere =
            registry.entry(note.ref()).filter(e -> isOfDraft(e, change.id(), note, step.isUndo())).isPresent();
        if (isHere && step.isUndo()) {
            registry.demote(note.ref(), note.content());
        } else if (isHere) {
            registry.repromote(note.ref(), change.id(), Action.CREATED);
        }
        if (isHere) {
            return write(change, note.ref(), entity, step.tx());
        }
        var session = step.unit().sessionId();
        if (!step.isUndo()) {
            if (!keeper.repromote(session, note.ref(), change.id(), step.tx())) {
                registry.registerCreated(null, change.id(), entity.type(), label(change, entity, step.tx()),
                    Action.CREATED);
            }
        } else if (!keeper.demote(session, note.ref(), note.content(), step.tx())) {
            registry.registerGenerated(entity.type(), label(change, entity, step.tx()), note.content(), 0);
        }
        return registerPlain(change, entity, step.tx());
    }

    /// Whether a ref of this conversation belongs to the draft of the note. A conversation never reuses a number,
    /// but another one may have used the same one.
    private static boolean isOfDraft(RefEntry entry, UUID row, DraftNotes.Note note, boolean isUndo) {
        return isUndo ? row.equals(entry.uuid()) : entry.isUnsaved() && entry.ref().equals(note.ref());
    }

    private ToolResult.Write registerPlain(Change change, EntityDefinition entity, Rows rows) {
        var action = switch (change.kind()) {
            case CREATED -> Action.CREATED_BY_USER;
            case UPDATED -> Action.UPDATED_BY_USER;
            case DELETED -> Action.DELETED_BY_USER;
        };
        UUID id = change.id();
        boolean isNew = change.kind() != Change.Kind.DELETED;
        boolean isWorthARef =
            registry.refOf(id).isPresent()
                || isNew && !label(change, entity, rows).isBlank() && domain.entities().stream()
                    .flatMap(e -> e.children().stream()).noneMatch(c -> c.type().equals(entity.type()));
        var ref = isWorthARef ? registry.registerFromUi(id, entity.type(), label(change, entity, rows), action) : "";
        return write(change, ref, entity, rows);
    }

    private ToolResult.Write write(Change change, String ref, EntityDefinition entity, Rows rows) {
        return new ToolResult.Write(change.kind(), ref, entity.type(),
            registry.entry(ref).map(RefEntry::label).orElseGet(() -> label(change, entity, rows)));
    }

    private String label(Change change, EntityDefinition entity, Rows rows) {
        var row = Objects.requireNonNullElse(change.after(), change.before());
        boolean isNamed = row != null && !domain.label(entity, row).isBlank();
        return isNamed ? domain.label(entity, new WriteWords(domain, rows).named(entity, row)) : "";
    }

    /// The writes that changes amount to, without children and refs.
    public static List<ToolResult.Write> writes(DomainConfig domain, List<Change> changes) {
        return changes.stream()
            .filter(change -> !isChild(domain, domain.entityOfTable(change.table()).orElseThrow(), changes))
            .map(change -> {
                var entity = domain.entityOfTable(change.table()).orElseThrow();
                var row =
                    Objects.requireNonNullElse(change.after(), Objects.requireNonNullElse(change.before(), Row.EMPTY));
                return new ToolResult.Write(change.kind(), "", entity.type(),
                    domain.label(entity, row));
            }).toList();
    }

    /// Whether rows of this type were written along with their parent.
    private static boolean isChild(DomainConfig domain, EntityDefinition entity, List<Change> done) {
        return domain.entities().stream()
            .filter(e -> e.children().filter(c -> c.type().equals(entity.type())).isPresent())
            .anyMatch(parent -> done.stream().anyMatch(c -> c.table().equals(parent.table())));
    }
}

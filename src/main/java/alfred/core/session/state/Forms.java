package alfred.core.session.state;

import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.CrudRefusal.Choice;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.read.Values;
import alfred.core.crud.write.Payloads;
import alfred.core.crud.write.Writer;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.registry.UiChange;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Carries out form writes: validates, writes, journals and returns the changes for the registry. The caller owns
/// the transaction.
public final class Forms {
    /// How many changes an entry of the journal holds at least in a large import.
    private static final int MANY = 1_000;

    private final Engine engine;
    private final SessionIdRegistry registry;

    /// @param row the row as stored; empty for a deletion
    /// @param followers other rows deleted or changed as a consequence; the registry ignores those it has no ref
    /// for
    public record Written(UiChange change, Row row, List<UiChange> followers) {
        public Written(UiChange change, Row row) {
            this(change, row, List.of());
        }
    }

    public Forms(Engine engine, SessionIdRegistry registry) {
        this.engine = engine;
        this.registry = registry;
    }

    public Written create(EntityDefinition entity, Map<String, ? extends @Nullable Object> fields, WriteUnit unit,
        Store.Transaction tx) {
        return write(unit, tx, writer -> {
            var row = writer.add(entity, payloads(tx).row(entity, fields));
            var action = writer.written().getLast().kind() == Change.Kind.CREATED ? Action.CREATED_BY_USER
                : Action.UPDATED_BY_USER;
            return new Written(change(entity, row, action), row);
        });
    }

    public Written update(EntityDefinition entity, UUID id, Map<String, ? extends @Nullable Object> fields,
        WriteUnit unit,
        Store.Transaction tx) {
        return write(unit, tx, writer -> {
            var row = update(writer, entity, id, fields, tx);
            return new Written(change(entity, row, Action.UPDATED_BY_USER), row);
        });
    }

    private Row update(Writer writer, EntityDefinition entity, UUID id, Map<String, ? extends @Nullable Object> fields,
        Rows rows) {
        var old = rows.find(entity, id)
            .orElseThrow(() -> CrudRefusal.of(Kind.NOT_FOUND, "refused.gone-of", entity));
        return writer.update(entity, id, payloads(rows).typed(entity, fields, old));
    }

    /// Returns the content of an unsaved draft with changed fields. References are kept as refs.
    public Row draft(EntityDefinition entity, RefEntry draft, Map<String, ? extends @Nullable Object> fields,
        Rows rows) {
        var content = draft.content() == null ? Row.EMPTY : draft.content();
        for (var field : payloads(rows).typed(entity, fields, content).entrySet()) {
            content = content.with(field.getKey(), field.getValue() instanceof UUID id
                ? registry.refOf(id)
                    .orElseGet(() -> registry.registerLinked(id, entity.column(field.getKey())
                        .flatMap(c -> c.relation()).orElseThrow().type()))
                : field.getValue());
        }
        return content;
    }

    public Written delete(EntityDefinition entity, UUID id, WriteUnit unit, Store.Transaction tx) {
        return write(unit, tx, writer -> {
            writer.delete(entity, id);
            return new Written(change(entity, writer.written().getLast().row(), Action.DELETED_BY_USER), Row.EMPTY);
        });
    }

    /// Carries out several writes as one unit, in order.
    public List<Written> all(List<? extends FormWrite> writes, WriteUnit unit, Store.Transaction tx) {
        return writes.stream().flatMap(write -> switch (write) {
            case FormWrite.Create create -> Stream.of(create(entity(create.type()), create.fields(), unit, tx));
            case FormWrite.Update update ->
                Stream.of(update(entity(update.type()), find(entity(update.type()), update.match(), tx),
                    update.fields(), unit, tx));
            case FormWrite.Delete gone ->
                Stream.of(delete(entity(gone.type()), find(entity(gone.type()), gone.match(), tx), unit, tx));
            case FormWrite.Restore restore ->
                Stream.of(restored(entity(restore.type()), restore.id(), restore.row(), unit, tx));
            case FormWrite.Run run -> run(run, unit, tx).stream();
        }).toList();
    }

    /// Carries out many writes as one unit, without telling the registry. The journal gets them in large entries: an
    /// entry for each would cost as much as the writes.
    ///
    /// @param refused told of each write that is refused; it may end the work by throwing
    public void fill(Iterable<? extends FormWrite> writes, WriteUnit unit, Store.Transaction tx,
        BiConsumer<FormWrite, CrudRefusal> refused) {
        tx.expectMany();
        var changes = new ArrayList<Change>();
        for (var write : writes) {
            if (changes.size() >= MANY) {
                journal(unit, changes, tx);
            }
            try {
                changes.addAll(tx.attempt(() -> changes(write, tx)));
            } catch (CrudRefusal refusal) {
                refused.accept(write, refusal);
            }
        }
        journal(unit, changes, tx);
    }

    private static void journal(WriteUnit unit, List<Change> changes, Store.Transaction tx) {
        if (!changes.isEmpty()) {
            tx.journal().append(unit, UUID.randomUUID().toString(), List.copyOf(changes), "");
            changes.clear();
        }
    }

    private List<Change> changes(FormWrite write, Store.Transaction tx) {
        var writer = new Writer(engine.domain(), engine.middleware(), tx);
        switch (write) {
            case FormWrite.Create create ->
                writer.add(entity(create.type()), payloads(tx).row(entity(create.type()), create.fields()));
            case FormWrite.Update update ->
                update(writer, entity(update.type()), find(entity(update.type()), update.match(), tx),
                    update.fields(), tx);
            case FormWrite.Delete gone ->
                writer.delete(entity(gone.type()), find(entity(gone.type()), gone.match(), tx));
            case FormWrite.Restore restore -> {
                return List.of(restored(entity(restore.type()), restore.id(), restore.row(), tx));
            }
            case FormWrite.Run run ->
                tool(run.tool()).run(new LinkedHashMap<>(run.args()), new FormTool(engine, writer));
        }
        return writer.changes();
    }

    private Written restored(EntityDefinition entity, UUID id, Row values, WriteUnit unit, Store.Transaction tx) {
        var change = restored(entity, id, values, tx);
        tx.journal().append(unit, UUID.randomUUID().toString(), List.of(change), "");
        var after = Objects.requireNonNull(change.after());
        return new Written(change(entity, after, action(change.kind())), after);
    }

    private Change restored(EntityDefinition entity, UUID id, Row values, Store.Transaction tx) {
        var checked = new LinkedHashMap<String, @Nullable Object>();
        values.without(Row.ID).without(Row.VERSION).values()
            .forEach((name, value) -> checked.put(name, Values.convert(entity, Values.column(entity, name), value)));
        checked.values().removeIf(value -> value == null);
        var before = tx.find(entity, id);
        var lacking = entity.columns().stream().filter(column -> column.isRequired() && column.defaultValue() == null)
            .map(Column::name).filter(name -> before.isEmpty() && !checked.containsKey(name)).findFirst();
        if (lacking.isPresent()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.has-no", entity, lacking.get());
        }
        var row = Row.of(Row.ID, id).overlaidBy(new Row(Map.copyOf(nonNull(checked))));
        var after = before.isPresent() ? tx.update(entity, id, checked) : tx.insert(entity, row);
        return new Change(entity.table(), id, before.orElse(null), after);
    }

    private static Map<String, Object> nonNull(Map<String, @Nullable Object> values) {
        var all = new LinkedHashMap<String, Object>();
        values.forEach((name, value) -> {
            if (value != null) {
                all.put(name, value);
            }
        });
        return all;
    }

    private EntityDefinition entity(String type) {
        return engine.domain().entity(type)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.no-type", type));
    }

    private List<Written> run(FormWrite.Run run, WriteUnit unit, Store.Transaction tx) {
        var writer = new Writer(engine.domain(), engine.middleware(), tx);
        tool(run.tool()).run(new LinkedHashMap<>(run.args()), new FormTool(engine, writer));
        if (!writer.changes().isEmpty()) {
            tx.journal().append(unit, UUID.randomUUID().toString(), writer.changes(), "");
        }
        var done = new ArrayList<Written>();
        for (var written : writer.written()) {
            var change = change(written.entity(), written.row(), action(written.kind()));
            done.add(new Written(change, written.row(), done.isEmpty() ? followers(writer) : List.of()));
        }
        return done;
    }

    private ToolImplementation tool(String name) {
        return engine.tools().stream().filter(t -> t.tool().name().equals(name)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no tool " + name));
    }

    private Written write(WriteUnit unit, Store.Transaction tx, Function<Writer, Written> work) {
        var writer = new Writer(engine.domain(), engine.middleware(), tx);
        var written = work.apply(writer);
        if (!writer.changes().isEmpty()) {
            // A form is submitted once, so any key will do that is unique within the unit.
            tx.journal().append(unit, UUID.randomUUID().toString(), writer.changes(), "");
        }
        return new Written(written.change(), written.row(), followers(writer));
    }

    private List<UiChange> followers(Writer writer) {
        var asked = writer.written().stream().map(Writer.Written::id).toList();
        return writer.changes().stream().filter(c -> !asked.contains(c.id()))
            .map(c -> new UiChange(c.id(), engine.domain().entityOfTable(c.table()).orElseThrow().type(), "",
                action(c.kind())))
            .toList();
    }

    public static Action action(Change.Kind kind) {
        return switch (kind) {
            case CREATED -> Action.CREATED_BY_USER;
            case UPDATED -> Action.UPDATED_BY_USER;
            case DELETED -> Action.DELETED_BY_USER;
        };
    }

    private UiChange change(EntityDefinition entity, Row row, Action action) {
        return new UiChange(row.id(), entity.type(), engine.domain().label(entity, row), action);
    }

    /// Returns the id of the one row identified by a label, ref or id.
    ///
    /// @throws CrudRefusal if no row matches, or several do
    public UUID find(EntityDefinition entity, String match, Rows rows) {
        var known = registry.entry(match).filter(e -> e.type().equals(entity.type())).map(RefEntry::uuid);
        if (known.isPresent()) {
            return known.get();
        }
        if (Mentions.isUuid(match)) {
            return rows.find(entity, UUID.fromString(match)).map(Row::id).orElseThrow(() -> none(entity, match));
        }
        var found = labelled(entity, match, rows);
        if (found.size() > 1) {
            throw new CrudRefusal(Kind.AMBIGUOUS, "", Sentence.of("refused.several-called", entity.table(), match),
                found.stream().map(row -> new Choice("", engine.domain().label(entity, row))).toList());
        }
        return found.stream().findFirst().map(Row::id).orElseThrow(() -> none(entity, match));
    }

    private List<Row> labelled(EntityDefinition entity, String label, Rows rows) {
        boolean isPlain = entity.column(entity.labelColumn()).filter(c -> c.type() == ColumnType.TEXT).isPresent();
        var candidates = isPlain && !label.isBlank()
            ? rows.read(Query.where(entity.table(), Filter.eq(entity.labelColumn(), label.strip())))
            : List.<Row>of();
        return !candidates.isEmpty() ? candidates : rows.read(Query.all(entity.table())).stream()
            .filter(row -> engine.domain().label(entity, row).strip().equalsIgnoreCase(label.strip())).toList();
    }

    private static CrudRefusal none(EntityDefinition entity, String match) {
        return Mentions.isUuid(match) ? CrudRefusal.of(Kind.NOT_FOUND, "refused.none-with-id", entity)
            : CrudRefusal.of(Kind.NOT_FOUND, "refused.none-called", entity, match);
    }

    /// Returns payloads whose references may be labels, refs or ids.
    public Payloads payloads(Rows rows) {
        return new Payloads(engine.domain(), engine.middleware(),
            (_, column, text) -> find(target(column), text, rows));
    }

    private EntityDefinition target(Column column) {
        return engine.domain().entity(column.relation().orElseThrow().type()).orElseThrow();
    }
}

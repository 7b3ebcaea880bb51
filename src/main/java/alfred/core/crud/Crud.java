package alfred.core.crud;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.read.Conditions;
import alfred.core.crud.read.Reads;
import alfred.core.crud.read.RefTranslator;
import alfred.core.crud.read.Targets;
import alfred.core.crud.rule.CallScope;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.PermissionCheck;
import alfred.core.crud.write.DraftNotes;
import alfred.core.crud.write.Payloads;
import alfred.core.crud.write.WriteWords;
import alfred.core.crud.write.Writer;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.core.registry.Action;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import alfred.core.row.StoreException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Executes calls by ref; the chat's only access to rows.
///
/// A writing call is one transaction over rows, journal and registry; if any part fails, all three are rolled back
/// (spec/design.md, decision 4). A refusal is returned as a result, never thrown.
public final class Crud {
    private final DomainConfig domain;
    private final CrudMiddleware middleware;
    private final Map<String, ToolImplementation> tools;
    private final Store store;
    private final SessionIdRegistry registry;
    private final Supplier<OffsetDateTime> now;
    private final Consumer<Store.Transaction> saveRegistry;
    private final RefTranslator translator;

    /// @param saveRegistry saves the registry's changes within the transaction of a write
    public Crud(DomainConfig domain, CrudMiddleware middleware, List<ToolImplementation> tools, Store store,
        SessionIdRegistry registry,
        Supplier<OffsetDateTime> now, Consumer<Store.Transaction> saveRegistry) {
        this.domain = domain;
        this.middleware = middleware;
        this.tools = tools.stream().collect(Collectors.toMap(t -> t.tool().name(), t -> t));
        this.store = store;
        this.registry = registry;
        this.now = now;
        this.saveRegistry = saveRegistry;
        this.translator = new RefTranslator(domain, registry);
    }

    /// Whether a call may change rows. An unknown tool counts as writing.
    public boolean writes(ToolCall call) {
        var tool = tools.get(call.tool());
        return tool == null ? !call.isRead() : tool.tool().writes();
    }

    /// Executes a call and measures its duration. Invalid calls and duplicates of unique rows yield a refusal.
    ///
    /// @throws StoreException if the store fails for any other reason; nothing is changed
    public ToolResult execute(ToolCall call, CallScope scope) {
        var start = System.nanoTime();
        registry.savepoint();
        try {
            var result = writes(call) ? write(call, scope)
                : store.read(rows -> perform(call, scope, new Writer(domain, middleware, rows), rows));
            registry.savepoint();
            return result.took((System.nanoTime() - start) / 1_000_000);
        } catch (CrudRefusal refusal) {
            keepOnlyChoices(refusal);
            return ToolResult.refused(call, refusal, domain.phrases()).took((System.nanoTime() - start) / 1_000_000);
        } catch (StoreException failure) {
            registry.rollback();
            if (failure.kind() != StoreException.Kind.TAKEN) {
                throw failure;
            }
            return ToolResult
                .refused(call, CrudRefusal.of(Kind.TAKEN, "store.taken"), domain.phrases())
                .took((System.nanoTime() - start) / 1_000_000);
        } catch (RuntimeException failure) {
            registry.rollback();
            throw failure;
        }
    }

    /// Rolls the registry back, unless the refusal offers choices: their refs stay registered.
    private void keepOnlyChoices(CrudRefusal refusal) {
        if (refusal.choices().isEmpty()) {
            registry.rollback();
        }
        registry.savepoint();
    }

    private ToolResult write(ToolCall call, CallScope scope) {
        var result = store.write(tx -> {
            var writer = new Writer(domain, middleware, tx);
            var drafts = new DraftNotes(domain);
            var done = perform(call, scope, writer, tx, drafts);
            PermissionCheck.require(domain, done, scope.permission());
            new Objections(domain, middleware, registry, tx, scope.words(), List.of(), now.get().toLocalDateTime())
                .require(done, writer.changes(), tx.journal().entries(scope.unit().id()), scope);
            if (!writer.changes().isEmpty()
                && !tx.journal().append(scope.unit(), scope.key(), writer.changes(), drafts.toJson())) {
                throw CrudRefusal.of(Kind.NOT_ALLOWED, "refused.again");
            }
            registerFollowers(writer, scope);
            saveRegistry.accept(tx);
            return done;
        }, registry::rollback);
        registry.markStored();
        return result;
    }

    private ToolResult perform(ToolCall call, CallScope scope, Writer writer, Rows rows) {
        return perform(call, scope, writer, rows, new DraftNotes(domain));
    }

    private ToolResult perform(ToolCall call, CallScope scope, Writer writer, Rows rows, DraftNotes drafts) {
        return switch (call.tool()) {
            case ToolCall.READ -> {
                var entity = entity(call.table());
                var found = new Reads(domain, middleware, registry, translator).read(entity, call, rows);
                yield ToolResult.done(call, found, "", List.of());
            }
            case ToolCall.CREATE -> create(entity(call.table()), call, scope, writer, drafts);
            case ToolCall.UPDATE -> update(entity(call.table()), call, scope, writer);
            case ToolCall.DELETE -> delete(entity(call.table()), call, scope, writer);
            default -> runTool(call, scope, writer, drafts);
        };
    }

    private ToolResult create(EntityDefinition entity, ToolCall call, CallScope scope, Writer writer,
        DraftNotes drafts) {
        if (call.data().isEmpty()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.no-data");
        }
        var saved = new ArrayList<Row>();
        var writes = new ArrayList<ToolResult.Write>();
        for (var raw : call.data()) {
            var row = writer.add(entity, payloads(writer.rows()).row(entity, raw));
            var draft =
                raw.get(Row.ID) instanceof String ref && registry.entry(ref).filter(e -> e.isUnsaved()).isPresent()
                    ? ref : null;
            requireNew(last(writer), scope);
            writes.add(register(writer, last(writer), draft, scope, drafts));
            saved.add(row);
        }
        return ToolResult.done(call, translator.toRefs(entity, saved, writer.rows()), "", writes);
    }

    private void requireNew(Writer.Written done, CallScope scope) {
        if (done.kind() != Change.Kind.CREATED && !scope.permission().addsUp()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.corrected", domain.label(done.entity(), done.row()),
                domain.described(done.entity(), done.row()));
        }
    }

    private ToolResult update(EntityDefinition entity, ToolCall call, CallScope scope, Writer writer) {
        if (call.data().size() != 1 || call.data().getFirst().isEmpty()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.one-map");
        }
        var saved = new ArrayList<Row>();
        var writes = new ArrayList<ToolResult.Write>();
        var targets = new Targets(domain, registry).find(entity, call, scope, writer.rows());
        for (var target : targets) {
            saved.add(writer.update(entity, target.id(),
                payloads(writer.rows()).typed(entity, call.data().getFirst(), target)));
            writes.add(register(writer, last(writer), null, scope, new DraftNotes(domain)));
        }
        return ToolResult.done(call, translator.toRefs(entity, saved, writer.rows()), missing(entity, call, targets),
            writes);
    }

    private String missing(EntityDefinition entity, ToolCall call, List<Row> found) {
        var names = Targets.missing(entity, call, found);
        return names.isEmpty() ? "" : domain.phrases().text("core.not-there", domain.phrases().list(names));
    }

    private ToolResult delete(EntityDefinition entity, ToolCall call, CallScope scope, Writer writer) {
        var targets = new Targets(domain, registry).find(entity, call, scope, writer.rows());
        var gone = translator.toRefs(entity, targets, writer.rows());
        var writes = new ArrayList<ToolResult.Write>();
        for (var target : targets) {
            writer.delete(entity, target.id());
            writes.add(register(writer, last(writer), null, scope, new DraftNotes(domain)));
        }
        return ToolResult.done(call, gone, missing(entity, call, targets), writes);
    }

    private ToolResult runTool(ToolCall call, CallScope scope, Writer writer, DraftNotes drafts) {
        var tool = tools.get(call.tool());
        if (tool == null) {
            throw CrudRefusal.of(Kind.UNKNOWN_TOOL, "refused.tool", call.tool(),
                tools.keySet().stream().sorted().collect(Collectors.joining(", ")));
        }
        var context = new ToolRun(domain, registry, writer, tool.tool().writes(), now.get());
        var outcome = tool.run(call.args(), context);
        var writes =
            writer.written().stream().map(w -> register(writer, w, context.draftOf(w.id()), scope, drafts)).toList();
        return ToolResult.done(call, translator.toolRows(outcome.type(), outcome.rows(), writer.rows()),
            outcome.message(), writes);
    }

    private ToolResult.Write register(Writer writer, Writer.Written written, @Nullable String draft, CallScope scope,
        DraftNotes drafts) {
        var entity = written.entity();
        var words = new WriteWords(domain, writer.rows());
        var label = domain.label(entity, words.named(entity, written.row()));
        var action = action(written.kind(), scope);
        var ref = written.kind() == Change.Kind.CREATED
            ? registry.registerCreated(draft, written.id(), entity.type(), label, action)
            : registry.registerWritten(written.id(), entity.type(), label, action);
        if (written.kind() == Change.Kind.CREATED) {
            registry.entityData(ref).ifPresent(content -> drafts.add(written.id(), ref, entity, content));
        }
        var before = before(writer, written);
        return new ToolResult.Write(written.kind(), ref, entity.type(), label,
            words.of(entity, before, written.row(),
                entity.columns().stream().map(Column::name).toList(),
                before == null ? "" : left(writer, entity, before, written.row())));
    }

    private String left(Writer writer, EntityDefinition entity, Row before, Row after) {
        return middleware.left(entity, before, after, () -> entity.children()
            .filter(c -> writer.changes().stream().noneMatch(change -> change.table().equals(childTable(c))))
            .map(c -> writer.rows().read(Query.where(childTable(c), Filter.eq(c.parentColumn(), before.id()))))
            .orElse(List.of()), domain.phrases());
    }

    private String childTable(ChildRows children) {
        return domain.entity(children.type()).orElseThrow().table();
    }

    private static @Nullable Row before(Writer writer, Writer.Written written) {
        return written.kind() != Change.Kind.UPDATED ? null
            : writer.changes().reversed().stream().filter(change -> change.id().equals(written.id())).findFirst()
                .map(Change::before).orElse(null);
    }

    /// Updates the action tags of rows that were deleted or changed along with the requested ones. Rows without a
    /// ref do not get one.
    private void registerFollowers(Writer writer, CallScope scope) {
        var asked = writer.written().stream().map(Writer.Written::id).collect(Collectors.toSet());
        writer.changes().stream().filter(c -> !asked.contains(c.id()) && registry.refOf(c.id()).isPresent())
            .forEach(c -> registry.registerWritten(c.id(), entity(c.table()).type(), "", action(c.kind(), scope)));
    }

    private static Action action(Change.Kind kind, CallScope scope) {
        return switch (kind) {
            case CREATED -> scope.isByUser() ? Action.CREATED_BY_USER : Action.CREATED;
            case UPDATED -> scope.isByUser() ? Action.UPDATED_BY_USER : Action.UPDATED;
            case DELETED -> scope.isByUser() ? Action.DELETED_BY_USER : Action.DELETED;
        };
    }

    private static Writer.Written last(Writer writer) {
        return writer.written().getLast();
    }

    private Payloads payloads(Rows rows) {
        return new Payloads(domain, middleware, (_, column, text) -> {
            var type = column.relation().orElseThrow().type();
            refuseName(domain.entity(type).orElseThrow(), text.strip(), rows);
            var id = Conditions.References.ofRef(domain, registry, type, text.strip());
            if (id instanceof String) {
                throw CrudRefusal.unsaved(registry.entry(text.strip()).orElseThrow());
            }
            if (rows.find(domain.entity(type).orElseThrow(), (UUID) id).isEmpty()) {
                throw CrudRefusal.of(Kind.NOT_FOUND, "refused.called-gone", text);
            }
            return id;
        });
    }

    /// Refuses a name in place of a ref with the ref of the row that has it.
    private void refuseName(EntityDefinition entity, String text, Rows rows) {
        if (registry.isRef(text) || text.isEmpty()
            || entity.column(entity.labelColumn()).filter(c -> c.type() == ColumnType.TEXT).isEmpty()) {
            return;
        }
        var named = rows.read(Query.where(entity.table(), Filter.eq(entity.labelColumn(), text)).withLimit(2));
        if (named.size() == 1) {
            var ref = registry.registerRead(entity, named.getFirst());
            throw new CrudRefusal(Kind.UNKNOWN_REF, "", Sentence.of("refused.id", text, ref),
                List.of(new CrudRefusal.Choice(ref, domain.label(entity, named.getFirst()))));
        }
    }

    private EntityDefinition entity(String table) {
        return domain.entityOfTable(table)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.table", table,
                domain.entities().stream().map(EntityDefinition::table).collect(Collectors.joining(", "))));
    }
}

package alfred.core.library;

import alfred.core.crud.Crud;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.CallScope;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.undo.RefKeeper;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Query;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import alfred.store.Libraries;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// A library in memory with a registry and the calls on it.
public final class LibraryFixture implements AutoCloseable {
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T09:30:00Z"), ZoneOffset.UTC);
    public static final LibraryDomain DOMAIN = new LibraryDomain();
    private final Libraries.Library library = Libraries.inMemory(CLOCK);
    private final UUID sessionId = UUID.randomUUID();
    private WriteUnit unit = unit();
    private int calls;
    public final SessionIdRegistry registry = new SessionIdRegistry(DOMAIN);
    public final Store store = library.store();
    public final Crud crud = new Crud(DOMAIN, CrudMiddleware.NONE, List.of(new SaveArtifact(DOMAIN)), store, registry,
        () -> OffsetDateTime.now(CLOCK), _ -> {});
    public final Undo undo = new Undo(DOMAIN, store, registry, RefKeeper.NONE);

    public LibraryFixture() {
        registry.beginTurn();
        store.write(tx -> {
            tx.sessions().save(
                new SessionRecord(sessionId, "", "{}", OffsetDateTime.now(CLOCK), OffsetDateTime.now(CLOCK), false));
            return true;
        });
    }

    /// Puts a row there without a trace in registry and journal.
    public Row stored(EntityDefinition entity, Object... pairs) {
        return store.write(tx -> tx.insert(entity, new Row(entity.defaults()).overlaidBy(Row.of(pairs))));
    }

    public Row book(String title, Object... more) {
        return store.write(tx -> tx.insert(LibraryDomain.BOOK,
            new Row(LibraryDomain.BOOK.defaults()).overlaidBy(Row.of("title", title)).overlaidBy(Row.of(more))));
    }

    /// Reads the row so that it has a ref.
    public String refOf(EntityDefinition entity, Row row) {
        return registry.registerRead(entity, row);
    }

    public ToolResult run(ToolCall call) {
        return crud.execute(call, scope(false));
    }

    public ToolResult runConfirmed(ToolCall call) {
        return crud.execute(call, scope(true));
    }

    public ToolResult runAs(String key, ToolCall call) {
        return crud.execute(call, new CallScope(unit, key, 1, false, false));
    }

    private CallScope scope(boolean isConfirmed) {
        return new CallScope(unit, "call " + ++calls, 1, isConfirmed, false);
    }

    /// What follows is undone by itself.
    public void nextTurn() {
        registry.clearTurnPromoted();
        registry.beginTurn();
        unit = unit();
    }

    private WriteUnit unit() {
        return new WriteUnit(UUID.randomUUID(), sessionId, 1, WriteUnit.Origin.TURN);
    }

    public List<Row> rows(EntityDefinition entity) {
        return store.read(rows -> rows.read(Query.all(entity.table())));
    }

    public List<String> titles() {
        return rows(LibraryDomain.BOOK).stream().map(r -> r.text("title")).toList();
    }

    public RefEntry entry(String ref) {
        return registry.entry(ref).orElseThrow();
    }

    /// A payload of `key, value` pairs.
    public static Map<String, Object> fields(Object... pairs) {
        var fields = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            fields.put(pairs[i].toString(), pairs[i + 1]);
        }
        return fields;
    }

    @Override
    public void close() {
        library.close();
    }
}

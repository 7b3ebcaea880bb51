package alfred.kitchen;

import alfred.core.crud.Crud;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.CallScope;
import alfred.core.crud.undo.RefKeeper;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Query;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.tool.KitchenTools;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// Calls on an empty kitchen in memory, with all of its tools; each turn is a unit of its own.
public final class KitchenCalls implements AutoCloseable {
    private final Database database = TestDatabases.empty();
    private final UUID session = UUID.randomUUID();
    private final Foods foods = new Foods();
    private final SavedRecipes recipes = new SavedRecipes(foods);
    private WriteUnit unit = unit();
    private int calls;
    public final KitchenDomain domain;
    public final Store store = new SqlStore(database, KitchenEntities.ALL, Clock.systemUTC());
    public final SessionIdRegistry registry;
    public final Undo undo;
    private final Crud crud;
    /// Tells what rows are about.
    public SemanticSearch nearest = SemanticSearch.NONE;

    public KitchenCalls() {
        var tools = new ArrayList<>(KitchenTools.all(foods, recipes));
        domain = new KitchenDomain(tools.stream().map(ToolImplementation::tool).toList());
        tools.add(new SaveArtifact(domain));
        registry = new SessionIdRegistry(domain);
        crud = new Crud(domain,
            new KitchenMiddleware(foods, (table, text, most, rows) -> nearest.to(table, text, most, rows),
                LocalDate::now),
            tools, store,
            registry, OffsetDateTime::now, _ -> {});
        undo = new Undo(domain, store, registry, RefKeeper.NONE);
        store.onCommit(committed -> {
            foods.changed();
            recipes.committed(committed);
        });
        store.write(tx -> {
            tx.sessions().save(new SessionRecord(session, "", "{}", OffsetDateTime.now(), OffsetDateTime.now(), false));
            return "";
        });
        registry.beginTurn();
    }

    public ToolResult run(ToolCall call) {
        return crud.execute(call, new CallScope(unit, "call " + ++calls, 1, true, false));
    }

    public void nextTurn() {
        registry.clearTurnPromoted();
        registry.beginTurn();
        unit = unit();
    }

    private WriteUnit unit() {
        return new WriteUnit(UUID.randomUUID(), session, 1, WriteUnit.Origin.TURN);
    }

    /// Every row of every table, in its order; versions count changes and are no part of what undo restores.
    public Map<String, List<Row>> everything() {
        return store.read(rows -> {
            var all = new LinkedHashMap<String, List<Row>>();
            for (EntityDefinition entity : KitchenEntities.ALL) {
                all.put(entity.table(),
                    rows.read(Query.all(entity.table())).stream().map(row -> row.without(Row.VERSION)).toList());
            }
            return all;
        });
    }

    @Override
    public void close() {
        database.close();
    }
}

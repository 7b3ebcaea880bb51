package alfred.bench;

import alfred.core.crud.Crud;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.CallScope;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.WriteUnit;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.store.SqlStore;
import alfred.store.database.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// Calls on a kitchen on disk with 10,000 recipes: a write is durable when it answers, a read looks through the
/// names.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ToolCallBench {
    private final Path folder = SessionBench.folder();
    private final Database database = Database.open(folder);
    private final SqlStore store = new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone());
    private final SessionIdRegistry registry = new SessionIdRegistry(new KitchenDomain(List.of()));
    private final UUID session = UUID.randomUUID();
    private final Names names = new Names(5);
    private int calls;
    private final Crud crud = new Crud(
        new KitchenDomain(List.of()),
        new KitchenMiddleware(new Foods(), SemanticSearch.NONE, LocalDate::now),
        List.of(),
        store,
        registry,
        OffsetDateTime::now,
        tx -> {
            var changed = new LinkedHashMap<String, String>();
            registry.changes().forEach((ref, entry) -> changed.put(ref, String.valueOf(entry)));
            tx.sessions().saveRefs(session, changed);
        });

    @Setup
    public void fill() {
        registry.beginTurn();
        store.write(tx -> {
            FoodCatalogue.standard().all().forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
            tx.sessions().save(new SessionRecord(session, "", "{}", OffsetDateTime.now(), OffsetDateTime.now(), false));
            Cookbook.fill(tx, names, 10_000);
            return "";
        });
    }

    @TearDown
    public void close() {
        database.close();
        SessionBench.delete(folder);
    }

    private ToolResult run(ToolCall call) {
        var result = crud.execute(
            call,
            new CallScope(
                new WriteUnit(UUID.randomUUID(), session, 1, WriteUnit.Origin.TURN),
                "call " + ++calls,
                1,
                false,
                false));
        if (!result.isDone()) {
            throw new IllegalStateException(result.message());
        }
        return result;
    }

    @Benchmark @Goal(value = "tool call: add to a pantry of some hundred lots, durably", atMostMillis = 5)
    public ToolResult create() {
        return run(ToolCall.create(
            "inventory",
            List.of(Map.of("name", names.food() + " no. " + calls % 300, "quantity", 2, "unit", "kg"))));
    }

    @Benchmark @Goal(value = "tool call: create a recipe of eight lines, durably", atMostMillis = 5)
    public ToolResult createRecipe() {
        return run(ToolCall.create(
            "recipes",
            List.of(Map.of(
                "name",
                names.recipe(),
                "ingredients",
                Cookbook.LINES,
                "instructions",
                List.of(names.sentence(), names.sentence())))));
    }

    @Benchmark @Goal(value = "search: recipes by a part of their name, among 10,000", atMostMillis = 10)
    public ToolResult byName() {
        return run(ToolCall.read("recipes", ToolCall.where("name", "=", "saffron and saffron")));
    }
}

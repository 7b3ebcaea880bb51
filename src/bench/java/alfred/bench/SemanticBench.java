package alfred.bench;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.recipe.RecipeSearch;
import alfred.kitchen.recipe.SemanticIndex;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.onnx.MiniLm;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
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

/// A question by meaning to 10,000 recipes whose vectors are loaded: the question's own vector is computed, the ten
/// nearest are found.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SemanticBench {
    private static final int SIZE = 10_000;
    private final Database database = TestDatabases.empty();
    private final SqlStore store = new SqlStore(database, KitchenEntities.ALL, Clock.systemUTC());
    private final MiniLm model = new MiniLm();
    private final SemanticIndex meaning = new SemanticIndex(model, store);
    private final Names names = new Names(3);

    @Setup
    public void fill() {
        var random = new SplittableRandom(3);
        var vectors = new HashMap<UUID, byte[]>();
        store.write(tx -> {
            Cookbook.fill(tx, names, SIZE);
            return "";
        });
        var ids = store
            .read(rows -> rows.read(Query.all("recipes").withColumns(List.of("name"))).stream().map(Row::id).toList());
        ids.forEach(id -> {
            var vector = new byte[384];
            random.nextBytes(vector);
            vectors.put(id, vector);
        });
        store.vectors().put("recipes", model.name(), vectors);
    }

    @TearDown
    public void close() {
        meaning.close();
        model.close();
        database.close();
    }

    @Benchmark @Goal(value = "search: by meaning, top 10 of 10,000", atMostMillis = 5)
    public SemanticSearch.Near topTen() {
        return store.read(rows -> meaning.to("recipes", "something light with " + names.food(), 10, rows));
    }

    @Benchmark @Goal(value = "search: by meaning and words, the best 20 of 10,000 in order", atMostMillis = 20)
    public List<UUID> ranked() {
        return store.read(rows -> new RecipeSearch(rows, meaning).similar(KitchenEntities.RECIPE,
            "something light with " + names.food()));
    }
}

package alfred.bench;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.names.NameMatches;
import alfred.kitchen.names.Purpose;
import alfred.kitchen.names.RowFinder;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// Finding by name among 10,000 recipes and 5,000 lots of the pantry, their names read from the database each time.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class FinderBench {
    private static final int RECIPES = 10_000;
    private static final int LOTS = 5_000;
    private final Database database = TestDatabases.empty();
    private final SqlStore store = new SqlStore(database, KitchenEntities.ALL, Clock.systemUTC());
    private final RowFinder finder = new RowFinder(new Foods());
    private final Names names = new Names(3);

    @Setup
    public void fill() {
        store.write(tx -> {
            Cookbook.fill(tx, names, RECIPES);
            var foods = FoodCatalogue.standardFoods();
            var ids =
                foods.stream().map(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)).id()).toList();
            for (int i = 0; i < LOTS; i++) {
                int at = i % foods.size();
                tx.insert(KitchenEntities.INVENTORY, new Row(KitchenEntities.INVENTORY.defaults())
                    .overlaidBy(Row.of("name", List.of("", "organic ", "fresh ").get(i % 3) + foods.get(at).name(),
                        "ingredient_id", ids.get(at))));
            }
            return "";
        });
    }

    @TearDown
    public void close() {
        database.close();
    }

    @Goal(value = "a recipe by name among 10,000", atMostMillis = 10) @Benchmark
    public NameMatches recipe() {
        return store.read(
            rows -> finder.find(KitchenEntities.RECIPE, "sticky aubergine tart with saffron", Purpose.CHANGE, rows));
    }

    @Goal(value = "a food by name among 5,000 lots", atMostMillis = 10) @Benchmark
    public NameMatches lot() {
        return store.read(rows -> finder.find(KitchenEntities.INVENTORY, "courgettes", Purpose.CHANGE, rows));
    }

    @Goal(value = "a slip of the pen among 5,000 lots", atMostMillis = 10) @Benchmark
    public NameMatches slip() {
        return store.read(rows -> finder.find(KitchenEntities.INVENTORY, "zuchini", Purpose.CHANGE, rows));
    }
}

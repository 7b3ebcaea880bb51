package alfred.bench;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.ingredient.ParsedLine;
import alfred.kitchen.recipe.StarterCookbook;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.Shortage;
import alfred.kitchen.shopping.Shortfall;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// The kitchen's knowledge on one core: lines, names, lists. The lines are those of the starter cookbook.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class KitchenBench {
    private static final int MEALS = 21;
    private static final int LOTS = 500;
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 20);

    private final List<String> lines =
        StarterCookbook.recipes(Locale.ENGLISH).stream().flatMap(recipe -> recipe.ingredients().stream()).toList();
    private final Database database = TestDatabases.empty();
    private final SqlStore store = new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone());
    private final FoodCatalogue catalogue = FoodCatalogue.standard();
    private final Foods foods = new Foods();
    private final List<Row> planned = new ArrayList<>();
    private int at;

    @Setup
    public void fill() {
        store.write(tx -> {
            catalogue.all().forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
            var household = new Household(foods, tx);
            catalogue.all().stream().limit(LOTS)
                .forEach(food -> tx.insert(KitchenEntities.INVENTORY, new Row(KitchenEntities.INVENTORY.defaults())
                    .overlaidBy(Row.of("name", food.name(), "quantity", Fraction.of(2), "unit", food.defaultUnit(),
                        "ingredient_id", foods.exact(food.name(), tx).orElse(null)))));
            StarterCookbook.recipes(Locale.ENGLISH).stream().limit(MEALS)
                .forEach(recipe -> planned.add(Row.of("name", recipe.name(), "servings",
                    (long) recipe.servings(), "ingredients", recipe.ingredients().stream().map(IngredientRows::row)
                        .map(line -> line.with("ingredient_id",
                            household.food(line).flatMap(food -> foods.exact(food.name(), tx)).orElse(null)))
                        .toList())));
            return "";
        });
    }

    @TearDown
    public void close() {
        database.close();
    }

    @Benchmark @BenchmarkMode(Mode.Throughput) @OutputTimeUnit(TimeUnit.SECONDS) @Goal(
        value = "ingredient lines, on one core", atLeastPerSecond = 20_000)
    public ParsedLine ingredientLine() {
        return IngredientLine.parse(next());
    }

    @Benchmark @BenchmarkMode(Mode.Throughput) @OutputTimeUnit(TimeUnit.SECONDS) @Goal(
        value = "a name matched with the catalogue", atLeastPerSecond = 100_000)
    public Optional<Food> nameMatch() {
        return catalogue.confident(next());
    }

    @Benchmark @Goal(value = "the catalogue from its file, indexed", atMostMillis = 20)
    public FoodCatalogue catalogueLoad() {
        return new FoodCatalogue(FoodCatalogue.standardFoods());
    }

    @Benchmark @Goal(value = "a shopping list for 21 meals, the pantry of 500 lots read for it", atMostMillis = 5)
    public List<Shortage> shoppingList() {
        return store.read(rows -> {
            var household = new Household(foods, rows);
            var needs = new ArrayList<Need>();
            for (var recipe : planned) {
                household.needs(recipe, 4).forEach(need -> needs.add(need.withPurpose(recipe.text("name"))));
            }
            return Shortfall.of(needs, household.shelf(TODAY), household.staples(), household.densities());
        });
    }

    @Benchmark @Goal(value = "the catalogue read from the database, indexed", atMostMillis = 50)
    public FoodCatalogue storedCatalogue() {
        return store.read(new Foods()::catalogue);
    }

    private String next() {
        at = at + 1 < lines.size() ? at + 1 : 0;
        return lines.get(at);
    }
}

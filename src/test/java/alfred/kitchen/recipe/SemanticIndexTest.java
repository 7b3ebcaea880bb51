package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.Embedder;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.catalogue.Foods;
import alfred.onnx.MiniLm;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SemanticIndexTest {
    private static final MiniLm MODEL = new MiniLm();
    private static final Duration NEVER = Duration.ofHours(1);
    private final KitchenCalls kitchen = new KitchenCalls();
    private final Store store = kitchen.store;
    private final AtomicInteger computed = new AtomicInteger();
    private SemanticIndex meaning = new SemanticIndex(counting(), store, NEVER, NEVER);

    @BeforeEach
    void cookbook() {
        store.onCommit(committed -> meaning.committed(committed));
        kitchen.run(ToolCall.create("recipes", List.of(
            recipe("Butter Chicken", "Indian", "chicken thighs", "butter", "tomatoes", "cream"),
            recipe("Duck Breast with Orange", "French", "duck breast", "oranges"),
            recipe("Beef Stew", "British", "beef", "carrots", "potatoes", "red wine"),
            recipe("Cod Tacos", "Mexican", "cod", "tortillas", "lime", "cabbage"),
            recipe("Chocolate Cake", "", "flour", "cocoa", "eggs", "sugar"),
            recipe("Dal", "Indian", "red lentils", "cumin"),
            recipe("Porridge", "", "rolled oats", "milk"))));
    }

    @AfterEach
    void close() {
        meaning.close();
        kitchen.close();
    }

    @AfterAll
    static void letGo() {
        MODEL.close();
    }

    @Test
    void whatWordsDoNotFindMeaningDoes() {
        for (var asked : Map.of("poultry", "Butter Chicken", "a sweet treat", "Chocolate Cake", "seafood", "Cod Tacos",
            "red meat", "Beef Stew", "pulses and legumes", "Dal").entrySet()) {
            assertThat(names(asked.getKey(), SemanticSearch.NONE)).as("words: %s", asked.getKey())
                .doesNotContain(asked.getValue());
            assertThat(names(asked.getKey(), meaning)).as("meaning: %s", asked.getKey()).startsWith(asked.getValue());
        }
        assertThat(names("poultry", meaning)).contains("Duck Breast with Orange").doesNotContain("Chocolate Cake",
            "Porridge");
    }

    @Test
    void aSlipOfThePenIsForgiven() {
        assertThat(names("porrige", meaning)).startsWith("Porridge");
        assertThat(names("porrige", SemanticSearch.NONE)).containsExactly("Porridge");
    }

    @Test
    void theNarrowedRowsAreRefinedByExactFilters() {
        var query = new Query("recipes",
            List.of(new Filter("_semantic", Operator.SIMILAR, "poultry"), Filter.eq("cuisine", "French")), List.of(),
            List.of(), List.of(), 0);

        var found = store.read(rows -> rows.read(new KitchenMiddleware(new Foods(), meaning, LocalDate::now)
            .beforeRead(KitchenEntities.RECIPE, query, rows)));

        assertThat(found).extracting(r -> r.text("name")).containsExactly("Duck Breast with Orange");
    }

    @Test
    void theBestComesFirstAlsoWhereOnlyTheFirstAreAskedFor() {
        kitchen.nearest = meaning;
        var sweet = ToolCall.read("recipes", ToolCall.where("_semantic", "similar", "something sweet like a cake"));
        var one = new ToolCall(sweet.tool(), sweet.table(), sweet.filters(), List.of(), List.of(), List.of(), 1,
            List.of(), Map.of());

        var all = names(sweet);
        var first = names(one);
        var sorted = names(
            ToolCall.read("recipes", ToolCall.where("_semantic", "similar", "chicken or duck")).orderedBy("name desc"));

        assertThat(all).startsWith("Chocolate Cake");
        assertThat(first).containsExactly("Chocolate Cake");
        assertThat(sorted).as("an order that was asked for holds").isSortedAccordingTo(Comparator.reverseOrder())
            .hasSizeGreaterThan(1);
    }

    @Test
    void whereAllIsKnownNotEveryRowIsRead() {
        names("dal", meaning);

        assertThat(readFor("dal", meaning)).as("the name, and the row with those that are near").isBetween(2, 5);
        assertThat(readFor("dal", SemanticSearch.NONE)).as("a slip of the pen can be anywhere").isEqualTo(7);
        assertThat(names("duck", meaning)).startsWith("Duck Breast with Orange");
    }

    @Test
    void whatWasChangedOrDeletedIsKnownAnew() {
        assertThat(names("seafood", meaning)).startsWith("Cod Tacos");

        kitchen.nextTurn();
        kitchen.run(ToolCall.update("recipes", List.of(ToolCall.where("name", "=", "Cod Tacos")),
            Map.of("name", "Fudge Brownies", "ingredients",
                List.of("cocoa", "sugar", "butter"))));
        assertThat(names("seafood", meaning)).doesNotContain("Fudge Brownies");
        assertThat(names("a sweet treat", meaning)).contains("Fudge Brownies");

        kitchen.nextTurn();
        kitchen.run(ToolCall.delete("recipes", ToolCall.where("name", "=", "Chocolate Cake")));
        assertThat(names("a sweet treat", meaning)).contains("Fudge Brownies").doesNotContain("Chocolate Cake");
        kitchen.undo.undo();
        assertThat(names("a sweet treat", meaning)).contains("Chocolate Cake");
    }

    @Test
    void oldRowsAreComputedInTheBackgroundOnceAndKept() {
        meaning.computeAll();
        int rows = store.read(r -> r.read(Query.all("recipes")).size());
        assertThat(computed).hasValue(rows);
        assertThat(store.vectors().missing("recipes", MODEL.name())).isEmpty();

        meaning.close();
        meaning = new SemanticIndex(counting(), store, NEVER, NEVER);
        assertThat(names("poultry", meaning)).startsWith("Butter Chicken");
        meaning.computeAll();

        assertThat(computed).as("nothing but the question").hasValue(rows + 1);
    }

    @Test
    void whatWasSavedIsComputedInTheBackground() throws InterruptedException {
        meaning.close();
        meaning = new SemanticIndex(counting(), store, NEVER, Duration.ofMillis(1));
        kitchen.nextTurn();
        kitchen.run(ToolCall.create("recipes", List.of(recipe("Duck Ragù", "Italian", "duck legs"))));
        for (int i = 0; i < 600 && !store.vectors().missing("recipes", MODEL.name()).isEmpty(); i++) {
            Thread.sleep(50);
        }
        assertThat(store.vectors().of("recipes", MODEL.name())).hasSize(8);
    }

    @Test
    void whatAQuestionComputedIsKept() {
        names("poultry", meaning);
        assertThat(computed).hasValue(8);

        meaning.computeAll();

        assertThat(store.vectors().of("recipes", MODEL.name())).hasSize(7);
    }

    @Test
    void withoutAModelTheWordsDecide() {
        var off = new SemanticIndex(new Embedder() {
            @Override
            public String name() {
                return "none";
            }

            @Override
            public Optional<float[]> embed(String text) {
                return Optional.empty();
            }
        }, store, NEVER, NEVER);

        assertThat(names("chicken", off)).containsExactly("Butter Chicken");
        assertThat(names("poultry", off)).isEmpty();
        off.computeAll();
        assertThat(store.vectors().of("recipes", "none")).isEmpty();
        off.close();
    }

    private Embedder counting() {
        return new Embedder() {
            @Override
            public String name() {
                return MODEL.name();
            }

            @Override
            public Optional<float[]> embed(String text) {
                computed.incrementAndGet();
                return MODEL.embed(text);
            }
        };
    }

    /// How many recipes the search itself reads.
    private int readFor(String text, SemanticSearch nearest) {
        return store.read(rows -> {
            var read = new AtomicInteger();
            var counted = (Rows) Proxy.newProxyInstance(Rows.class.getClassLoader(), new Class<?>[] {Rows.class},
                (_, method, args) -> {
                    var result = method.invoke(rows, args);
                    if (result instanceof List<?> found) {
                        read.addAndGet(found.size());
                    }
                    return result;
                });
            new RecipeSearch(counted, nearest).similar(KitchenEntities.RECIPE, text);
            return read.get();
        });
    }

    private List<String> names(ToolCall call) {
        return kitchen.run(call).rows().stream().map(r -> r.text("name")).toList();
    }

    private List<String> names(String text, SemanticSearch nearest) {
        return store.read(rows -> {
            var names =
                rows.read(Query.all("recipes")).stream().collect(Collectors.toMap(Row::id, r -> r.text("name")));
            List<UUID> found = new RecipeSearch(rows, nearest).similar(KitchenEntities.RECIPE, text);
            return found.stream().map(names::get).toList();
        });
    }

    private static Map<String, Object> recipe(String name, String cuisine, String... lines) {
        return Map.of("name", name, "cuisine", cuisine, "ingredients", List.of(lines));
    }
}

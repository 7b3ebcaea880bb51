package alfred.kitchen;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.crud.call.ToolCall.Condition;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever a model or a script sends: the right result, or a refusal in words that changes nothing. Never an
/// exception, a partial write, or a read of what is not the owner's.
@Tag("long")
class BadInputTest {
    private static final Pattern UUID_FORM =
        Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", Pattern.CASE_INSENSITIVE);
    private static final String MEGABYTE = "x".repeat(1 << 20);
    private static final List<String> TOOLS = List.of("db_read", "db_create", "db_update", "db_delete", "drop_table",
        "", "buy", "cook", "use", "save_artifact", "update_recipe", "shopping_for", "scale_recipe", "convert",
        "check_plan", "what_can_i_cook");
    private static final List<String> OPERATORS =
        List.of("=", "!=", ">", "<", ">=", "<=", "in", "not_in", "ilike", "is_null", "is_not_null",
            "contains", "similar", "LIKE", "= 1 OR 1", "", "between");
    private static final List<String> ODD_NAMES =
        List.of("", "id", "owner_id", "version", "name\"; DROP TABLE recipes; --", "nаme", "1=1",
            "_semantic", "ingredients", "\u0000", "recipes.name", "name ", "NAME");
    private final KitchenCalls kitchen = new KitchenCalls();
    private List<Object> values = List.of();

    @BeforeEach
    void fill() {
        kitchen
            .run(ToolCall.create("recipes", List.of(Map.of("name", "Dal", "ingredients", List.of("200 g lentils")))));
        kitchen.run(ToolCall.create("inventory",
            List.of(Map.of("name", "eggs", "quantity", 6), Map.of("name", "milk", "unit", "l"))));
        kitchen.run(ToolCall.create("tasks", List.of(Map.of("title", "thaw"))));
        kitchen.registry.registerGenerated("recipe", "Soup", Row.of("name", "Soup"), 1);
        values = new ArrayList<>(Arrays.asList(null, "", " ", "\u0000", "a\u0000b", "recipe_1", "inv_1", "gen_recipe_1",
            "gen_recipe_99", "recipe_99",
            "vitamin_12", "'; DROP TABLE recipes; --", "' OR '1'='1", "%", "_", "\\", "еggs", "ＥＧＧＳ", "👩‍🍳", MEGABYTE,
            -1, 0, 1, Long.MAX_VALUE,
            1e308,
            Double.NaN, Double.POSITIVE_INFINITY, "1/0", "9".repeat(400), true, "2026-02-30", "2026-11-20",
            "0000-00-00", "yesterday",
            UUID.randomUUID().toString(), List.of(), List.of("recipe_1", "gen_recipe_1"),
            Collections.nCopies(10_000, "recipe_1"),
            Collections.nCopies(10_000, "lentils"), List.of(List.of(List.of())), Map.of(), Map.of("add", List.of("x")),
            Map.of("add", 3, "steal", 4),
            Map.of("name", Map.of("name", "x"))));
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    static LongStream seeds() {
        return Rounds.seeds(30, 1_000);
    }

    @ParameterizedTest @MethodSource("seeds")
    void isRefusedInWordsOrCarriedOut(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 20; i++) {
            var call = call(random);
            var before = kitchen.everything();
            var refs = kitchen.registry.entries();

            var result = kitchen.run(call);

            if (!result.isDone()) {
                assertThat(result.message()).as("seed %d: %s", seed, shortened(call)).isNotBlank();
                assertThat(kitchen.everything()).as("seed %d: %s", seed, shortened(call)).isEqualTo(before);
            }
            if (result.outcome() == ToolResult.Outcome.REFUSED) {
                assertThat(kitchen.registry.entries()).as("seed %d: %s", seed, shortened(call)).isEqualTo(refs);
            }
            var shown = result.message() + result.rows();
            assertThat(UUID_FORM.matcher(shown.replaceAll("x{9,}", "")).results().map(m -> m.group())
                .filter(id -> isOurs(id, before)).toList())
                .as("seed %d shows an id: %s", seed, shortened(call)).isEmpty();
            assertThat(result.message()).doesNotContain("Exception", "org.h2", "NULL not allowed", "SELECT ");
        }
    }

    /// An id of a row; what was sent is the sender's own text.
    private static boolean isOurs(String id, Map<String, List<Row>> rows) {
        return rows.values().stream().flatMap(List::stream).anyMatch(row -> row.id().toString().equalsIgnoreCase(id));
    }

    @Test
    void aRefOfTheWrongKindOrUnsavedIsNoForeignKey() {
        for (var ref : List.of("inv_1", "gen_recipe_1", "recipe_99", "Dal", "vitamin_12")) {
            var result = kitchen.run(ToolCall.create("meals", List.of(Map.of("date", "2026-11-20", "recipe_id", ref))));
            assertThat(result.isDone()).as(ref).isFalse();
            assertThat(result.message()).as(ref).contains(ref);
        }
        assertThat(kitchen.everything().get("meals")).isEmpty();
    }

    @Test
    void anEmptyTextIsNoForeignKey() {
        assertThat(
            kitchen.run(ToolCall.create("meals", List.of(Map.of("date", "2026-11-20", "recipe_id", "")))).isDone())
            .isTrue();
        assertThat(kitchen.everything().get("meals").getFirst().has("recipe_id")).isFalse();
    }

    @Test
    void aRecipeComesFromNoneThatComesFromIt() {
        kitchen.run(
            ToolCall.create("recipes", List.of(Map.of("name", "Dal with spinach", "parent_recipe_id", "recipe_1"))));
        for (var parent : List.of("recipe_1", "recipe_2")) {
            var result = kitchen.run(ToolCall.update("recipes", List.of(ToolCall.where("id", "=", "recipe_1")),
                Map.of("parent_recipe_id", parent)));
            assertThat(result.message()).as(parent).isEqualTo("A recipe cannot come from itself.");
        }
    }

    @Test
    void aBatchWithOneBadRowSavesNone() {
        var before = kitchen.everything();
        var result = kitchen.run(ToolCall.create("inventory",
            List.of(Map.of("name", "rice"), Map.of("name", "salt", "location", "under the bed"))));
        assertThat(result.message()).contains("location").contains("fridge");
        assertThat(kitchen.everything()).isEqualTo(before);
    }

    @Test
    void anOwnerInAPayloadOrFilterIsNoWayOut() {
        kitchen
            .run(ToolCall.create("tasks", List.of(Map.of("title", "mine", "owner_id", UUID.randomUUID().toString()))));
        assertThat(kitchen.everything().get("tasks")).hasSize(2);
        assertThat(
            kitchen.run(ToolCall.read("tasks", ToolCall.where("owner_id", "=", UUID.randomUUID().toString()))).rows())
            .hasSize(2);
        assertThat(kitchen.run(ToolCall.read("tasks").anyOf(ToolCall.where("owner_id", "!=", "x"))).rows()).hasSize(2);
    }

    private ToolCall call(SplittableRandom random) {
        var table = random.nextInt(8) == 0 ? odd(random)
            : KitchenEntities.ALL.get(random.nextInt(KitchenEntities.ALL.size())).table();
        var columns = random.nextInt(6) == 0 ? List.of(field(random, table)) : List.<String>of();
        var order = random.nextInt(6) == 0
            ? List.of(field(random, table) + (random.nextBoolean() ? " desc" : " sideways")) : List.<String>of();
        var data = Stream.generate(() -> fields(random, table)).limit(random.nextInt(3)).toList();
        return new ToolCall(TOOLS.get(random.nextInt(random.nextInt(3) > 0 ? 4 : TOOLS.size())), table,
            filters(random, table),
            filters(random, table),
            columns, order, random.nextInt(-2, 5), data, args(random));
    }

    private List<Condition> filters(SplittableRandom random, String table) {
        return Stream.generate(
            () -> new Condition(field(random, table), OPERATORS.get(random.nextInt(OPERATORS.size())), value(random)))
            .limit(random.nextInt(3)).toList();
    }

    private Map<String, Object> fields(SplittableRandom random, String table) {
        var fields = new LinkedHashMap<String, Object>();
        for (int i = random.nextInt(5); i > 0; i--) {
            fields.put(field(random, table), value(random));
        }
        return fields;
    }

    private Map<String, Object> args(SplittableRandom random) {
        var args = new HashMap<String, Object>();
        for (var name : List.of("recipe", "items", "refs", "servings", "food", "amount", "unit", "log", "from", "to",
            "plan")) {
            if (random.nextInt(3) == 0) {
                args.put(name, value(random));
            }
        }
        return args;
    }

    private Object value(SplittableRandom random) {
        return values.get(random.nextInt(values.size()));
    }

    private static String field(SplittableRandom random, String table) {
        var entity = KitchenEntities.ALL.stream().filter(e -> e.table().equals(table)).findFirst();
        return entity.isEmpty() || random.nextInt(4) == 0 ? odd(random)
            : entity.get().fieldNames().get(random.nextInt(entity.get().fieldNames().size()));
    }

    private static String odd(SplittableRandom random) {
        return ODD_NAMES.get(random.nextInt(ODD_NAMES.size()));
    }

    private static String shortened(ToolCall call) {
        var text = call.toString();
        return text.length() <= 2_000 ? text : text.substring(0, 2_000) + "…";
    }
}

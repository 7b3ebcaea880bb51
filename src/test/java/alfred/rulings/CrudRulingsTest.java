package alfred.rulings;

import static alfred.core.crud.call.ToolCall.where;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult.Outcome;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.row.Query;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The rules of spec/reading-and-writing.md: a test for each, named after it.
class CrudRulingsTest {
    private final KitchenCalls kitchen = new KitchenCalls();

    @BeforeEach
    void catalogue() {
        kitchen.store.write(tx -> {
            FoodCatalogue.standard().all().forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
            return "";
        });
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    @Test
    void everyOperatorWorksInBothLists() {
        create("inventory", Map.of("name", "eggs", "quantity", 6, "location", "fridge"));
        create("inventory", Map.of("name", "rice", "quantity", 1, "location", "pantry"));
        var eggs = Map.<String, Object>of("=", "fridge", "in", List.of("fridge", "freezer"), "ilike", "frid%",
            "contains", "frid");
        eggs.forEach((op, value) -> {
            assertThat(names(ToolCall.read("inventory", where("location", op, value)))).as(op).containsExactly("eggs");
            assertThat(names(ToolCall.read("inventory").anyOf(where("location", op, value)))).as("or " + op)
                .containsExactly("eggs");
        });
        Map.of(">", 3, ">=", 6, "!=", 1, "not_in", List.of(1)).forEach((op, value) -> {
            assertThat(names(ToolCall.read("inventory", where("quantity", op, value)))).as(op).containsExactly("eggs");
            assertThat(names(ToolCall.read("inventory").anyOf(where("quantity", op, value)))).as("or " + op)
                .containsExactly("eggs");
        });
        assertThat(names(ToolCall.read("inventory").anyOf(where("expiry_date", "is_not_null", null)))).isEmpty();
        assertThat(names(ToolCall.read("inventory", where("expiry_date", "is_null", null)))).hasSize(2);
    }

    @Test
    void aFilterIsNeverDroppedOrRepairedSilently() {
        create("inventory", Map.of("name", "eggs"));
        for (var wrong : List.of(where("colour", "=", "x"), where("name", "like", "x"), where("quantity", ">", "many"),
            where("name", "in", "eggs"))) {
            var result = kitchen.run(ToolCall.read("inventory", wrong));
            assertThat(result.outcome()).as("%s", wrong).isEqualTo(Outcome.REFUSED);
            assertThat(result.rows()).isEmpty();
            assertThat(result.message()).isNotBlank();
        }
    }

    @Test
    void updateAndDeleteNeedAFilter() {
        create("inventory", Map.of("name", "eggs"));
        assertThat(kitchen.run(ToolCall.delete("inventory")).isDone()).isFalse();
        assertThat(kitchen.run(ToolCall.update("inventory", List.of(), Map.of("quantity", 1))).isDone()).isFalse();
        assertThat(rows("inventory")).hasSize(1);
    }

    @Test
    void severalThatFitAreNamedAndNothingIsWritten() {
        create("inventory", Map.of("name", "milk", "location", "fridge"));
        create("inventory", Map.of("name", "milk", "location", "freezer"));

        var result = kitchen.run(ToolCall.delete("inventory", where("name", "=", "milk")));

        assertThat(result.outcome()).isEqualTo(Outcome.AMBIGUOUS);
        assertThat(result.choices()).extracting(CrudRefusal.Choice::ref).containsExactly("inv_1", "inv_2");
        assertThat(rows("inventory")).hasSize(2);
    }

    @Test
    void refsAreTranslatedInIdAndForeignKeysOnly() {
        create("recipes", Map.of("name", "recipe_1"));
        assertThat(rows("recipes").getFirst().text("name")).as("a name is a name").isEqualTo("recipe_1");
        assertThat(kitchen.run(ToolCall.create("meals", List.of(Map.of("date", "2026-01-12", "recipe_id", "recipe_9"))))
            .isDone()).isFalse();
    }

    @Test
    void deleteBreadNeverTakesBananaBread() {
        create("recipes", Map.of("name", "Banana Bread"));
        assertThat(kitchen.run(ToolCall.delete("recipes", where("name", "=", "Bread"))).isDone()).isFalse();
        assertThat(names(ToolCall.read("recipes", where("name", "=", "bread")))).as("reading finds it")
            .containsExactly("Banana Bread");
        assertThat(rows("recipes")).hasSize(1);
    }

    @Test
    void aListIsReplacedByAListOrChangedByAddAndRemove() {
        var ref = create("recipes", Map.of("name", "Dal", "occasions", List.of("weeknight", "winter")));
        run(ToolCall.update("recipes", List.of(where("id", "=", ref)),
            Map.of("occasions", Map.of("add", List.of("guests"), "remove",
                List.of("winter")))));
        assertThat(rows("recipes").getFirst().texts("occasions")).containsExactly("weeknight", "guests");
        run(ToolCall.update("recipes", List.of(where("id", "=", ref)), Map.of("occasions", List.of("brunch"))));
        assertThat(rows("recipes").getFirst().texts("occasions")).containsExactly("brunch");
    }

    @Test
    void ifAChildFailsNothingIsSaved() {
        var result = kitchen.run(ToolCall.create("recipes",
            List.of(Map.of("name", "Dal", "ingredients", List.of(Map.of("name", "salt", "position",
                "first"))))));
        assertThat(result.isDone()).isFalse();
        assertThat(rows("recipes")).isEmpty();
        assertThat(rows("recipe_ingredients")).isEmpty();
    }

    @Test
    void computedToolsGiveRowsLikeARead() {
        create("recipes", Map.of("name", "Dal", "servings", 2, "ingredients", List.of("200 g red lentils")));
        create("inventory", Map.of("name", "red lentils", "quantity", 500, "unit", "g"));
        assertThat(run(ToolCall.domain("what_can_i_cook", Map.of())).rows()).isNotEmpty();
        var scaled = run(ToolCall.domain("scale_recipe", Map.of("recipe", "recipe_1", "servings", 4)));
        assertThat(scaled.rows().toString()).contains("400");
        assertThat(scaled.writes()).isEmpty();
        assertThat(rows("recipe_ingredients").getFirst().quantity("quantity").orElseThrow().toText()).isEqualTo("200");
    }

    @Test
    void aRefThatIsUnknownOrUnsavedWhereASavedRowIsNeededIsAnError() {
        var draft = kitchen.registry.registerGenerated("recipe", "Dal", Row.of("name", "Dal"), 1);
        for (var ref : List.of(draft, "recipe_9", "vitamin_12")) {
            assertThat(kitchen
                .run(ToolCall.create("meals",
                    List.of(Map.of("date", "2026-01-12", "meal_type", "dinner", "recipe_id", ref))))
                .outcome())
                .as(ref).isEqualTo(ref.equals(draft) ? Outcome.UNSAVED : Outcome.REFUSED);
        }
        assertThat(rows("meals")).isEmpty();
    }

    @Test
    void ifAChildFailsTheArtifactIsStillUnsaved() {
        var draft = kitchen.registry.registerGenerated("recipe", "Dal", Row.of("name", "Dal"), 1);
        var result = kitchen.run(ToolCall.create("recipes", List.of(Map.of("id", draft, "name", "Dal", "ingredients",
            List.of(Map.of("name", "salt", "position", "first"))))));
        assertThat(result.isDone()).isFalse();
        assertThat(kitchen.registry.unsaved()).extracting(RefEntry::ref).containsExactly(draft);
        assertThat(rows("recipes")).isEmpty();
    }

    @Test
    void saveArtifactSavesWhatIsInMemorySoThatNoModelTypesItAgain() {
        var draft = kitchen.registry.registerGenerated("recipe", "Dal",
            Row.of("name", "Dal", "servings", 2L, "instructions", List.of("Simmer."),
                "ingredients",
                List.of(Row.of("name", "lentils", "quantity", Fraction.of(200), "unit", "g", "position", 1L))),
            1);
        run(SaveArtifact.call(List.of(draft)));
        assertThat(rows("recipes").getFirst().texts("instructions")).containsExactly("Simmer.");
        assertThat(rows("recipe_ingredients")).extracting(r -> r.text("name")).containsExactly("lentils");
    }

    @Test
    void updateRecipeChangesLinesAndStepsByPosition() {
        var dal = create("recipes",
            Map.of("name", "Dal", "instructions", List.of("Rinse.", "Simmer."), "ingredients", List.of("200 g lentils",
                "1 onion")));
        run(ToolCall.domain("update_recipe",
            Map.of("recipe", dal, "ingredients", List.of(Map.of("position", 2, "text", "2 shallots")),
                "steps", List.of(Map.of("position", 1, "text", "")))));
        assertThat(rows("recipes").getFirst().texts("instructions")).containsExactly("Simmer.");
        assertThat(rows("recipe_ingredients")).extracting(r -> r.text("name")).containsExactlyInAnyOrder("lentils",
            "shallots");
    }

    @Test
    void buyPutsItInThePantryAndTicksItOffInOneTransaction() {
        var eggs = create("shopping_list", Map.of("name", "eggs", "quantity", 6));
        kitchen.nextTurn();
        run(ToolCall.domain("buy", Map.of("refs", List.of(eggs))));
        assertThat(rows("inventory")).extracting(r -> r.text("name") + " " + r.text("quantity"))
            .containsExactly("eggs 6");
        assertThat(rows("shopping_list").getFirst().isTrue("is_purchased")).isTrue();
        kitchen.undo.undo();
        assertThat(rows("inventory")).isEmpty();
        assertThat(rows("shopping_list").getFirst().isTrue("is_purchased")).isFalse();
    }

    @Test
    void cookTakesLogAndDeductionAsSeparateFlags() {
        var dal = create("recipes", Map.of("name", "Dal", "servings", 2, "ingredients", List.of("200 g red lentils")));
        create("inventory", Map.of("name", "red lentils", "quantity", 500, "unit", "g"));
        run(ToolCall.domain("cook", Map.of("recipe", dal, "log", true)));
        assertThat(rows("cooking_log")).hasSize(1);
        assertThat(rows("inventory").getFirst().text("quantity")).isEqualTo("500");
        run(ToolCall.domain("cook", Map.of("recipe", dal, "deduct", true)));
        assertThat(rows("cooking_log")).hasSize(1);
        assertThat(rows("inventory").getFirst().text("quantity")).isEqualTo("300");
        assertThat(kitchen.run(ToolCall.domain("cook", Map.of("recipe", dal))).isDone()).isFalse();
    }

    @Test
    void chickenFindsBreastsAndThighsAndNoMatchIsNoRow() {
        create("inventory", Map.of("name", "chicken breast"));
        create("inventory", Map.of("name", "chicken thigh"));
        create("inventory", Map.of("name", "rice"));
        assertThat(names(ToolCall.read("inventory", where("name", "=", "chicken")))).containsExactly("chicken breast",
            "chicken thigh");
        assertThat(names(ToolCall.read("inventory", where("name", "=", "unicorn")))).isEmpty();
    }

    @Test
    void peanutButterCupsAreNotButter() {
        create("inventory", Map.of("name", "peanut butter cups"));
        create("inventory", Map.of("name", "butter"));
        assertThat(rows("inventory")).extracting(r -> r.has("ingredient_id")).containsExactly(false, true);
    }

    @Test
    void readingRecipesByNameIsACaseInsensitiveSubstringMatch() {
        create("recipes", Map.of("name", "Banana Bread"));
        create("recipes", Map.of("name", "Dal"));
        assertThat(names(ToolCall.read("recipes", where("name", "=", "BREAD")))).containsExactly("Banana Bread");
    }

    @Test
    void similarNarrowsAndExactFiltersRefine() {
        create("recipes", Map.of("name", "Chicken Pie", "cuisine", "British"));
        create("recipes", Map.of("name", "Chicken Curry", "cuisine", "Indian"));
        create("recipes", Map.of("name", "Dal", "cuisine", "Indian"));
        assertThat(
            names(ToolCall.read("recipes", where("_semantic", "similar", "chicken"), where("cuisine", "=", "Indian"))))
            .containsExactly("Chicken Curry");
    }

    @Test
    void aBatchThatNamesOneFoodTwiceAddsTheAmounts() {
        run(ToolCall.create("shopping_list", List.of(Map.of("name", "rice", "quantity", 500, "unit", "g"),
            Map.of("name", "rice", "quantity", 1, "unit", "kg"),
            Map.of("name", "rice", "quantity", 1, "unit", "bunch"))));
        assertThat(rows("shopping_list")).hasSize(2).extracting(r -> r.text("quantity") + " " + r.text("unit"))
            .containsExactly("1500 g", "1 bunch");
    }

    @Test
    void whatWasAskedAndHowManyCameIsPartOfTheResult() {
        create("inventory", Map.of("name", "eggs"));
        var result = run(ToolCall.read("inventory", where("location", "=", "fridge")));
        assertThat(result.call().filters()).containsExactly(where("location", "=", "fridge"));
        assertThat(result.rows()).hasSize(1);
    }

    private ToolResult run(ToolCall call) {
        var result = kitchen.run(call);
        assertThat(result.isDone()).as(result.message()).isTrue();
        return result;
    }

    private String create(String table, Map<String, Object> fields) {
        return run(ToolCall.create(table, List.of(new HashMap<>(fields)))).writes().getFirst().ref();
    }

    private List<String> names(ToolCall call) {
        return run(call).rows().stream().map(r -> r.text("name")).toList();
    }

    private List<Row> rows(String table) {
        return kitchen.store.read(rows -> rows.read(Query.all(table)));
    }
}

package alfred.rulings;

import static alfred.core.crud.call.ToolCall.where;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.core.row.Query;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.KitchenEntities;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The rules of spec/entities-and-refs.md: a test for each, named after it.
class EntityAndRegistryRulingsTest {
    private final KitchenCalls kitchen = new KitchenCalls();

    @AfterEach
    void close() {
        kitchen.close();
    }

    @Nested
    class Entities {
        @Test
        void theTypesAreThoseOfTheTable() {
            assertThat(KitchenEntities.ALL).extracting(e -> e.type() + " " + e.table()).contains("recipe recipes",
                "ri recipe_ingredients", "ing ingredients", "inv inventory", "shop shopping_list",
                "meal_plan meal_plans", "meal meals", "task tasks", "pref preferences", "flavor flavor_preferences",
                "log cooking_log");
        }

        @Test
        void theLabelsAreThoseOfTheTable() {
            var dal = recipe("Dal");
            create("meals", Map.of("date", "2026-01-12", "meal_type", "lunch", "recipe_id", dal));
            create("cooking_log", Map.of("cooked_at", "2026-01-12T18:00:00+01:00", "recipe_id", dal));
            create("tasks", Map.of("title", "soak"));
            create("preferences", Map.of());
            var lentils = create("ingredients", Map.of("name", "lentils"));
            create("flavor_preferences", Map.of("ingredient_id", lentils, "preference_score", 1));
            assertThat(kitchen.registry.entries()).extracting(e -> e.ref() + " " + e.label()).contains("recipe_1 Dal",
                "meal_1 Mon 12 Jan [lunch]", "log_1 Dal, Mon 12 Jan", "task_1 soak", "pref_1 Preferences",
                "flavor_1 lentils");
        }

        @Test
        void severalLotsOfOneFoodAreNormal() {
            create("inventory", Map.of("name", "milk", "quantity", 1, "unit", "l", "location", "fridge"));
            create("inventory", Map.of("name", "milk", "quantity", 1, "unit", "l", "location", "freezer"));
            assertThat(rows("inventory")).hasSize(2);
        }

        @Test
        void anIngredientLineKeepsItsOriginalLine() {
            recipe("Dal");
            assertThat(rows("recipe_ingredients").getFirst().text("raw_text")).isEqualTo("200 g lentils");
        }

        @Test
        void aGeneratedWeekIsOneArtifactSavedWithItsMealsInOneTransaction() {
            var week = Row.of("name", "Week of 12 Jan", "start_date", LocalDate.of(2026, 1, 12), "end_date",
                LocalDate.of(2026, 1, 18), "meals",
                List.of(Row.of("date", LocalDate.of(2026, 1, 12), "meal_type", "lunch")));
            var ref = kitchen.registry.registerGenerated("meal_plan", "Week of 12 Jan", week, 1);
            assertThat(ref).isEqualTo("gen_meal_plan_1");

            run(SaveArtifact.call(List.of(ref)));

            assertThat(rows("meal_plans")).hasSize(1);
            assertThat(rows("meals")).hasSize(1);
            kitchen.undo.undo();
            assertThat(rows("meals")).isEmpty();
            assertThat(rows("meal_plans")).isEmpty();
        }

        @Test
        void deletingARecipeDeletesItsLinesAndKeepsMealsTasksAndLog() {
            var dal = recipe("Dal");
            create("meals", Map.of("date", "2026-01-12", "recipe_id", dal));
            create("tasks", Map.of("title", "soak", "recipe_id", dal));
            create("cooking_log", Map.of("cooked_at", "2026-01-12T18:00:00+01:00", "recipe_id", dal));

            run(ToolCall.delete("recipes", where("id", "=", dal)));

            assertThat(rows("recipe_ingredients")).isEmpty();
            for (var table : List.of("meals", "tasks", "cooking_log")) {
                assertThat(rows(table)).as(table).singleElement().returns(false, row -> row.has("recipe_id"));
            }
        }

        @Test
        void anOwnerInAPayloadOrAFilterIsIgnored() {
            create("tasks", Map.of("title", "thaw", "owner_id", UUID.randomUUID().toString()));
            assertThat(run(ToolCall.read("tasks", where("owner_id", "=", "somebody"))).rows()).hasSize(1);
        }

        @Test
        void preferencesThatAreListsAreChangedByAddAndRemove() {
            create("preferences", Map.of("allergies", List.of("shellfish")));
            run(ToolCall.update("preferences", List.of(where("id", "=", "pref_1")),
                Map.of("allergies", Map.of("add", List.of("peanuts")))));
            assertThat(rows("preferences").getFirst().texts("allergies")).containsExactly("shellfish", "peanuts");
        }
    }

    @Nested
    class Registry {
        @Test
        void refShape() {
            assertThat(List.of("recipe_1", "gen_meal_plan_2", "meal_plan_10")).allMatch(kitchen.registry::isRef);
            assertThat(List.of("vitamin_12", "recipe_", "recipe_0", "gen_gen_recipe_1", "Recipe_1"))
                .noneMatch(kitchen.registry::isRef);
        }

        @Test
        void countersNeverGoBack() {
            var first = recipe("Dal");
            kitchen.registry.drop(first);
            assertThat(recipe("Soup")).isEqualTo("recipe_2");
            kitchen.registry.clearAll();
            assertThat(recipe("Stew")).isEqualTo("recipe_3");
            kitchen.registry.restore(9, kitchen.registry.counters(), List.of(), List.of());
            assertThat(recipe("Pie")).isEqualTo("recipe_4");
        }

        @Test
        void oneRefOneUuidAlways() {
            var ref = draft("Dal");
            run(SaveArtifact.call(List.of(ref)));
            var id = kitchen.registry.uuidOf(ref).orElseThrow();

            run(ToolCall.read("recipes", where("name", "=", "Dal")));

            assertThat(kitchen.registry.refOf(id)).contains("gen_recipe_1");
            assertThat(kitchen.registry.entries()).extracting(RefEntry::ref).containsExactly("gen_recipe_1");
            assertThat(recipe("Dal")).as("a second one of the name gets a new ref").isEqualTo("recipe_1");
        }

        @Test
        void promotionTheNamedDraftWinsElseTheFirstOfTheLabel() {
            draft("Dal");
            draft("dal ");
            var named = kitchen.run(ToolCall.create("recipes", List.of(Map.of("id", "gen_recipe_2", "name", "Dal"))));
            var byLabel = kitchen.run(ToolCall.create("recipes", List.of(Map.of("name", " DAL "))));

            assertThat(named.writes()).extracting(ToolResult.Write::ref).containsExactly("gen_recipe_2");
            assertThat(byLabel.writes()).extracting(ToolResult.Write::ref).containsExactly("gen_recipe_1");
            assertThat(kitchen.registry.entityData("gen_recipe_1")).as("readable until the end of its turn")
                .isPresent();
            kitchen.nextTurn();
            assertThat(kitchen.registry.entityData("gen_recipe_1")).isEmpty();
        }

        @Test
        void readingAnUnsavedRefAnswersFromMemoryAlsoMixed() {
            var saved = recipe("Dal");
            var unsaved = draft("Soup");

            var both = run(ToolCall.read("recipes", where("id", "in", List.of(saved, unsaved))).withColumns("name"));

            assertThat(both.rows()).extracting(r -> r.text("name")).containsExactlyInAnyOrder("Dal", "Soup");
            assertThat(both.rows()).allMatch(r -> !r.has("instructions"));
        }

        @Test
        void readingAPromotedRefAsksTheDatabase() {
            var ref = draft("Dal");
            run(SaveArtifact.call(List.of(ref)));
            run(ToolCall.update("recipes", List.of(where("id", "=", ref)), Map.of("servings", 7)));
            assertThat(run(ToolCall.read("recipes", where("id", "=", ref))).rows().getFirst().integer("servings"))
                .contains(7L);
        }

        @Test
        void theWindowIsTheTouchingTurnAndTheNext() {
            var ref = recipe("Dal");
            kitchen.nextTurn();
            assertThat(kitchen.registry.tierOf(entry(ref))).isEqualTo(Tier.ACTIVE);
            kitchen.nextTurn();
            assertThat(kitchen.registry.tierOf(entry(ref))).isEqualTo(Tier.NONE);
            kitchen.registry.setActiveReason(ref, "the week");
            assertThat(kitchen.registry.tierOf(entry(ref))).isEqualTo(Tier.RETAINED);
        }

        @Test
        void touchedByReadsWritesGenerationAndTheUsersHand() {
            var ref = recipe("Dal");
            var touches = Arrays.<Runnable>asList(
                () -> run(ToolCall.read("recipes", where("id", "=", ref))),
                () -> run(ToolCall.update("recipes", List.of(where("id", "=", ref)), Map.of("servings", 3))),
                () -> kitchen.registry.registerFromUi(entry(ref).uuid(), "recipe", "Dal", Action.UPDATED_BY_USER),
                () -> kitchen.registry.registerFromUi(entry(ref).uuid(), "recipe", "Dal", Action.MENTIONED_BY_USER),
                () -> kitchen.registry.touch(ref));
            for (var touch : touches) {
                kitchen.nextTurn();
                kitchen.nextTurn();
                touch.run();
                assertThat(entry(ref).turnLastRef()).isEqualTo(kitchen.registry.currentTurn());
            }
        }

        @Test
        void actionsAreSetByCode() {
            var ref = recipe("Dal");
            assertThat(entry(ref).action()).isEqualTo(Action.CREATED);
            run(ToolCall.update("recipes", List.of(where("name", "=", "dal")), Map.of("servings", 3)));
            assertThat(entry(ref).action()).isEqualTo(Action.UPDATED);
            run(ToolCall.delete("recipes", where("name", "=", "Dal")));
            assertThat(entry(ref).action()).isEqualTo(Action.DELETED);
            assertThat(kitchen.registry.inTier(Tier.ACTIVE)).as("still listed for the window").extracting(RefEntry::ref)
                .contains(ref);
            kitchen.nextTurn();
            kitchen.nextTurn();
            assertThat(kitchen.registry.tierOf(entry(ref))).isEqualTo(Tier.NONE);
        }

        @Test
        void dropRemovesTheRefAndItsArtifactAndTouchesNoRow() {
            var saved = recipe("Dal");
            var unsaved = draft("Soup");
            kitchen.registry.drop(saved);
            kitchen.registry.drop(unsaved);
            assertThat(kitchen.registry.entries()).isEmpty();
            assertThat(rows("recipes")).hasSize(1);
        }

        @Test
        void clearAllDropsAllOfThem() {
            recipe("Dal");
            draft("Soup");
            kitchen.registry.clearAll();
            assertThat(kitchen.registry.entries()).isEmpty();
            assertThat(rows("recipes")).hasSize(1);
        }

        @Test
        void pinnedStaysWhateverAModelDecides() {
            var ref = recipe("Dal");
            kitchen.registry.pin(ref, true);
            kitchen.nextTurn();
            kitchen.nextTurn();
            kitchen.registry.clearActiveReason(ref);
            assertThat(kitchen.registry.tierOf(entry(ref))).isEqualTo(Tier.RETAINED);
            assertThat(entry(ref).turnLastRef()).as("pinning is no touch").isEqualTo(1);
        }

        @Test
        void detailIsFullWithInstructionsElseSummaryAndTheLastFullTurnIsKept() {
            kitchen.run(ToolCall.create("recipes", List.of(Map.of("name", "Dal", "instructions", List.of("Simmer.")))));
            kitchen.nextTurn();
            run(ToolCall.read("recipes", where("id", "=", "recipe_1")));
            assertThat(entry("recipe_1").detail().level()).isEqualTo("full");
            kitchen.nextTurn();
            var listed = run(ToolCall.read("recipes"));
            assertThat(listed.rows().getFirst().has("instructions")).as("no ids, no columns: the summary").isFalse();
            assertThat(entry("recipe_1").detail()).returns("summary", d -> d.level()).returns(2, d -> d.fullTurn());
        }

        @Test
        void everyForeignKeyBecomesARefWithItsLabel() {
            var dal = recipe("Dal");
            create("meals", Map.of("date", "2026-01-12", "recipe_id", dal));
            kitchen.registry.clearAll();

            var meal = run(ToolCall.read("meals")).rows().getFirst();

            assertThat(meal.text("recipe_id")).isEqualTo("recipe_2");
            assertThat(meal.text("_recipe_id_label")).isEqualTo("Dal");
            assertThat(entry("recipe_2").action()).isEqualTo(Action.LINKED);
        }

        @Test
        void theForeignKeysOfNestedRowsBecomeRefsToo() {
            create("ingredients", Map.of("name", "lentils"));
            var dal = recipe("Dal");
            kitchen.registry.clearAll();

            run(ToolCall.read("recipes", where("name", "=", "Dal")));
            var ref = kitchen.registry.entries().getFirst().ref();
            var line =
                run(ToolCall.read("recipes", where("id", "=", ref))).rows().getFirst().rows("ingredients").getFirst();

            assertThat(ref).as("read again, it has the next number").isNotEqualTo(dal);
            assertThat(line.text("ingredient_id")).isEqualTo("ing_2");
            assertThat(entry("ing_2")).returns("lentils", RefEntry::label).returns(Action.LINKED, RefEntry::action);
        }

        @Test
        void noUuidIsInAnyResult() {
            recipe("Dal");
            create("inventory", Map.of("name", "eggs"));
            for (var entity : KitchenEntities.ALL) {
                assertThat(kitchen.run(ToolCall.read(entity.table())).rows().toString())
                    .doesNotContainPattern("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
            }
        }

        @Test
        void whatIsReadAndNotShownGetsNoRef() {
            for (int i = 0; i < 60; i++) {
                recipe("Dish " + i, Map.of("prep_time_minutes", 10 + i));
            }
            kitchen.registry.clearAll();

            var found = run(ToolCall.domain("find_recipes", Map.of("max_minutes", 20)));

            assertThat(kitchen.registry.entries()).hasSameSizeAs(found.rows()).hasSizeLessThan(12);
        }
    }

    private ToolResult run(ToolCall call) {
        var result = kitchen.run(call);
        assertThat(result.isDone()).as(result.message()).isTrue();
        return result;
    }

    private String create(String table, Map<String, Object> fields) {
        return run(ToolCall.create(table, List.of(fields))).writes().getFirst().ref();
    }

    private String recipe(String name) {
        return recipe(name, Map.of());
    }

    private String recipe(String name, Map<String, Object> more) {
        var fields = new HashMap<String, Object>(Map.of("name", name, "ingredients", List.of("200 g lentils")));
        fields.putAll(more);
        return create("recipes", fields);
    }

    private String draft(String name) {
        return kitchen.registry.registerGenerated("recipe", name, Row.of("name", name), 1);
    }

    private RefEntry entry(String ref) {
        return kitchen.registry.entry(ref).orElseThrow();
    }

    private List<Row> rows(String table) {
        return kitchen.store.read(rows -> rows.read(Query.all(table)));
    }
}

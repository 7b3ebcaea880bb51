package alfred.core.session;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import alfred.core.registry.RefEntry;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One conversation of forty turns: 150 recipes read, 40 drafts, forms, undo across two conversations, two restarts and
/// a sudden end. After each turn every prompt is compared with the store (`PromptChecker`).
class FortyTurnsTest {
    private static final int RECIPES = 150;
    @TempDir
    private Path folder;
    private ScriptedKitchen kitchen;
    private Session session;
    private ScriptedReasoner reasoner;
    private int turns;

    @BeforeEach
    void open() {
        kitchen = new ScriptedKitchen(folder);
        session = kitchen.session;
        reasoner = kitchen.reasoner;
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    private void restart() {
        close();
        open();
    }

    private void turn(String words, StepType type, ActDecision... decisions) {
        kitchen.turn(words, type, decisions);
        turns++;
    }

    private static ToolCall full(String... refs) {
        return ToolCall.read("recipes", where(Row.ID, "in", List.of(refs)));
    }

    private static ActDecision drafts(int from, int to) {
        return new ActDecision.CompleteStep("made",
            IntStream.rangeClosed(from, to).mapToObj(i -> new Artifact("", "recipe",
                fields("name", "Idea " + i, "servings", 4, "instructions",
                    List.of("Mix it for a while. ".repeat(30), "Bake."), "ingredients",
                    List.of(i + " eggs", "200 g flour"))))
                .toList(),
            "");
    }

    private String refOf(String label) {
        return kitchen.refOf(label);
    }

    private void fill() {
        session.load(Map.of(
            "recipes",
            IntStream.rangeClosed(1, RECIPES)
                .<Map<String, Object>>mapToObj(i -> fields("name", "Dish " + i, "servings", 2,
                    "instructions", List.of("Chop the things of dish " + i + ". ".repeat(40), "Cook."), "ingredients",
                    List.of("500 g flour", i + " onions", "2 eggs")))
                .toList(),
            "inventory", IntStream.rangeClosed(1, 30)
                .<Map<String, Object>>mapToObj(i -> fields("name", "Thing " + i, "quantity", i)).toList()));
    }

    @Test
    void everyPromptTellsTheTruth() throws InterruptedException {
        var before = PromptCorpus.seen().values().stream().mapToInt(n -> n).sum();
        fill();
        readAll();
        change();
        draftAndSave();
        acrossConversations();
        restart();
        turn("where were we", StepType.READ, tries(full(refOf("Dish 5"))));
        killed();
        rest();
        assertThat(turns).isGreaterThanOrEqualTo(40);
        assertThat(PromptCorpus.seen().values().stream().mapToInt(n -> n).sum() - before).isGreaterThan(180);
    }

    private void readAll() {
        turn("all recipes", StepType.READ, tries(ToolCall.read("recipes")),
            tries(full(IntStream.rangeClosed(1, RECIPES).mapToObj(i -> "recipe_" + i).toArray(String[]::new))));
        turn("and again in short", StepType.READ, tries(ToolCall.read("recipes").orderedBy("name")));
        turn("what can I cook", StepType.ANALYZE, tries(ToolCall.domain("what_can_i_cook", Map.of())));
        turn("the pantry", StepType.READ, tries(ToolCall.read("inventory")),
            tries(ToolCall.read("recipe_ingredients", where("name", "=", "flour"))));
    }

    private void change() {
        var dish = refOf("Dish 1");
        turn("more flour", StepType.WRITE, tries(full(dish)), tries(ToolCall.update("recipe_ingredients",
            List.of(where("recipe_id", "=", dish), where("name", "=", "flour")), fields("quantity", "700"))));
        turn("rename it", StepType.WRITE,
            tries(ToolCall.update("recipes", List.of(where(Row.ID, "=", dish)), fields("name", "First dish",
                "description", "the best"))));
        session.update("recipe", "First dish", fields("servings", "6", "description", null));
        turn("how many does it serve", StepType.READ,
            tries(ToolCall.domain("shopping_for", fields("recipes", List.of(dish)))));
        session.delete("inv", "Thing 3");
        turn("what is there", StepType.READ, tries(ToolCall.read("inventory", where("quantity", "<", 6))));
        turn("delete two", StepType.WRITE, tries(ToolCall.delete("inventory", where("name", "=", "Thing 4"))),
            tries(ToolCall.delete("recipes", where(Row.ID, "=", refOf("Dish 2")))));
        turn("plan it", StepType.WRITE,
            tries(ToolCall.create("meals", List.of(fields("date", "2026-01-14", "recipe_id", dish)))));
        turn("and move it", StepType.WRITE, tries(ToolCall.update("meals", List.of(where("date", "=", "2026-01-14")),
            fields("date", "2026-01-15"))));
        session.undo();
        turn("when is it", StepType.READ, tries(ToolCall.read("meals")));
    }

    private void draftAndSave() {
        for (int i = 0; i < 4; i++) {
            turn("ideas", StepType.GENERATE, drafts(10 * i + 1, 10 * i + 10));
        }
        turn("change one", StepType.GENERATE,
            new ActDecision.CompleteStep("changed", List.of(new Artifact("gen_recipe_3", "recipe",
                fields("name", "Idea three", "servings", 8, "instructions", List.of("Wait.")))), ""));
        turn("save two", StepType.WRITE, tries(SaveArtifact.call(List.of("gen_recipe_3", "gen_recipe_4"))));
        turn("the saved ones", StepType.READ, tries(full("gen_recipe_3", "gen_recipe_5")));
        session.update("recipe", "gen_recipe_6", fields("servings", "9"));
        session.panel(PanelAction.SAVE, "gen_recipe_7");
        session.panel(PanelAction.DISCARD, "gen_recipe_8");
        turn("what is left", StepType.READ, tries(full("gen_recipe_6", "gen_recipe_7")));
        restart();
        turn("go on", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Idea"))));
    }

    private void acrossConversations() {
        var first = session.conversations().list(0, 1).getFirst().id();
        turn("save one more", StepType.WRITE, tries(SaveArtifact.call(List.of("gen_recipe_10"))));
        session.reset();
        turn("a new talk", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Idea"))));
        session.undo();
        turn("what is there now", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Idea 10"))));
        turn("add milk", StepType.WRITE,
            tries(ToolCall.create("shopping_list", List.of(fields("name", "milk", "quantity", 1)))));
        session.conversations().open(first);
        session.undo();
        turn("back again", StepType.READ, tries(full("gen_recipe_10")));
        assertThat(session.entities()).filteredOn(e -> e.ref().equals("gen_recipe_10")).allMatch(RefEntry::isUnsaved)
            .hasSize(1);
    }

    private void killed() throws InterruptedException {
        var reached = new CountDownLatch(1);
        var dead = new CountDownLatch(1);
        reasoner.steps(StepType.WRITE).decides(
            tries(ToolCall.read("inventory"), ToolCall.create("shopping_list", List.of(fields("name", "tea")))));
        reasoner.meanwhile("act", () -> reasoner.meanwhile("act", () -> {
            reached.countDown();
            try {
                dead.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }));
        var cut = session.say("add tea", Optional.empty(), _ -> {});
        reached.await();
        kitchen.database.close();
        dead.countDown();
        cut.handle((_, _) -> "ended").join();
        session.close();
        open();
        turn("what happened", StepType.READ, tries(ToolCall.read("shopping_list")));
    }

    private void rest() {
        for (int i = 20; turns < 40; i++) {
            turn("read two", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Dish " + i))));
            turn("change it", StepType.WRITE,
                tries(ToolCall.update("recipes", List.of(where(Row.ID, "=", refOf("Dish " + i))),
                    fields("name", "Better dish " + i, "instructions", List.of("Stir.")))));
            session.update("recipe", "Better dish " + i, fields("name", "Best dish " + i));
            turn("look", StepType.READ,
                tries(ToolCall.domain("scale_recipe", fields("recipe", refOf("Best dish " + i), "servings", 6))));
        }
    }

    /// The checker itself is seen to fail: a row that changes behind the session's back is stale in the next prompt.
    @Test
    void aStaleRowIsFound() {
        fill();
        turn("the first", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Dish 7"))));
        session.store().write(tx -> {
            var row = tx.read(Query.where("recipes", Filter.eq("name", "Dish 7"))).getFirst();
            return tx.update(KitchenEntities.RECIPE, row.id(), fields("servings", 9L));
        });

        assertThatThrownBy(() -> turn("and now", StepType.READ)).hasStackTraceContaining("servings is 9, said is 2");
    }
}

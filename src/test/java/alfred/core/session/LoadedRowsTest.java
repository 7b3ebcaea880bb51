package alfred.core.session;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.LoadedRow;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.StepType;
import alfred.core.registry.RefEntry;
import alfred.core.row.Query;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the Act prompt calls loaded is loaded: it is merged by field, outlives a computed or short read, and leaves
/// after two turns (spec/context.md, loaded data).
class LoadedRowsTest {
    @TempDir
    private Path folder;
    private ScriptedKitchen kitchen;

    @BeforeEach
    void open() {
        kitchen = new ScriptedKitchen(folder);
        if (kitchen.session.store().<Boolean>read(rows -> rows.read(Query.all("recipes")).isEmpty())) {
            kitchen.session.load(Map.of("recipes", List.of(
                fields("name", "Pancakes", "servings", 2, "instructions", List.of("Mix.", "Fry."), "ingredients",
                    List.of("500 g flour", "2 eggs")),
                fields("name", "Toast", "servings", 1, "instructions", List.of("Toast it."), "ingredients",
                    List.of("1 slice bread")))));
        }
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    private void readInFull() {
        kitchen.turn("show me pancakes", StepType.READ, tries(ToolCall.read("recipes", where("name", "=", "Pancakes"))),
            tries(ToolCall.read("recipes", where(Row.ID, "=", "recipe_1"))));
        assertThat(loaded("recipe_1").isFull()).isTrue();
    }

    /// The row as the latest Act prompt has it.
    private LoadedRow loaded(String ref) {
        return kitchen.reasoner.acts.getLast().turn().loaded().get(ref);
    }

    @Test
    void aComputedResultDoesNotHideTheRow() {
        readInFull();
        kitchen.turn("what can I cook", StepType.ANALYZE, tries(ToolCall.domain("what_can_i_cook", Map.of())));

        assertThat(loaded("recipe_1").isFull()).isTrue();
        assertThat(loaded("recipe_1").row().columns()).contains("instructions", "ingredients")
            .doesNotContain("missing_count");
    }

    @Test
    void aShortReadDoesNotHideTheRow() {
        readInFull();
        kitchen.turn("all of them", StepType.READ, tries(ToolCall.read("recipes").orderedBy("name")));

        assertThat(loaded("recipe_1").isFull()).isTrue();
        assertThat(loaded("recipe_2").isFull()).as("the other was read in short").isFalse();
    }

    @Test
    void rowsLeaveAfterTwoTurnsAlsoWhereNothingIsRead() {
        readInFull();
        for (int i = 0; i < 2; i++) {
            kitchen.turn("and now?", StepType.ANALYZE);
        }
        assertThat(kitchen.reasoner.acts.getLast().turn().loaded()).isEmpty();
    }

    @Test
    void computedRowsWithoutARefOutliveTheirTurnAndARestart() {
        readInFull();
        kitchen.turn("what does it take", StepType.READ,
            tries(ToolCall.domain("shopping_for", fields("recipes", List.of("recipe_1")))));
        kitchen.close();
        kitchen = new ScriptedKitchen(folder);
        kitchen.turn("and now?", StepType.ANALYZE);

        assertThat(kitchen.reasoner.acts.getLast().turn().computed()).flatExtracting(r -> r.rows())
            .anySatisfy(row -> assertThat(row.text("name")).contains("flour"));
    }

    @Test
    void whatAToolComputedIsOutdatedOnceSomethingIsWritten() {
        readInFull();
        kitchen.turn("what does it take", StepType.READ,
            tries(ToolCall.domain("shopping_for", fields("recipes", List.of("recipe_1")))));
        kitchen.turn("and now?", StepType.ANALYZE);
        assertThat(kitchen.reasoner.acts.getLast().turn().computed()).isNotEmpty()
            .noneMatch(result -> result.isOutdated());

        kitchen.turn("more flour", StepType.WRITE, tries(ToolCall.update("recipe_ingredients",
            List.of(where("recipe_id", "=", "recipe_1"), where("name", "=", "flour")), fields("quantity", "700"))));
        assertThat(kitchen.reasoner.acts.getLast().turn().computed()).allMatch(result -> result.isOutdated());
    }

    @Test
    void aParentShowsItsChildrenAsTheyAreNow() {
        readInFull();
        kitchen.turn("more flour", StepType.WRITE, tries(ToolCall.update("recipe_ingredients",
            List.of(where("recipe_id", "=", "recipe_1"), where("name", "=", "flour")), fields("quantity", "700"))));

        assertThat(loaded("recipe_1").row().rows("ingredients"))
            .extracting(line -> line.text("name") + " " + line.text("quantity"))
            .containsExactly("flour 700", "eggs 2");
    }

    @Test
    void whatAnAnalyzeStepFoundIsRememberedInItsWords() {
        readInFull();
        kitchen.turn("is it quick", StepType.ANALYZE,
            new ActDecision.CompleteStep("It takes ten minutes.", List.of(), ""));

        assertThat(kitchen.session.context().state().conversation().turnSummaries().getLast())
            .extracting(TurnExecutionSummary::steps)
            .asInstanceOf(
                InstanceOfAssertFactories.list(StepSummary.class))
            .extracting(StepSummary::outcome)
            .containsExactly("It takes ten minutes.");
    }

    @Test
    void aDeletedRefLeavesEveryPromptWithTheWindow() {
        readInFull();
        kitchen.turn("delete it", StepType.WRITE, tries(ToolCall.delete("recipes", where(Row.ID, "=", "recipe_1"))));
        for (int i = 0; i < 3; i++) {
            kitchen.turn("and now?", StepType.ANALYZE);
        }
        assertThat(kitchen.session.inView().active()).extracting(RefEntry::ref).doesNotContain("recipe_1");
    }
}

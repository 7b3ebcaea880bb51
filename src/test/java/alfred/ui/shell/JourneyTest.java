package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.recipes.view.RecipeView;
import java.util.Arrays;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What a person does, with real keys and clicks, on a real kitchen in memory.
class JourneyTest extends TypedWindow {
    JourneyTest() {
        super(DemoKitchen.services(true, WindowSettings.inMemory()));
    }

    @Test
    void aRecipeIsWrittenSavedDeletedAndBroughtBack() {
        go(new Route.Recipes());
        push(KeyCode.CONTROL, KeyCode.N);
        clickOn("the name", node -> hasStyle(node, "f", "serif"));
        write("Plum Cake");
        click("Next ingredient");
        write("300 g plums, halved");
        push(KeyCode.ENTER);
        write("2 eggs");
        push(KeyCode.CONTROL, KeyCode.S);

        var cake = row("recipes", "Plum Cake");
        assertThat(rows("recipe_ingredients").stream()
            .filter(row -> row.reference("recipe_id").filter(cake.id()::equals).isPresent())
            .map(row -> row.text("name"))).containsExactlyInAnyOrder("plums", "eggs");

        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(names("recipes")).doesNotContain("Plum Cake"));
    }

    @Test
    void somethingIsMentionedAndSent() {
        push(KeyCode.CONTROL, KeyCode.L);
        write("When is @butter");
        window.await("what fits", node -> node.getClass().getSimpleName().equals("MentionList"));
        push(KeyCode.ENTER);
        write("planned?");
        push(KeyCode.ENTER);

        soon(() -> assertThat(services.chat().snapshot().recent()).singleElement()
            .satisfies(turn -> assertThat(turn.user()).contains("Butter Chicken")));
    }

    @Test
    void thePantryTakesWhatIsTypedAndUndoesIt() {
        go(new Route.Pantry());
        clickOn("the quick line", node -> hasStyle(node, "f", "tall"));
        write("2 tins peaches, cupboard");
        push(KeyCode.ENTER);
        assertThat(row("inventory", "peaches").text("location")).isEqualTo("cabinet");

        push(KeyCode.CONTROL, KeyCode.F);
        write("peach");
        click("Peaches");
        click("Delete");
        soon(() -> assertThat(names("inventory")).doesNotContain("peaches"));
        click("Undo");
        soon(() -> assertThat(names("inventory")).contains("peaches"));
    }

    @Test
    void aMealIsPlannedByTypingARecipesName() {
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        write("shak");
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.ENTER);

        var shakshuka = row("recipes", "Shakshuka").id();
        soon(() -> assertThat(rows("meals"))
            .anyMatch(meal -> meal.reference("recipe_id").filter(shakshuka::equals).isPresent()));
    }

    @Test
    void escapeClosesWhatLiesOverThePageAndNothingElse() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        go(new Route.Tasks());
        push(KeyCode.CONTROL, KeyCode.N);
        write("Soak beans");
        push(KeyCode.ESCAPE);
        push(KeyCode.ESCAPE);

        soon(() -> assertThat(window.texts()).doesNotContain("What is to be done?", "New conversation"));
        assertThat(names("tasks")).doesNotContain("Soak beans");
    }

    @Test
    void aFormIsSavedByItsOwnKey() {
        go(new Route.Tasks());
        push(KeyCode.CONTROL, KeyCode.N);
        write("Soak beans");
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(names("tasks")).contains("Soak beans"));
    }

    @Test
    void thePaletteFindsAndOpens() {
        push(KeyCode.CONTROL, KeyCode.K);
        write("lem\n");

        soon(() -> assertThat(Pictures.onFx(() -> window.shell().page())).isInstanceOf(RecipeView.class));
    }

    private static boolean hasStyle(Node node, String... classes) {
        return Arrays.stream(classes).allMatch(node.getStyleClass()::contains);
    }
}

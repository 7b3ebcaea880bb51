package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.Route;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What the fourth stranger who saw the window did not trust.
class FourthTableTest extends TypedWindow {
    FourthTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void aDietIsToldWhereAnAllergyIs() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("dietary_restrictions", List.of("no pork")));
        var schnitzel = recipe("Schnitzel", "4 pork chops", "100 g breadcrumbs");
        go(new Route.Recipe(schnitzel));
        soon(() -> assertThat(window.texts()).contains("Careful: pork chops (diet: no pork)"));
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", window.shell().today(), "meal_type", "dinner", "recipe_id", schnitzel));
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("careful: no pork"));
        go(new Route.Shopping());
        typeInto("Add", "guanciale, turkey bacon\n");

        soon(() -> assertThat(window.texts()).contains("Guanciale", "Turkey bacon", "no pork"));
        assertThat(window.texts().stream().filter("no pork"::equals)).hasSize(1);
        say("plan schnitzel for Friday dinner");
        soon(() -> assertThat(said()).contains("does not go with your diet: no pork"));
    }

    @Test
    void aWarningIsShownBesideAQuestion() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("sesame")));

        say("add 500 g sesame seeds to the shopping list and delete the plums");

        soon(() -> assertThat(said()).contains("Take “plums” off the shopping list?",
            "Careful: Sesame seeds contains sesame (allergy)"));
    }

    @Test
    void aDayThatCannotBeIsTold() {
        go(new Route.Tasks());
        typeInto("Add", "Soak the chickpeas on 30 February\n");

        soon(() -> assertThat(window.texts()).contains("There is no 30 February, so this is not added yet."));
        assertThat(rows("tasks")).isEmpty();
        go(new Route.Pantry());
        typeInto("Add", "6 eggs, fridge, best before 31 Feb 2027\n");
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.contains("There is no 31 Feb 2027")));
    }

    @Test
    void anAmountBelowNothingIsNoAmount() {
        go(new Route.Pantry());
        typeInto("Add", "-3 kg potatoes\n");
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("An amount has to be more")));
        assertThat(typed()).contains("-3 kg potatoes");
        go(new Route.Shopping());
        typeInto("Add", "bread, 0 kg butter\n");
        assertThat(typed()).contains("bread, 0 kg butter");
        assertThat(rows("inventory")).isEmpty();
        assertThat(rows("shopping_list")).isEmpty();

        go(new Route.RecipeForm(Optional.empty(), "Soup"));
        click("Next ingredient");
        write("-5 g salt\n2 leeks\n");
        click("Save recipe");
        soon(() -> assertThat(rows("recipe_ingredients")).hasSize(2));
        assertThat(row("recipe_ingredients", "-5 g salt").has("quantity")).isFalse();
    }

    @Test
    void aVagueAmountLeavesTheFormAsWideAsItIs() {
        try (var beside = new TestWindow(services, 1440, 900)) {
            beside.open(new Route.RecipeForm(Optional.empty(), "Soup"));
            var photo = beside.await("the photo's button",
                node -> node instanceof Button button && "Choose a photo…".equals(button.getText()));
            var before = right(photo);
            beside.press("Next ingredient");
            var line = (TextField) beside.await("the line",
                node -> node instanceof TextField field && "Ingredient".equals(field.getAccessibleText()));
            beside.run(_ -> line.setText("a good glug of rapeseed oil"));
            beside.run(Shell::requestFocus);

            soon(() -> assertThat(beside.texts()).contains("a good glug", "of rapeseed oil", "How much is that?"));
            assertThat(right(photo)).isEqualTo(before);
        }
    }

    private static double right(Node node) {
        return Pictures.onFx(() -> node.localToScene(node.getLayoutBounds()).getMaxX());
    }

    @Test
    void wordsThatAreNoDateAreThereTheNextTime() {
        go(new Route.Pantry());
        push(KeyCode.CONTROL, KeyCode.N);
        clickOn("the date", node -> node instanceof TextField field && "No date".equals(field.getPromptText()));
        write("31.02.2027");
        push(KeyCode.TAB);
        push(KeyCode.ESCAPE);
        soon(() -> assertThat(typed()).doesNotContain("31.02.2027"));
        push(KeyCode.CONTROL, KeyCode.N);

        soon(() -> assertThat(typed()).contains("31.02.2027"));
    }

    @Test
    void whatIsCookedIsTakenBackByItsName() {
        var soup = recipe("Soup", "2 leeks", "1 l stock");
        services.kitchen().cooked(Row.of("recipe_id", soup, "cooked_at",
            OffsetDateTime.now(window.shell().clock()), "servings", 4L, "rating", 5L), true, List.of());

        push(KeyCode.CONTROL, KeyCode.Z);

        soon(
            () -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Removed again: cooking log entry Soup")
                && !words.contains("leek")));
    }

    @Test
    void theLastThatWasDoneIsTakenBackAlsoFromTheChat() {
        recipe("Soup", "2 leeks");
        var timer = services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Rice", "seconds", 60L, "rings_at",
            OffsetDateTime.now(window.shell().clock()).minusMinutes(5)));
        services.kitchen().delete(KitchenEntities.TIMER, timer);
        say("I have cooked the soup");
        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        push(KeyCode.CONTROL, KeyCode.Z);

        soon(() -> assertThat(rows("cooking_log")).isEmpty());
        assertThat(rows("timers")).isEmpty();
    }

    @Test
    void enterSavesADialog() {
        go(new Route.Pantry());
        push(KeyCode.CONTROL, KeyCode.N);
        write("Leeks\n");

        soon(() -> assertThat(names("inventory")).contains("Leeks"));
    }

    @Test
    void aQuestionStandsThereOnceAfterARestart() {
        say("add 500 g sesame seeds to the shopping list and delete the plums");
        window.close();
        window = new TestWindow(services, 1400, 900);
        Pictures.settle();

        soon(() -> assertThat(said()).contains("On the shopping list", "Take “plums” off the shopping list"));
        assertThat(said().split("Take “plums”", -1)).hasSize(3);
    }

    @Test
    void aDishOnTheStoveIsToldAtHomeAndOnItsPage() {
        var soup = recipe("Soup", "2 leeks");
        new BegunCooking(services.settings(), soup).at(1, 6);

        go(new Route.Recipe(soup));
        soon(() -> assertThat(window.texts()).contains("Go on cooking"));
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("You are cooking Soup", "It waits at step 2."));
        click("Go on cooking");
        soon(() -> assertThat(window.texts()).contains("for 6"));
        click("Leave");
        go(new Route.Home());

        soon(() -> assertThat(window.texts()).doesNotContain("You are cooking Soup"));
    }

    @Test
    void aFaultMovesNothingUnderAClick() {
        go(new Route.Pantry());
        push(KeyCode.CONTROL, KeyCode.N);
        clickOn("the date", node -> node instanceof TextField field && "No date".equals(field.getPromptText()));
        write("31.02.2027");
        var notes = window.await("the notes",
            node -> node instanceof TextArea area && "Notes".equals(area.getAccessibleText()));
        var before = right(notes);
        var top = top(notes);
        var hand = robot.robotContext().getBaseRobot();
        hand.moveMouse(Pictures.onFx(() -> robot.point(notes).query()));
        hand.pressMouse(MouseButton.PRIMARY);
        Pictures.settle();
        assertThat(top(notes)).isEqualTo(top);
        assertThat(window.texts()).noneMatch(words -> words.startsWith("There is no 31.02"));
        hand.releaseMouse(MouseButton.PRIMARY);

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("There is no 31.02")));
        assertThat(Pictures.onFx(notes::isFocused)).isTrue();
        assertThat(right(notes)).isEqualTo(before);
    }

    private static double top(Node node) {
        return Pictures.onFx(() -> node.localToScene(node.getLayoutBounds()).getMinY());
    }

    @Test
    void aTimerIsNoChangeToTell() {
        say("add 2 leeks to the shopping list");
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Rice", "seconds", 600L, "rings_at",
            OffsetDateTime.now(window.shell().clock()).plusMinutes(10)));
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.endsWith("Rice")));

        assertThat(window.texts()).noneMatch(words -> words.contains("will be told to Alfred"));
        services.kitchen().create(KitchenEntities.TASK, Row.of("title", "Soak the beans"));
        soon(() -> assertThat(window.texts()).contains("1 change of yours will be told to Alfred"));
    }

    private String said() {
        return Pictures.onFx(() -> {
            var words = new StringBuilder();
            window.nodes().filter(Text.class::isInstance)
                .forEach(text -> words.append(((Text) text).getText()));
            return words.toString();
        });
    }

    private List<String> typed() {
        return Pictures.onFx(() -> window.nodes().filter(TextInputControl.class::isInstance)
            .filter(TestWindow::isSeen).map(field -> ((TextInputControl) field).getText()).toList());
    }

    private UUID recipe(String name, String... lines) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
            List.of(lines).stream().map(IngredientRows::row).toList(), "instructions", List.of("Stir.")));
    }

    private void typeInto(String prompt, String words) {
        clickOn("the field", node -> node instanceof TextField field && field.getPromptText() != null
            && field.getPromptText().startsWith(prompt));
        write(words);
    }
}

package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.page.list.Check;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What the fifth stranger who saw the window did not trust.
class FifthTableTest extends TypedWindow {
    FifthTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void aDishIsCookedOnForAsManyAsItWasBegunFor() {
        var soup = recipe("Soup", "2 leeks");
        go(new Route.Cook(soup, 6));
        soon(() -> assertThat(window.texts()).contains("for 6", "Chop."));
        push(KeyCode.RIGHT);
        soon(() -> assertThat(window.texts()).contains("Step 2 of 2"));
        again();

        go(new Route.Recipe(soup));
        click("Start cooking");

        soon(() -> assertThat(window.texts()).contains("for 6", "Step 2 of 2"));
        click("Leave");
        again();
        go(new Route.Recipe(soup));
        click("Start cooking");
        soon(() -> assertThat(window.texts()).contains("for 4"));
    }

    @Test
    void allThatIsToBeUsedSoonIsShown() {
        var foods = List.of("beef", "chicken", "cream", "milk", "spinach", "yogurt");
        foods.forEach(food -> services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", food, "quantity", 1L,
            "location", "fridge", "expiry_date", window.shell().today().plusDays(1))));

        go(new Route.Pantry());

        soon(() -> assertThat(window.texts().stream().filter("Cream"::equals)).hasSize(2));
        assertThat(window.texts().stream().filter("Yogurt"::equals)).hasSize(2);
    }

    @Test
    void anUnfinishedRecipeIsCalledSoAndNotWrittenOver() {
        go(Route.newRecipe());
        write("Walnut loaf");
        soon(() -> assertThat(typed()).contains("Walnut loaf"));
        again();

        go(Route.newRecipe());
        write("X");

        soon(() -> assertThat(typed()).contains("Walnut loafX"));
        assertThat(window.texts()).contains("Your unfinished recipe").doesNotContain("New recipe");
    }

    @Test
    void aRunningTimerIsToldOfOnceBeforeClosing() {
        assertThat(closingTells()).isFalse();
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Rice", "seconds", 600L, "rings_at",
            OffsetDateTime.now(window.shell().clock()).plusMinutes(10)));
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.endsWith("Rice")));

        assertThat(closingTells()).isTrue();
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Rice: still running")));
        assertThat(closingTells()).isFalse();
    }

    @Test
    void theListStaysWhileItIsTicked() {
        List.of("apples", "plums", "pears").forEach(food -> services.kitchen().create(KitchenEntities.SHOPPING,
            Row.of("name", food, "quantity", 2L)));
        go(new Route.Shopping());
        var plums = height("plums");

        clickOn("the box", node -> node instanceof Check && "apples".equals(node.getAccessibleText()));
        soon(() -> assertThat(rows("shopping_list")).anyMatch(row -> row.isTrue("is_purchased")));

        assertThat(height("plums")).isEqualTo(plums);
        soon(() -> assertThat(height("apples")).isGreaterThan(height("plums")));
    }

    private double height(String box) {
        var check = window.await(box, node -> node instanceof Check && box.equals(node.getAccessibleText()));
        return Pictures.onFx(() -> check.localToScene(check.getLayoutBounds()).getMinY());
    }

    @Test
    void aFaultIsGoneToWhenARecipeIsSaved() {
        go(new Route.RecipeForm(Optional.empty(), "Soup"));
        clickOn("Preparation",
            node -> node instanceof TextField && "Preparation".equals(node.getAccessibleText()));
        write("-15");
        clickOn("the name", node -> node instanceof TextField field && "Soup".equals(field.getText()));

        click("Save recipe");

        soon(() -> assertThat(Pictures.onFx(() -> window.scene().getFocusOwner().getAccessibleText()))
            .isEqualTo("Preparation"));
    }

    @Test
    void aTimerThatRingsIsOtherThanOneThatRunsAndLeadsToItsDish() {
        var soup = recipe("Aunt Mathilda's Sunday Lentil Soup with Plums", "2 leeks");
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Rice", "seconds", 600L, "rings_at",
            OffsetDateTime.now(window.shell().clock()).plusMinutes(10)));
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Aunt Mathilda's Sunday Lentil…, step 2",
            "seconds", 60L, "recipe_id", soup, "servings", 4L, "rings_at",
            OffsetDateTime.now(window.shell().clock()).minusSeconds(5)));
        var pill = window.await("the timer", node -> node instanceof Button button
            && button.getStyleClass().contains("warn"));
        assertThat(((Button) pill).getText()).startsWith("Aunt Mathilda's…, step 2: time is up");

        clickOn("the timer", pill::equals);

        soon(() -> assertThat(window.texts()).contains("for 4", "Step 1 of 2"));
    }

    private boolean closingTells() {
        return Pictures.onFx(() -> window.shell().tellsOfTimers());
    }

    /// Closes the window and opens another one on the same kitchen.
    private void again() {
        window.run(Shell::keep);
        window.close();
        window = new TestWindow(services, 1400, 900);
        Pictures.settle();
    }

    private List<String> typed() {
        return Pictures.onFx(() -> window.nodes().filter(TextInputControl.class::isInstance)
            .map(field -> ((TextInputControl) field).getText()).toList());
    }

    private UUID recipe(String name, String... lines) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "instructions",
            List.of("Chop.", "Serve."), "ingredients",
            List.of(lines).stream().map(IngredientRows::row).toList()));
    }
}

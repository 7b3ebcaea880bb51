package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.page.form.StarRating;
import alfred.ui.page.list.Check;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
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
    void unsentWordsStayWithTheirConversation() {
        say("add 2 leeks to the shopping list");
        var first = services.chat().conversations(0, 1).getFirst().id();
        chat("half a thought");
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        soon(() -> assertThat(written()).isEmpty());
        say("add 3 plums to the shopping list");

        window.run(shell -> shell.resume(first));

        soon(() -> assertThat(written()).isEqualTo("half a thought"));
        again();
        soon(() -> assertThat(written()).isEqualTo("half a thought"));
    }

    private void chat(String words) {
        push(KeyCode.CONTROL, KeyCode.L);
        write(words);
    }

    private String written() {
        return Pictures.onFx(() -> window.nodes().filter(TextArea.class::isInstance)
            .map(area -> ((TextArea) area).getText()).reduce((_, last) -> last).orElseThrow());
    }

    @Test
    void aDishThatIsRatedAtTheStoveHasItsStars() {
        var soup = recipe("Soup", "2 leeks");
        services.kitchen().cooked(Row.of("recipe_id", soup, "cooked_at",
            OffsetDateTime.now(window.shell().clock()), "servings", 4L, "rating", 4L), false, List.of());

        go(new Route.Recipe(soup));

        var stars = (StarRating) window.await("the stars", StarRating.class::isInstance);
        soon(() -> assertThat(stars.getRating()).isEqualTo(4));
        assertThat(window.texts()).contains("cooked once; stars of the last time");
        window.run(_ -> stars.requestFocus());
        push(KeyCode.DIGIT4);
        soon(() -> assertThat(row("recipes", "Soup").integer("rating")).contains(4L));
        soon(() -> assertThat(window.texts()).contains("cooked once"));
    }

    @Test
    void aFoodWithoutAnAmountIsNoLineOfItsOwn() {
        go(new Route.Shopping());
        typeInto("Add", "milk\n");
        soon(() -> assertThat(rows("shopping_list")).hasSize(1));
        write("Milk 2 l\n");
        soon(() -> assertThat(window.texts()).contains("2 l"));
        write("milk\n");

        soon(() -> assertThat(window.texts()).contains("Milk is on the list already"));
        assertThat(rows("shopping_list")).singleElement().satisfies(line -> {
            assertThat(line.quantity("quantity")).contains(Fraction.of(2));
            assertThat(line.text("unit")).isEqualTo("l");
        });
    }

    @Test
    void whatIsPutAwayIsToldWithItsPlaceAndAskedForItsDate() {
        services.kitchen().create(KitchenEntities.SHOPPING,
            Row.of("name", "milk", "quantity", 2L, "is_purchased", true));
        go(new Route.Shopping());
        click("Put 1 in the pantry");
        soon(() -> assertThat(window.texts()).contains("1 thing is in the pantry: Milk (fridge)"));

        click("Dates…");
        write("tomorrow\n");

        soon(() -> assertThat(row("inventory", "milk").date("expiry_date"))
            .contains(window.shell().today().plusDays(1)));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(row("inventory", "milk").date("expiry_date")).isEmpty());
    }

    @Test
    void aRefusedLineIsWrittenOverAndToldAtItsField() {
        go(new Route.Pantry());
        typeInto("Add", "-3 kg potatoes\n");
        var field = window.await("the field",
            node -> node instanceof TextField said && said.getText().equals("-3 kg potatoes"));
        var why = window.await("the reason",
            node -> node instanceof Label said && said.getText().startsWith("An amount has to be more"));
        assertThat(top(why) - top(field)).isBetween(10.0, 60.0);

        write("2 kg potatoes\n");

        soon(() -> assertThat(names("inventory")).containsExactly("potatoes"));
        assertThat(window.texts()).noneMatch(words -> words.startsWith("An amount has to be more"));
    }

    @Test
    void escapeLeavesTheStoveAndKeepsTheStep() {
        var soup = recipe("Soup", "2 leeks");
        go(new Route.Recipe(soup));
        click("Start cooking");
        push(KeyCode.RIGHT);
        soon(() -> assertThat(window.texts()).contains("Step 2 of 2"));
        push(KeyCode.CONTROL, KeyCode.L);

        push(KeyCode.ESCAPE);

        soon(() -> assertThat(window.texts()).contains("Go on cooking").doesNotContain("Step 2 of 2"));
        click("Go on cooking");
        soon(() -> assertThat(window.texts()).contains("Step 2 of 2"));
    }

    @Test
    void withoutAPrinterAPdfIsOffered() {
        go(new Route.Recipe(recipe("Soup", "2 leeks")));
        soon(() -> assertThat(window.texts()).contains("Start cooking"));

        push(KeyCode.CONTROL, KeyCode.P);

        soon(() -> assertThat(window.texts()).contains("No printer is set up. You can save a PDF instead.",
            "Save as PDF…"));
    }

    @Test
    void aTaskBeginsOnTheNextOfItsDaysAndATimeThatCannotBeIsTold() {
        go(new Route.Tasks());
        typeInto("Add", "Water the herbs every second Monday\n");
        soon(() -> assertThat(rows("tasks")).singleElement()
            .satisfies(task -> assertThat(task.date("due_date")).contains(LocalDate.of(2026, 1, 19))));

        write("Descale the kettle tomorrow at 25:00\n");

        soon(() -> assertThat(window.texts())
            .contains("No clock shows “at 25:00”, so this is not added yet."));
    }

    @Test
    void aLetterOnThePageBeginsItsLine() {
        click("Pantry");
        write("6 eggs\n");

        soon(() -> assertThat(names("inventory")).containsExactly("eggs"));
    }

    @Test
    void tabLeadsFromTheDescriptionIntoTheIngredients() {
        go(new Route.RecipeForm(Optional.empty(), "Soup"));
        clickOn("the description", node -> node instanceof TextField field
            && "In a sentence".equals(field.getAccessibleText()));
        push(KeyCode.TAB);

        assertThat(Pictures.onFx(() -> window.scene().getFocusOwner()))
            .isInstanceOfSatisfying(Button.class, button -> assertThat(button.getText()).isEqualTo("Next ingredient"));
    }

    @Test
    void whatIsNeededReadsAsWhatIsThere() {
        var stew = recipe("Stew", "1700 g potatoes");
        services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", "potatoes", "quantity", 2L, "unit", "kg"));
        var today = window.shell().today();
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today, "meal_type", "dinner", "recipe_id", stew, "servings", 4L));

        assertThat(services.kitchen().needed(today, today).atHome()).singleElement().satisfies(food -> {
            assertThat(food.has()).isEqualTo("2 kg");
            assertThat(food.needs()).isEqualTo("1.7 kg");
        });
    }

    @Test
    void severalThingsThatAreTakenBackAreToldApart() {
        go(new Route.Pantry());
        typeInto("Add", "200 g feta, 1 bottle olive oil, 2 onions\n");
        soon(() -> assertThat(rows("inventory")).hasSize(3));
        push(KeyCode.CONTROL, KeyCode.Z);

        soon(() -> assertThat(window.texts()).filteredOn(words -> words.startsWith("Removed again: ")).singleElement()
            .satisfies(words -> assertThat(words.split("; ")).hasSize(3)
                .anyMatch(thing -> thing.contains("feta, 200 g, fridge"))));
    }

    private void typeInto(String prompt, String words) {
        clickOn("the field", node -> node instanceof TextField field && field.getPromptText() != null
            && field.getPromptText().startsWith(prompt));
        write(words);
    }

    private static double top(Node node) {
        return Pictures.onFx(() -> node.localToScene(node.getLayoutBounds()).getMinY());
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
        click("Go on cooking");

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

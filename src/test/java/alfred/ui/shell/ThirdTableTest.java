package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What the third stranger who saw the window did not trust.
class ThirdTableTest extends TypedWindow {
    ThirdTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void aMealIsForAsManyAsItsRecipeWasScaledTo() {
        household(2, 1);
        var noodles = recipe("Tahini Noodles", "200 g noodles", "4 tbsp tahini");
        go(new Route.Recipe(noodles));
        click("For more");
        soon(() -> assertThat(window.texts()).contains("5 servings"));
        click("Plan it");
        soon(() -> assertThat(typed()).contains("5"));
        click("Save");

        soon(() -> assertThat(rows("meals")).singleElement()
            .satisfies(meal -> assertThat(meal.integer("servings")).contains(5L)));
        click("Add 2 to shopping");
        soon(() -> assertThat(row("shopping_list", "noodles").quantity("quantity").orElseThrow().toDecimal())
            .isEqualByComparingTo("250"));
        go(new Route.Meals());
        soon(() -> assertThat(window.texts()).contains("for 5"));
    }

    @Test
    void theDialogOfAMealShowsTheNumberInEffect() {
        var soup = recipe("Soup", "2 leeks");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", window.shell().today(), "meal_type", "dinner", "recipe_id", soup));
        go(new Route.Meals());
        soon(() -> assertThat(window.texts()).contains("for 4"));
        clickOn("the meal", node -> node.getStyleClass().contains("meal-card"));

        soon(() -> assertThat(typed()).contains("4"));
        click("Open recipe");
        soon(() -> assertThat(window.texts()).contains("4 servings"));
    }

    @Test
    void theListTheWeekAndTheShelfTellWhatSomebodyIsAllergicTo() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("sesame", "kiwi")));
        var noodles = recipe("Tahini Noodles", "200 g noodles", "4 tbsp tahini", "2 kiwis");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", window.shell().today(), "meal_type", "dinner", "recipe_id", noodles));
        go(new Route.Shopping());
        typeInto("Add", "hummus, bread, open jar of tahini, 3 kiwis\n");

        soon(() -> assertThat(window.texts()).contains("sesame", "kiwi"));
        assertThat(window.texts().stream().filter("sesame"::equals)).hasSize(2);
        assertThat(window.texts().stream().filter("kiwi"::equals)).hasSize(1);
        window.run(Shell::toggleChat);
        go(new Route.Meals());
        soon(() -> assertThat(marks()).hasSize(2));
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("careful: sesame, kiwi"));
    }

    @Test
    void whatIsNoFoodIsAThingOfItsOwn() {
        go(new Route.Shopping());
        typeInto("Add", "spaghetti 2 packs, loo roll\n");

        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("spaghetti", "loo roll"));
    }

    @Test
    void spacePausesTheTimerThatIsNamed() {
        var soup = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Soup", "servings", 4L,
            "instructions", List.of("Boil it for 1 minute.", "Stir it for 5 minutes.")));
        go(new Route.Cook(soup, 4));
        click("Start 1 minute");
        soon(() -> assertThat(window.texts()).contains("pauses step\u00a01"));
        push(KeyCode.SPACE);

        soon(() -> assertThat(window.texts()).contains("continues step\u00a01", "Go on"));
        push(KeyCode.SPACE);
        soon(() -> assertThat(window.texts()).contains("pauses step\u00a01"));
        typeInto("Minutes", "10 rice\n");
        soon(() -> assertThat(window.texts()).contains("pauses Rice"));
        push(KeyCode.SPACE);
        soon(() -> assertThat(window.texts()).contains("continues Rice"));
        push(KeyCode.RIGHT);
        soon(() -> assertThat(window.texts()).contains("Step 2 of 2"));
        assertThat(typed()).allMatch(String::isEmpty);
    }

    @Test
    void aPausedTimerStaysWhenItsDishIsNoted() {
        var soup = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Soup", "servings", 4L,
            "instructions", List.of("Boil it for 1 minute.")));
        go(new Route.Cook(soup, 4));
        click("Start 1 minute");
        soon(() -> assertThat(window.texts()).contains("pauses step\u00a01"));
        push(KeyCode.SPACE);
        soon(() -> assertThat(window.texts()).contains("continues step\u00a01"));
        typeInto("Minutes", "10 rice\n");
        soon(() -> assertThat(rows("timers")).hasSize(2));
        click("Cooked");
        click("Note it");

        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        soon(() -> assertThat(window.texts()).as("one runs, the other is counted")
            .anyMatch(words -> words.endsWith("Rice +1")));
        assertThat(rows("timers")).hasSize(2);
        clickOn("the timers", node -> node instanceof Labeled pill && String.valueOf(pill.getText()).endsWith("+1"));
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Go on")));
    }

    @Test
    void aSignInANameMakesItNoHigher() {
        recipe("Apple Cake", "3 apples");
        recipe("Banana Bread \u2764", "3 bananas");
        go(new Route.Recipes());
        soon(() -> assertThat(window.texts()).contains("Apple Cake", "Banana Bread \u2764"));

        assertThat(height("Banana Bread \u2764")).isEqualTo(height("Apple Cake"));
    }

    @Test
    void howMuchAGlugIsIsAskedInTheForm() {
        go(new Route.RecipeForm(Optional.empty(), "Cod Masala"));
        click("Next ingredient");
        write("a good glug of rapeseed oil\nsalt\n");
        soon(() -> assertThat(window.texts()).contains("a good glug", "of rapeseed oil", "How much is that?"));
        click("2 tbsp");
        soon(() -> assertThat(window.texts()).contains("rapeseed oil").doesNotContain("How much is that?"));
        click("Save recipe");

        soon(() -> assertThat(row("recipe_ingredients", "rapeseed oil").quantity("quantity").orElseThrow().toDecimal())
            .isEqualByComparingTo("2"));
    }

    private double height(String words) {
        return Pictures.onFx(() -> window
            .nodes().filter(node -> node instanceof Labeled label && words.equals(label.getText())
                && label.getStyleClass().contains("t-title-3"))
            .filter(TestWindow::isSeen).findFirst().orElseThrow()
            .getLayoutBounds().getHeight());
    }

    @Test
    void newTakesTheWordsOnEveryPage() {
        for (var route : List.of(new Route.Settings(), new Route.Preferences(), new Route.Import())) {
            go(route);
            push(KeyCode.CONTROL, KeyCode.N);
            write("Half typed soup");

            soon(() -> assertThat(window.texts()).contains("New recipe “Half typed soup”"));
            push(KeyCode.ESCAPE);
        }
    }

    @Test
    void aMealCookedAheadIsMarkedAndItsThingsLeaveTheList() {
        var soup = recipe("Soup", "2 leeks", "1 kg potatoes");
        services.kitchen().create(KitchenEntities.MEAL, Row.of("date", window.shell().today().plusDays(3),
            "meal_type", "dinner", "recipe_id", soup, "servings", 4L));
        services.kitchen().shopFor(soup, 4);
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "coffee"));
        go(new Route.Cook(soup, 4));
        click("Cooked");
        soon(() -> assertThat(window.texts()).contains("This was the dinner planned for Friday"));
        click("Note it");

        soon(() -> assertThat(names("shopping_list")).containsExactly("coffee"));
        assertThat(services.kitchen().cookedMeals()).hasSize(1);
        go(new Route.Meals());
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("cooked")));
        window.run(Shell::undo);
        soon(() -> assertThat(names("shopping_list")).hasSize(3));
        assertThat(services.kitchen().cookedMeals()).isEmpty();
    }

    @Test
    void theUnitsOfOneRecipeAreNotThoseOfTheNext() {
        go(new Route.Recipe(recipe("Soup", "250 g leeks")));
        click("US");
        soon(() -> assertThat(window.texts()).contains("9 oz"));

        go(new Route.Recipe(recipe("Cake", "250 g flour")));
        soon(() -> assertThat(window.texts()).contains("Cake", "250 g").doesNotContain("9 oz"));
    }

    @Test
    void aDishIsShownWhereNothingIsPlanned() {
        household(2, 1);
        recipe("Soup", "2 leeks");
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("How about Soup?"));
        click("Plan it for tonight");

        soon(() -> assertThat(rows("meals")).singleElement()
            .satisfies(meal -> assertThat(meal.integer("servings")).contains(3L)));
        soon(() -> assertThat(window.texts()).contains("Tonight · for 3"));
    }

    private void household(long adults, long kids) {
        var people = Row.of("household_adults", adults, "household_kids", kids);
        services.kitchen().preferences().ifPresentOrElse(
            there -> services.kitchen().update(KitchenEntities.PREFERENCES, there.id(), people.values()),
            () -> services.kitchen().create(KitchenEntities.PREFERENCES, people));
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

    /// The signs of an allergy that are shown.
    private List<Node> marks() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen)
            .filter(node -> "careful: sesame, kiwi".equals(node.getAccessibleText())).toList());
    }

    /// What stands in the fields.
    private List<String> typed() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen)
            .filter(TextInputControl.class::isInstance).map(node -> ((TextInputControl) node).getText()).toList());
    }
}

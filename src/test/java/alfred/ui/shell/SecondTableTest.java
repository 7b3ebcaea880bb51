package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.chat.composer.Composer;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;

/// What the second stranger who saw the window did not trust.
class SecondTableTest extends TypedWindow {
    SecondTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void anAllergyIsToldWhereverADishIsSeenOrPlanned() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("nuts", "celery")));
        var loaf = recipe("Walnut Loaf", "100 g walnuts", "1 tbsp walnut oil", "2 pears");
        var careful = "Careful: walnuts, walnut oil (allergy: nuts)";

        go(new Route.Recipes());
        soon(() -> assertThat(window.find(node -> "careful: nuts".equals(node.getAccessibleText()))).isPresent());
        go(new Route.Recipe(loaf));
        soon(() -> assertThat(window.texts()).contains(careful));
        go(new Route.RecipeForm(Optional.of(loaf), ""));
        soon(() -> assertThat(window.texts()).contains(careful));
        go(new Route.Cook(loaf, 4));
        soon(() -> assertThat(window.texts()).contains(careful));
        go(new Route.Recipe(loaf));
        click("Plan it");
        soon(() -> assertThat(window.texts().stream().filter(careful::equals)).hasSize(2));
    }

    @Test
    void aLineStandsAsItWasWritten() {
        var loaf = recipe("Loaf", "a good glug of walnut oil", "2-3 ripe pears (about 450 g)", "100g walnuts, chopped");
        go(new Route.Recipe(loaf));

        soon(() -> assertThat(flows()).contains("a good glug of walnut oil", "ripe pears (about 450 g)",
            "walnuts, chopped"));
        assertThat(window.texts()).contains("2-3", "100 g");
        click("For more");
        soon(() -> assertThat(window.texts()).contains("125 g"));
    }

    @Test
    void whatIsOnTheListIsNotToBuyAgain() {
        var soup = recipe("Soup", "2 leeks", "1 kg potatoes");
        go(new Route.Recipes());
        soon(() -> assertThat(window.texts()).contains("2 to buy"));
        services.kitchen().shopFor(soup, 4);

        soon(() -> assertThat(window.texts()).contains("2 on the list").doesNotContain("2 to buy"));
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today(), "meal_type", "dinner", "recipe_id", soup));
        go(new Route.Shopping());
        soon(() -> assertThat(window.texts()).contains("2 on the list"));
    }

    @Test
    void whatIsTypedForOneMealIsKeptForThatAlone() {
        recipe("Soup", "2 leeks");
        window.run(Shell::toggleChat);
        go(new Route.Meals());
        slot("Friday", "lunch");
        focusNote();
        write("Leftovers night");
        push(KeyCode.ESCAPE);
        slot("Saturday", "dinner");
        window.await("the dialog", node -> node instanceof TextField field && field.getText().startsWith("17 "));

        assertThat(typed()).doesNotContain("Leftovers night");
        push(KeyCode.ESCAPE);
        slot("Friday", "lunch");
        soon(() -> assertThat(typed()).contains("Leftovers night"));
    }

    @Test
    void aTimeInWordsStartsATimerAndOtherWordsStay() {
        go(new Route.Cook(recipe("Soup", "2 leeks"), 4));
        clickOn("the field", node -> node instanceof TextField field && field.getPromptText().startsWith("Minutes"));
        write("is milk fine too?\n");
        soon(() -> assertThat(window.texts()).contains("Name a time, such as “10 rice” or “tea five minutes”."));
        assertThat(typed()).contains("is milk fine too?");

        push(KeyCode.CONTROL, KeyCode.A);
        write("tea five minutes\n");
        soon(() -> assertThat(window.texts()).contains("Tea", "5:00"));
        assertThat(typed()).doesNotContain("is milk fine too?");
    }

    @Test
    void wordsThatAreNoDateStayAndAreTold() {
        go(new Route.Tasks());
        click("New task");
        clickOn("the date", node -> node instanceof DatePicker);
        write("blah blah");
        push(KeyCode.ENTER);

        soon(() -> assertThat(window.texts())
            .anyMatch(words -> words.equals("Write a date, such as 12 June")));
        assertThat(typed()).contains("blah blah");
    }

    @Test
    void theDaysThatAreShownArePlanned() {
        go(new Route.Meals());
        click("Ask Alfred to plan");

        soon(() -> assertThat(typed()).as("tonight is one of them").anyMatch(
            words -> words != null && words.startsWith("Plan dinners from Tuesday 13 January to Monday 19 January")));

        click("Seven days later");
        click("Ask Alfred to plan");

        soon(() -> assertThat(typed()).anyMatch(
            words -> words != null && words.startsWith("Plan dinners from Tuesday 20 January to Monday 26 January")));
    }

    @Test
    void aBegunChangeIsToldOnTheRecipe() {
        var soup = recipe("Soup", "2 leeks");
        go(new Route.RecipeForm(Optional.of(soup), ""));
        clickOn("the name", node -> node instanceof TextField field && field.getText().equals("Soup"));
        write("X");
        go(new Route.Recipe(soup));

        soon(() -> assertThat(window.texts()).contains("You began to change this recipe; that is not saved yet."));
        click("Go on");
        soon(() -> assertThat(window.texts()).contains("Edit recipe"));
        click("Discard");
        go(new Route.Recipe(soup));
        soon(() -> assertThat(window.texts()).doesNotContain("Go on").contains("Start cooking"));
    }

    @Test
    void allAllergensOfAFoodAreTold() {
        go(new Route.Foods());
        push(KeyCode.CONTROL, KeyCode.F);
        write("agnolotti");

        soon(() -> assertThat(window.texts()).contains("dairy", "eggs", "gluten"));
    }

    @Test
    void aClickBesideADialogIsForTheFieldThatWasClicked() {
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        window.await("the dialog", node -> node.getStyleClass().contains("scrim"));
        var composer = window.await("the composer", Composer.class::isInstance);
        var field = Pictures.onFx(() -> (TextArea) composer.lookup(".text-area"));

        clickOn("the composer's field", field::equals);
        write("what now please");

        soon(() -> assertThat(Pictures.onFx(() -> field.getText())).isEqualTo("what now please"));
    }

    @Test
    void aDraftWhoseRecipesAreGoneSaysSo() {
        recipe("Leek Soup", "2 leeks");
        recipe("Lentil Stew", "300 g lentils");
        say("Suggest dinners for Monday and Tuesday next week");
        window.await("the plan", node -> node instanceof Labeled label && "Go ahead".equals(label.getText()));
        rows("recipes").forEach(row -> services.kitchen().delete(KitchenEntities.RECIPE, row.id()));
        click("Go ahead");

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.contains("something that it names is gone")));
    }

    private UUID recipe(String name, String... lines) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
            List.of(lines).stream().map(IngredientRows::row).toList(), "instructions", List.of("Stir.")));
    }

    private LocalDate today() {
        return window.shell().today();
    }

    /// Opens the dialog of a place of the week.
    private void slot(String day, String meal) {
        clickOn(day + " " + meal, node -> node.getAccessibleText() != null
            && node.getAccessibleText().matches(day + ".* " + meal));
        window.await("the dialog", node -> node instanceof DatePicker);
    }

    private void focusNote() {
        clickOn("the note", node -> node instanceof TextInputControl field
            && field.getPromptText().startsWith("Rest of the risotto"));
    }

    /// What stands in the fields.
    private List<String> typed() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen)
            .filter(TextInputControl.class::isInstance).map(node -> ((TextInputControl) node).getText()).toList());
    }

    /// The words of each line of mixed text.
    private List<String> flows() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen).filter(TextFlow.class::isInstance)
            .map(flow -> ((TextFlow) flow).getChildren().stream().filter(Text.class::isInstance)
                .map(text -> ((Text) text).getText()).collect(Collectors.joining()))
            .toList());
    }
}

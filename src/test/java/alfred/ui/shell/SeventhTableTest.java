package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.List;
import java.util.UUID;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What the seventh stranger who saw the window did not trust.
class SeventhTableTest extends TypedWindow {
    SeventhTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void whatIsOnTheListIsRaisedToWhatAllMealsNeed() {
        plan("Tikka", 0, "150 ml cream");
        plan("Dal", 2, "1 bunch coriander");
        plan("Soup", 5, "100 ml cream");
        plan("Shakshuka", 6, "2/3 bunch coriander");
        list("Cream", 200, "ml", "Tikka");
        list("Coriander", 1, "bunch", "Dal");

        go(new Route.Meals());
        click("Add 2 to shopping");

        soon(() -> assertThat(rows("shopping_list"))
            .extracting(line -> line.text("name"), SeventhTableTest::amount, line -> line.text("source"),
                line -> line.text("notes"))
            .containsExactlyInAnyOrder(tuple("Cream", "250 ml", "Tikka, Soup", ""),
                tuple("Coriander", "2 bunch", "Dal, Shakshuka", "1⅔ bunches needed")));
        soon(() -> assertThat(window.texts()).contains("2 things to buy, 2 on the list already"));
        services.kitchen().undo();
        assertThat(rows("shopping_list")).extracting(SeventhTableTest::amount)
            .containsExactlyInAnyOrder("200 ml", "1 bunch");
    }

    @Test
    void whatIsOnTheListForAnotherDishIsStillToBuyForThisOne() {
        list("Cream", 200, "ml", "Tikka");
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "cumin seeds", "source", "Tikka"));
        var soup = recipe("Soup", "100 ml cream", "1 tsp cumin seeds");
        go(new Route.Recipe(soup));

        click("Add 2 to shopping");

        soon(() -> assertThat(rows("shopping_list"))
            .extracting(line -> line.text("name"), SeventhTableTest::amount, line -> line.text("source"))
            .containsExactlyInAnyOrder(tuple("Cream", "300 ml", "Tikka, Soup"),
                tuple("cumin seeds", " ", "Tikka, Soup")));
        soon(() -> assertThat(window.texts()).contains("on the list").doesNotContain("to buy"));
    }

    @Test
    void whatIsTakenByTheSpoonAndByThePinchIsOneLineForBoth() {
        plan("Dal", 2, "1 tsp salt");
        plan("Pancakes", 3, "1 pinch salt");
        go(new Route.Shopping());
        click("Add 2 from the plan");

        soon(() -> assertThat(rows("shopping_list")).extracting(line -> line.text("source"))
            .containsExactly("Dal, Pancakes"));
        soon(() -> assertThat(window.texts().stream().filter("1 on the list"::equals)).hasSize(2));
    }

    @Test
    void whatSomebodyWantsForHimselfIsRaisedAndStaysHis() {
        plan("Pancakes", 0, "3 eggs");
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "eggs", "quantity", 1L));

        go(new Route.Shopping());
        click("Add 1 from the plan");

        soon(() -> assertThat(rows("shopping_list"))
            .extracting(SeventhTableTest::amount, line -> line.text("source"))
            .containsExactly(tuple("3 ", "")));
    }

    @Test
    void whatIsNeededFallsWhenAMealIsCooked() {
        var tikka = plan("Tikka", 0, "1 tsp ground cumin", "3 onions", "500 g rice");
        plan("Shakshuka", 6, "2/3 tsp ground cumin", "1 onion");
        go(new Route.Shopping());
        click("Add 3 from the plan");
        soon(() -> assertThat(window.texts()).contains("1⅔ tsp needed", "for 2 meals"));

        cook(tikka);

        soon(() -> assertThat(rows("shopping_list"))
            .extracting(line -> line.text("name"), SeventhTableTest::amount, line -> line.text("source"),
                line -> line.text("notes"))
            .containsExactlyInAnyOrder(tuple("ground cumin", " ", "Shakshuka", "⅔ tsp needed"),
                tuple("onions", "1 ", "Shakshuka", "")));
        go(new Route.Shopping());
        soon(() -> assertThat(window.texts()).contains("⅔ tsp needed").doesNotContain("1⅔ tsp needed"));
    }

    @Test
    void whatAnotherMealNeedsStaysOnTheList() {
        var tikka = plan("Tikka", 0, "150 ml cream", "2 chicken breasts");
        plan("Soup", 6, "100 ml cream");
        list("Cream", 200, "ml", "Tikka");
        list("Chicken breasts", 2, "", "Tikka");

        cook(tikka);

        soon(() -> assertThat(window.texts())
            .contains("Tikka is in the cooking log, and off the shopping list is: Chicken breasts"));
        assertThat(rows("shopping_list"))
            .extracting(line -> line.text("name"), SeventhTableTest::amount, line -> line.text("source"))
            .containsExactly(tuple("Cream", "100 ml", "Soup"));
        services.kitchen().undo();
        assertThat(rows("shopping_list")).extracting(SeventhTableTest::amount)
            .containsExactlyInAnyOrder("200 ml", "2 ");
    }

    @Test
    void whatIsAtHomeAndTakenForTheMealIsNeededAgainByTheNext() {
        var tikka = plan("Tikka", 0, "150 ml cream");
        plan("Soup", 6, "100 ml cream");
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "cream", "quantity", 150L, "unit", "ml", "location", "fridge"));
        list("Cream", 100, "ml", "Tikka, Soup");

        cook(tikka);

        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        assertThat(rows("shopping_list")).extracting(SeventhTableTest::amount, line -> line.text("source"))
            .containsExactly(tuple("100 ml", "Soup"));
    }

    @Test
    void wordsThatOnlyAnIngredientHasStayTheNoteOfAMeal() {
        recipe("Egg Fried Rice", "leftovers of rice");
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        clickOn("the recipe", node -> node instanceof TextField field && field.getPromptText() != null
            && field.getPromptText().startsWith("Type a recipe"));
        write("leftovers");
        soon(() -> assertThat(window.texts()).contains("Egg Fried Rice", "“leftovers” as a note"));
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.ENTER);

        soon(() -> assertThat(rows("meals")).singleElement().satisfies(meal -> {
            assertThat(meal.text("notes")).isEqualTo("leftovers");
            assertThat(meal.has("recipe_id")).isFalse();
        }));
    }

    @Test
    void twoFoodsOfOneLineBecomeTwoAndADoubtIsAskedOnce() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        click("Next ingredient");
        write("1 kg flour, 200 ml water\n1 1/2 tsp sugar (or honey)\n");
        click("Make it two");
        soon(() -> assertThat(window.texts()).contains("flour", "water"));
        assertThat(window.texts()).contains("Read as “1½ tsp sugar”. Right?").doesNotContain("Is this one thing?");
        click("Yes");
        soon(() -> assertThat(window.texts()).doesNotContain("Read as “1½ tsp sugar”. Right?"));
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(names("recipe_ingredients")).containsExactlyInAnyOrder("flour", "water", "sugar"));
    }

    @Test
    void servingsCanBeTyped() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        clickOn("the servings",
            node -> node instanceof TextField field && "Servings".equals(field.getAccessibleText()));
        write("12");
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(row("recipes", "Plum Cake").integer("servings")).contains(12L));
    }

    @Test
    void aRepetitionThatIsNotReadIsTold() {
        go(new Route.Tasks());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("Descale every blue moon week\n");

        soon(() -> assertThat(window.texts())
            .contains("“every blue moon week” was not understood: the task stands once"));
        assertThat(rows("tasks")).extracting(task -> task.text("title"))
            .containsExactly("Descale every blue moon week");
    }

    @Test
    void aDateThatCannotBeStaysInItsField() {
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "quark", "location", "fridge", "expiry_date", window.shell().today().plusDays(3)));
        go(new Route.Pantry());
        click("Quark");
        clickOn("the date", node -> "Best before".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("31.2.2027");
        push(KeyCode.TAB);

        soon(() -> assertThat(window.texts()).contains("There is no 31.2.2027"));
        var date = (DatePicker) window.await("the date", DatePicker.class::isInstance);
        assertThat(date.getEditor().getText()).isEqualTo("31.2.2027");
    }

    @Test
    void howMuchMoreIsNeededIsNotCut() {
        plan("Dal", 2, "1 1/3 bunches coriander");
        plan("Shakshuka", 6, "1/3 bunch coriander");
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "coriander", "quantity", 1L, "unit", "bunch", "location", "fridge"));
        go(new Route.Shopping());
        click("Add 1 from the plan");

        var words = (Label) window.await("the need",
            node -> node instanceof Label label && "⅔ bunch more needed".equals(label.getText()));
        Pictures.settle();
        assertThat(Pictures.onFx(() -> ((Text) words.lookup(".text")).getText())).isEqualTo("⅔ bunch more needed");
    }

    private void cook(UUID recipe) {
        go(new Route.Cook(recipe, 4));
        click("Cooked");
        click("Note it");
        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
    }

    private static String amount(Row line) {
        return line.text("quantity") + " " + line.text("unit");
    }

    private void list(String name, long quantity, String unit, String source) {
        services.kitchen().create(KitchenEntities.SHOPPING,
            Row.of("name", name, "quantity", quantity, "unit", unit, "source", source));
    }

    /// Plans a dish for 4 as a dinner.
    ///
    /// @param day how many days from today
    /// @return its recipe
    private UUID plan(String name, int day, String... lines) {
        var recipe = recipe(name, lines);
        services.kitchen().create(KitchenEntities.MEAL, Row.of("date", window.shell().today().plusDays(day),
            "meal_type", "dinner", "recipe_id", recipe, "servings", 4L));
        return recipe;
    }

    private UUID recipe(String name, String... lines) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
            List.of(lines).stream().map(IngredientRows::row).toList(), "instructions", List.of("Stir.")));
    }
}

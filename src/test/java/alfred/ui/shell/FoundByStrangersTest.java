package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/// Faults that people found who saw the window for the first time, done again with the same keys and clicks.
class FoundByStrangersTest extends TypedWindow {
    FoundByStrangersTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void severalThingsInAQuickLineBecomeSeveralInThePantry() {
        quickly(new Route.Pantry(), "1 kg carrots and 2 onions, 6 apples and a cucumber, fridge");

        soon(() -> assertThat(names("inventory")).containsExactlyInAnyOrder("carrots", "onions", "apples", "cucumber"));
        assertThat(rows("inventory")).allMatch(lot -> lot.text("location").equals("fridge") && !lot.has("notes"));
        soon(() -> assertThat(window.texts()).contains("4 things added: carrots, onions, apples, cucumber"));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(rows("inventory")).isEmpty());
    }

    @Test
    void aDateInAQuickLineIsTheDateOfTheThingAndIsTold() {
        quickly(new Route.Pantry(), "2 avocados, counter, tomorrow");

        var avocados = row("inventory", "avocados");
        assertThat(avocados.date("expiry_date")).contains(LocalDate.parse("2026-01-14"));
        assertThat(avocados.text("location")).isEqualTo("counter");
        assertThat(avocados.has("notes")).isFalse();
        soon(() -> assertThat(window.texts()).contains("Avocados added to the counter, best before tomorrow"));
        write("200 ml sour cream, fridge, Friday\n");
        assertThat(row("inventory", "sour cream").date("expiry_date")).contains(LocalDate.parse("2026-01-16"));
    }

    @Test
    void nothingOfAQuickLineIsLostOnTheShoppingList() {
        quickly(new Route.Shopping(), "2 lemons, 500 g plums and some oat milk");

        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("lemons", "plums", "oat milk"));
        soon(() -> assertThat(window.texts()).contains("3 things are on the list"));
        write("tomatoes, the small red ones\n");
        assertThat(row("shopping_list", "tomatoes").text("notes")).isEqualTo("the small red ones");
        write("3 lemons and 2 limes\n");
        row("shopping_list", "limes");
        assertThat(row("shopping_list", "lemons").text("quantity")).isEqualTo("5");
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(names("shopping_list")).doesNotContain("limes"));
        assertThat(row("shopping_list", "lemons").text("quantity")).isEqualTo("2");
    }

    @Test
    void aScaledRecipeTellsWhatIsMissingOfItsAmounts() {
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "chicken thighs", "quantity", 600L, "unit", "g", "location", "fridge"));
        recipe("Curry", "600 g chicken thighs");
        soon(() -> assertThat(window.texts()).contains("All at home"));

        click("For more");

        soon(() -> assertThat(window.texts()).contains("750 g", "0 of 1 at home").doesNotContain("All at home"));
        click("Reset");
        soon(() -> assertThat(window.texts()).contains("All at home"));
    }

    @Test
    void whatIsOnTheListAlreadyIsNotOfferedAgain() {
        recipe("Pancakes", "500 g flour\n2 eggs");
        click("Add 2 to shopping");

        row("shopping_list", "eggs");
        soon(() -> assertThat(window.texts()).filteredOn("on the list"::equals).hasSize(2));
        assertThat(window.texts()).contains("0 of 2 at home").doesNotContain("to buy", "Add 2 to shopping");
    }

    @Test
    void aRecipeIsPlannedByItsDialogAndTheToastNamesItAndItsDay() {
        recipe("Pancakes", "500 g flour");
        click("Plan it");
        soon(() -> assertThat(window.texts()).contains("New meal"));
        push(KeyCode.CONTROL, KeyCode.ENTER);

        soon(() -> assertThat(window.texts()).contains("Pancakes is planned for today"));
        assertThat(rows("meals")).hasSize(1);
    }

    @Test
    void mealsLieBesideEachOtherInASmallWindow() {
        recipe("Slow Beef Stew with Red Wine and Carrots", "1 kg beef");
        var stew = row("recipes", "Slow Beef Stew with Red Wine and Carrots").id();
        for (var type : List.of("breakfast", "lunch", "lunch", "lunch", "dinner", "dinner")) {
            services.kitchen().create(KitchenEntities.MEAL, Row.of("date", LocalDate.parse("2026-01-15"), "meal_type",
                type, "recipe_id", stew, "servings", 4L));
        }
        try (var small = new TestWindow(services, 1024, 680)) {
            small.run(Shell::toggleChat);
            small.open(new Route.Meals());
            soon(() -> assertThat(cards(small)).hasSize(6));

            var cards = cards(small);
            var bounds = Pictures.onFx(() -> cards.stream()
                .map(card -> card.localToScene(card.getLayoutBounds())).sorted(
                    Comparator.comparingDouble(Bounds::getMinY))
                .toList());
            for (int i = 1; i < bounds.size(); i++) {
                assertThat(bounds.get(i).getMinY()).isGreaterThanOrEqualTo(bounds.get(i - 1).getMaxY() - 1);
            }
        }
    }

    @Test
    void whatTheMealsNeedIsToldInASmallWindowToo() {
        recipe("Pancakes", "500 g flour");
        services.kitchen().create(KitchenEntities.MEAL, Row.of("date", LocalDate.parse("2026-01-15"), "meal_type",
            "dinner", "recipe_id", row("recipes", "Pancakes").id()));
        try (var small = new TestWindow(services, 1024, 680)) {
            small.open(new Route.Shopping());

            soon(() -> assertThat(small.texts()).contains("For these meals", "Pancakes", "1 to buy"));
        }
    }

    @Test
    void aListHasABasketOfItsOwn() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "bread", "list", "Bakery"));
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "coffee", "is_purchased", true));
        go(new Route.Shopping());
        soon(() -> assertThat(window.texts()).contains("Coffee", "0 to buy, 1 in the basket"));

        clickOn("Bakery", node -> node instanceof Labeled list && list.getText() != null
            && list.getText().startsWith("Bakery"));

        soon(() -> assertThat(window.texts()).contains("Bread").doesNotContain("Coffee"));
    }

    @Test
    void anIngredientKeepsTheWordForItsUnit() {
        recipe("Stew", "1 tin chopped tomatoes");

        soon(() -> assertThat(window.texts()).contains("1 tin"));
        click("For more");
        soon(() -> assertThat(window.texts()).contains("1¼ cans"));
    }

    @Test
    void whatIsSaidInTheSearchIsForAlfredAndALineForTheList() {
        push(KeyCode.CONTROL, KeyCode.K);
        write("buy 2 l milk");
        soon(() -> assertThat(window.texts()).contains("Ask Alfred “buy 2 l milk”"));
        assertThat(window.texts().indexOf("Ask Alfred “buy 2 l milk”"))
            .isLessThan(window.texts().indexOf("New recipe “buy 2 l milk”"));
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.K);
        write("2 l milk");
        clickOn("the line for the list", node -> node instanceof Labeled label
            && "Add “2 l milk” to shopping".equals(label.getText()));

        assertThat(row("shopping_list", "milk").text("quantity")).isEqualTo("2");
    }

    @Test
    void aTimeInTheMethodStartsATimerThatTellsItsDish() {
        services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Linsensuppe", "servings", 4L, "instructions",
            List.of("Die Linsen 20 bis 25 Minuten kochen.", "Simmer for 5 minutes.")));
        go(new Route.Recipe(row("recipes", "Linsensuppe").id()));

        clickOn("20 minutes", node -> "Start 20 minutes".equals(node.getAccessibleText()));

        soon(() -> assertThat(rows("timers")).singleElement().extracting(timer -> timer.get("seconds").orElseThrow())
            .isEqualTo(1200L));
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.matches("20:00 · Linsensuppe, step\\W1")));
        assertThat(window.texts()).contains("20 bis 25 Minuten", "5 min");
    }

    @Test
    void anAnswerWhileCookingStandsInFull() {
        recipe("Sauce", "200 ml cream");
        go(new Route.Cook(row("recipes", "Sauce").id(), 4));
        clickOn("the question", node -> node instanceof TextField field && "Can I use milk instead?"
            .equals(field.getPromptText()));
        write("Can I use milk instead of cream?\n");

        var answer = (Region) window.await("the answer", node -> node.getStyleClass().contains("cook-answer"));
        Pictures.settle();
        var pane = Pictures.onFx(() -> scrolling(answer));
        soon(() -> assertThat(Pictures.onFx(() -> pane.getViewportBounds().getHeight()))
            .isGreaterThanOrEqualTo(Math.min(280, Pictures.onFx(answer::getHeight))));
    }

    private static List<Node> cards(TestWindow shown) {
        return Pictures.onFx(() -> shown.nodes().filter(node -> node.getStyleClass().contains("meal-card"))
            .filter(TestWindow::isSeen).toList());
    }

    @Test
    void aMealWithoutARecipeIsKeptInItsWords() {
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        write("Leftover soup");
        push(KeyCode.CONTROL, KeyCode.ENTER);

        soon(() -> assertThat(rows("meals")).singleElement().extracting(meal -> meal.text("notes"))
            .isEqualTo("Leftover soup"));
        soon(() -> assertThat(window.texts()).contains("Leftover soup is planned for today"));
    }

    @Test
    void aLongToastLeavesItsButtonsInTheWindow() {
        for (int i = 0; i < 30; i++) {
            services.kitchen().create(KitchenEntities.INVENTORY,
                Row.of("name", "jar of last summer's plums " + i, "quantity", 1L, "location", "cabinet"));
        }
        services.kitchen().deleteAll(KitchenEntities.INVENTORY, rows("inventory").stream().map(Row::id).toList());
        push(KeyCode.CONTROL, KeyCode.Z);

        var close = window.await("the cross", node -> "Close".equals(node.getAccessibleText()));
        var toast = close.getParent();
        assertThat(Pictures.onFx(() -> toast.localToScene(toast.getLayoutBounds()).getMinX())).isGreaterThan(200);
        assertThat(Pictures.onFx(() -> close.localToScene(close.getLayoutBounds()).getMaxX())).isLessThan(1400);
        assertThat(Pictures.onFx(() -> toast.getLayoutBounds().getHeight())).isLessThan(70);
    }

    private void recipe(String name, String lines) {
        push(KeyCode.CONTROL, KeyCode.N);
        write(name);
        click("Next ingredient");
        write(lines);
        push(KeyCode.CONTROL, KeyCode.S);
        row("recipes", name);
        soon(() -> assertThat(window.texts()).contains("4 servings"));
    }

    /// Types a line into a page's quick line.
    private void quickly(Route page, String line) {
        go(page);
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write(line + "\n");
    }
}

package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.chat.ChatPane;
import alfred.ui.cook.TimerPill;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What is begun in one place of the window is seen, gone on with and ended in the others.
class RoundOfTheKitchenTest extends TypedWindow {
    RoundOfTheKitchenTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void aTimerSetInTheChatIsStoppedInTheWindowAndComesBackByUndo() {
        say("set a timer for 12 minutes for the eggs");
        window.await("the timer", node -> node instanceof TimerPill pill && pill.isVisible());

        click("12:00 · Eggs");
        click("Stop the timer Eggs");
        soon(() -> assertThat(rows("timers")).isEmpty());
        push(KeyCode.ESCAPE);

        go(new Route.Home());
        push(KeyCode.CONTROL, KeyCode.Z);
        window.await("the timer", node -> node instanceof TimerPill pill && pill.isVisible());

        say("stop the timer");
        soon(() -> assertThat(window.find(node -> node instanceof TimerPill pill && pill.isVisible())).isEmpty());
    }

    @Test
    void tonightsDinnerIsCookedAndEveryPageKnows() {
        click("Start cooking");
        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));
        for (int step = 1; step < 7; step++) {
            push(KeyCode.RIGHT);
        }
        click("Cooked");
        click("Note it");

        var meal = rows("meals").stream()
            .filter(row -> row.date("date").orElseThrow().equals(LocalDate.of(2026, 1, 13))).findFirst().orElseThrow();
        soon(() -> assertThat(rows("cooking_log"))
            .anyMatch(row -> row.reference("meal_id").filter(meal.id()::equals).isPresent()));
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("cooked").doesNotContain("Start cooking"));
        soon(() -> assertThat(services.chat().bypassMode()).isEmpty());
    }

    @Test
    void cookModeEndsWithItsPageByWhateverWayItIsLeft() {
        go(new Route.Cook(row("recipes", "Butter Chicken").id(), 4));
        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));
        window.await("what mode it is in", node -> "Leave: Cook mode".equals(node.getAccessibleText()));

        push(KeyCode.CONTROL, KeyCode.DIGIT5);

        soon(() -> assertThat(services.chat().bypassMode()).isEmpty());
        say("add butter to my shopping list");
        soon(() -> assertThat(names("shopping_list")).anyMatch("butter"::equalsIgnoreCase));

        push(KeyCode.ALT, KeyCode.LEFT);
        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));
        push(KeyCode.CONTROL, KeyCode.L);
        click("Leave: Cook mode");
        soon(() -> assertThat(services.chat().bypassMode()).isEmpty());
    }

    @Test
    void whatIsAskedWhileCookingIsAnsweredOnThePage() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        go(new Route.Cook(row("recipes", "Butter Chicken").id(), 4));
        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));
        clickOn("the question", node -> "Can I use milk instead?".equals(node.getAccessibleText()));
        write("how much butter?\n");
        soon(() -> assertThat(answer()).contains("40 g"));

        write("add milk to my shopping list\n");
        soon(() -> assertThat(names("shopping_list")).anyMatch("milk"::equalsIgnoreCase));
        soon(() -> assertThat(answer()).contains("milk"));
        assertThat(window.find(node -> node instanceof ChatPane)).as("the chat stays hidden").isEmpty();
        window.shoot("cook-answer");
    }

    private String answer() {
        return Pictures.onFx(
            () -> window.nodes().filter(node -> node.getStyleClass().contains("cook-answer")).flatMap(TestWindow::all)
                .filter(Text.class::isInstance).map(node -> ((Text) node).getText()).reduce("", String::concat));
    }

    @Test
    void anItemAtTheShopHasANameHoweverManyMealsNeedIt() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "Onions", "quantity", Fraction.of(8, 3),
            "source",
            "Chicken Tikka Masala, Red Lentil Dal, Beef Stew with Red Wine, Cod Masala, Potato and Leek Soup, Chickpea and Spinach Stew"));
        go(new Route.Shopping());

        var label =
            (Label) window.await("the onions", node -> node instanceof Label shown && "Onions".equals(shown.getText()));

        soon(() -> assertThat(Pictures.onFx(() -> ((Text) label.lookup(".text")).getText())).isEqualTo("Onions"));
        assertThat(window.texts()).contains("for 6 meals");
    }

    @Test
    void whatIsInTheBasketIsNotOfferedAgain() {
        var kitchen = services.kitchen();
        var today = LocalDate.of(2026, 1, 13);
        var missing = kitchen.needed(today, today.plusDays(6)).missing();
        assertThat(missing).isNotEmpty();

        kitchen.createAll(KitchenEntities.SHOPPING,
            missing.stream().map(row -> row.with("is_purchased", true)).toList());

        assertThat(kitchen.needed(today, today.plusDays(6)).missing()).isEmpty();
    }

    @Test
    void theMealsBeginWithTodayAndLeadToTheirRecipeAndToCooking() {
        go(new Route.Meals());
        clickOn("tomorrow's soup",
            node -> "Miso Soup with Tofu".equals(node.getAccessibleText()) || node instanceof Labeled label
                && "Miso Soup with Tofu".equals(label.getText()));
        click("Start cooking");

        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));
        assertThat(window.texts()).contains("Miso Soup with Tofu", "for 2");
    }

    @Test
    void sameThingsJoinOnTheList() {
        go(new Route.Shopping());
        push(KeyCode.CONTROL, KeyCode.N);
        write("6 eggs\n");
        row("shopping_list", "eggs");
        write("4 Eggs\n");

        soon(() -> assertThat(rows("shopping_list")).filteredOn(line -> line.text("name").equalsIgnoreCase("eggs"))
            .singleElement()
            .satisfies(line -> assertThat(line.quantity("quantity")).contains(Fraction.of(10))));
        soon(() -> assertThat(window.texts()).contains("Eggs: 10 now, together with what was on the list"));
        click("Undo");
        soon(() -> assertThat(row("shopping_list", "eggs").quantity("quantity")).contains(Fraction.of(6)));
    }

    @Test
    void whatIsOnTheListWithoutAnAmountIsNotPutThereTwice() {
        go(new Route.Shopping());
        push(KeyCode.CONTROL, KeyCode.N);
        write("mustard\n");
        row("shopping_list", "mustard");
        write("Mustard\n");

        soon(() -> assertThat(window.texts()).contains("Mustard is on the list already"));
        assertThat(rows("shopping_list")).filteredOn(line -> line.text("name").equalsIgnoreCase("mustard")).hasSize(1);
    }

    @Test
    void aListOfItsOwnIsMadeFilledAndLeft() {
        go(new Route.Shopping());
        click("New list");
        write("Hardware store");
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.N);
        write("screws");
        push(KeyCode.ENTER);

        assertThat(row("shopping_list", "screws").text("list")).isEqualTo("Hardware store");
        soon(() -> assertThat(window.texts()).contains("Screws").doesNotContain("Kitchen roll"));
        click("Groceries");
        soon(() -> assertThat(window.texts()).contains("Kitchen roll").doesNotContain("Screws"));
    }
}

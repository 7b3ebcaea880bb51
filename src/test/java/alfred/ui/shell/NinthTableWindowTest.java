package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.MealItem;
import alfred.ui.model.Route;
import alfred.ui.page.form.MealDialog;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What the ninth stranger found in the way of keys and in the look of the window.
class NinthTableWindowTest extends TypedWindow {
    NinthTableWindowTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void theDigitThatChoosesIsNotWritten() {
        say("leo is allergic to almonds but not to peanuts");

        robot.robotContext().getBaseRobot().typeKeyboard(window.scene(), KeyCode.DIGIT1, "1");

        soon(() -> assertThat(rows("preferences").getFirst().texts("allergies")).contains("almonds"));
        Pictures.settle();
        assertThat(composer().getText()).isEmpty();
    }

    @Test
    void aDigitWithoutAQuestionIsWritten() {
        push(KeyCode.CONTROL, KeyCode.L);

        robot.robotContext().getBaseRobot().typeKeyboard(window.scene(), KeyCode.DIGIT1, "1");

        soon(() -> assertThat(composer().getText()).isEqualTo("1"));
    }

    @Test
    void theKeysOfTheWindowCloseThePanelThatLiesOverIt() {
        window.run(shell -> {
            shell.getScene().getWindow().setWidth(1024);
            shell.getScene().getWindow().setHeight(768);
        });
        openPanel();
        push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        assertThat(window.shell().hasOverlay()).as("after the key that opened it").isFalse();

        openPanel();
        push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertThat(window.shell().hasOverlay()).as("after the key of a page").isFalse();
        assertThat(Pictures.onFx(() -> window.shell().page().getClass().getSimpleName())).isEqualTo("PantryPage");

        openPanel();
        push(KeyCode.CONTROL, KeyCode.L);
        assertThat(window.shell().hasOverlay()).as("after the key of the chat").isFalse();
        assertThat(Pictures.onFx(() -> window.scene().getFocusOwner())).isEqualTo(composer());

        openPanel();
        push(KeyCode.CONTROL, KeyCode.K);
        assertThat(Pictures.onFx(() -> window.shell().lookup(".slide-over"))).as("the panel").isNull();
        write("bread");
        soon(() -> assertThat(
            Pictures
                .onFx(() -> window.scene().getFocusOwner() instanceof TextInputControl field ? field.getText() : ""))
            .isEqualTo("bread"));
    }

    @Test
    void whoseButtonIsHiddenPressesNoOtherWithTheNextKey() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "Leeks", "is_purchased", true));
        go(new Route.Shopping());
        click("Put 1 in the pantry");
        soon(() -> assertThat(names("inventory")).anyMatch("Leeks"::equalsIgnoreCase));
        Pictures.settle();

        soon(() -> assertThat(Pictures.onFx(() -> window.scene().getFocusOwner())).isNotInstanceOf(ButtonBase.class));
    }

    @Test
    void theTimeOfATimerBesideOneThatRingsHasItsName() {
        var now = OffsetDateTime.now(window.shell().clock());
        timer("Rice", now.plusMinutes(10));
        timer("Bread", now.plusMinutes(20));
        timer("Smoked paprika", now.minusSeconds(5));

        var pill = (Button) window.await("the timer", node -> node instanceof Button button
            && button.getStyleClass().contains("warn"));

        soon(() -> assertThat(pill.getText()).matches("Smoked paprika: time is up\\n(10:00|9:5\\d) · Rice \\+1"));
        assertThat(pill.getAccessibleText()).isEqualTo(pill.getText());
    }

    @Test
    void theBlocksOfTheMealDialogStandApart() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("celery")));
        var soup = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Soup", "servings", 4L,
            "ingredients", List.of(IngredientRows.row("2 sticks of celery")), "instructions", List.of("Stir.")));
        var meal = services.kitchen().create(KitchenEntities.MEAL, Row.of("date", window.shell().today(), "meal_type",
            "dinner", "recipe_id", soup, "servings", 4L));
        var row = rows("meals").stream().filter(one -> one.id().equals(meal)).findFirst().orElseThrow();
        window.run(shell -> shell.withCookbook(cookbook -> MealDialog.edit(shell, cookbook, new MealItem(row))));
        var warning = window.await("the warning", node -> node.getStyleClass().contains("warnbox"));
        clickOn("the servings", node -> node instanceof TextInputControl
            && "For how many".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("0\n");
        var error = window.await("the error", label("Write at least 1"));
        Pictures.settle();

        assertThat(
            gap(window.await("a button", node -> label("Start cooking").test(node) && isInDialog(node)), "Recipe"))
            .isBetween(12.0, 32.0);
        assertThat(gap(warning, "Day")).isBetween(12.0, 32.0);
        assertThat(gap(error, "Note")).isBetween(7.0, 32.0);
    }

    private double gap(Node above, String below) {
        var label = window.await(below, node -> node instanceof Label && label(below).test(node)
            && isInDialog(node));
        return Pictures.onFx(() -> inWindow(label).getMinY() - inWindow(above).getMaxY());
    }

    private static boolean isInDialog(Node node) {
        return node != null && (node.getStyleClass().contains("a-popup") || isInDialog(node.getParent()));
    }

    private static Predicate<Node> label(String words) {
        return node -> node instanceof Labeled told && words.equals(told.getText());
    }

    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void timer(String name, OffsetDateTime rings) {
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", name, "seconds", 600L, "rings_at", rings));
    }

    private void openPanel() {
        push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        assertThat(Pictures.onFx(() -> window.shell().lookup(".slide-over"))).as("the panel").isNotNull();
    }

    private TextArea composer() {
        return (TextArea) window.await("the composer", node -> node instanceof TextArea area
            && area.getStyleClass().contains("bare"));
    }
}

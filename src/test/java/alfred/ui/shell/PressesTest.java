package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.model.Route;
import alfred.ui.page.list.Check;
import java.time.Duration;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/// A click is answered even where what is clicked is drawn anew while the button is down.
class PressesTest extends TypedWindow {
    PressesTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void aChangeBetweenPressAndReleaseWaitsForTheClick() {
        go(new Route.Shopping());
        var basil = window.await("basil", node -> isCheck(node, "Basil"));

        robot.moveTo(basil).press(MouseButton.PRIMARY);
        services.kitchen().create(KitchenEntities.SHOPPING,
            Row.of("name", "Figs", "quantity", 4, "is_purchased", false));
        Awaitility.await().during(Duration.ofMillis(400)).atMost(Duration.ofSeconds(5))
            .until(() -> window.find(node -> isCheck(node, "Figs")).isEmpty());
        robot.release(MouseButton.PRIMARY);

        soon(() -> assertThat(row("shopping_list", "Basil").isTrue("is_purchased")).isTrue());
        window.await("figs", node -> isCheck(node, "Figs"));
    }

    private static boolean isCheck(Node node, String name) {
        return node instanceof Check check && check.getAccessibleText().contains(name);
    }
}

package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.Test;

/// What the ninth stranger who saw the window did not trust.
class NinthTableTest extends TypedWindow {
    NinthTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void whoAnswersALineStaysWithIt() {
        go(new Route.RecipeForm(Optional.empty(), "Soup"));
        click("Next ingredient");
        write("a splash of vinegar\n");

        click("Leave as written");

        soon(() -> assertThat(Pictures.onFx(() -> window.scene().getFocusOwner().getAccessibleText()))
            .contains("vinegar"));
    }

    @Test
    void whoseButtonIsGoneStaysInTheChat() {
        say("leo is allergic to almonds but not to peanuts");
        click("Note as an allergy: almonds (leo)");
        soon(() -> assertThat(rows("preferences").getFirst().texts("allergies")).contains("almonds"));
        Pictures.settle();

        assertThat(Pictures.onFx(() -> window.scene().getFocusOwner())).isInstanceOf(TextInputControl.class);
    }

    @Test
    void aLongLineInDoubtLeavesRoomForTheOtherFields() {
        go(new Route.RecipeForm(Optional.empty(), "Soup"));
        click("Next ingredient");
        write(
            "1 tbsp of the lovely smoked paprika which Grate brought along from the little market behind the harbour\n");

        var field = window.await("the cuisine", node -> node instanceof TextInputControl text
            && "Cuisine".equals(text.getAccessibleText()));
        soon(() -> assertThat(Pictures.onFx(() -> inWindow(field).getMaxX()))
            .isLessThanOrEqualTo(Pictures.onFx(() -> inWindow(window.shell().lookup(".a-sheet")).getMaxX())));
    }

    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}

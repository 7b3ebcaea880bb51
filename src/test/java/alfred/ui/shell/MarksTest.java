package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.chat.composer.Composer;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.recipes.CardView;
import alfred.ui.sidepanel.EntityRow;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;

/// The same thing shown in several places is lit in all of them, and what Alfred says can be taken along.
class MarksTest extends TypedWindow {
    MarksTest() {
        super(DemoKitchen.services(true, settings()));
    }

    private static WindowSettings settings() {
        var settings = TestWindow.welcomed();
        settings.put("panel.shown", "true");
        return settings;
    }

    @Test
    void thePointerOnAChipMarksTheCardAndTheRow() {
        say("Show me the recipe for Butter Chicken");
        go(new Route.Recipes());
        window.await("the card", node -> isCard(node));
        var chip = window.await("the chip", node -> node instanceof Button b && b.getStyleClass().contains("chip")
            && b.getText().equals("Butter Chicken"));

        // the chat may still scroll to its end under the pointer
        soon(() -> {
            robot.moveTo(away()).moveTo(chip);
            assertThat(window.find(node -> isCard(node) && isLit(node))).isPresent();
            assertThat(window.find(node -> node instanceof EntityRow row
                && row.getAccessibleText().startsWith("Butter Chicken") && isLit(node)))
                .isPresent();
        });
        robot.moveTo(away());
        soon(() -> assertThat(window.find(MarksTest::isLit)).isEmpty());
    }

    @Test
    void aReplysWordsAreSelectedAndCopied() {
        say("What is planned this week?");
        var words = (TextFlow) window.await("the reply",
            node -> node instanceof TextFlow flow && text(flow).startsWith("Today"));

        soon(() -> {
            robot.doubleClickOn(words.localToScreen(words.getWidth() * 0.05, 8).getX(),
                words.localToScreen(0, 8).getY());
            push(KeyCode.CONTROL, KeyCode.C);
            assertThat(clipboard()).isEqualTo("Today");
        });
        robot.press(KeyCode.CONTROL).type(KeyCode.A, KeyCode.C).release(KeyCode.CONTROL);
        soon(() -> assertThat(clipboard().lines()).hasSizeGreaterThan(5)
            .anyMatch(line -> line.contains("Butter Chicken")));
    }

    private Node away() {
        return window.await("the composer", Composer.class::isInstance);
    }

    private static boolean isCard(Node node) {
        return node instanceof CardView card && "Butter Chicken".equals(card.getAccessibleText());
    }

    private static boolean isLit(Node node) {
        return node.getStyleClass().contains("lit");
    }

    private static String clipboard() {
        return Pictures.onFx(() -> Clipboard.getSystemClipboard().getString());
    }

    private static String text(TextFlow flow) {
        return flow.getChildren().stream().filter(Text.class::isInstance).map(node -> ((Text) node).getText())
            .collect(Collectors.joining());
    }
}

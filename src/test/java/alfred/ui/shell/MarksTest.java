package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.chat.Composer;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import alfred.ui.recipes.CardView;
import alfred.ui.sidepanel.EntityRow;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;

/// The same thing shown in several places is lit in all of them, and what Alfred says can be taken along.
class MarksTest extends TypedWindow {
    MarksTest() {
        super(DemoKitchen.services(true, settings()));
    }

    private static Settings settings() {
        var settings = TestWindow.welcomed();
        settings.put("panel.shown", "true");
        return settings;
    }

    @Test
    void thePointerOnAChipMarksTheCardAndTheRow() {
        show("Show me the recipe for Butter Chicken");
        Pictures.onFx(() -> {
            shell.open(new Route.Recipes());
            return true;
        });
        Pictures.settle(600);

        robot.moveTo(one(node -> node instanceof Button chip && chip.getStyleClass().contains("chip") && chip.getText().equals("Butter Chicken")));
        Pictures.settle(200);

        assertThat(one(node -> node instanceof CardView card && "Butter Chicken".equals(card.getAccessibleText())).getStyleClass()).contains("lit");
        assertThat(one(node -> node instanceof EntityRow row && row.getAccessibleText().startsWith("Butter Chicken")).getStyleClass())
            .contains("lit");
        robot.moveTo(one(node -> node instanceof Composer));
        Pictures.settle(200);
        assertThat(all(shell).filter(node -> node.getStyleClass().contains("lit"))).isEmpty();
    }

    @Test
    void aReplysWordsAreSelectedAndCopied() {
        show("What is planned this week?");
        var words = (TextFlow) all(shell).filter(node -> node instanceof TextFlow flow && text(flow).contains("Butter Chicken"))
            .reduce((_, last) -> last)
            .orElseThrow();

        robot.moveTo(words).doubleClickOn(words.localToScreen(words.getWidth() * 0.05, 8).getX(), words.localToScreen(0, 8).getY());
        robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);
        Pictures.settle(200);

        assertThat(Pictures.onFx(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("Today");
        robot.press(KeyCode.CONTROL).type(KeyCode.A, KeyCode.C).release(KeyCode.CONTROL);
        Pictures.settle(200);
        assertThat(Pictures.onFx(() -> Clipboard.getSystemClipboard().getString()).lines()).hasSizeGreaterThan(5)
            .anyMatch(line -> line.contains("Butter Chicken"));
    }

    private void show(String words) {
        Pictures.onFx(() -> {
            shell.ask(words);
            return true;
        });
        Pictures.settle(1500);
    }

    private Node one(Predicate<Node> fits) {
        return all(shell).filter(fits).filter(TestWindow::isSeen).findFirst().orElseThrow(() -> new AssertionError("not shown"));
    }

    private static String text(TextFlow flow) {
        return flow.getChildren().stream().filter(javafx.scene.text.Text.class::isInstance).map(node -> ((javafx.scene.text.Text) node).getText())
            .collect(java.util.stream.Collectors.joining());
    }
}

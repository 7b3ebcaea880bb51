package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What the ninth stranger found in the look of the German window.
class NinthTableWindowInGermanTest extends GermanWindow {
    @Test
    void noSectionOfTheSettingsIsCut() {
        go(new Route.Settings());
        Pictures.settle();

        assertThat(Pictures.onFx(() -> window.nodes().filter(ToggleButton.class::isInstance)
            .filter(node -> node.getStyleClass().contains("leaf")).flatMap(NinthTableWindowInGermanTest::drawn)
            .toList())).contains("Gemeinsame Küche").hasSize(7).noneMatch(words -> words.endsWith("..."));
    }

    @Test
    void theWordsOfAReceiptUseTheWidthOfItsCard() {
        say("setz Koriander auf die Einkaufsliste");

        var label = (Label) window.await("the receipt", node -> node instanceof Label told
            && told.getText().startsWith("Auf der Einkaufsliste"));
        Pictures.settle();

        assertThat(Pictures.onFx(label::getHeight)).isLessThanOrEqualTo(Pictures.onFx(() -> label.prefHeight(-1) + 1));
    }

    private static Stream<String> drawn(Node button) {
        return TestWindow.all(button).filter(Text.class::isInstance).map(node -> ((Text) node).getText())
            .filter(words -> !words.isEmpty());
    }
}

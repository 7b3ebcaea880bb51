package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What the eighth stranger did not trust in the German window.
class EighthTableInGermanTest extends GermanWindow {
    @Test
    void theDaysOfTheWeekAreNotCutBesideTheChatInASmallWindow() {
        window.run(shell -> {
            shell.getScene().getWindow().setWidth(1024);
            shell.getScene().getWindow().setHeight(768);
        });
        go(new Route.Meals());
        isWhole("13. – 19. Jan.");

        window.press(Texts.text("meals.after"));
        window.press(Texts.text("meals.after"));
        isWhole("27. Jan. – 2. Feb.");
    }

    @Test
    void whatIsTakenBackIsNamed() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("sesame")));
        var id = rows("preferences").getFirst().id();
        services.kitchen().update(KitchenEntities.PREFERENCES, id, Map.of("allergies", List.of()));
        push(KeyCode.CONTROL, KeyCode.Z);

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.contains("Sesam ist wieder da (Allergien)")));
    }

    @Test
    void aTaskOnADayThatCannotBeIsNotSaved() {
        go(new Route.Tasks());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("Fenster putzen am 31.2.\n");

        soon(() -> assertThat(window.texts())
            .contains("Einen 31.2. gibt es nicht, darum ist das noch nicht dazugekommen."));
        assertThat(rows("tasks")).isEmpty();
    }

    private void isWhole(String words) {
        var label = (Label) window.await(words, node -> node instanceof Label told && words.equals(told.getText()));
        Pictures.settle();
        assertThat(Pictures.onFx(() -> ((Text) label.lookup(".text")).getText())).isEqualTo(words);
        assertThat(Pictures.onFx(() -> label.localToScene(label.getLayoutBounds()).getMaxX()))
            .isLessThan(Pictures.onFx(() -> window.shell().page().node().localToScene(
                window.shell().page().node().getLayoutBounds()).getMaxX() - 40));
    }
}

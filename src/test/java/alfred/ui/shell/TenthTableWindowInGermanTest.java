package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the tenth stranger found in the look of the German window.
class TenthTableWindowInGermanTest extends GermanWindow {
    @Test
    void whatTheProgramKnowsHasItsGermanName() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("tree nuts", "Kiwi"),
            "dietary_restrictions", List.of("vegetarian"), "favorite_cuisines", List.of("italian", "Omas Küche"),
            "assumed_staples", List.of("salt", "pepper")));
        go(new Route.Preferences());

        soon(() -> assertThat(chips()).contains("Nüsse", "Kiwi", "Vegetarisch", "Italienisch", "Omas Küche", "Salz",
            "Pfeffer"));

        clickOn("the cuisines", node -> node instanceof TextField field
            && Texts.text("prefs.cuisines").equals(field.getAccessibleText()));
        write("italienisch\n");
        assertThat(chips()).as("which is there already").doesNotContain("italienisch");
        assertThat(rows("preferences").getFirst().texts("favorite_cuisines")).containsExactly("italian", "Omas Küche");
    }

    @ParameterizedTest @ValueSource(ints = {1440, 1024})
    void theWordsOnUndoingStandBesideTheirButton(int width) {
        window.run(shell -> shell.getScene().getWindow().setWidth(width));
        say("setz 2 kg Kartoffeln und 500 g Quark auf die Einkaufsliste");
        say("setz 1 kg Kartoffeln auf die Einkaufsliste");

        var label = (Label) window.await("the words", node -> node instanceof Label told
            && told.getText().equals(Texts.text("receipt.undo-all")));
        Pictures.settle();

        assertThat(Pictures.onFx(() -> label.getParent().getParent().getLayoutBounds().getHeight()))
            .isLessThanOrEqualTo(40);
    }

    private List<String> chips() {
        return Pictures.onFx(() -> window.nodes().filter(node -> node.getStyleClass().contains("tag-button"))
            .map(node -> ((Button) node).getText()).toList());
    }
}

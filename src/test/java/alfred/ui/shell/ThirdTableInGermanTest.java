package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.sidepanel.EntityRow;
import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the third stranger saw with the window in German.
class ThirdTableInGermanTest extends TypedWindow {
    ThirdTableInGermanTest() {
        super(german());
    }

    private static Services german() {
        Texts.speak("de");
        return DemoKitchen.services(false, TestWindow.welcomed());
    }

    @AfterEach
    void english() {
        Texts.speak("en");
    }

    @Test
    void theRowsOfThePanelEndWhereThePanelDoes() {
        for (var name : List.of("Kartoffelsuppe mit Würstchen", "Rote Linsensuppe")) {
            services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
                List.of(Row.of("name", "Linsen", "position", 0L, "raw_text", "Linsen")), "instructions",
                List.of("Kochen.")));
        }
        say("Schlag Abendessen für Montag und Dienstag nächster Woche vor");
        window.run(shell -> shell.panes(true));
        window.await("a draft", node -> node instanceof EntityRow row && row.getStyleClass().contains("gen"));

        soon(() -> assertThat(tooWide()).isEmpty());
        go(new Route.Meals());
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Alfred schlägt vor: Abendessen")));
    }

    @Test
    void whatIsForbiddenIsToldInGerman() {
        services.kitchen().create(KitchenEntities.PREFERENCES,
            Row.of("dietary_restrictions", List.of("no pork"), "allergies", List.of("peanuts")));
        var noodles = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Nudeln", "servings", 4L,
            "ingredients", List.of(Row.of("name", "pork chops", "position", 0L, "raw_text", "pork chops"),
                Row.of("name", "peanuts", "position", 1L, "raw_text", "peanuts")),
            "instructions", List.of("Kochen.")));

        go(new Route.Recipe(noodles));

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Vorsicht: ")
            && words.contains("(Ernährung: Kein Schwein)") && words.contains("(Allergie: Erdnüsse)")));
    }

    @Test
    void anAmountThatWasNotedInEnglishTurns() {
        services.kitchen().create(KitchenEntities.SHOPPING,
            Row.of("name", "Knoblauch", "quantity", 2L, "unit", "clove", "notes", "1½ cloves needed"));
        go(new Route.Shopping());

        soon(() -> assertThat(window.texts()).contains("1½ Zehen nötig"));
    }

    @Test
    void oneFoodByTwoNamesIsOneRow() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "Tahin"));
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "Sesammus", "quantity", 1L, "unit", "glass", "location", "fridge"));
        say("setz Tahini auf die Einkaufsliste");
        go(new Route.Shopping());

        soon(() -> assertThat(names("shopping_list")).hasSize(1));
        soon(() -> assertThat(window.texts()).anyMatch(words -> words.contains("1 Glas")));
    }

    /// What of the panel reaches beyond it.
    private List<Node> tooWide() {
        return Pictures.onFx(() -> window.nodes().filter(EntityRow.class::isInstance).filter(TestWindow::isSeen)
            .flatMap(TestWindow::all).filter(TestWindow::isSeen)
            .filter(node -> node.localToScene(node.getLayoutBounds()).getMaxX() > window.scene().getWidth()).toList());
    }
}

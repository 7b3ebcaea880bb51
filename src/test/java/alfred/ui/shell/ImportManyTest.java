package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.Query;
import alfred.transfer.Duplicates;
import alfred.transfer.RecipeImport;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A text with several recipes, imported from the window.
@Timeout(120)
class ImportManyTest {
    private static final String TWO =
        """
        [{"@type":"Recipe","name":"Leek Pie","recipeIngredient":["2 leeks"]},{"@type":"Recipe","name":"Leek Soup","recipeIngredient":["1 leek"]}]""";

    @BeforeAll
    static void start() {
        Pictures.start();
        Texts.speak("en");
    }

    @Test
    void allComeAtOnceAndOneUndoTakesThemOut() {
        var settings = TestWindow.welcomed();
        settings.put("import.text", TWO);
        var services = DemoKitchen.services(false, settings);
        try (var window = new TestWindow(services, 1440, 900)) {
            window.open(new Route.Import());
            window.press(Texts.text("import.read"));
            TestWindow.soon(() -> assertThat(window.texts()).contains("Leek Pie", "Leek Soup"));
            assertThat(names(services)).as("before it was said").isEmpty();
            window.press(Texts.text("import.go", 2));

            TestWindow.soon(() -> assertThat(window.texts()).contains(Texts.text("import.all", 2, 0)));
            assertThat(names(services)).containsExactlyInAnyOrder("Leek Pie", "Leek Soup");
            assertThat(settings.get("import.text")).as("what was pasted").isEmpty();

            window.press(Texts.text("toast.undo"));

            TestWindow.soon(() -> assertThat(names(services)).isEmpty());
        }
    }

    @Test
    void whatIsUnsureIsShownBesideTheWordsItCameFrom() {
        var settings = TestWindow.welcomed();
        settings.put("import.text",
            "<html><body><h1>Pear Crumble</h1><h2>Ingredients</h2><ul><li>4 pears</li><li>80 g oats</li></ul>"
                + "<h2>Method</h2><p>Bake it until it is golden.</p></body></html>");
        var services = DemoKitchen.services(false, settings);
        try (var window = new TestWindow(services, 1440, 900)) {
            window.open(new Route.Import());
            window.press(Texts.text("import.read"));

            TestWindow.soon(() -> assertThat(window.texts())
                .contains(Texts.text("import.doubt", Texts.text("import.field.ingredients"),
                    "4 pears | 80 g oats")));
            window.press(Texts.text("import.go", 1));

            TestWindow.soon(() -> assertThat(names(services)).containsExactly("Pear Crumble"));
        }
    }

    @Test
    void aNameThatIsTakenIsAskedAbout() {
        var settings = TestWindow.welcomed();
        var services = DemoKitchen.services(false, settings);
        services.kitchen().importAll("",
            RecipeImport.read("{\"@type\":\"Recipe\",\"name\":\"Leek Pie\",\"recipeIngredient\":[\"9 leeks\"]}"
                .getBytes(StandardCharsets.UTF_8)),
            Duplicates.KEEP);
        settings.put("import.text", TWO);
        try (var window = new TestWindow(services, 1440, 900)) {
            window.open(new Route.Import());
            window.press(Texts.text("import.read"));
            TestWindow.soon(() -> assertThat(window.texts()).contains(Texts.text("import.taken", 1)));
            window.press(Texts.text("import.taken.skip"));
            window.press(Texts.text("import.go", 2));

            TestWindow.soon(() -> assertThat(names(services)).containsExactlyInAnyOrder("Leek Pie", "Leek Soup"));
        }
    }

    private static List<String> names(Services services) {
        return services.kitchen().read(Query.all("recipes")).stream().map(row -> row.text("name")).toList();
    }
}

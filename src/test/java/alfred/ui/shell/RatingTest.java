package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.Filter;
import alfred.core.crud.Query;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.controlsfx.control.Rating;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The stars of a recipe, by click and by key.
class RatingTest {
    private final FxRobot robot = new FxRobot();
    private final Services services = DemoKitchen.services(true, withoutChat());
    private final java.util.UUID recipe = services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
    private TestWindow window;

    @BeforeEach
    void open() {
        Pictures.start();
        Pictures.onFx(() -> {
            Pictures.theme().choose(Theme.Scheme.LIGHT);
            return true;
        });
        window = new TestWindow(services, 1400, 900);
        window.run(shell -> shell.open(new Route.Recipe(recipe)));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aStarIsClickedAndTakenBack() {
        window.shoot("17-rating");
        robot.clickOn(star(2));
        Pictures.settle(500);
        assertThat(stored()).contains(2L);

        robot.clickOn(star(2));
        Pictures.settle(500);
        assertThat(stored()).isEmpty();

        Pictures.onFx(services.kitchen()::undo);
        Pictures.onFx(services.kitchen()::undo);
        Pictures.settle(500);
        assertThat(stored()).contains(4L);
        assertThat(Pictures.onFx(() -> rating().getRating())).isEqualTo(4);
    }

    @Test
    void keysSetTheStarsAndKeepTheFocus() {
        Pictures.onFx(() -> {
            rating().requestFocus();
            return true;
        });
        robot.push(KeyCode.RIGHT);
        Pictures.settle(500);
        assertThat(stored()).contains(5L);

        robot.push(KeyCode.DIGIT3);
        Pictures.settle(500);
        assertThat(stored()).contains(3L);
        window.shoot("17-rating-focused");
    }

    @Test
    void theFormHasThemToo() {
        window.run(shell -> shell.open(new Route.RecipeForm(Optional.of(recipe), "")));
        robot.clickOn(star(5));
        window.shoot("17-rating-form");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        Pictures.settle(700);

        assertThat(stored()).contains(5L);
    }

    @Test
    void dialogAndAppearanceAreDrawn() {
        window.run(shell -> shell.open(new Route.Pantry()));
        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write("milk");
        Pictures.settle(300);
        robot.clickOn("Whole milk");
        window.shoot("18-dialog");
        robot.push(KeyCode.ESCAPE);
        window.run(shell -> shell.open(new Route.Settings()));
        robot.clickOn(Pictures.onFx(() -> window.nodes().filter(n -> "Appearance".equals(n.getAccessibleText())).findFirst().orElseThrow()));
        window.shoot("19-appearance");
    }

    private static Settings withoutChat() {
        var settings = Settings.inMemory();
        settings.put("chat.shown", "false");
        return settings;
    }

    private Optional<Long> stored() {
        return services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().integer("rating");
    }

    private Rating rating() {
        return window.nodes().filter(Rating.class::isInstance).map(Rating.class::cast).filter(TestWindow::isSeen).findFirst().orElseThrow();
    }

    private Node star(int number) {
        return Pictures.onFx(() -> rating().lookupAll(".button").stream().skip(number - 1L).findFirst().orElseThrow());
    }
}

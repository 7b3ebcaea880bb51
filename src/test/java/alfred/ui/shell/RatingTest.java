package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.controlsfx.control.Rating;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The stars of a recipe, by click and by key.
class RatingTest extends TypedWindow {
    private final UUID recipe = row("recipes", "Butter Chicken").id();

    RatingTest() {
        super(DemoKitchen.services(true, withoutChat()));
    }

    @BeforeEach
    void openRecipe() {
        go(new Route.Recipe(recipe));
        window.await("the stars", Rating.class::isInstance);
    }

    @Test
    void aStarIsClickedAndTakenBack() {
        robot.clickOn(star(2));
        soon(() -> assertThat(stored()).contains(2L));

        robot.clickOn(star(2));
        soon(() -> assertThat(stored()).isEmpty());

        Pictures.onFx(services.kitchen()::undo);
        Pictures.onFx(services.kitchen()::undo);
        soon(() -> assertThat(stored()).contains(4L));
        soon(() -> assertThat(Pictures.onFx(() -> rating().getRating())).isEqualTo(4));
    }

    @Test
    void keysSetTheStarsAndKeepTheFocus() {
        Pictures.onFx(() -> {
            rating().requestFocus();
            return true;
        });
        push(KeyCode.RIGHT);
        soon(() -> assertThat(stored()).contains(5L));

        push(KeyCode.DIGIT3);
        soon(() -> assertThat(stored()).contains(3L));
    }

    @Test
    void theFormHasThemToo() {
        go(new Route.RecipeForm(Optional.of(recipe), ""));
        robot.clickOn(star(5));
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(stored()).contains(5L));
    }

    private static WindowSettings withoutChat() {
        var settings = WindowSettings.inMemory();
        settings.put("chat.shown", "false");
        return settings;
    }

    private Optional<Long> stored() {
        return row("recipes", "Butter Chicken").integer("rating");
    }

    private Rating rating() {
        return window.nodes().filter(Rating.class::isInstance).map(Rating.class::cast).filter(TestWindow::isSeen)
            .findFirst().orElseThrow();
    }

    private Node star(int number) {
        return Pictures.onFx(() -> rating().lookupAll(".button").stream().skip(number - 1L).findFirst().orElseThrow());
    }
}

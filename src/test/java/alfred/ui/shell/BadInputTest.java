package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/// What is too long, too much, too small or cannot be: nothing is lost, what one needs stays in view, and one sentence
/// says what cannot be.
class BadInputTest extends TypedWindow {
    private static final String LONG = "Grandmother’s slowly simmered ".repeat(10).strip();

    BadInputTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void namesOfThreeHundredLettersAndInOtherScriptsAreShownOnEveryPage() {
        for (var name : List.of(LONG, "麻婆豆腐", "كبسة الدجاج", "Борщ 🍲", "<b>bold</b> & \"quoted\"")) {
            services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L));
            services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", name, "location", "fridge"));
            services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", name));
            services.kitchen().create(KitchenEntities.TASK, Row.of("title", name));
        }
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", LocalDate.of(2026, 1, 17), "meal_type", "dinner", "recipe_id",
                row("recipes", LONG).id()));
        for (var route : List.of(new Route.Home(), new Route.Recipes(), new Route.Pantry(), new Route.Shopping(),
            new Route.Meals(),
            new Route.Tasks(), new Route.Recipe(row("recipes", LONG).id()),
            new Route.RecipeForm(Optional.of(row("recipes", LONG).id()), ""))) {
            go(route);
            assertThat(outside()).as("cut off on %s", route).isEmpty();
        }
    }

    @Test
    void inASmallWindowEveryButtonOfAPageCanBeReached() {
        window.close();
        window = new TestWindow(services, 800, 500);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        for (var route : EveryPage.routes(services).values()) {
            go(route);
            assertThat(outside()).as("cut off on %s", route).isEmpty();
        }
    }

    @Test
    void timesAndDatesThatCannotBeAreSaidAndNothingIsLost() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        clickOn("the time", node -> "Preparation".equals(node.getAccessibleText()));
        write("soon");
        push(KeyCode.CONTROL, KeyCode.S);
        soon(() -> assertThat(window.texts()).contains("Write a time, such as 30, 1:15 or 1 h 15"));
        assertThat(names("recipes")).doesNotContain("Plum Cake");
        push(KeyCode.CONTROL, KeyCode.A);
        write("1 h 15");
        push(KeyCode.CONTROL, KeyCode.S);
        assertThat(row("recipes", "Plum Cake").integer("prep_time_minutes")).contains(75L);

        go(new Route.Tasks());
        push(KeyCode.CONTROL, KeyCode.N);
        write("Order coal");
        clickOn("the date", node -> "When".equals(node.getAccessibleText()));
        write("31 February");
        push(KeyCode.CONTROL, KeyCode.ENTER);
        assertThat(names("tasks")).as("nothing is saved with a date that cannot be").doesNotContain("Order coal");
        window.await("the dialog stays, with what was typed",
            node -> node instanceof javafx.scene.control.TextInputControl field
                && "Order coal".equals(field.getText()));
    }

    @Test
    void aLostFocusLosesNoLetter() {
        go(new Route.Pantry());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("2 l mi");
        var other = Pictures.onFx(() -> {
            var stage = new Stage();
            stage.show();
            stage.requestFocus();
            return stage;
        });
        Pictures.settle();
        Pictures.onFx(() -> {
            other.close();
            window.scene().getWindow().requestFocus();
            return true;
        });
        write("lk, fridge\n");

        assertThat(row("inventory", "milk").text("location")).isEqualTo("fridge");
    }

    @Test
    void aCodeIsAskedAboutOnceAndABrokenOneIsTold() {
        go(new Route.Pantry());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("4006381333932\n");
        soon(() -> assertThat(window.texts())
            .contains("That code was not read whole. Scan it again, or write what it is."));
        write("4006381333931\n");
        write("1 l oat milk, fridge\n");
        assertThat(row("inventory", "oat milk").text("location")).isEqualTo("fridge");

        services.kitchen().delete(KitchenEntities.INVENTORY, row("inventory", "oat milk").id());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("4006381333931\n");
        assertThat(row("inventory", "oat milk").text("unit")).isEqualTo("l");
    }

    @Test
    void aListOfFiveThousandIsShownAndAPageAskedForMeanwhileToo() {
        services.kitchen().createAll(KitchenEntities.SHOPPING,
            IntStream.range(0, 5_000).mapToObj(i -> Row.of("name", "thing " + i)).toList());
        window.run(shell -> {
            shell.open(new Route.Shopping());
            shell.open(new Route.Home());
            shell.open(new Route.Shopping());
        });
        soon(() -> assertThat(window.texts()).contains("Thing 7"));
        push(KeyCode.CONTROL, KeyCode.DIGIT1);
        soon(() -> assertThat(window.texts()).contains("The days ahead"));
    }

    /// The buttons that are shown, but stand beyond the window's edge, where no scrolling leads to them.
    private List<String> outside() {
        return Pictures.onFx(() -> window.nodes().filter(Button.class::isInstance).filter(TestWindow::isSeen)
            .filter(node -> !isScrolled(node))
            .filter(node -> {
                var bounds = node.localToScene(node.getLayoutBounds());
                return bounds.getWidth() > 0 && (bounds.getMinX() < -1 || bounds.getMinY() < -1
                    || bounds.getMaxX() > window.scene().getWidth() + 1
                    || bounds.getMaxY() > window.scene().getHeight() + 1);
            }).map(node -> String.valueOf(((Button) node).getText()) + " " + node.getAccessibleText()).toList());
    }

    private static boolean isScrolled(Node node) {
        for (var at = node.getParent(); at != null; at = at.getParent()) {
            if (at instanceof javafx.scene.control.ScrollPane || at.getStyleClass().contains("virtual-flow")) {
                return true;
            }
        }
        return false;
    }
}

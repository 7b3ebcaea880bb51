package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.DemoKitchen;
import alfred.ui.chat.composer.Composer;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.recipes.CardView;
import alfred.ui.sidepanel.EntityRow;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/// What the headless platform does not deliver: dragging and the wheel, on a real screen or under Xvfb.
///
/// `mvn test -Dplatform=gtk -Dgroups=screen` runs it.
@Tag("screen") @DisabledIfSystemProperty(named = "glass.platform", matches = "Headless",
    disabledReason = "drag and wheel need a screen: -Dplatform=gtk")
class ScreenTest extends TypedWindow {
    private static final LocalDate SATURDAY = LocalDate.of(2026, 1, 17);

    ScreenTest() {
        super(DemoKitchen.services(true, settings()));
    }

    private static WindowSettings settings() {
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", "false");
        return settings;
    }

    @Test
    void aRecipeIsDraggedOntoADayAndTheMealToAnother() {
        go(new Route.Meals());
        var shelf = window.await("the shelf", node -> node instanceof ListCell<?> cell && cell.getGraphic() != null
            && "Aloo Gobi".equals(cell.getGraphic().getAccessibleText()));
        drag(shelf, window.await("Saturday's dinner", node -> isPlace(node, "17 January", "dinner")));
        var aloo = row("recipes", "Aloo Gobi").id();
        soon(() -> assertThat(meal(aloo)).hasValueSatisfying(meal -> {
            assertThat(meal.date("date")).contains(SATURDAY);
            assertThat(meal.text("meal_type")).isEqualTo("dinner");
        }));

        drag(
            window.await("the meal", node -> isCalled(node, "Aloo Gobi") && node.getStyleClass().contains("meal-card")),
            window.await("Friday's lunch", node -> isPlace(node, "16 January", "lunch")));
        soon(() -> assertThat(meal(aloo))
            .hasValueSatisfying(meal -> assertThat(meal.date("date")).contains(SATURDAY.minusDays(1))));

        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(meal(aloo)).hasValueSatisfying(meal -> assertThat(meal.date("date")).contains(SATURDAY)));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(meal(aloo)).isEmpty());
    }

    @Test
    void aCardIsDraggedIntoTheMessage() {
        go(new Route.Recipes());
        window.run(Shell::toggleChat);
        drag(window.await("the card", node -> node instanceof CardView && isCalled(node, "Butter Chicken")),
            window.await("the composer", Composer.class::isInstance));

        soon(() -> assertThat(composed()).contains("Butter Chicken"));
    }

    @Test
    void whatAlfredKnowsIsDraggedIntoTheMessage() {
        window.run(Shell::toggleChat);
        window.run(Shell::togglePanel);
        say("Show me the recipe for Shakshuka");
        drag(window.await("the row", node -> node instanceof EntityRow && isCalled(node, "Shakshuka")),
            window.await("the composer", Composer.class::isInstance));

        soon(() -> assertThat(composed()).contains("Shakshuka"));
    }

    @Test
    void stepsAreDraggedIntoAnotherOrder() {
        var recipe = row("recipes", "Butter Chicken");
        go(new Route.RecipeForm(Optional.of(recipe.id()), ""));
        var first = window.await("the first step",
            node -> node instanceof TextArea area && area.getText().startsWith("Mix the yogurt"));
        var third = window.await("the third step",
            node -> node instanceof TextArea area && area.getText().startsWith("Lower the heat"));
        var form =
            (ScrollPane) window.await("the form", node -> node instanceof ScrollPane pane && pane.getHeight() > 400);
        robot.moveTo(form);
        soon(() -> {
            robot.scroll(3, VerticalDirection.DOWN);
            assertThat(isInPage(third)).isTrue();
        });
        drag(grip(first), grip(third));
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(row("recipes", "Butter Chicken").texts("instructions").getFirst())
            .startsWith("Brown the chicken"));
    }

    @Test
    void theWheelMovesAPageAndAList() {
        go(new Route.Recipes());
        var card = window.await("the first card", CardView.class::isInstance);
        var first = card.getAccessibleText();
        robot.moveTo(card);
        soon(() -> {
            robot.scroll(10, VerticalDirection.UP).scroll(10, VerticalDirection.DOWN);
            assertThat(window.find(node -> node instanceof CardView && isCalled(node, first) && isInPage(node)))
                .isEmpty();
        });

        go(new Route.Recipe(row("recipes", "Butter Chicken").id()));
        var page = (ScrollPane) window.await("the page",
            node -> node instanceof ScrollPane pane && pane.getVmax() > 0 && pane.getHeight() > 400);
        robot.moveTo(page);
        soon(() -> {
            robot.scroll(5, VerticalDirection.DOWN);
            assertThat(page.getVvalue()).isGreaterThan(0.2);
        });
    }

    /// Presses on the one, goes there in steps as a hand does, and lets go on the other.
    private void drag(Node from, Node to) {
        var start = middle(from);
        var end = middle(to);
        robot.moveTo(start).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 12; i++) {
            robot.moveTo(start.interpolate(end, i / 12.0));
            Pictures.settle(30);
        }
        robot.moveTo(end.add(2, 2));
        Pictures.settle(150);
        robot.release(MouseButton.PRIMARY);
        Pictures.settle(200);
    }

    private static Point2D middle(Node node) {
        return Pictures.onFx(() -> {
            var bounds = node.localToScreen(node.getLayoutBounds());
            return new Point2D(bounds.getCenterX(), bounds.getMinY() + Math.min(bounds.getHeight() / 2, 40));
        });
    }

    private static Node grip(Node field) {
        return field.getParent().lookup(".grip");
    }

    private Optional<Row> meal(UUID recipe) {
        return rows("meals").stream().filter(meal -> meal.reference("recipe_id").filter(recipe::equals).isPresent())
            .findFirst();
    }

    private String composed() {
        var composer = window.await("the composer", Composer.class::isInstance);
        Predicate<Node> isField = TextArea.class::isInstance;
        return Pictures.onFx(() -> TestWindow.all(composer).filter(isField).map(node -> ((TextArea) node).getText())
            .findFirst().orElse(""));
    }

    private static boolean isPlace(Node node, String date, String type) {
        var name = node.getAccessibleText();
        return node.getStyleClass().contains("slot") && name != null && name.contains(date)
            && name.toLowerCase(Locale.ROOT).contains(type);
    }

    private static boolean isCalled(Node node, String name) {
        return node.getAccessibleText() != null && node.getAccessibleText().startsWith(name);
    }

    private boolean isInPage(Node node) {
        var bounds = node.localToScene(node.getLayoutBounds());
        return bounds.getMaxY() > 150 && bounds.getMinY() < window.scene().getHeight() - 60;
    }
}

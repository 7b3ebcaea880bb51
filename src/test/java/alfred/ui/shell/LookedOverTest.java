package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What was not as beautiful as drawn when every page was looked at, beside the chat and in windows of each size.
class LookedOverTest extends TypedWindow {
    private static final String LONG = "Slow Beef Stew with Red Wine and Carrots";

    LookedOverTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void theWeekBesideTheChatInASmallWindowIsAList() {
        try (var small = new TestWindow(services, 1024, 680)) {
            small.open(new Route.Meals());

            soon(() -> assertThat(small.texts()).contains("13", "14", "15", "16", "17", "18", "19", "Butter Chicken",
                "Dinner · for 4", "Market, eat there"));
            var days = bounds(small, node -> node.getStyleClass().contains("week-day"));
            assertThat(days).hasSize(7).allSatisfy(day -> assertThat(day.getMaxX()).isLessThan(620));
            var free = small.await("a free day", node -> node.getAccessibleText() != null
                && node.getAccessibleText().matches("Monday.* dinner") && node.getStyleClass().contains("clickable"));
            small.run(_ -> free.fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false)));
            soon(() -> assertThat(small.texts()).contains("New meal"));
        }
    }

    @Test
    void theCoversOfARowOfTheWeekAreOfOneHeight() {
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", window.shell().today().plusDays(6), "meal_type", "dinner",
                "recipe_id", services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", LONG, "servings", 4L))));
        window.run(Shell::toggleChat);
        go(new Route.Meals());

        soon(() -> {
            var dinners = bounds(window, node -> node instanceof Cover && isIn(node, "meal-card")).stream()
                .filter(cover -> cover.getMinY() > 400).toList();
            assertThat(dinners).hasSizeGreaterThan(5).allSatisfy(cover -> assertThat(cover.getHeight())
                .isCloseTo(dinners.getFirst().getHeight(), within(1.0)));
        });
    }

    @Test
    void theFiltersOfTheCookbookStandInOneLineBesideTheChat() {
        try (var full = new TestWindow(services, 1440, 900)) {
            full.open(new Route.Recipes());
            var filters = full.await("the filters", node -> node.getStyleClass().contains("filter")).getParent();

            soon(() -> assertThat(bounds(full, node -> node.getStyleClass().contains("filter"))).hasSize(7)
                .extracting(Bounds::getMinY).containsOnly(
                    bounds(full, node -> says(node, "All")).getFirst().getMinY()));
            assertThat(filters.getStyleClass()).contains("plain");
            full.run(Shell::toggleChat);
            full.open(new Route.Home());
            full.open(new Route.Recipes());
            soon(() -> assertThat(filters.getStyleClass()).doesNotContain("plain"));
        }
    }

    @Test
    void pagesEndWhereTheirHeaderDoes() {
        for (var size : List.of(new int[] {1440, 900}, new int[] {1024, 680}, new int[] {1440, 2400})) {
            try (var full = new TestWindow(services, size[0], size[1])) {
                full.open(new Route.RecipeForm(Optional.of(recipe("Butter Chicken")), ""));
                full.await("the tags", node -> node.getStyleClass().contains("tag-field") || node instanceof TextField);
                var save = last(full, node -> says(node, "Save recipe"));
                var rows = bounds(full, node -> node instanceof TextField).stream()
                    .mapToDouble(Bounds::getMaxX).filter(end -> end < save.getMaxX() + 30).max().orElseThrow();
                assertThat(rows).as("the form at " + size[0]).isCloseTo(save.getMaxX(), within(1.5));
            }
        }
    }

    @Test
    void theMealsBesideTheListKeepToTheEdgeOfThePage() {
        window.run(Shell::toggleChat);
        go(new Route.Shopping());
        var title = window.await("the meals", node -> says(node, "For these meals"));

        soon(() -> {
            var switches = last(window, node -> node instanceof Button button && "What Alfred knows (Ctrl+\\)"
                .startsWith(String.valueOf(button.getAccessibleText())));
            var card = last(window, node -> node.getStyleClass().contains("a-card")
                && node.getLayoutBounds().getHeight() > 200);
            assertThat(card.getMaxX()).isLessThan(switches.getMaxX() + 1);
            assertThat(Pictures.onFx(() -> title.localToScene(title.getLayoutBounds()).getMinY())).isGreaterThan(70);
        });
    }

    @Test
    void aStepStandsInTheMiddleAndTheNextOneAtTheFoot() {
        window.run(Shell::toggleChat);
        go(new Route.Cook(recipe("Butter Chicken"), 4));

        soon(() -> {
            assertThat(last(window, node -> says(node, "Then")).getMinY()).isGreaterThan(700);
            assertThat(last(window, node -> node instanceof Label label && label.getText().startsWith("Mix the yogurt"))
                .getMinY()).isGreaterThan(220);
        });
    }

    @Test
    void theSearchShowsCoversAndWhatIsToBuy() {
        push(KeyCode.CONTROL, KeyCode.K);
        write("butter ch");

        soon(() -> assertThat(window.texts()).contains("Butter Chicken", "45 min, 1 to buy", "Enter"));
        assertThat(window.find(node -> node instanceof Cover && isIn(node, "palette-row"))).isPresent();
    }

    @Test
    void theLatestConversationsStandInTheSidebar() {
        say("what is in the freezer?");
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        go(new Route.Tasks());

        soon(() -> assertThat(window.texts()).contains("What is in the freezer?", "New conversation"));
        clickOn("the conversation", node -> node.getStyleClass().contains("recent"));
        soon(() -> assertThat(window.texts()).contains("What is in the freezer?").doesNotContain("New conversation"));
    }

    @Test
    void whatASavedPlanLacksIsPutOnTheListInTheChat() {
        say("Plan dinners for next week with what I have");
        click("Go ahead");
        click("Add what it needs to shopping");

        soon(() -> assertThat(names("shopping_list")).contains("eggplants").doesNotHaveDuplicates());
        soon(() -> assertThat(window.texts()).contains("Open meals").doesNotContain("Add what it needs to shopping"));
        click("Undo");
        soon(() -> assertThat(names("shopping_list")).doesNotContain("eggplants"));
    }

    @Test
    void theDaysOfTwoMealsStandInFullOnTheList() {
        services.kitchen().create(KitchenEntities.MEAL, Row.of("date", window.shell().today().plusDays(6), "meal_type",
            "dinner", "recipe_id", recipe("Butter Chicken")));
        go(new Route.Shopping());

        soon(() -> assertThat(window.texts()).contains("Tue, Mon"));
        var days = window.await("the days", node -> says(node, "Tue, Mon"));
        Pictures.settle();
        assertThat(((Text) days.lookup(".text")).getText()).isEqualTo("Tue, Mon");
    }

    private UUID recipe(String name) {
        return services.kitchen().read(Query.where("recipes", Filter.eq("name", name))).getFirst().id();
    }

    private static boolean says(Node node, String words) {
        return node instanceof Labeled label && words.equals(label.getText());
    }

    private static boolean isIn(Node node, String style) {
        return node != null && (node.getStyleClass().contains(style) || isIn(node.getParent(), style));
    }

    private static Bounds last(TestWindow shown, Predicate<Node> fits) {
        return bounds(shown, fits).getLast();
    }

    /// Where the nodes are that fit, once they are laid out.
    private static List<Bounds> bounds(TestWindow shown, Predicate<Node> fits) {
        Pictures.settle();
        return Pictures.onFx(() -> shown.nodes().filter(fits).filter(TestWindow::isSeen)
            .map(node -> node.localToScene(node.getLayoutBounds())).toList());
    }
}

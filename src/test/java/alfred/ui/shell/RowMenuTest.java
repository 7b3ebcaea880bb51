package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.recipes.CardView;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/// What a right click on rows and cards offers.
class RowMenuTest extends TypedWindow {
    RowMenuTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void aThingIsMovedToAnotherPlace() {
        go(new Route.Pantry());
        choose("Greek yogurt", "Move to the freezer");

        soon(() -> assertThat(row("inventory", "Greek yogurt").text("location")).isEqualTo("freezer"));
        soon(() -> assertThat(window.texts()).contains("Greek yogurt is in the freezer now"));
    }

    @Test
    void aPlannedMealIsTakenOffThePlan() {
        var before = rows("meals").size();
        go(new Route.Meals());
        choose("Miso Soup with Tofu, Dinner, Wednesday 14 January", "Take off the plan");

        soon(() -> assertThat(rows("meals")).hasSize(before - 1));
    }

    @Test
    void aLineOfTheListIsTickedAndATaskDeleted() {
        go(new Route.Shopping());
        choose("Kitchen roll", "Bought");
        soon(() -> assertThat(row("shopping_list", "Kitchen roll").isTrue("is_purchased")).isTrue());

        go(new Route.Tasks());
        choose("Order gas", "Delete");
        soon(() -> assertThat(names("tasks")).doesNotContain("Order gas"));
    }

    @Test
    void aRecipeIsPlannedFromItsCard() {
        go(new Route.Recipes());
        choose("Butter Chicken", "Plan it");

        soon(() -> assertThat(window.texts()).contains("New meal"));
    }

    @Test
    void aRecipeIsPutIntoACollectionAndTakenOut() {
        go(new Route.Recipes());
        choose("Butter Chicken", "Put into a new collection…");
        write("Sunday guests\n");
        click("Sunday guests");
        soon(() -> assertThat(names()).containsExactly("Butter Chicken"));

        choose("Butter Chicken", "Take out of “Sunday guests”");
        soon(() -> assertThat(rows("collection_recipes")).isEmpty());
        soon(() -> assertThat(window.texts()).doesNotContain("Sunday guests"));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(window.texts()).contains("Sunday guests"));
    }

    @Test
    void whatIsCookedOftenAndWhatNotForLongHaveTheirShelves() {
        go(new Route.Recipes());
        click("Cooked often");
        soon(() -> assertThat(names()).containsExactly("Butter Chicken", "Greek Salad", "Mushroom Risotto"));
        click("Cooked often");

        var newYear = rows("cooking_log").stream().filter(entry -> entry.integer("servings").orElseThrow() == 6)
            .map(Row::id).toList();
        services.kitchen().deleteAll(KitchenEntities.LOG, newYear);
        click("Not lately");
        soon(() -> assertThat(names()).containsExactly("Butter Chicken"));
    }

    /// The names on the cards, in their order.
    private List<String> names() {
        return Pictures.onFx(() -> window.nodes().filter(CardView.class::isInstance).filter(TestWindow::isSeen)
            .map(Node::getAccessibleText).toList());
    }

    @Test
    void anAisleComesEarlierInOneShopOnly() {
        go(new Route.Shopping());
        soon(() -> assertThat(aisles()).containsSubsequence("Meat and fish", "Chilled"));
        choose("Chilled", "Comes earlier in this shop");
        soon(() -> assertThat(aisles()).containsSubsequence("Chilled", "Meat and fish"));

        window.close();
        window = new TestWindow(services, 1400, 900);
        go(new Route.Shopping());
        soon(() -> assertThat(aisles()).containsSubsequence("Chilled", "Meat and fish"));

        services.kitchen().createAll(KitchenEntities.SHOPPING,
            List.of(Row.of("name", "Market cheese", "category", "dairy", "list", "Market"),
                Row.of("name", "Market trout", "category", "protein", "list", "Market")));
        click("Market");
        soon(() -> assertThat(aisles()).containsExactly("Meat and fish", "Chilled"));
    }

    /// The aisles as they follow each other on the page.
    private List<String> aisles() {
        return Pictures
            .onFx(() -> window.nodes().filter(node -> node.getStyleClass().contains("aisle-head"))
                .filter(TestWindow::isSeen).map(Node::getAccessibleText).toList());
    }

    /// Opens the menu of what is called so, and chooses a line of it.
    private void choose(String name, String line) {
        var node = window.await(name,
            shown -> name.equals(shown.getAccessibleText()) && shown.getOnContextMenuRequested() != null);
        Pictures.onFx(() -> {
            var at = node.localToScreen(10, 10);
            node.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 10, 10, at.getX(), at.getY(),
                false, null));
            return true;
        });
        Pictures.onFx(() -> {
            var chosen = items().stream().filter(item -> item.getText().equals(line)).findFirst().orElseThrow();
            chosen.getParentPopup().hide();
            chosen.fire();
            return true;
        });
    }

    private static List<MenuItem> items() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast)
            .flatMap(menu -> menu.getItems().stream()).toList();
    }
}

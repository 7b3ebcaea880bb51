package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.page.list.Check;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// What the eighth stranger who saw the window did not trust.
class EighthTableTest extends TypedWindow {
    EighthTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void aTaskOnADayThatCannotBeIsNotSaved() {
        go(new Route.Tasks());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));

        isRefused("tasks", "Fenster putzen am 31.2.", "There is no 31.2., so this is not added yet.");
        isRefused("tasks", "Clean the windows on 31 February",
            "There is no 31 February, so this is not added yet.");
        isRefused("tasks", "Clean the windows February 30th", "There is no February 30th, so this is not added yet.");
        isRefused("tasks", "Clean the windows 2027-02-31", "There is no 2027-02-31, so this is not added yet.");
        isRefused("tasks", "Brot holen morgen um 25:00", "No clock shows “um 25:00”, so this is not added yet.");
        isRefused("tasks", "Fetch bread tomorrow 25:00", "No clock shows “25:00”, so this is not added yet.");

        write("Fetch bread tomorrow at 18:00\n");
        soon(() -> assertThat(names("tasks")).containsExactly("Fetch bread"));
    }

    @Test
    void aThingWithADateThatCannotBeIsNotSaved() {
        go(new Route.Pantry());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        isRefused("inventory", "1 l milk, best before 31.2.", "There is no 31.2., so this is not added yet.");

        go(new Route.Shopping());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        isRefused("shopping_list", "1 l milk, 30 February", "There is no 30 February, so this is not added yet.");
    }

    @Test
    void anOpenQuestionIsAnsweredInCookModeToo() {
        var soup = soup();
        say("leo is allergic to almonds but not to peanuts");
        go(new Route.Cook(soup, 4));
        soon(() -> assertThat(services.chat().bypassMode()).contains("cook"));

        click("Note as an allergy: almonds (leo)");

        soon(() -> assertThat(allergies()).contains("almonds"));
    }

    @Test
    void anOfferThatHasLapsedHasNoButton() {
        say("leo is allergic to almonds but not to peanuts");
        window.await("the offer", node -> isOffer(node) && !node.isDisabled());

        say("what is in the pantry?");

        window.await("the lapsed offer", node -> isOffer(node) && node.isDisabled());
    }

    private static boolean isOffer(Node node) {
        return node instanceof Labeled labeled && TestWindow.isCalled(labeled, "Note as an allergy: almonds (leo)");
    }

    private UUID soup() {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Soup", "servings", 4L,
            "ingredients", List.of(IngredientRows.row("2 leeks")), "instructions", List.of("Stir.")));
    }

    private List<String> allergies() {
        return rows("preferences").stream().flatMap(row -> row.texts("allergies").stream()).toList();
    }

    /// Writes a line, and looks that nothing came of it but the reason, and that it can be corrected.
    private void isRefused(String table, String line, String why) {
        write(line + "\n");
        soon(() -> assertThat(window.texts()).contains(why));
        assertThat(rows(table)).isEmpty();
        assertThat(Pictures.onFx(() -> window.scene().getFocusOwner()))
            .isInstanceOfSatisfying(TextField.class, field -> assertThat(field.getText()).isEqualTo(line));
        push(KeyCode.CONTROL, KeyCode.A);
    }

    @Test
    void whatComesInATinIsNotWhatIsFresh() {
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "chopped tomatoes", "quantity", 3L, "unit", "can", "location", "cabinet"));
        go(new Route.Shopping());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("2 tins tomatoes\n");
        soon(() -> assertThat(rows("shopping_list")).singleElement()
            .satisfies(line -> assertThat(line.text("category")).isEqualTo("pantry")));
        soon(() -> assertThat(window.texts()).contains("Dry goods").doesNotContain("Fruit and vegetables"));

        clickOn("the tick", Check.class::isInstance);
        click("Put 1 in the pantry");

        soon(() -> assertThat(rows("inventory")).hasSize(2)
            .extracting(lot -> lot.text("location")).containsExactlyInAnyOrder("cabinet", "pantry"));
    }

    @Test
    void aFaultInADialogMovesNothing() {
        services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", "butter", "quantity", 250L, "unit", "g"));
        go(new Route.Pantry());
        click("Butter");
        var where = place("Where");
        var save = Pictures.onFx(() -> bounds(window.nodes().filter(node -> node instanceof Label label
            && "In the pantry".equals(label.getText())).findFirst().orElseThrow()));
        clickOn("the amount", node -> "How much".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("abc");
        push(KeyCode.CONTROL, KeyCode.S);

        soon(() -> assertThat(window.texts()).contains("Write an amount, such as 1 1/2"));
        Pictures.settle();
        assertThat(place("Where")).isEqualTo(where);
        assertThat(Pictures.onFx(() -> bounds(window.nodes().filter(node -> node instanceof Label label
            && "In the pantry".equals(label.getText())).findFirst().orElseThrow()))).isEqualTo(save);
        isWhole("Write an amount, such as 1 1/2");

        clickOn("the date", node -> "Best before".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("abc");
        push(KeyCode.TAB);
        soon(() -> assertThat(window.texts()).contains("Write a date, such as 12 June"));
        Pictures.settle();
        assertThat(place("Where")).isEqualTo(where);
        isWhole("Write a date, such as 12 June");
    }

    @Test
    void aFaultBelowTheLineLeavesWhatStandsBesideIt() {
        services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", "butter", "quantity", 250L, "unit", "g"));
        go(new Route.Pantry());
        var find = height("the search", node -> "Find".equals(node.getAccessibleText()));
        var by = height("the grouping", node -> node.getStyleClass().contains("seg"));
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("1/0 kg sugar\n");
        soon(() -> assertThat(window.texts()).contains("There is no such amount. Your words are still there."));
        Pictures.settle();

        assertThat(height("the search", node -> "Find".equals(node.getAccessibleText()))).isEqualTo(find);
        assertThat(height("the grouping", node -> node.getStyleClass().contains("seg"))).isEqualTo(by);
    }

    @Test
    void aVeryLongNameIsCutInThePantry() {
        var name = "grandmother's very long jam ".repeat(12).strip();
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", name, "quantity", 250L, "unit", "g", "location", "fridge"));
        go(new Route.Pantry());
        var label = (Label) window.await("the name",
            node -> node instanceof Label words && words.getText() != null
                && words.getText().startsWith("Grandmother"));
        Pictures.settle();

        assertThat(Pictures.onFx(() -> ((Text) label.lookup(".text")).getText())).endsWith("...");
        assertThat(Pictures.onFx(label::getHeight)).isLessThan(60);
        robot.moveTo(label);
        Pictures.settle();
        assertThat(Pictures.onFx(label::getTooltip).getText()).isEqualTo("G" + name.substring(1));
    }

    private void isWhole(String words) {
        var label = (Label) window.await(words, node -> node instanceof Label told && words.equals(told.getText()));
        assertThat(Pictures.onFx(() -> ((Text) label.lookup(".text")).getText())).isEqualTo(words);
    }

    private double height(String what, Predicate<Node> fits) {
        var node = window.await(what, fits);
        return Pictures.onFx(() -> framed(node).getLayoutBounds().getHeight());
    }

    /// The field's frame, where a node is the text within it.
    private static Node framed(Node node) {
        return node instanceof TextField && node.getParent().getStyleClass().contains("f") ? node.getParent() : node;
    }

    private Bounds place(String name) {
        var field = window.await(name, node -> name.equals(node.getAccessibleText()));
        return Pictures.onFx(() -> bounds(field));
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}

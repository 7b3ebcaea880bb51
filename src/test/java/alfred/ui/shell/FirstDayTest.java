package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.Query;
import alfred.core.domain.Row;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import alfred.ui.welcome.Welcome;
import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A first day with real keys and clicks: the welcome, the sample kitchen, a pasted recipe, cooking with a timer, and the sample cleared away.
class FirstDayTest extends TypedWindow {
    FirstDayTest() {
        super(DemoKitchen.services(false, Settings.inMemory()));
    }

    @Test
    void fromTheWelcomeToTheFirstDish() {
        welcome();
        paste();
        cook();
        clear();
    }

    private void welcome() {
        assertThat(all(shell).anyMatch(Welcome.class::isInstance)).isTrue();
        click("No pork");
        click("Nuts");
        robot.clickOn(one(node -> "Something else…".equals(node.getAccessibleText()))).write("kiwi");
        click("Open my kitchen");

        assertThat(all(shell).noneMatch(Welcome.class::isInstance)).isTrue();
        var preferences = rows("preferences").getFirst();
        assertThat(preferences.texts("dietary_restrictions")).containsExactly("no pork");
        assertThat(preferences.texts("allergies")).containsExactly("tree nuts", "peanuts", "kiwi");
        assertThat(preferences.texts("assumed_staples")).contains("salt", "pepper", "oil");
        assertThat(rows("recipes")).hasSize(24);
    }

    private void paste() {
        go(new Route.Import());
        Pictures.onFx(() -> {
            var content = new ClipboardContent();
            content.putString("Lemon Pasta\nServes 2\n\nIngredients\n200 g spaghetti\n1 lemon\n\nMethod\n1. Boil the pasta for 9 minutes.\n2. "
                + "Serve.\n");
            return Clipboard.getSystemClipboard().setContent(content);
        });
        robot.clickOn(one(node -> node instanceof TextArea)).press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        click("Read the recipe");
        assertThat(rows("recipes")).as("nothing is saved before Save").hasSize(24);
        click("Save recipe");

        var saved = rows("recipes").stream().filter(row -> row.text("name").equals("Lemon Pasta")).findFirst().orElseThrow();
        assertThat(saved.integer("servings")).contains(2L);
        assertThat(saved.texts("instructions")).containsExactly("Boil the pasta for 9 minutes.", "Serve.");
    }

    private void cook() {
        click("Start cooking");
        click("Start 9 minutes");
        assertThat(services.settings().get("cook.timers").orElse("")).contains("\"whole\":540");
        robot.type(KeyCode.RIGHT);
        Pictures.settle(300);
        click("Cooked");
        click("Note it");

        assertThat(rows("cooking_log")).hasSize(1);
        assertThat(one(node -> node instanceof ButtonBase button && button.getText() != null && button.getText().matches("\\d:\\d\\d"))).isNotNull();
    }

    private void clear() {
        go(new Route.Home());
        click("Clear it away");

        assertThat(rows("recipes")).extracting(row -> row.text("name")).contains("Lemon Pasta").hasSizeLessThan(3);
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        Pictures.settle(800);
        assertThat(rows("recipes")).as("and one undo brings it back").hasSize(25);
    }

    private List<Row> rows(String table) {
        return services.kitchen().read(Query.all(table));
    }

    private void go(Route route) {
        Pictures.onFx(() -> {
            shell.open(route);
            return true;
        });
        Pictures.settle(500);
    }

    private void click(String words) {
        robot.clickOn(one(node -> node instanceof ButtonBase button && words.equals(button.getText())));
        Pictures.settle(700);
    }

    private Node one(Predicate<Node> fits) {
        return all(shell).filter(fits).filter(TestWindow::isSeen).findFirst().orElseThrow(() -> new AssertionError("not shown among "
            + all(shell).filter(ButtonBase.class::isInstance).filter(TestWindow::isSeen).map(node -> ((ButtonBase) node).getText()).toList()));
    }
}

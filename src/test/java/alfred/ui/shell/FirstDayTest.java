package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.welcome.Welcome;
import java.util.Optional;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A first day with real keys and clicks: the welcome, the sample kitchen, a pasted recipe, cooking with a timer, and
/// the sample cleared away.
class FirstDayTest extends TypedWindow {
    FirstDayTest() {
        super(DemoKitchen.services(false, WindowSettings.inMemory()));
    }

    @Test
    void fromTheWelcomeToTheFirstDish() {
        welcome();
        paste();
        cook();
        clear();
    }

    private void welcome() {
        window.await("the welcome", Welcome.class::isInstance);
        click("No pork");
        click("Nuts");
        clickOn("another allergy", node -> "Another allergy…".equals(node.getAccessibleText()));
        write("kiwi\n");
        window.await("a chip", node -> node instanceof ToggleButton chip && "kiwi".equals(chip.getText())
            && chip.isSelected());
        clickOn("what is not liked", node -> "What you do not like…".equals(node.getAccessibleText()));
        write("olives, coriander");
        click("Open my kitchen");

        soon(() -> assertThat(window.find(Welcome.class::isInstance)).isEmpty());
        soon(() -> assertThat(rows("recipes")).hasSize(24));
        var preferences = rows("preferences").getFirst();
        assertThat(preferences.texts("dietary_restrictions")).containsExactly("no pork");
        assertThat(preferences.texts("allergies")).containsExactly("tree nuts", "peanuts", "kiwi");
        assertThat(preferences.texts("disliked_ingredients")).containsExactly("olives", "coriander");
        assertThat(preferences.texts("assumed_staples")).contains("salt", "pepper", "oil");
    }

    private void paste() {
        go(new Route.Import());
        paste(
            "Lemon Pasta\nServes 2\n\nIngredients\n200 g spaghetti\n1 lemon\n\nMethod\n1. Boil the pasta for 9 minutes.\n2. Serve.\n");
        click("Read the recipe");
        assertThat(rows("recipes")).as("nothing is saved before Save").hasSize(24);
        click("Save recipe");

        var saved = row("recipes", "Lemon Pasta");
        assertThat(saved.integer("servings")).contains(2L);
        assertThat(saved.texts("instructions")).containsExactly("Boil the pasta for 9 minutes.", "Serve.");
    }

    private void cook() {
        click("Start cooking");
        click("Start 9 minutes");
        soon(() -> assertThat(rows("timers")).extracting(row -> row.integer("seconds"))
            .containsExactly(Optional.of(540L)));
        push(KeyCode.RIGHT);
        click("Cooked");
        click("Note it");

        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        window.await("the timer goes on", node -> node instanceof ButtonBase button && button.getText() != null
            && button.getText().matches("\\d:\\d\\d\\b.*"));
    }

    private void clear() {
        go(new Route.Shopping());
        clickOn("what the plan needs", node -> node instanceof ButtonBase button && button.getText() != null
            && button.getText().matches("Add \\d+ from the plan"));
        soon(() -> assertThat(rows("shopping_list")).hasSizeGreaterThan(5));
        go(new Route.Home());
        click("Clear it away");

        soon(() -> assertThat(names("recipes")).contains("Lemon Pasta").hasSizeLessThan(3));
        soon(() -> assertThat(window.texts()).doesNotContain("Clear it away"));
        assertThat(rows("shopping_list")).as("what was only for meals that are gone").isEmpty();
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(rows("recipes")).as("and one undo brings it back").hasSize(25));
    }
}

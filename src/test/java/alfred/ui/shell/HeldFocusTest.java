package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.form.DatesDialog;
import alfred.ui.page.form.NameDialog;
import alfred.ui.settings.RestoreDialog;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Keys stay within what lies over the window: nothing behind it is reached by any of them.
class HeldFocusTest extends TypedWindow {
    private static final List<KeyCode> WALK = List.of(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN,
        KeyCode.LEFT, KeyCode.DOWN, KeyCode.LEFT, KeyCode.TAB, KeyCode.RIGHT, KeyCode.UP, KeyCode.TAB, KeyCode.DOWN,
        KeyCode.END, KeyCode.PAGE_DOWN, KeyCode.HOME);

    HeldFocusTest() {
        super(DemoKitchen.services(true, withChat()));
    }

    private static WindowSettings withChat() {
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", "true");
        return settings;
    }

    @Test
    void noKeyLeavesWhatLiesOverTheWindow() {
        over().forEach((name, open) -> {
            push(KeyCode.CONTROL, KeyCode.L);
            var before = focus();
            open.run();
            Pictures.settle();
            assertThat(window.shell().hasOverlay()).as(name).isTrue();
            walk(name);
            window.run(Shell::closeOverlay);
            assertThat(focus()).as("the focus after " + name).isEqualTo(before);
        });
    }

    @Test
    void noKeyLeavesTheSidePanelOverTheWindow() {
        window.run(shell -> shell.getScene().getWindow().setWidth(1100));
        push(KeyCode.CONTROL, KeyCode.L);
        window.run(Shell::togglePanel);

        walk("the side panel");
    }

    @Test
    void noKeyLeavesADialogOfCookMode() {
        var recipe = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Soup", "servings", 4L,
            "ingredients", List.of(IngredientRows.row("2 leeks")), "instructions", List.of("Stir.")));
        go(new Route.Cook(recipe, 4));
        click("All ingredients");
        walk("the ingredients");
        window.run(Shell::closeOverlay);

        click("Cooked");
        walk("the cooked dish");
    }

    @Test
    void aButtonBehindADialogIsNotPressed() {
        say("add 3 lemons to the shopping list");
        go(new Route.Pantry());
        click("Butter");
        clickOn("the notes", node -> "Notes".equals(node.getAccessibleText()));
        push(KeyCode.TAB);
        for (var key : List.of(KeyCode.TAB, KeyCode.TAB, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.UP)) {
            push(key);
        }
        assertInside("a dialog", KeyCode.UP);
        assertThat(focus().filter(Node::isFocusVisible)).as("the focus is seen").isPresent();
        push(KeyCode.SPACE);

        assertThat(names("shopping_list")).contains("Lemons");
    }

    /// Everything that lies over the window, by what it is called here.
    private Map<String, Runnable> over() {
        Map<String, Runnable> over = new LinkedHashMap<>();
        over.put("the search", () -> window.run(Shell::openPalette));
        over.put("the keys", () -> window.run(Shell::openKeys));
        Map.of("an item", new Route.Pantry(), "a task", new Route.Tasks(), "a meal", new Route.Meals(), "an entry",
            new Route.Log(), "a food", new Route.Foods())
            .forEach((name, page) -> over.put(name, () -> window.run(shell -> {
                shell.open(page);
                shell.page().create();
            })));
        over.put("a list to share", () -> {
            go(new Route.Shopping());
            window.press(Texts.text("shopping.share"));
        });
        over.put("a backup", () -> window
            .run(shell -> RestoreDialog.open(shell, services.place(), Path.of("alfred-2026-01-12.zip"), () -> {})));
        over.put("a name", () -> window.run(shell -> NameDialog.ask(shell, "Name", "", "", _ -> {})));
        over.put("dates", () -> window.run(
            shell -> DatesDialog.open(shell, services.kitchen().stockByName().stream().limit(2).toList())));
        return over;
    }

    private void walk(String name) {
        for (int i = 0; i < 14; i++) {
            press(name, KeyCode.TAB, false);
        }
        for (int i = 0; i < 14; i++) {
            press(name, KeyCode.TAB, true);
        }
        WALK.forEach(key -> press(name, key, false));
    }

    private void press(String name, KeyCode key, boolean isShifted) {
        var hand = robot.robotContext().getBaseRobot();
        if (isShifted) {
            hand.pressKeyboard(KeyCode.SHIFT);
        }
        hand.pressKeyboard(key);
        hand.releaseKeyboard(key);
        if (isShifted) {
            hand.releaseKeyboard(KeyCode.SHIFT);
        }
        assertInside(name, key);
    }

    private void assertInside(String name, KeyCode key) {
        var owner = focus();
        assertThat(owner.filter(HeldFocusTest::isInside)).as("the focus after %s in %s: %s", key, name, owner)
            .isPresent();
    }

    private Optional<Node> focus() {
        return Pictures.onFx(() -> Optional.ofNullable(window.scene().getFocusOwner()));
    }

    private static boolean isInside(Node node) {
        Parent part = node.getParent();
        while (part != null && !(part instanceof Overlay)) {
            part = part.getParent();
        }
        return part != null;
    }
}

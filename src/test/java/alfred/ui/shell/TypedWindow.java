package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.ConversationTurn;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import alfred.ui.model.Route;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;

/// A window on a kitchen in memory, for tests with real keys and clicks.
abstract class TypedWindow {
    final FxRobot robot = new FxRobot();
    final Services services;
    TestWindow window;

    TypedWindow(Services services) {
        this.services = services;
    }

    @BeforeEach
    void open() {
        Pictures.start();
        Pictures.onFx(() -> {
            Pictures.theme().choose(Theme.Scheme.LIGHT);
            return true;
        });
        window = new TestWindow(services, 1400, 900);
        Pictures.settle();
    }

    @AfterEach
    void close() {
        window.close();
    }

    final void go(Route route) {
        window.open(route);
    }

    /// Clicks what says this or is called so, the last of several: what lies over the page comes after it.
    final void click(String words) {
        clickOn(words, node -> node instanceof Labeled labeled && TestWindow.isCalled(labeled, words));
    }

    /// Clicks the last node that fits, once it stands still.
    final void clickOn(String what, Predicate<Node> fits) {
        window.await(what, fits);
        Pictures.settle();
        var node = Pictures
            .onFx(() -> window.nodes().filter(fits).filter(TestWindow::isSeen).reduce((_, last) -> last).orElseThrow());
        wheelTo(node);
        var hand = robot.robotContext().getBaseRobot();
        hand.moveMouse(Pictures.onFx(() -> robot.point(node).query()));
        hand.pressMouse(MouseButton.PRIMARY);
        hand.releaseMouse(MouseButton.PRIMARY);
        Pictures.settle();
    }

    /// Scrolls to a node, where it is out of view, as the wheel does, which the headless platform does not deliver.
    static void wheelTo(Node node) {
        if (Pictures.onFx(() -> hasScrolledTo(node))) {
            Pictures.settle();
        }
    }

    /// The pane that scrolls a part of the window.
    static ScrollPane scrolling(Node part) {
        return part instanceof ScrollPane pane ? pane : scrolling(part.getParent());
    }

    private static boolean hasScrolledTo(Node node) {
        for (var part = node.getParent(); part != null; part = part.getParent()) {
            if (part instanceof ScrollPane pane
                && !pane.localToScene(pane.getLayoutBounds()).contains(node.localToScene(node.getLayoutBounds()))) {
                var content = pane.getContent();
                var room = content.getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
                pane.setVvalue(
                    content.sceneToLocal(node.localToScene(node.getLayoutBounds())).getMinY() / Math.max(1, room));
                return true;
            }
        }
        return false;
    }

    /// Types words as a quick hand does: one key after the other, without waiting for what each of them draws; a line's
    /// end is Enter.
    final void write(String words) {
        var scene =
            Pictures.onFx(() -> Window.getWindows().stream().filter(Window::isFocused).findFirst().map(Window::getScene)
                .orElse(window.scene()));
        var keys = robot.robotContext().getBaseRobot();
        words.chars().forEach(
            c -> keys.typeKeyboard(scene, c == '\n' ? KeyCode.ENTER : KeyCode.UNDEFINED, Character.toString(c)));
        Pictures.settle();
    }

    /// Pastes words from elsewhere.
    final void paste(String words) {
        Pictures.onFx(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, words)));
        push(KeyCode.CONTROL, KeyCode.V);
    }

    /// Presses keys together, the first one longest.
    final void push(KeyCode... keys) {
        var hand = robot.robotContext().getBaseRobot();
        List.of(keys).forEach(hand::pressKeyboard);
        List.of(keys).reversed().forEach(hand::releaseKeyboard);
        Pictures.settle();
    }

    /// Types a message into the chat and waits until its turn is over.
    final void say(String text) {
        int turn = services.chat().snapshot().turn();
        push(KeyCode.CONTROL, KeyCode.L);
        write(text);
        push(KeyCode.ENTER);
        soon(() -> {
            assertThat(services.chat().snapshot().turn()).as("the turn of: " + text).isEqualTo(turn + 1);
            assertThat(services.chat().snapshot().recent()).last().extracting(ConversationTurn::user).isEqualTo(text);
        });
        Pictures.settle();
    }

    final List<Row> rows(String table) {
        return services.kitchen().read(Query.all(table));
    }

    /// The names in a table, whatever their case, or titles where things have them.
    final List<String> names(String table) {
        return rows(table).stream().map(row -> row.has("title") ? row.text("title") : row.text("name")).toList();
    }

    /// The row of that name, waited for.
    final Row row(String table, String name) {
        soon(() -> assertThat(names(table)).anyMatch(name::equalsIgnoreCase));
        return rows(table).stream().filter(row -> row.text("name").equalsIgnoreCase(name)).findFirst().orElseThrow();
    }
}

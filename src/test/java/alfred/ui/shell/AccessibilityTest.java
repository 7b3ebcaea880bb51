package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Toggle;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// On every page each control has a name for a screen reader, is reached by Tab, and shows that it has the focus.
/// Contrast is [LegibleTest]'s.
class AccessibilityTest {
    private static final int MAX_STEPS = 260;
    /// How far around a control its ring may be, in pixels: a field's is that of its frame.
    private static final int ROUND = 18;

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @Test
    void everyControlHasAName() {
        var nameless = new TreeSet<String>();
        try (var window = window()) {
            EveryPage.routes(window.services()).forEach((name, route) -> {
                window.run(shell -> shell.open(route));
                Pictures.onFx(() -> controls(window).stream().filter(node -> nameOf(node, window).isBlank())
                    .map(node -> name + ": " + node.getClass().getSimpleName() + " " + node.getStyleClass()).toList())
                    .forEach(nameless::add);
            });
        }
        assertThat(nameless).isEmpty();
    }

    @Test
    void everyControlIsReachedByTabAndShowsIt() {
        var missed = new TreeSet<String>();
        var unseen = new TreeSet<String>();
        Pictures.onFx(() -> {
            Pictures.theme().choose(Theme.Scheme.LIGHT);
            return true;
        });
        try (var window = window()) {
            EveryPage.routes(window.services()).forEach((name, route) -> {
                // chat and panel are the same beside every page: once is enough
                window.run(shell -> shell.panes(name.equals("home")));
                window.run(shell -> shell.open(route));
                var there = Pictures.onFx(() -> new LinkedHashSet<>(controls(window)));
                var reached = walk(window, name, unseen);
                there.removeAll(reached);
                there.removeIf(node -> node instanceof Toggle toggle && toggle.getToggleGroup() != null
                    && toggle.getToggleGroup().getToggles().stream().anyMatch(reached::contains));
                there.removeIf(
                    node -> Pictures.onFx(() -> node.getScene() == null || !TestWindow.isSeen(node) || isInList(node)));
                there.forEach(node -> missed.add(name + ": " + nameOf(node, window) + " " + node.getStyleClass()));
            });
        }
        assertThat(missed).as("not reached by Tab").isEmpty();
        assertThat(unseen).as("focused without a sign of it").isEmpty();
    }

    private static TestWindow window() {
        var settings = TestWindow.welcomed();
        settings.put("panel.shown", "true");
        return new TestWindow(DemoKitchen.services(true, settings), 1440, 900);
    }

    /// What takes part in the focus traversal and can be seen.
    private static List<Node> controls(TestWindow window) {
        return window.nodes().filter(Node::isFocusTraversable).filter(TestWindow::isSeen)
            .filter(node -> !node.isDisabled())
            .filter(node -> !(node instanceof ScrollPane)).filter(node -> isInView(node, window)).toList();
    }

    private static boolean isInView(Node node, TestWindow window) {
        var bounds = node.localToScene(node.getLayoutBounds());
        if (bounds.getWidth() < 2 || !window.scene().getRoot().getLayoutBounds().contains(bounds)) {
            return false;
        }
        for (var parent = node.getParent(); parent != null; parent = parent.getParent()) {
            if ((parent instanceof ScrollPane || parent instanceof ListView)
                && !parent.localToScene(parent.getLayoutBounds()).contains(bounds)) {
                return false;
            }
        }
        return true;
    }

    /// Cells of a list are reached by arrows within it, as toggles of a group are from the chosen one.
    private static boolean isInList(Node node) {
        for (var parent = node.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ListView) {
                return true;
            }
        }
        return false;
    }

    private static String nameOf(Node node, TestWindow window) {
        if (node.getAccessibleText() != null && !node.getAccessibleText().isBlank()) {
            return node.getAccessibleText();
        }
        if (node instanceof Labeled labeled && labeled.getText() != null && !labeled.getText().isBlank()) {
            return labeled.getText();
        }
        return window.nodes().filter(Label.class::isInstance).map(Label.class::cast)
            .filter(label -> label.getLabelFor() == node)
            .map(Label::getText).findFirst().orElse("");
    }

    /// Presses Tab until it comes round; each stop is held against its picture once the focus has gone on.
    private static Set<Node> walk(TestWindow window, String page, Set<String> unseen) {
        var reached = new HashSet<Node>();
        var scene = window.scene();
        for (int i = 0; i < MAX_STEPS; i++) {
            var last = Pictures.onFx(scene::getFocusOwner);
            var before = reached.isEmpty() ? null : picture(last, window);
            var owner = Pictures.onFx(() -> {
                (last == null ? scene.getRoot() : last).requestFocusTraversal(TraversalDirection.NEXT);
                return scene.getFocusOwner();
            });
            Pictures.settle();
            if (before != null && last != owner && before.isSame(picture(last, window))) {
                unseen.add(page + ": " + nameOf(last, window) + " " + last.getStyleClass());
            }
            if (owner == null || !reached.add(owner)) {
                break;
            }
        }
        return reached;
    }

    /// What a node looks like, its surroundings included; `null` where it is out of view.
    private static @Nullable Picture picture(Node node, TestWindow window) {
        return Pictures.onFx(() -> {
            if (node.getScene() == null || !isInView(node, window)) {
                return null;
            }
            var bounds = node.localToScene(node.getLayoutBounds());
            var left = Math.max(0, Math.floor(bounds.getMinX()) - ROUND);
            var top = Math.max(0, Math.floor(bounds.getMinY()) - ROUND);
            var place = new Rectangle2D(left, top, Math.ceil(bounds.getMaxX()) + ROUND - left,
                Math.ceil(bounds.getMaxY()) + ROUND - top);
            return new Picture(place, Pictures.snapshot(window.scene(), place));
        });
    }

    /// A part of the window.
    private record Picture(Rectangle2D place, WritableImage image) {
        /// Whether the other one shows the same; a part that has moved does not.
        boolean isSame(@Nullable Picture other) {
            if (other == null || !place.equals(other.place)) {
                return false;
            }
            for (int x = 0; x < image.getWidth(); x++) {
                for (int y = 0; y < image.getHeight(); y++) {
                    if (image.getPixelReader().getArgb(x, y) != other.image.getPixelReader().getArgb(x, y)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}

package alfred.ui.shell;

import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.assertj.core.api.Assertions;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;

/// A window on a kitchen in memory, for tests that look at what is shown in it. What is not there yet is waited for,
/// never slept for.
final class TestWindow implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Services services;
    private final Stage stage;
    private final Shell shell;

    TestWindow(Services services, double width, double height) {
        this.services = services;
        shell = Pictures.onFx(() -> new Shell(services));
        stage = Pictures.onFx(() -> {
            var shown = new Stage();
            shown.setScene(new Scene(shell, width, height));
            shown.show();
            shown.toFront();
            shown.requestFocus();
            shell.start(List.of());
            return shown;
        });
    }

    /// The window that the program has opened on these services, waited for.
    TestWindow(Services services) {
        this.services = services;
        stage = Awaitility.await("the window").atMost(PATIENCE)
            .until(() -> Pictures.onFx(() -> Window.getWindows().stream()
                .filter(Stage.class::isInstance).map(Stage.class::cast).findFirst()), Optional::isPresent)
            .orElseThrow();
        shell = (Shell) stage.getScene().getRoot();
    }

    /// Settings of somebody who has seen the welcome.
    static WindowSettings welcomed() {
        var settings = WindowSettings.inMemory();
        settings.put("welcome.seen", "true");
        return settings;
    }

    void run(Consumer<Shell> work) {
        Pictures.onFx(() -> {
            work.accept(shell);
            return true;
        });
        Pictures.settle();
    }

    void open(Route route) {
        run(shown -> shown.open(route));
    }

    /// Presses the button of that name or text.
    void press(String name) {
        var button = (ButtonBase) await("a button " + name, node -> node instanceof ButtonBase b && isCalled(b, name));
        run(_ -> button.fire());
    }

    static boolean isCalled(Labeled button, String name) {
        return name.equals(button.getText()) || name.equals(button.getAccessibleText());
    }

    /// Holds the assertion until it is true.
    ///
    /// @throws org.awaitility.core.ConditionTimeoutException with the assertion's own words, where it never was
    static void soon(ThrowingRunnable assertion) {
        Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(40)).untilAsserted(assertion);
    }

    /// The first node shown that fits, waited for.
    Node await(String what, Predicate<Node> fits) {
        return Awaitility.await(what).atMost(PATIENCE).pollInterval(Duration.ofMillis(40))
            .until(() -> find(fits), Optional::isPresent)
            .orElseThrow();
    }

    /// The first node shown that fits, if there is one now.
    Optional<Node> find(Predicate<Node> fits) {
        return Pictures.onFx(() -> nodes().filter(fits).filter(TestWindow::isSeen).findFirst());
    }

    /// Every word that is shown.
    List<String> texts() {
        return texts(shell);
    }

    /// Every word shown in a part of the window.
    static List<String> texts(Node part) {
        return Pictures.onFx(() -> all(part).filter(TestWindow::isSeen).filter(Labeled.class::isInstance)
            .map(node -> ((Labeled) node).getText())
            .filter(words -> words != null && !words.isBlank()).toList());
    }

    Stream<Node> nodes() {
        return all(shell);
    }

    /// A node and everything in it.
    static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
            ? List.copyOf(parent.getChildrenUnmodifiable()).stream().flatMap(TestWindow::all) : Stream.empty());
    }

    /// Whether a node and all it stands in are shown.
    static boolean isSeen(Node node) {
        for (var n = node; n != null; n = n.getParent()) {
            if (!n.isVisible() || n.getOpacity() < 0.5) {
                return false;
            }
        }
        return true;
    }

    void shoot(String name, Route route) {
        open(route);
        shoot(name);
    }

    /// Draws the window in both schemes, to `target/pictures/NAME-light.png` and `NAME-dark.png`.
    void shoot(String name) {
        for (var scheme : List.of(Theme.Scheme.LIGHT, Theme.Scheme.DARK)) {
            Pictures.onFx(() -> {
                Pictures.theme().choose(scheme);
                return true;
            });
            Pictures.settle(scheme == Theme.Scheme.LIGHT ? 300 : 120);
            var image = Pictures.onFx(() -> Pictures.snapshot(stage.getScene()));
            Pictures.save(image, name + (scheme == Theme.Scheme.LIGHT ? "-light" : "-dark"));
            Assertions.assertThat(Pictures.isBlank(image)).isFalse();
        }
    }

    @Override
    public void close() {
        Pictures.onFx(() -> {
            stage.close();
            return true;
        });
    }

    Shell shell() {
        return shell;
    }

    Services services() {
        return services;
    }

    boolean isShowing() {
        return Pictures.onFx(stage::isShowing);
    }

    Scene scene() {
        return stage.getScene();
    }
}

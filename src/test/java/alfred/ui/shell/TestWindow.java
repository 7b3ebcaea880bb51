package alfred.ui.shell;

import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.assertj.core.api.Assertions;

/// A window of a test.
final class TestWindow implements AutoCloseable {
    private final Services services;
    private final Stage stage;
    private final Shell shell;
    private final int width;
    private final int height;

    TestWindow(Services services, int width, int height) {
        this.services = services;
        this.width = width;
        this.height = height;
        shell = Pictures.onFx(() -> new Shell(services));
        stage = Pictures.onFx(() -> {
            var shown = new Stage();
            shown.setScene(new Scene(shell, width, height));
            shown.show();
            shell.start();
            return shown;
        });
    }

    void run(Consumer<Shell> work) {
        Pictures.onFx(() -> {
            work.accept(shell);
            return true;
        });
        Pictures.settle(400);
    }

    /// Settings of somebody who has seen the welcome.
    static Settings welcomed() {
        var settings = Settings.inMemory();
        settings.put("welcome.seen", "true");
        return settings;
    }

    /// Presses the button of that name or text.
    void press(String name) {
        run(_ -> nodes().filter(node -> node instanceof ButtonBase button && isSeen(node)
                && (name.equals(button.getText()) || name.equals(button.getAccessibleText())))
            .map(ButtonBase.class::cast).findFirst().orElseThrow(() -> new AssertionError("no button " + name)).fire());
    }

    void shoot(String name, Route route) {
        run(shown -> shown.open(route));
        shoot(name);
    }

    void shoot(String name) {
        for (var scheme : new Theme.Scheme[] {Theme.Scheme.LIGHT, Theme.Scheme.DARK}) {
            Pictures.onFx(() -> {
                Pictures.theme().choose(scheme);
                return true;
            });
            Pictures.settle(scheme == Theme.Scheme.LIGHT ? 300 : 120);
            var image = Pictures.onFx(() -> stage.getScene().snapshot(new WritableImage(width, height)));
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

    Scene scene() {
        return stage.getScene();
    }

    Stream<Node> nodes() {
        return all(shell);
    }

    private static Stream<Node> all(Node node) {
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
}

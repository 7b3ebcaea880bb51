package alfred.ui.shell;

import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;

/// A window on a kitchen in memory, for tests with real keys and clicks.
abstract class TypedWindow {
    final FxRobot robot = new FxRobot();
    Services services;
    Shell shell;
    Stage stage;

    TypedWindow(Services services) {
        this.services = services;
    }

    @BeforeEach
    void open() {
        Pictures.start();
        Pictures.onFx(() -> {
            Pictures.theme().choose(Theme.Scheme.LIGHT);
            shell = new Shell(services);
            stage = new Stage();
            stage.setScene(new Scene(shell, 1400, 900));
            stage.show();
            stage.toFront();
            stage.requestFocus();
            shell.start();
            return true;
        });
        Pictures.settle(500);
    }

    @AfterEach
    void close() {
        Pictures.onFx(() -> {
            stage.close();
            return true;
        });
    }

    /// A node and everything in it.
    static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
            ? List.copyOf(parent.getChildrenUnmodifiable()).stream().flatMap(TypedWindow::all) : Stream.empty());
    }
}

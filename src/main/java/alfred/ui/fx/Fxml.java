package alfred.ui.fx;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Node;

/// Loads the FXML layout next to its controller; `%keys` are resolved against the window's texts.
public final class Fxml {
    private Fxml() {}

    /// Loads a layout, injects the controller's `@FXML` fields and returns the root node.
    ///
    /// @param name the layout file in the controller's package, without `.fxml`
    public static <T extends Node> T load(Object controller, String name) {
        var loader = loader(controller, name);
        loader.setController(controller);
        return load(loader);
    }

    /// Loads a layout into a control that is both its root and its controller.
    public static void fill(Node root, String name) {
        var loader = loader(root, name);
        loader.setController(root);
        loader.setRoot(root);
        load(loader);
    }

    private static FXMLLoader loader(Object controller, String name) {
        return new FXMLLoader(Objects.requireNonNull(controller.getClass().getResource(name + ".fxml"), name),
            Texts.bundle());
    }

    private static <T extends Node> T load(FXMLLoader loader) {
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

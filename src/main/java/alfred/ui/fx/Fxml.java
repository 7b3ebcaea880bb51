package alfred.ui.fx;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Node;

/// Loads a layout for the controller that it stands beside; its `%keys` are the window's texts.
public final class Fxml {
    private Fxml() {}

    /// Fills the controller's `@FXML` fields and gives the layout's root.
    ///
    /// @param name the layout's file in the controller's package, without `.fxml`
    public static <T extends Node> T load(Object controller, String name) {
        var loader = loader(controller, name);
        loader.setController(controller);
        return load(loader);
    }

    /// Fills a control that is both the root of its layout and the controller.
    public static void fill(Node root, String name) {
        var loader = loader(root, name);
        loader.setController(root);
        loader.setRoot(root);
        load(loader);
    }

    private static FXMLLoader loader(Object controller, String name) {
        return new FXMLLoader(Objects.requireNonNull(controller.getClass().getResource(name + ".fxml"), name), Texts.bundle());
    }

    private static <T extends Node> T load(FXMLLoader loader) {
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package alfred.ui.recipes.form;

import static alfred.ui.fx.Texts.text;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// Asks for the file of a photo.
final class PhotoChooser {
    private PhotoChooser() {}

    static Optional<Path> choose(Window window) {
        var chooser = new FileChooser();
        chooser.setTitle(text("form.photo"));
        chooser.getExtensionFilters().add(
            new FileChooser.ExtensionFilter(text("form.photo.kinds"), "*.jpg", "*.jpeg", "*.png", "*.gif", "*.bmp"));
        return Optional.ofNullable(chooser.showOpenDialog(window)).map(File::toPath);
    }
}

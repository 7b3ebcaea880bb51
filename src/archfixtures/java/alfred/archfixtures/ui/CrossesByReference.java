package alfred.archfixtures.ui;

import java.util.concurrent.Executor;
import javafx.application.Platform;

/// Breaks: crosses to the window's thread outside `ui.fx`, by a method reference.
public final class CrossesByReference {
    public Executor executor() {
        return Platform::runLater;
    }
}

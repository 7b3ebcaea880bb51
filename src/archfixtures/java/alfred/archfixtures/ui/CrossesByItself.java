package alfred.archfixtures.ui;

import javafx.application.Platform;

/// Breaks: crosses to the window's thread outside `ui.fx`.
public final class CrossesByItself {
    public void cross(Runnable work) {
        Platform.runLater(work);
    }
}

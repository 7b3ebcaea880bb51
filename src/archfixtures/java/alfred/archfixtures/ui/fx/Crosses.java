package alfred.archfixtures.ui.fx;

import javafx.application.Platform;

/// Allowed: the one package that crosses to the window's thread.
public final class Crosses {
    public void cross(Runnable work) {
        Platform.runLater(work);
    }
}

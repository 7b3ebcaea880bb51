package alfred.ui.page;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Keeps what is being written where it outlives the window: a second after it changed, however fast the writing goes on, and at once when asked.
public final class Autosave {
    private final PauseTransition second = new PauseTransition(Duration.seconds(1));
    private final Runnable keep;

    /// @param keep writes down what there is now; on the FX thread
    public Autosave(Runnable keep) {
        this.keep = keep;
        second.setOnFinished(_ -> keep.run());
    }

    /// There is something new to keep.
    public void changed() {
        if (!isDue()) {
            second.playFromStart();
        }
    }

    /// Keeps what is not kept yet, without waiting: the window is about to close, or what was written has gone elsewhere.
    public void now() {
        if (isDue()) {
            second.stop();
            keep.run();
        }
    }

    /// There is nothing to keep any more.
    public void forget() {
        second.stop();
    }

    private boolean isDue() {
        return second.getStatus() == Animation.Status.RUNNING;
    }
}

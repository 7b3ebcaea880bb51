package alfred.ui.page.form;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Saves unsaved input: one second after the first change since the last save, or immediately on request. Further
/// changes do not postpone it.
public final class Autosave {
    private final PauseTransition second = new PauseTransition(Duration.seconds(1));
    private final Runnable keep;

    /// @param keep saves the current state; called on the FX thread
    public Autosave(Runnable keep) {
        this.keep = keep;
        second.setOnFinished(_ -> keep.run());
    }

    /// Marks the state changed.
    public void changed() {
        if (!isDue()) {
            second.playFromStart();
        }
    }

    /// Saves pending changes immediately, such as before the window closes.
    public void now() {
        if (isDue()) {
            second.stop();
            keep.run();
        }
    }

    /// Discards pending changes.
    public void forget() {
        second.stop();
    }

    private boolean isDue() {
        return second.getStatus() == Animation.Status.RUNNING;
    }
}

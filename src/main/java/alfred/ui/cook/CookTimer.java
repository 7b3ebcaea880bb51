package alfred.ui.cook;

import alfred.ui.model.Route;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A kitchen timer that counts down, rings, and can be paused, prolonged and stopped. It runs against the wall
/// clock, so that it stays correct across a restart.
public final class CookTimer {
    /// The state of a timer.
    public enum State { RUNNING, PAUSED, RINGING }

    private final String name;
    private final Route.Cook place;
    private final IntegerProperty whole;
    private final IntegerProperty left = new SimpleIntegerProperty();
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.RUNNING);
    private Instant end;

    /// The serialised form of a timer.
    ///
    /// @param recipe the id of the recipe it was started in
    /// @param whole the total duration in seconds
    /// @param end the time at which it rings, in epoch seconds; 0 if paused
    /// @param left the remaining time in seconds; used only if paused
    record Kept(String name, String recipe, int servings, int whole, long end, int left) {}

    CookTimer(String name, Route.Cook place, int seconds, Instant now) {
        this.name = name;
        this.place = place;
        whole = new SimpleIntegerProperty(seconds);
        end = now.plusSeconds(seconds);
        tick(now);
    }

    static CookTimer of(Kept kept, Instant now) {
        var timer = new CookTimer(kept.name(), new Route.Cook(UUID.fromString(kept.recipe()), kept.servings()), kept.whole(), now);
        if (kept.end() == 0) {
            timer.left.set(kept.left());
            timer.state.set(State.PAUSED);
        } else {
            timer.end = Instant.ofEpochSecond(kept.end());
            timer.left.set(Math.max(0, (int) Duration.between(now, timer.end).toSeconds()));
        }
        return timer;
    }

    Kept kept() {
        return new Kept(name, place.id().toString(), place.servings(), whole.get(), state.get() == State.PAUSED ? 0
            : end.getEpochSecond(), left.get());
    }

    public String name() {
        return name;
    }

    /// The cooking page on which the timer was started.
    public Route.Cook place() {
        return place;
    }

    IntegerProperty whole() {
        return whole;
    }

    /// The remaining time in seconds, never negative.
    public IntegerProperty left() {
        return left;
    }

    public ObjectProperty<State> state() {
        return state;
    }

    /// Updates the remaining time of a running timer.
    ///
    /// @return whether the timer has just started to ring
    boolean tick(Instant now) {
        if (state.get() != State.RUNNING) {
            return false;
        }
        left.set((int) Math.max(0, Math.ceilDiv(Duration.between(now, end).toMillis(), 1000L)));
        if (left.get() > 0) {
            return false;
        }
        state.set(State.RINGING);
        return true;
    }

    void pause() {
        state.set(State.PAUSED);
    }

    void goOn(Instant now) {
        end = now.plusSeconds(left.get());
        state.set(State.RUNNING);
    }

    void prolong(Instant now) {
        left.set(left.get() + 60);
        whole.set(Math.max(whole.get(), left.get()));
        end = now.plusSeconds(left.get());
        if (state.get() == State.RINGING) {
            state.set(State.RUNNING);
        }
    }

    /// Formats a duration as `4:07`, or `1:00:00` from one hour on.
    static String digits(int seconds) {
        return seconds < 3600 ? "%d:%02d".formatted(seconds / 60, seconds % 60)
            : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}

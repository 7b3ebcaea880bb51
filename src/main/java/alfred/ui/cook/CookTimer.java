package alfred.ui.cook;

import alfred.ui.model.Route;
import alfred.ui.model.TimerItem;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
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

    private final UUID id;
    private final String name;
    private final Optional<Route.Cook> place;
    private final IntegerProperty whole = new SimpleIntegerProperty();
    private final IntegerProperty left = new SimpleIntegerProperty();
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.PAUSED);
    private Instant end = Instant.EPOCH;

    /// @param row the row of the timer; [#follow(TimerItem, Instant)] takes over its time
    CookTimer(TimerItem row) {
        id = row.id();
        name = row.name();
        place = row.recipe()
            .map(recipe -> new Route.Cook(recipe, row.servings()));
    }

    /// Takes over the time of its row.
    void follow(TimerItem row, Instant now) {
        var ringsAt = row.ringsAt();
        ringsAt.ifPresentOrElse(at -> {
            if (state.get() == State.PAUSED || !at.equals(end)) {
                end = at;
                left.set(secondsTo(end, now));
                state.set(State.RUNNING);
            }
        }, () -> {
            left.set(row.secondsLeft());
            state.set(State.PAUSED);
        });
        whole.set(Math.max(row.seconds(), left.get()));
    }

    private static int secondsTo(Instant end, Instant now) {
        return (int) Math.max(0, Math.ceilDiv(Duration.between(now, end).toMillis(), 1000L));
    }

    UUID id() {
        return id;
    }

    /// When a running timer rings.
    Instant end() {
        return end;
    }

    public String name() {
        return name;
    }

    /// The cooking page on which the timer was started; empty if it was set without a recipe.
    public Optional<Route.Cook> place() {
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
        left.set(secondsTo(end, now));
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

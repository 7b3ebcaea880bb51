package alfred.core.reasoner.model.call;

import java.time.Duration;

/// The time by which the model calls of a turn must be complete. Not affected by changes to the system clock.
///
/// @param nanos a value of [System#nanoTime]
public record Deadline(long nanos) {
    /// Returns a deadline that is this far from now.
    public static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    /// Returns the time left; zero if the deadline has passed.
    public Duration left() {
        return Duration.ofNanos(Math.max(0, nanos - System.nanoTime()));
    }

    public boolean isOver() {
        return left().isZero();
    }
}

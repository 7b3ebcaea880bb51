package alfred.core.reasoner.model;

import java.time.Duration;

/// A moment by which a turn's model calls must be done. Not affected by the wall clock.
///
/// @param nanos of [System#nanoTime]
public record Deadline(long nanos) {
    public static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    /// What is left; zero when it is over.
    public Duration left() {
        return Duration.ofNanos(Math.max(0, nanos - System.nanoTime()));
    }

    public boolean isOver() {
        return left().isZero();
    }
}

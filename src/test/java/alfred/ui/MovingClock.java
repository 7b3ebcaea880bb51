package alfred.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock, in UTC, that stands still until it is set.
public final class MovingClock extends Clock {
    private volatile Instant now;

    /// @param now an instant such as `2026-01-12T08:00:00Z`
    public MovingClock(String now) {
        this.now = Instant.parse(now);
    }

    public void set(String instant) {
        now = Instant.parse(instant);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return Clock.fixed(now, zone);
    }
}

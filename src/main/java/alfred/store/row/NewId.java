package alfred.store.row;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/// Generates ids that increase over time (RFC 9562, version 7), so that new rows are adjacent in every index.
///
/// H2 writes the changed pages of an index at each commit: with random ids, an import of 10,000 recipes left a file
/// ten times as large.
final class NewId {
    private static final int COUNTER_BITS = 12;
    /// Milliseconds and a 12-bit counter; never decreases, even if the clock does.
    private static final AtomicLong LATEST = new AtomicLong();

    private NewId() {}

    static UUID next() {
        long now = System.currentTimeMillis() << COUNTER_BITS;
        long tick = LATEST.updateAndGet(latest -> Math.max(latest + 1, now));
        long millis = tick >>> COUNTER_BITS;
        long count = tick & ((1 << COUNTER_BITS) - 1);
        long high = millis << 16 | 0x7000 | count;
        long low = ThreadLocalRandom.current().nextLong() >>> 2 | 0x8000_0000_0000_0000L;
        return new UUID(high, low);
    }
}

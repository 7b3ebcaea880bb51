package alfred.langchain;

import java.time.Duration;

/// Timeouts and retries of a call. The deadline of the turn limits them all.
///
/// @param connect the limit for establishing a connection
/// @param firstByte the limit for receiving the headers; without streaming, they arrive only when the answer is
/// complete
/// @param idle the longest pause between two chunks of an answer
/// @param tries the maximum number of attempts, the first included
/// @param firstPause the pause before the second attempt; doubled before each further one, unless the server sends
/// `Retry-After`
public record TimeoutPolicy(Duration connect, Duration firstByte, Duration idle, int tries, Duration firstPause) {
    /// The default: connect 10 s, headers 150 s, idle 60 s, 4 attempts, first pause 0.5 s.
    public static final TimeoutPolicy USUAL = new TimeoutPolicy(
        Duration.ofSeconds(10), Duration.ofSeconds(150), Duration.ofSeconds(60), 4, Duration.ofMillis(500));

    Duration pauseBefore(int attempt) {
        return firstPause.multipliedBy(1L << Math.min(attempt - 2, 6));
    }
}

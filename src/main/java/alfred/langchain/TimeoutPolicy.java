package alfred.langchain;

import java.time.Duration;

/// How long a call may take, and how often it is tried. One deadline for the turn stands above all of it.
///
/// @param connect until a connection stands
/// @param firstByte until the headers of an answer come; without streaming they come when it is written
/// @param idle between two pieces of an answer
/// @param tries in all
/// @param firstPause before the second try; doubled before each further one, unless the server names a time
public record TimeoutPolicy(Duration connect, Duration firstByte, Duration idle, int tries, Duration firstPause) {
    public static final TimeoutPolicy USUAL = new TimeoutPolicy(
        Duration.ofSeconds(10), Duration.ofSeconds(150), Duration.ofSeconds(60), 4, Duration.ofMillis(500));

    Duration pauseBefore(int attempt) {
        return firstPause.multipliedBy(1L << Math.min(attempt - 2, 6));
    }
}

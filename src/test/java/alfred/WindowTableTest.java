package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The page of faults found in the window names classes and tests that are there, and leaves out none of the faults.
class WindowTableTest {
    @Test
    void everyFaultHasItsJourney() throws IOException {
        var lines = HeldBy.of(HeldBy.DOCS.resolve("window.md"));
        for (var line : lines) {
            assertThat(line.isHeld()).as(line.rule()).isTrue();
            line.check();
        }
        assertThat(lines.stream().map(line -> Integer.valueOf(line.rule().replaceFirst("(?s):.*", ""))).distinct())
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 17).boxed().toList());
    }
}

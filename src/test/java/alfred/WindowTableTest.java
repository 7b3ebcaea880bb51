package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The page of what was found in the window names classes and tests that are there, and leaves out no fault and no
/// improvement.
class WindowTableTest {
    @Test
    void everyFaultHasItsJourney() throws IOException {
        var lines = HeldBy.of(HeldBy.DOCS.resolve("window.md"));
        for (var line : lines) {
            if (line.isHeld()) {
                line.check();
            } else {
                assertThat(line.section()).as(line.rule()).isNotIn("Faults", "Improvements");
            }
        }
        assertThat(numbers(lines, "Faults")).containsExactlyElementsOf(IntStream.rangeClosed(1, 17).boxed().toList());
        assertThat(numbers(lines, "Improvements"))
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 20).boxed().toList());
    }

    private static List<Integer> numbers(List<HeldBy> lines, String section) {
        return lines.stream().filter(line -> line.section().equals(section))
            .map(line -> Integer.valueOf(line.rule().replaceFirst("(?s):.*", "")))
            .distinct().toList();
    }
}

package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The page of findings names classes and tests that are there, and leaves out none of the findings.
class FindingsTableTest {
    private static final List<Integer> ROWS =
        Stream.concat(IntStream.rangeClosed(1, 21).boxed(), Stream.of(35, 36, 44, 45, 48, 60)).toList();

    @Test
    void everyFindingHasItsTest() throws IOException {
        var lines = HeldBy.of(HeldBy.DOCS.resolve("findings.md"));
        for (var line : lines) {
            assertThat(line.isHeld()).as(line.rule()).isTrue();
            line.check();
        }
        assertThat(numbers(lines, "What the engine said of itself"))
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 15).boxed().toList());
        assertThat(numbers(lines, "What each row of the design came to")).containsExactlyElementsOf(ROWS);
        assertThat(numbers(lines, "What reading the code found")).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(numbers(lines, "What attacks and faults did"))
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 18).boxed().toList());
        assertThat(numbers(lines, "What moving in and out found"))
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 8).boxed().toList());
    }

    private static List<Integer> numbers(List<HeldBy> lines, String section) {
        return lines.stream().filter(line -> line.section().equals(section))
            .map(line -> Integer.valueOf(line.rule().replaceFirst("(?s)[a-z]?:.*", ""))).distinct().toList();
    }
}

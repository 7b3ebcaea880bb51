package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NewIdTest {
    @Test
    void idsGrowAndAreOfVersionSeven() {
        var ids = Stream.generate(NewId::next).limit(20_000).toList();

        assertThat(ids).doesNotHaveDuplicates().isSortedAccordingTo((a, b) -> Long.compareUnsigned(a.getMostSignificantBits(), b.getMostSignificantBits()));
        assertThat(ids).allMatch(id -> id.version() == 7 && id.variant() == 2);
    }
}

package alfred.store.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NewIdTest {
    @Test
    void idsGrowAndAreOfVersionSeven() {
        var ids = Stream.generate(NewId::next).limit(20_000).toList();

        assertThat(ids).doesNotHaveDuplicates();
        assertThat(ids.stream().map(UUID::getMostSignificantBits)).isSorted();
        assertThat(ids).allMatch(id -> id.version() == 7 && id.variant() == 2);
    }
}

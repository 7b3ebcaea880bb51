package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.reasoner.Mode;
import alfred.kitchen.KitchenDomain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The page that says which conversation holds each route of a message names classes and tests that are there, and
/// leaves out no mode and no row of Reply.
class RoutesTableTest {
    private static final Path PAGE = HeldBy.DOCS.resolve("routes.md");

    @Test
    void everyClassAndTestIsThere() throws IOException {
        for (var line : HeldBy.of(PAGE)) {
            line.check();
        }
    }

    @Test
    void noModeAndNoRowOfReplyIsLeftOut() throws IOException {
        var held = HeldBy.of(PAGE).stream().filter(HeldBy::isHeld).map(HeldBy::rule).toList();
        for (var mode : Mode.all(new KitchenDomain(List.of()))) {
            assertThat(held).contains(mode.text().toUpperCase(Locale.ROOT));
        }
        for (int row = 1; row <= 10; row++) {
            var start = row + " ";
            assertThat(held).as("row %d", row).anyMatch(rule -> rule.startsWith(start));
        }
    }
}

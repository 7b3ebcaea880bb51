package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FontsTest {
    @Test
    void everyFontLoadsUnderTheFamilyThatTheStyleSheetsName() {
        Pictures.start();

        var families = Pictures.onFx(Fonts::load);

        assertThat(families).containsExactlyElementsOf(Stream.of(Fonts.values()).map(Fonts::family).toList());
    }

    @Test
    void everyIconHasAnOutlineAndEveryOutlineAnIcon() {
        assertThat(Stream.of(Icon.values()).map(Icon::key))
            .containsExactlyInAnyOrderElementsOf(Icon.PATHS.stringPropertyNames());
    }
}

package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeTest {
    @ParameterizedTest @CsvSource({"system, SYSTEM", "light, LIGHT", "dark, DARK", "purple, SYSTEM", "'', SYSTEM"})
    void aSchemeThatNobodyKnowsIsTheSystems(String kept, Theme.Scheme scheme) {
        assertThat(Theme.Scheme.of(kept)).isEqualTo(scheme);
    }
}

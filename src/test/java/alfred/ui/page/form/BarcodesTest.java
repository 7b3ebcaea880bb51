package alfred.ui.page.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BarcodesTest {
    @ParameterizedTest @ValueSource(strings = {"4006381333931", "73513537", "036000291452", "10012345678902"})
    void aCodeWithItsCheckDigitIsWhole(String code) {
        assertThat(Barcodes.isWhole(code)).isTrue();
    }

    @ParameterizedTest @ValueSource(strings = {"4006381333932", "73513536", "036000291453"})
    void aCodeReadWrongIsNot(String code) {
        assertThat(Barcodes.isWhole(code)).isFalse();
    }
}

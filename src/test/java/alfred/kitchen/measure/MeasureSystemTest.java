package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import org.junit.jupiter.api.Test;

class MeasureSystemTest {
    private static final Fraction FLOUR = Fraction.of(53, 100);

    @Test
    void whatIsWeighedBecomesGrams() {
        assertThat(shown(Fraction.of(7, 2), "cup", FLOUR)).isEqualTo("445 g");
        assertThat(shown(Fraction.of(3, 2), "stick", null)).isEqualTo("170 g");
    }

    @Test
    void whatIsPouredStaysAVolumeAndSpoonsStaySpoons() {
        assertThat(shown(Fraction.ONE, "cup", null)).isEqualTo("240 ml");
        assertThat(shown(Fraction.of(2), "tbsp", FLOUR)).isEqualTo("2 tbsp");
        assertThat(shown(Fraction.of(500), "ml", FLOUR)).isEqualTo("500 ml");
    }

    private static String shown(Fraction value, String unit, Fraction density) {
        var amount = MeasureSystem.METRIC.of(new Amount(value, Units.of(unit)), density);
        return AmountDisplay.text(amount.value(), amount.unit(), UnitNames.in(java.util.Locale.ENGLISH));
    }
}

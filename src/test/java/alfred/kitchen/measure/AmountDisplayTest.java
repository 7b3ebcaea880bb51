package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountDisplayTest {
    @ParameterizedTest @CsvSource({
        "1/2,'',½", "1 1/4,'',1¼", "250,ml,250 ml", "1.5,kg,1.5 kg", "2,can,2 cans", "3,clove,3 cloves",
        "1,clove,1 clove", "2,kg,2 kg", "6,'',6", "1 1/2,tsp,1½ tsp", "1/2,cup,½ cup", "2,cup,2 cups", "2.004,kg,2 kg",
        "2.004,cup,2 cups", "333.333,g,333 g", "2.5,g,2.5 g", "0.004,kg,0.004 kg", "1/3,tbsp,⅓ tbsp", "0.667,cup,⅔ cup",
        "1.999,'',2", "5/7,cup,¾ cup", "4.2,bottle,4¼ bottles", "2.004,bottle,2 bottles", "2.37,'',2⅜",
        "3.3,cup,3⅓ cups", "12.4,can,12½ cans", "1/5,cup,⅕ cup", "7.6,'',7⅔", "100.2,'',100", "0.001,tsp,0.001 tsp",
        "2,loaf,2 loaves", "2,bunch,2 bunches",
        "0,g,0 g"})
    void writesAmountsAsACookReadsThem(String value, String unit, String text) {
        assertThat(AmountDisplay.text(Fraction.parse(value).orElseThrow(), Units.of(unit), AmountDisplay.OWN_NAMES))
            .isEqualTo(text);
    }

    @ParameterizedTest @CsvSource({
        "8,oz,METRIC,225 g", "1,lb,METRIC,455 g", "2 1/2,lb,METRIC,1.14 kg", "1,cup,METRIC,240 ml", "1/4,oz,METRIC,7 g",
        "2,tbsp,METRIC,2 tbsp", "3,clove,METRIC,3 cloves", "1500,g,METRIC,1.5 kg", "500,g,IMPERIAL,1⅛ lb",
        "100,g,IMPERIAL,3½ oz", "250,ml,IMPERIAL,1 cup", "1,l,IMPERIAL,1 quart", "30,ml,IMPERIAL,2 tbsp",
        "5,ml,IMPERIAL,1 tsp", "2,can,IMPERIAL,2 cans", "8,oz,IMPERIAL,8 oz",
        "8,oz,AS_WRITTEN,8 oz"})
    void showsAmountsInTheChosenSystem(String value, String unit, MeasureSystem system, String text) {
        assertThat(text(system.of(new Amount(Fraction.parse(value).orElseThrow(), Units.of(unit))))).isEqualTo(text);
    }

    @Test
    void writesRangesAndRows() {
        assertThat(AmountDisplay.range(Fraction.of(2), Fraction.of(3), Units.of("clove"), AmountDisplay.OWN_NAMES))
            .isEqualTo("2–3 cloves");
        assertThat(AmountDisplay.text(null, "pinch", AmountDisplay.OWN_NAMES)).isEqualTo("pinch");
        assertThat(AmountDisplay.text((Fraction) null, (String) null, AmountDisplay.OWN_NAMES)).isEmpty();
    }

    @Test
    void choosesTheMetricUnitThatReadsShorter() {
        assertThat(text(AmountDisplay.readable(Amount.of(1500, "g")))).isEqualTo("1.5 kg");
        assertThat(text(AmountDisplay.readable(Amount.of(Fraction.of(1, 4), "l")))).isEqualTo("250 ml");
        assertThat(text(AmountDisplay.readable(Amount.of(2, "cup")))).isEqualTo("2 cups");
    }

    private static String text(Amount amount) {
        return AmountDisplay.text(amount.value(), amount.unit(), AmountDisplay.OWN_NAMES);
    }
}

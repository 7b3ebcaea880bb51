package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmountTest {
    @ParameterizedTest @CsvSource({
        "1,kg,g,1000", "1,tbsp,tsp,3", "1,cup,ml,240", "1,pint,ml,473", "1,oz,g,567/20", "1,lb,g,2268/5",
        "2,dozen,'',24", "3,tsp,tbsp,1",
        "500,ml,l,1/2", "1,fl oz,tbsp,2"})
    void convertsExactlyWithinADimension(String value, String from, String to, String expected) {
        var amount = Amount.of(Fraction.parse(value).orElseThrow(), from);

        assertThat(amount.in(Units.of(to)).orElseThrow().value()).isEqualTo(Fraction.parse(expected).orElseThrow());
    }

    @Test
    void crossesBetweenVolumeAndMassOnlyWithADensityAndSaysSo() {
        var cup = Amount.of(1, "cup");

        assertThat(cup.in(Units.GRAM)).isEmpty();
        assertThat(cup.convert(Units.GRAM, null)).isEmpty();
        assertThat(cup.convert(Units.GRAM, Fraction.of(1, 2)))
            .contains(new Amount.Converted(Amount.of(120, "g"), true));
        assertThat(Amount.of(120, "g").convert(Units.CUP, Fraction.of(1, 2))).contains(new Amount.Converted(cup, true));
        assertThat(cup.convert(Units.MILLILITRE, Fraction.ONE))
            .contains(new Amount.Converted(Amount.of(240, "ml"), false));
        assertThat(Amount.of(1, "can").convert(Units.GRAM, Fraction.ONE)).isEmpty();
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 5, 8, 13, 21, 34})
    void roundTripsLoseNothing(long seed) {
        var random = new SplittableRandom(seed);
        var volumes = List.of("ml", "l", "tsp", "tbsp", "cup", "fl oz", "pint", "quart");
        for (int i = 0; i < 200; i++) {
            var from = Units.of(volumes.get(random.nextInt(volumes.size())));
            var to = Units.of(volumes.get(random.nextInt(volumes.size())));
            var amount = new Amount(Fraction.of(random.nextInt(1, 500), random.nextInt(1, 24)), from);

            var back = amount.in(to).orElseThrow().in(from);

            assertThat(back).contains(amount);
            assertThat(amount.plus(amount.in(to).orElseThrow())).contains(amount.times(Fraction.of(2)));
        }
    }
}

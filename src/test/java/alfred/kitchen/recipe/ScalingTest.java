package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.IngredientLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalingTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        200 g flour                    | 2   | 400 g flour
        750 g potatoes                 | 2   | 1.5 kg potatoes
        2 large onions, finely chopped | 3/2 | 3 large onions, finely chopped
        1 tsp salt                     | 3   | 1 tbsp salt
        1 tsp salt                     | 1/2 | ½ tsp salt
        1 egg                          | 3/2 | 1½ egg
        2-3 carrots                    | 2   | 4–6 carrots
        1 can chickpeas                | 2   | 2 cans chickpeas
        pinch salt                     | 4   | pinch salt
        1 l milk                       | 1/4 | 250 ml milk
        """)
    void scalesALineAndWritesItAnew(String line, String factor, String expected) {
        var scaled = Scaling.line(IngredientLine.parse(line), Fraction.parse(factor).orElseThrow());

        assertThat(Scaling.text(scaled)).isEqualTo(expected);
    }

    @Test
    void theSizeOfATinStays() {
        var scaled = Scaling.line(IngredientLine.parse("2 (400 g) cans chickpeas"), Fraction.of(3));

        assertThat(scaled.amounts()).extracting(amount -> amount.text()).containsExactly("6 cans", "400 g");
    }

    @Test
    void aSecondMeasureOfTheSameAmountGrowsWithIt() {
        var scaled = Scaling.line(IngredientLine.parse("1 cup (240 ml) milk"), Fraction.of(2));

        assertThat(scaled.amounts()).extracting(amount -> amount.text()).containsExactly("2 cups", "480 ml");
    }

    @Test
    void scalesRowsExactlyAndLeavesSomeAsItIs() {
        assertThat(Scaling.row(Fraction.of(1, 3), null, "cup", Scaling.factor(4, 6)).quantity())
            .isEqualTo(Fraction.of(1, 2));
        assertThat(Scaling.row(null, null, "pinch", Fraction.of(2)))
            .isEqualTo(new Scaling.Scaled(null, null, "pinch", "pinch"));
    }
}

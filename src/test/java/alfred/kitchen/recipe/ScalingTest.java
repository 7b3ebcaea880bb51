package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.IngredientLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalingTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        200 g flour                    | 2   | 400 g
        750 g potatoes                 | 2   | 1.5 kg
        2 large onions, finely chopped | 3/2 | 3
        1 tsp salt                     | 3   | 1 tbsp
        1 tsp salt                     | 1/2 | ½ tsp
        1 egg                          | 3/2 | 1½
        2-3 carrots                    | 2   | 4–6
        1 can chickpeas                | 2   | 2 cans
        pinch salt                     | 4   | pinch
        1 l milk                       | 1/4 | 250 ml
        """)
    void scalesAnAmountAndWritesItAnew(String line, String factor, String expected) {
        var amount = IngredientLine.parse(line).mainAmount().orElseThrow();

        assertThat(Scaling.row(amount.quantity(), amount.quantityMax(), amount.unit().name(),
            Fraction.parse(factor).orElseThrow()).text()).isEqualTo(expected);
    }

    @Test
    void scalesRowsExactlyAndLeavesSomeAsItIs() {
        assertThat(Scaling.row(Fraction.of(1, 3), null, "cup", Scaling.factor(4, 6)).quantity())
            .isEqualTo(Fraction.of(1, 2));
        assertThat(Scaling.row(null, null, "pinch", Fraction.of(2)))
            .isEqualTo(new Scaling.Scaled(null, null, "pinch", "pinch"));
    }
}

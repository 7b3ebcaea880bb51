package alfred.ui.recipes.view;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.MeasureSystem;
import alfred.ui.model.IngredientItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaledViewTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        3 kiwis             | 4
        1 cauliflower       | 1¼
        1½ tbsp oil         | 2 tbsp
        150 ml cream        | 190 ml
        200 g noodles       | 250 g
        2-3 kiwis           | 2½–4
        6 onions            | 8
        a good glug of oil  | good glug
        2 heaped tsp sugar  | 2½ heaped tsp
        2 x 400g tins beans | 2½ × 400 g cans
        1 (400 g) tin beans | 1¼ × 400 g cans
        2 cups (300 g) rice | 2½ cups
        etwas Zimt          | etwas
        some butter, soft   | some
        salt                | ''
        """)
    void whatIsScaledIsMeasuredAsInAKitchen(String line, String expected) {
        assertThat(ScaledView.of(5, 4, MeasureSystem.AS_WRITTEN).amount(IngredientItem.read(line)))
            .isEqualTo(expected);
    }

    @Test
    void amountsFollowTheServingsAndTheUnits() {
        var line = new IngredientItem(Row.of("name", "butter", "quantity", Fraction.of(1, 2), "unit", "cup"));

        assertThat(ScaledView.of(6, 4, MeasureSystem.AS_WRITTEN).amount(line)).isEqualTo("¾ cup");
        assertThat(ScaledView.of(4, 4, MeasureSystem.METRIC).amount(line)).isEqualTo("120 ml");
        assertThat(ScaledView.of(4, 4, MeasureSystem.IMPERIAL)
            .amount(new IngredientItem(Row.of("name", "beef", "quantity", Fraction.of(500), "unit", "g"))))
            .isEqualTo("1⅛ lb");
    }
}

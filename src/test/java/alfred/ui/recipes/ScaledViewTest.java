package alfred.ui.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.measure.MeasureSystem;
import alfred.ui.model.IngredientItem;
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
        etwas Zimt          | etwas
        some butter, soft   | some
        salt                | ''
        """)
    void whatIsScaledIsMeasuredAsInAKitchen(String line, String expected) {
        assertThat(ScaledView.of(5, 4, MeasureSystem.AS_WRITTEN).amount(IngredientItem.read(line)))
            .isEqualTo(expected);
    }
}

package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StaplesTest {
    @ParameterizedTest @CsvSource({"oil, olive oil, true", "oil, sunflower oil, true", "oil, sesame oil, false",
        "oil, walnut oil, false", "oil, truffle oil, false", "flour, plain flour, true", "flour, almond flour, false",
        "salt, sea salt, true", "olive oil, sunflower oil, false", "sugar, water, true"})
    void aWordCoversTheUsualFoodsOfItsFamily(String staple, String food, boolean isCovered) {
        assertThat(Staples.of(List.of(staple), FoodCatalogue.standard()).covers(food)).isEqualTo(isCovered);
    }
}

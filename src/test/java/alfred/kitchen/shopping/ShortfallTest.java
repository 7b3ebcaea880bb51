package alfred.kitchen.shopping;

import static alfred.kitchen.shopping.Pantry.CATALOGUE;
import static alfred.kitchen.shopping.Pantry.needs;
import static alfred.kitchen.shopping.Pantry.staples;
import static alfred.kitchen.shopping.Pantry.stock;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShortfallTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        8 sausages        | 4 sausages         | 4 sausages
        1 tbsp mustard    | 2 tsp mustard      | 1 tsp mustard
        2 kg apples       | 600 g apples       | 1400 g apples
        2 kg potatoes     | 1 kg potatoes      | 1 kg potatoes
        2 cans white beans|                    | 2 can white beans
        1 cup milk        | 1/2 cup milk       | 1/2 cup milk
        2 onions          | 1 onion            | 1 onion
        400 g canned tomatoes | 300 g tomatoes | 400 g canned tomatoes
        1 l milk          | 750 ml milk        | 250 ml milk
        24 eggs           | 1 dozen eggs       | 12 eggs
        """)
    void isExactInTheUnitThatReadsShorter(String need, String home, String missing) {
        var shortages = shortfall(needs(need), home == null ? List.of() : stock(home));

        assertThat(shortages).extracting(ShortfallTest::text).containsExactly(missing);
    }

    @Test
    void whatIsThereIsNotMissing() {
        assertThat(shortfall(needs("500 g flour", "2 eggs"), stock("1 kg flour", "6 eggs"))).isEmpty();
    }

    @Test
    void sumsAFoodOverRecipesAndUnitsBeforeTakingStockOff() {
        var missing = shortfall(needs("1 kg flour", "200 g flour", "100 ml milk", "2 tbsp milk"),
            stock("500 g flour", "0.5 kg flour"));

        assertThat(missing).extracting(ShortfallTest::text).containsExactly("200 g flour", "130 ml milk");
        assertThat(missing.getFirst().needs()).hasSize(2);
    }

    @Test
    void whatDoesNotAddUpStaysVisible() {
        var missing = shortfall(needs("1 can canned tomatoes", "200 g canned tomatoes"), List.of());

        assertThat(missing).extracting(ShortfallTest::text).containsExactly("1 can canned tomatoes",
            "200 g canned tomatoes");
    }

    @Test
    void stockInAnotherMeasureIsTold() {
        var missing = shortfall(needs("3 cloves garlic"), stock("1 head garlic"));

        assertThat(missing).singleElement().satisfies(shortage -> {
            assertThat(shortage.maybeAtHome()).isTrue();
            assertThat(text(shortage)).isEqualTo("3 clove garlic");
        });
    }

    @Test
    void aDensityComparesVolumeWithMassApproximately() {
        var needs = needs("1 cup flour");

        assertThat(Shortfall.of(needs, new LotIndex(stock("500 g flour")), staples(), Densities.of(CATALOGUE)))
            .isEmpty();
        assertThat(
            Shortfall.of(needs("300 g flour"), new LotIndex(stock("1 cup flour")), staples(), Densities.of(CATALOGUE)))
            .singleElement()
            .satisfies(shortage -> {
                assertThat(shortage.approximate()).isTrue();
                assertThat(text(shortage)).isEqualTo("173 g flour");
            });
    }

    @Test
    void staplesAndOptionalIngredientsAreNeverMissing() {
        var needs = needs("1 tsp salt", "2 tbsp olive oil", "1 tsp black pepper", "500 ml water",
            "1 bunch mint (optional)", "2 peppers");

        var missing = Shortfall.of(needs, new LotIndex(List.of()), staples("salt", "pepper", "oil"), Densities.NONE);

        assertThat(missing).extracting(Shortage::name).containsExactly("peppers");
    }

    @Test
    void someOfAFoodIsMissingOnlyWhereThereIsNone() {
        assertThat(shortfall(needs("pinch nutmeg"), List.of())).extracting(Shortage::quantity).containsOnlyNulls();
        assertThat(shortfall(needs("pinch nutmeg"), stock("20 g nutmeg"))).isEmpty();
    }

    @Test
    void aRowWithoutALinkJoinsOneOfTheSameName() {
        var linked = new Need("Eggs", "key-1", Fraction.of(4), "", false);
        var unlinked = new Need("egg", null, Fraction.of(2), "", false);
        var home = new Lot(1, "eggs", null, Fraction.of(1), "", "fridge", null);

        var missing = Shortfall.of(List.of(linked, unlinked), new LotIndex(List.of(home)), staples(), Densities.NONE);

        assertThat(missing).extracting(Shortage::quantity).containsExactly(Fraction.of(5));
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void needIsStockPlusShortfallWhateverTheUnits(long seed) {
        var random = new SplittableRandom(seed);
        var units = List.of("g", "kg", "oz", "lb");
        for (int i = 0; i < 100; i++) {
            var needs = new ArrayList<Need>();
            var home = new ArrayList<Lot>();
            for (int j = random.nextInt(4); j >= 0; j--) {
                needs.add(new Need("rice", "rice", Fraction.of(random.nextInt(1, 90), random.nextInt(1, 5)),
                    pick(units, random), false));
                home.add(new Lot(j, "rice", "rice", Fraction.of(random.nextInt(1, 60), random.nextInt(1, 5)),
                    pick(units, random), "", null));
            }

            var missing = Shortfall.of(needs, new LotIndex(home), staples(), Densities.NONE);

            var needed = needs.stream().map(need -> need.amount().base()).reduce(Fraction.ZERO, Fraction::plus);
            var held = home.stream().map(lot -> lot.amount().base()).reduce(Fraction.ZERO, Fraction::plus);
            var expected = needed.compareTo(held) > 0 ? needed.minus(held) : Fraction.ZERO;
            var got = missing.stream()
                .map(shortage -> new Need("", null, shortage.quantity(), shortage.unit(), false).amount().base())
                .reduce(Fraction.ZERO, Fraction::plus);
            assertThat(got).isEqualTo(expected);
        }
    }

    private static String pick(List<String> units, SplittableRandom random) {
        return units.get(random.nextInt(units.size()));
    }

    private static List<Shortage> shortfall(List<Need> needs, List<Lot> stock) {
        return Shortfall.of(needs, new LotIndex(stock), staples(), Densities.NONE);
    }

    private static String text(Shortage shortage) {
        return (shortage.quantity() + " " + shortage.unit() + " " + shortage.name()).replace("  ", " ");
    }
}

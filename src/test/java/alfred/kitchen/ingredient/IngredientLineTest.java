package alfred.kitchen.ingredient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IngredientLineTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        200 g flour                                  | 200 g | flour
        1 kg potatoes                                | 1 kg | potatoes
        2 eggs                                       | 2 | eggs
        1 1/2 cups agave nectar                      | 1 1/2 cup | agave nectar
        1½ tsp salt                                  | 1 1/2 tsp | salt
        4 cloves garlic                              | 4 clove | garlic
        2 garlic cloves, crushed                     | 2 clove | garlic
        1 whole chicken                              | 1 | whole chicken
        2 cans white beans                           | 2 can | white beans
        1 (14 ounce) can chickpeas, drained          | 1 can; 14 oz | chickpeas
        2 14-ounce cans plum tomatoes                | 2 can; 14 oz | plum tomatoes
        300g/10½oz dark chocolate                    | 300 g; 10 1/2 oz | dark chocolate
        1 lb 2 oz leeks                              | 1 lb; 2 oz | leeks
        2-3 carrots                                  | 2-3 | carrots
        2 to 3 tablespoons honey                     | 2-3 tbsp | honey
        one or two lemons                            | 1-2 | lemons
        half a dozen eggs                            | 6 | eggs
        half and half                                |  | half and half
        1 cup half and half                          | 1 cup | half and half
        a pinch of salt                              | pinch | salt
        handful fresh mint                           | handful | fresh mint
        1 cup (240 ml) milk                          | 1 cup; 240 ml | milk
        1 cup plus 2 tbsp sugar                      | 1 cup; 2 tbsp | sugar
        3 x 400g tins chopped tomatoes               | 3 can; 400 g | chopped tomatoes
        1-inch piece ginger                          | 1 inch | ginger
        20 cloves                                    | 20 | cloves
        4 boneless, skinless chicken thighs          | 4 | boneless, skinless chicken thighs
        2 tbsp basil, parsley, or chives, chopped    | 2 tbsp | basil, parsley, or chives
        1 bunch sage                                 | 1 bunch | sage
        Butter, 100 g                                | 100 g | Butter
        2 tsp ground ginger 10 mL                    | 2 tsp; 10 ml | ground ginger
        1 cup 2% milk                                | 1 cup | 2% milk
        2 Tbsp. soy sauce                            | 2 tbsp | soy sauce
        2 dozen mussels                              | 24 | mussels
        1 one-pound jar apricot jam                  | 1 jar; 1 lb | apricot jam
        500 g minced beef                            | 500 g | minced beef
        1 tsp fresh ground pepper                    | 1 tsp | pepper
        1 tbsp fresh chopped basil                   | 1 tbsp | fresh chopped basil
        one-pound jar honey                          | 1 lb; jar | honey
        3 tbsp tbsp sugar                            | 3 tbsp | sugar
        2 scallions (green onions), sliced           | 2 | scallions (green onions)
        1/4 cup plus 2 tbsp half and half            | 1/4 cup; 2 tbsp | half and half
        1 lb boneless, trimmed pork shoulder         | 1 lb | boneless, trimmed pork shoulder
        2 (16 ounce) pound cakes, cubed              | 2; 16 oz | pound cakes
        ½ a leg of lamb                              | 1/2 | leg of lamb
        2 EL Olivenöl                                | 2 tbsp | Olivenöl
        1 TL Salz                                    | 1 tsp | Salz
        1 Prise Zucker                               | 1 pinch | Zucker
        3 Zehen Knoblauch                            | 3 clove | Knoblauch
        1 Bund Petersilie                            | 1 bunch | Petersilie
        2 Dosen Tomaten                              | 2 can | Tomaten
        zwei Eier                                    | 2 | Eier
        eine Tasse Mehl                              | 1 cup | Mehl
        1 Pfund Hackfleisch                          | 1 Pfund | Hackfleisch
        1 Päckchen Backpulver                        | 1 packet | Backpulver
        2 c. à soupe d'huile d'olive                 | 2 tbsp | huile d'olive
        1 cuillère à café de sel                     | 1 tsp | sel
        3 gousses d'ail                              | 3 clove | ail
        200 g de farine                              | 200 g | farine
        une pincée de sel                            | 1 pinch | sel
        2 cucchiai di olio                           | 2 tbsp | olio
        uno spicchio d'aglio                         | 1 clove | aglio
        1 etto di prosciutto                         | 1 etto | prosciutto
        2 cucharadas de aceite                       | 2 tbsp | aceite
        3 dientes de ajo                             | 3 clove | ajo
        una lata de atún                             | 1 can | atún
        media taza de azúcar                         | 1/2 cup | azúcar
        0,5 l Milch                                  | 1/2 l | Milch
        """)
    void readsAmountsAndName(String line, String amounts, String name) {
        var parsed = IngredientLine.parse(line);

        assertThat(parsed.name()).isEqualTo(name);
        assertThat(text(parsed)).isEqualTo(amounts == null ? "" : amounts);
    }

    private static String text(ParsedLine line) {
        return line.amounts().stream().map(IngredientLineTest::text).collect(Collectors.joining("; "));
    }

    private static String text(ParsedAmount amount) {
        var low = amount.quantity() == null ? "" : amount.quantity().toText();
        var high = amount.quantityMax() == null ? "" : "-" + amount.quantityMax().toText();
        return (low + high + " " + amount.unit().name()).strip();
    }

    @Test
    void tellsSizePreparationAndRemarksFromTheName() {
        var line = IngredientLine.parse("2 large onions, finely chopped, plus more to taste");

        assertThat(line.size()).isEqualTo("large");
        assertThat(line.name()).isEqualTo("onions");
        assertThat(line.preparation()).isEqualTo("finely chopped");
        assertThat(line.comment()).isEqualTo("plus more to taste");
        assertThat(line.isSure()).isTrue();
    }

    @Test
    void takesAPreparationBeforeTheName() {
        var line = IngredientLine.parse("3 tbsp roughly chopped fresh mint (optional)");

        assertThat(line.name()).isEqualTo("fresh mint");
        assertThat(line.preparation()).isEqualTo("roughly chopped");
        assertThat(line.optional()).isTrue();
    }

    @Test
    void readsTheJuiceOfALemonAsALemon() {
        var line = IngredientLine.parse("Juice and zest of 1 lemon");

        assertThat(line.name()).isEqualTo("lemon");
        assertThat(line.preparation()).isEqualTo("Juice and zest of");
        assertThat(text(line)).isEqualTo("1");
    }

    @Test
    void readsAHeadingAsASection() {
        var line = IngredientLine.parse("For the sauce:");

        assertThat(line.isSection()).isTrue();
        assertThat(line.section()).isEqualTo("For the sauce");
        assertThat(line.name()).isEmpty();
    }

    @ParameterizedTest @ValueSource(strings = {"", "   ", "(", "1", "2 x", "½", "-", "salt (to taste",
        "3 1/4/5 things / stuff", "http://example.org/1", "0 g flour", "-2 eggs", "100000 kg flour", "999999 eggs",
        "1/0 cup sugar", "2.5.3 cups milk", "2 eggs and 100 g butter", "salt and pepper", "1 cup milk, 2 eggs",
        "Preheat the oven to 200 degrees and grease a tin.", "Mix well.", "You will need a large pot for this", "SAUCE",
        "Ingredients", "Serves 4", "???", "200 g 麵粉", "200 г муки", "٢٠٠ جرام دقيق"})
    void isUnsureWhereALineMakesLittleSense(String line) {
        assertThat(IngredientLine.parse(line).isSure()).isFalse();
    }

    @Test
    void keepsALineOfTenThousandLettersAsItIs() {
        var line = "1 cup flour, or ".repeat(640);

        var parsed = IngredientLine.parse(line);

        assertThat(parsed.input()).isEqualTo(line);
        assertThat(parsed.name()).isEqualTo(line.strip());
        assertThat(parsed.isSure()).isFalse();
    }

    @Test
    void readsAHeadingWithoutAColonAndAFoodBehindOne() {
        assertThat(IngredientLine.parse("For the sauce").section()).isEqualTo("For the sauce");
        assertThat(IngredientLine.parse("For the pans: 1 tbsp butter").name()).isEqualTo("butter");
        assertThat(IngredientLine.parse("Optional: 2 eggs").optional()).isTrue();
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void neverFailsWhateverItIsGiven(long seed) {
        var random = new SplittableRandom(seed);
        var pieces =
            ("1 2 ½ / - – ( ) [ ] , ; : . x × can g oz cups or to and plus of large half a dozen chopped onion "
                + "\" % ® é 400g 1/2 about").split(" ");
        for (int i = 0; i < 4000; i++) {
            var line = new StringBuilder();
            for (int j = random.nextInt(12); j >= 0; j--) {
                line.append(pieces[random.nextInt(pieces.length)]).append(random.nextInt(3) == 0 ? "" : " ");
            }

            assertThat(IngredientLine.parse(line.toString()).input()).isEqualTo(line.toString());
        }
    }
}

package alfred.kitchen.names;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoodNamesTest {
    private static final FoodNames ENGLISH = new FoodNames(FoodCatalogue.standard());
    private static final FoodNames GERMAN = new FoodNames(FoodCatalogue.standard().in(Locale.GERMAN));

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "eggs | Egg | SAME", "the cherry tomatoes | tomatoes, cherry | SAME", "crème fraîche | Creme fraiche | SAME",
        "courgettes | zucchini | EQUIVALENT", "scallions | spring onion | EQUIVALENT",
        "eggs | organic free-range eggs | DESCRIBED", "bread | rye bread | DESCRIBED", "onion | red onion | DESCRIBED",
        "salmon | smoked salmon | DESCRIBED", "milk | semi-skimmed milk | DESCRIBED",
        "spinach | fresh spinach | DESCRIBED", "pasta | Barilla pasta | DESCRIBED",
        "milk | Aunt Jenny's milk | DESCRIBED", "chopped parsley | parsley | DESCRIBED",
        "candles | birthday candles | DESCRIBED", "chicken | chicken thighs | KIND", "poultry | duck breast | KIND",
        "cheese | cheddar | KIND", "onion | green onions | KIND", "cream | sour cream | KIND",
        "potatoes | sweet potatoes | KIND", "milk | coconut milk | NEAR", "milk | oat milk | NEAR",
        "butter | peanut butter | NEAR", "peanut butter | peanut butter cups | NEAR", "pepper | red pepper | NEAR",
        "bread | bread knife | NEAR", "milk | milk powder | NEAR", "onions | onion powder | NEAR",
        "basmati rice | rice | NEAR", "chicken | chicken stock cubes | NEAR", "ham | hamburger buns | NONE",
        "eggs | eggplant | NONE", "gin | ginger | NONE", "nut | coconut milk | NONE", "it | Margherita | NONE",
        "apple | pineapple | NONE", "onion | leek | NONE", "milk | kefir | NONE",
        "poultry | chicken stock cube | NONE", "poultry | duck fat | NONE", "red onion | white onion | NEAR"})
    void aNameIsGradedByItsWords(String said, String row, NameGrade grade) {
        assertThat(ENGLISH.grade(ENGLISH.wanted(said), ENGLISH.name(row), null)).as(said + " / " + row)
            .isEqualTo(grade);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "Äpfel | Apfel | SAME", "roten Zwiebeln | rote Zwiebel | SAME", "Eier | eggs | EQUIVALENT",
        "Zwiebeln | onion | EQUIVALENT", "Eier | frische Freilandeier | DESCRIBED", "Brot | Roggenbrot | DESCRIBED",
        "Milch | Biomilch | DESCRIBED", "Zwiebeln | rote Zwiebeln | DESCRIBED", "Hähnchen | Hähnchenbrust | KIND",
        "Käse | Gouda | KIND", "Milch | Kokosmilch | NEAR", "Butter | Erdnussbutter | NEAR",
        "Eis | Reis | NONE", "Ei | Reis | NONE", "Wein | Schwein | NONE", "Lauch | Knoblauch | NONE"})
    void aGermanNameIsGradedByItsWordsAndCompounds(String said, String row, NameGrade grade) {
        assertThat(GERMAN.grade(GERMAN.wanted(said), GERMAN.name(row), null)).as(said + " / " + row).isEqualTo(grade);
    }
}

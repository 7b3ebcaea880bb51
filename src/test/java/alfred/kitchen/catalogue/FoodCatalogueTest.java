package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoodCatalogueTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();

    @Test
    void comesWithManySoundFoods() {
        assertThat(CATALOGUE.all()).hasSize(FoodCatalogue.EDITION);
        assertThat(CATALOGUE.all()).extracting(Food::name).doesNotHaveDuplicates();
        assertThat(CATALOGUE.all()).allSatisfy(food -> {
            assertThat(Food.CATEGORIES).contains(food.category());
            assertThat(Food.ALLERGENS).containsAll(food.allergens());
            assertThat(food.aisle()).isNotBlank();
        });
    }

    @Test
    void noNameMeansTwoFoods() {
        Map<String, Food> seen = new HashMap<>();
        for (var food : CATALOGUE.all()) {
            for (var name : food.aliases()) {
                assertThat(seen.put(name.toLowerCase(java.util.Locale.ROOT), food)).as(name).isNull();
            }
            assertThat(CATALOGUE.exact(food.name())).as(food.name()).contains(food);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Eggs,egg", "aubergines,eggplant", "courgette,zucchini", "TOMATOES,tomato", "scallions,spring onion", "tinned tomatoes,canned tomatoes",
        "creme fraiche,crème fraîche", "pepper,black pepper", "peppers,bell pepper", "Brussels sprouts,Brussels sprout", "noodles,noodles",
        "pea,peas"})
    void knowsAFoodByNameAliasAndNumber(String text, String name) {
        assertThat(CATALOGUE.exact(text).map(Food::name)).contains(name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "large free-range eggs, beaten|egg", "finely chopped onion|onion", "old brie|brie", "fresh basil leaves|basil", "whole milk|milk",
        "boneless, skinless chicken thighs|chicken thigh", "grated parmesan cheese|parmesan", "onions (red or white)|onion", "frozen peas|peas"})
    void linksWhatASurelyMeantFoodIsCalled(String text, String name) {
        assertThat(CATALOGUE.confident(text).map(Food::name)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"peanut butter cups", "chicken soup mix", "milk frother", "apple pie", "", "fresh", "butter dish", "egg timer"})
    void linksNothingElse(String text) {
        assertThat(CATALOGUE.confident(text)).isEmpty();
    }

    @Test
    void chickenFindsItsFamilyButNotItsStock() {
        var found = CATALOGUE.find("chicken").stream().map(Food::name).toList();

        assertThat(found).startsWith("chicken").contains("chicken breast", "chicken thigh").doesNotContain("chicken stock");
        assertThat(CATALOGUE.find("cheese")).extracting(Food::name).contains("cheddar", "feta").doesNotContain("cheese cracker");
        assertThat(CATALOGUE.find("butter")).extracting(Food::name).contains("butter").doesNotContain("peanut butter");
        assertThat(CATALOGUE.find("nothing like it")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"tomatoe,tomato", "chikpeas,chickpeas", "parmesn,parmesan", "onoin,onion", "zuchini,zucchini", "brocolli,broccoli"})
    void forgivesTypingErrors(String text, String name) {
        assertThat(CATALOGUE.close(text)).extracting(Food::name).contains(name);
    }

    @Test
    void suggestsNothingFarFetched() {
        assertThat(CATALOGUE.close("xyz")).isEmpty();
        assertThat(CATALOGUE.close("")).isEmpty();
    }

    @Test
    void coconutIsNotATreeNut() {
        assertThat(CATALOGUE.exact("coconut milk").orElseThrow().allergens()).isEmpty();
        assertThat(CATALOGUE.exact("almond").orElseThrow().contains("tree nuts")).isTrue();
    }

    @Test
    void isBuiltFromAnyListOfFoods() {
        var mine = new Food("yuzu kosho", List.of("yuzu paste"), "specialty", "chilli sauce", 3, "world", "tsp", null, null, null,
            java.util.Set.of(), List.of());
        var catalogue = new FoodCatalogue(List.of(mine));

        assertThat(catalogue.exact("Yuzu Paste")).contains(mine);
    }

    @ParameterizedTest
    @CsvSource({"vegan,honey", "vegan,butter", "vegetarian,chicken stock", "gluten-free,soy sauce", "dairy-free,feta", "nut-free,pesto",
        "egg-free,mayonnaise"})
    void aDietExcludesWhatBreaksIt(String tag, String food) {
        assertThat(Diets.violation(tag, CATALOGUE.exact(food).orElseThrow())).isPresent();
        assertThat(Diets.violation(tag, CATALOGUE.exact("carrot").orElseThrow())).isEmpty();
    }
}

package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.measure.Units;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoodCatalogueTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();

    @Test
    void comesWithManySoundFoods() {
        assertThat(CATALOGUE.all()).hasSize(FoodCatalogue.FOODS);
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
                assertThat(seen.put(name.toLowerCase(Locale.ROOT), food)).as(name).isNull();
                assertThat(CATALOGUE.exact(name)).as(name).contains(food);
            }
            assertThat(CATALOGUE.exact(food.name())).as(food.name()).contains(food);
        }
    }

    @Test
    void everyFoodIsPlausible() {
        assertThat(CATALOGUE.all()).allSatisfy(food -> {
            assertThat(food.shelfLifeDays()).as(food.name()).isNotNull().isBetween(1, 3650);
            assertThat(Units.find(food.defaultUnit()).isPresent() || food.defaultUnit().isEmpty())
                .as(food.name() + " " + food.defaultUnit())
                .isTrue();
            if (food.density() != null) {
                assertThat(food.density().toDecimal().doubleValue()).as(food.name()).isBetween(0.05, 1.6);
            }
            if (food.pieceWeight() != null) {
                assertThat(food.pieceWeight().toDecimal().doubleValue()).as(food.name()).isBetween(0.2, 8000.0);
            }
            assertThat(food.aliases()).as(food.name()).doesNotContain(food.name()).doesNotHaveDuplicates();
        });
    }

    /// What a name says of its allergen is in the data; the exceptions say so by their name.
    @ParameterizedTest @CsvSource(delimiter = ';', value = {
        "peanut;peanuts;peanut puffs", "almond|walnut|hazelnut|pecan|cashew|pistachio|macadamia;tree nuts;-",
        "tofu|miso|soy sauce|tempeh;soy;-",
        "wheat|barley|rye|spelt|semolina|couscous|bulgur|seitan|bread|baguette|croissant;gluten;buckwheat|gluten-free|sweetbread|breadfruit|bread "
            + "crumbs",
        "sesame|tahini;sesame;-", "mustard;mustard;-", "celery|celeriac;celery;-",
        "milk|cheese|butter|yogurt|cream;dairy;"
            + "oat|soy|almond|rice|coconut|vegan|peanut|nut|pea |plum|seed|cocoa|cookie|cream of tartar|apple|cashew|plant|butternut|butter "
            + "bean|butter beans"
            + "|butterfly|lettuce|ice cream cone|cracker|stabiliser|cream puff|gluten-free|cake|buttercup|creamed|hazelnut"})
    void allergensFollowFromNames(String words, String allergen, String but) {
        var named = Pattern.compile("(^|[ -])(" + words + ")");
        var exempt = Pattern.compile("(^|[ -])(" + but + ")");
        var missing = CATALOGUE.all().stream()
            .filter(food -> named.matcher(food.name()).find() && !exempt.matcher(food.name()).find())
            .filter(food -> !food.contains(allergen)).map(Food::name).toList();

        assertThat(missing).isEmpty();
    }

    @Test
    void fishIsNamedAsAnAllergenAndCheeseIsDairy() {
        assertThat(CATALOGUE.all()).filteredOn(food -> food.aisle().equals("fish"))
            .allMatch(food -> food.contains("fish")
                || food.contains("shellfish") || food.contains("molluscs"));
        assertThat(CATALOGUE.all()).filteredOn(food -> food.aisle().equals("cheese"))
            .allMatch(food -> food.contains("dairy"));
        assertThat(CATALOGUE.all()).filteredOn(food -> food.aisle().equals("eggs"))
            .filteredOn(food -> !food.name().startsWith("egg replacer"))
            .allMatch(food -> food.contains("eggs"));
    }

    @ParameterizedTest @CsvSource({
        "Eggs,egg", "aubergines,eggplant", "courgette,zucchini", "TOMATOES,tomato", "scallions,spring onion",
        "tinned tomatoes,canned tomatoes", "creme fraiche,crème fraîche", "pepper,black pepper", "peppers,bell pepper",
        "Brussels sprouts,Brussels sprout", "noodles,noodles",
        "pea,peas"})
    void knowsAFoodByNameAliasAndNumber(String text, String name) {
        assertThat(CATALOGUE.exact(text).map(Food::name)).contains(name);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "large free-range eggs, beaten|egg", "finely chopped onion|onion", "old brie|brie", "fresh basil leaves|basil",
        "whole milk|milk", "boneless, skinless chicken thighs|chicken thigh", "grated parmesan cheese|parmesan",
        "onions (red or white)|onion", "frozen peas|peas"})
    void linksWhatASurelyMeantFoodIsCalled(String text, String name) {
        assertThat(CATALOGUE.confident(text).map(Food::name)).contains(name);
    }

    @ParameterizedTest @ValueSource(strings = {"peanut butter cups", "chicken soup mix", "milk frother", "apple pie",
        "", "fresh", "butter dish", "egg timer"})
    void linksNothingElse(String text) {
        assertThat(CATALOGUE.confident(text)).isEmpty();
    }

    @Test
    void chickenFindsItsFamilyButNotItsStock() {
        var found = CATALOGUE.find("chicken").stream().map(Food::name).toList();

        assertThat(found).startsWith("chicken").contains("chicken breast", "chicken thigh")
            .doesNotContain("chicken stock");
        assertThat(CATALOGUE.find("cheese")).extracting(Food::name).contains("cheddar", "feta")
            .doesNotContain("cheese cracker");
        assertThat(CATALOGUE.find("butter")).extracting(Food::name).contains("butter").doesNotContain("peanut butter");
        assertThat(CATALOGUE.find("nothing like it")).isEmpty();
    }

    @Test
    void coconutIsNotATreeNut() {
        assertThat(CATALOGUE.exact("coconut milk").orElseThrow().allergens()).isEmpty();
        assertThat(CATALOGUE.exact("almond").orElseThrow().contains("tree nuts")).isTrue();
    }

    @Test
    void isBuiltFromAnyListOfFoods() {
        var mine = new Food("yuzu kosho", List.of("yuzu paste"), "specialty", "chilli sauce", 3, "world", "tsp", null,
            null, null,
            Set.of(), List.of(), "pantry");
        var catalogue = new FoodCatalogue(List.of(mine));

        assertThat(catalogue.exact("Yuzu Paste")).contains(mine);
    }

    @ParameterizedTest @CsvSource({"vegan,honey", "vegan,butter", "vegetarian,chicken stock", "gluten-free,soy sauce",
        "dairy-free,feta", "nut-free,pesto",
        "egg-free,mayonnaise"})
    void aDietExcludesWhatBreaksIt(String tag, String food) {
        assertThat(Diets.violation(tag, CATALOGUE.exact(food).orElseThrow())).isPresent();
        assertThat(Diets.violation(tag, CATALOGUE.exact("carrot").orElseThrow())).isEmpty();
    }
}

package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass @ValueSource(strings = {"en", "de"})
class StarterCookbookTest {
    private static final Pattern HOW_LONG =
        Pattern.compile("\\d+ (minutes?|hours?|seconds?|days?|Minuten?|Stunden?|Sekunden?|Tage?)");

    private final FoodCatalogue catalogue;
    private final List<StarterRecipe> recipes;

    StarterCookbookTest(String language) {
        catalogue = FoodCatalogue.standard().in(Locale.of(language));
        recipes = StarterCookbook.recipes(Locale.of(language));
    }

    @Test
    void hasManyCompleteRecipesOfDifferentNames() {
        assertThat(recipes).hasSizeGreaterThanOrEqualTo(150);
        assertThat(recipes).extracting(StarterRecipe::name).doesNotHaveDuplicates();
        assertThat(recipes).extracting(StarterRecipe::cuisine).contains("Italian", "Indian", "Chinese", "Mexican",
            "French", "Japanese", "Thai");
        assertThat(recipes).allSatisfy(recipe -> {
            assertThat(recipe.difficulty()).isIn("easy", "medium", "hard");
            assertThat(recipe.description()).isNotBlank();
            assertThat(recipe.servings()).isPositive();
            assertThat(recipe.prepTimeMinutes() + recipe.cookTimeMinutes()).isPositive();
            assertThat(recipe.ingredients()).hasSizeGreaterThan(2);
            assertThat(recipe.instructions()).hasSizeGreaterThan(1);
            assertThat(recipe.occasions()).isNotEmpty();
        });
    }

    @Test
    void isVariedInCuisineDietTimeAndSeason() {
        assertThat(recipes.stream().map(StarterRecipe::cuisine).distinct()).hasSizeGreaterThan(30);
        for (var season : List.of("spring", "summer", "autumn", "winter")) {
            assertThat(recipes.stream().filter(recipe -> recipe.occasions().contains(season))).as(season)
                .hasSizeGreaterThan(8);
        }
        for (var occasion : List.of("breakfast", "lunch", "dessert", "baking", "weeknight", "Sunday", "side",
            "party")) {
            assertThat(recipes.stream().filter(recipe -> recipe.occasions().contains(occasion))).as(occasion)
                .hasSizeGreaterThan(7);
        }
        for (var diet : List.of("vegan", "vegetarian", "gluten-free", "dairy-free", "pescatarian")) {
            assertThat(recipes.stream().filter(recipe -> recipe.healthTags().contains(diet))).as(diet)
                .hasSizeGreaterThan(20);
        }
        assertThat(recipes.stream().filter(recipe -> recipe.prepTimeMinutes() + recipe.cookTimeMinutes() <= 30))
            .hasSizeGreaterThan(50);
    }

    @Test
    void whatIsCookedSaysHowLong() {
        var timeless = recipes.stream().filter(recipe -> recipe.cookTimeMinutes() > 0)
            .filter(recipe -> recipe.instructions().stream().noneMatch(step -> HOW_LONG.matcher(step).find()))
            .map(StarterRecipe::name).toList();

        assertThat(timeless).isEmpty();
    }

    @Test
    void everyLineIsReadForSureAndNamesAFoodOfTheCatalogue() {
        var doubtful = new ArrayList<String>();
        for (var recipe : recipes) {
            for (var line : recipe.ingredients()) {
                var parsed = IngredientLine.parse(line);
                if (!parsed.isSure() || parsed.amounts().isEmpty() || catalogue.confident(parsed.name()).isEmpty()) {
                    doubtful.add(recipe.name() + ": " + line + " -> " + parsed.name());
                }
            }
        }

        assertThat(doubtful).isEmpty();
    }

    @Test
    void noRecipeBreaksItsOwnTags() {
        var broken = new ArrayList<String>();
        for (var recipe : recipes) {
            for (var tag : recipe.healthTags()) {
                foods(recipe).forEach(food -> Diets.violation(tag, food)
                    .ifPresent(why -> broken.add(recipe.name() + ", " + tag + ": " + why)));
            }
        }

        assertThat(broken).isEmpty();
    }

    @Test
    void whatFitsADietSaysSo() {
        var untagged = new ArrayList<String>();
        for (var recipe : recipes) {
            for (var tag : List.of("vegetarian", "vegan", "gluten-free", "dairy-free")) {
                boolean fits = foods(recipe).stream().allMatch(food -> Diets.violation(tag, food).isEmpty());
                if (fits && !recipe.healthTags().contains(tag)) {
                    untagged.add(recipe.name() + " is " + tag);
                }
            }
        }

        assertThat(untagged).isEmpty();
    }

    @Test
    void severalRecipesForEachMainIngredient() {
        for (var main : List.of("cod", "salmon", "chicken", "beef", "rice", "pasta", "lentil", "tofu", "egg",
            "mushroom", "bean", "potato")) {
            var family = catalogue.find(main);

            assertThat(recipes.stream().filter(recipe -> foods(recipe).stream().anyMatch(family::contains))).as(main)
                .hasSizeGreaterThan(2);
        }
    }

    private List<Food> foods(StarterRecipe recipe) {
        return recipe.ingredients().stream()
            .flatMap(line -> catalogue.confident(IngredientLine.parse(line).name()).stream()).toList();
    }
}

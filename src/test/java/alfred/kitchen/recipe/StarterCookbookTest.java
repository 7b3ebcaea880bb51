package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StarterCookbookTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();
    private static final List<StarterRecipe> RECIPES = StarterCookbook.recipes();

    @Test
    void hasManyCompleteRecipesOfDifferentNames() {
        assertThat(RECIPES).hasSizeGreaterThanOrEqualTo(150);
        assertThat(RECIPES).extracting(StarterRecipe::name).doesNotHaveDuplicates();
        assertThat(RECIPES).extracting(StarterRecipe::cuisine).contains("Italian", "Indian", "Chinese", "Mexican", "French", "Japanese", "Thai");
        assertThat(RECIPES).allSatisfy(recipe -> {
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
        assertThat(RECIPES.stream().map(StarterRecipe::cuisine).distinct()).hasSizeGreaterThan(30);
        for (var season : List.of("spring", "summer", "autumn", "winter")) {
            assertThat(RECIPES.stream().filter(recipe -> recipe.occasions().contains(season))).as(season).hasSizeGreaterThan(8);
        }
        for (var occasion : List.of("breakfast", "lunch", "dessert", "baking", "weeknight", "Sunday", "side", "party")) {
            assertThat(RECIPES.stream().filter(recipe -> recipe.occasions().contains(occasion))).as(occasion).hasSizeGreaterThan(7);
        }
        for (var diet : List.of("vegan", "vegetarian", "gluten-free", "dairy-free", "pescatarian")) {
            assertThat(RECIPES.stream().filter(recipe -> recipe.healthTags().contains(diet))).as(diet).hasSizeGreaterThan(20);
        }
        assertThat(RECIPES.stream().filter(recipe -> recipe.prepTimeMinutes() + recipe.cookTimeMinutes() <= 30)).hasSizeGreaterThan(50);
    }

    @Test
    void whatIsCookedSaysHowLong() {
        var timeless = RECIPES.stream().filter(recipe -> recipe.cookTimeMinutes() > 0)
            .filter(recipe -> recipe.instructions().stream().noneMatch(step -> step.matches(".*\\d+ (minutes?|hours?|seconds?|days?).*")))
            .map(StarterRecipe::name).toList();

        assertThat(timeless).isEmpty();
    }

    @Test
    void everyLineIsReadForSureAndNamesAFoodOfTheCatalogue() {
        var doubtful = new ArrayList<String>();
        for (var recipe : RECIPES) {
            for (var line : recipe.ingredients()) {
                var parsed = IngredientLine.parse(line);
                if (!parsed.isSure() || parsed.amounts().isEmpty() || CATALOGUE.confident(parsed.name()).isEmpty()) {
                    doubtful.add(recipe.name() + ": " + line + " -> " + parsed.name());
                }
            }
        }

        assertThat(doubtful).isEmpty();
    }

    @Test
    void noRecipeBreaksItsOwnTags() {
        var broken = new ArrayList<String>();
        for (var recipe : RECIPES) {
            for (var tag : recipe.healthTags()) {
                foods(recipe).forEach(food -> Diets.violation(tag, food).ifPresent(why -> broken.add(recipe.name() + ", " + tag + ": " + why)));
            }
        }

        assertThat(broken).isEmpty();
    }

    @Test
    void whatFitsADietSaysSo() {
        var untagged = new ArrayList<String>();
        for (var recipe : RECIPES) {
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
        for (var main : List.of("cod", "salmon", "chicken", "beef", "rice", "pasta", "lentil", "tofu", "egg", "mushroom", "bean", "potato")) {
            var family = CATALOGUE.find(main);

            assertThat(RECIPES.stream().filter(recipe -> foods(recipe).stream().anyMatch(family::contains))).as(main).hasSizeGreaterThan(2);
        }
    }

    private static List<Food> foods(StarterRecipe recipe) {
        return recipe.ingredients().stream().flatMap(line -> CATALOGUE.confident(IngredientLine.parse(line).name()).stream()).toList();
    }
}

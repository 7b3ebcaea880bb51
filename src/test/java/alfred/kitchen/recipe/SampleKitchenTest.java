package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SampleKitchenTest {
    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void itsRecipesAreInTheStarterCookbook(String language) {
        var sample = SampleKitchen.read(Locale.of(language));
        var names = StarterCookbook.recipes(Locale.of(language)).stream().map(StarterRecipe::name).toList();

        assertThat(names).containsAll(sample.recipes());
        assertThat(sample.rows(LocalDate.of(2026, 1, 13))).filteredOn(row -> row.fields().containsKey("recipe_id"))
            .allSatisfy(row -> assertThat(sample.recipes()).contains((String) row.fields().get("recipe_id")));
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void whatIsAtHomeAndToBuyAreFoods(String language) {
        var catalogue = FoodCatalogue.standard().in(Locale.of(language));
        var named = SampleKitchen.read(Locale.of(language)).rows(LocalDate.of(2026, 1, 13)).stream()
            .filter(row -> row.type().equals("inv") || row.type().equals("shop"))
            .map(row -> String.valueOf(row.fields().get("name"))).toList();

        assertThat(named).hasSize(33).allSatisfy(name -> assertThat(catalogue.confident(name)).as(name).isPresent());
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void whatIsToBuyForADishIsWhatItsRecipeTakes(String language) {
        var catalogue = FoodCatalogue.standard().in(Locale.of(language));
        var recipes = StarterCookbook.recipes(Locale.of(language)).stream()
            .collect(Collectors.toMap(StarterRecipe::name, recipe -> recipe.ingredients().stream()
                .map(line -> IngredientLine.parse(line).name()).flatMap(name -> catalogue.confident(name).stream())
                .map(Food::name).toList()));
        var listed = SampleKitchen.read(Locale.of(language)).rows(LocalDate.of(2026, 1, 13)).stream()
            .filter(row -> row.type().equals("shop") && row.fields().containsKey("source")).toList();

        assertThat(listed).hasSize(6).allSatisfy(row -> assertThat(recipes.get(row.fields().get("source")))
            .contains(catalogue.confident((String) row.fields().get("name")).orElseThrow().name()));
    }

    @Test
    void bothLanguagesMeanTheSame() {
        var english = foods("en");

        assertThat(foods("de")).isEqualTo(english);
    }

    private static List<String> foods(String language) {
        var catalogue = FoodCatalogue.standard().in(Locale.of(language));
        return SampleKitchen.read(Locale.of(language)).rows(LocalDate.of(2026, 1, 13)).stream()
            .filter(row -> row.fields().containsKey("location"))
            .map(row -> catalogue.confident(String.valueOf(row.fields().get("name"))).orElseThrow().name()).toList();
    }
}

package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.recipe.StarterCookbook;
import alfred.kitchen.recipe.StarterRecipe;
import alfred.kitchen.shopping.Household;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Read-only tool `suggest_recipes`: finds recipes of the starter cookbook that are not saved yet and suit the
/// household.
public record SuggestRecipes(Foods foods) implements ToolImplementation {
    public static final String NAME = "suggest_recipes";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Recipes of the starter cookbook that are not saved yet and suit the household; nothing is written.", false,
            List.of(
                new DomainTool.Parameter("with", "list of foods that each must have", false),
                new DomainTool.Parameter("without", "list of foods that none may have", false),
                new DomainTool.Parameter("name", "words that must all be in its name", false),
                new DomainTool.Parameter("text", "words that it should be about", false),
                new DomainTool.Parameter("diet", "such as vegetarian; or a list of several", false),
                new DomainTool.Parameter("cuisine", "such as Italian", false),
                new DomainTool.Parameter("max_minutes", "the longest it may take", false),
                new DomainTool.Parameter("difficulty", "easy, medium or hard", false),
                new DomainTool.Parameter("meal", "breakfast, lunch, dinner or snack", false),
                new DomainTool.Parameter("avoid", "list of names that are not wanted", false),
                new DomainTool.Parameter("count", "how many; 1 where absent", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var suitability = new Suitability(household);
        var known = known(args, context);
        var found = StarterCookbook.recipes(household.catalogue().language()).stream()
            .filter(r -> !known.contains(FoodSpelling.key(r.name())))
            .filter(r -> args.text("name").isEmpty() || isCalled(args.text("name"), r.name()))
            .filter(r -> args.text("cuisine").isEmpty() || r.cuisine().equalsIgnoreCase(args.text("cuisine")))
            .filter(r -> args.number("max_minutes").map(most -> r.prepTimeMinutes() + r.cookTimeMinutes() <= most)
                .orElse(true))
            .filter(r -> args.text("difficulty").isEmpty() || r.difficulty().equalsIgnoreCase(args.text("difficulty")))
            .filter(r -> args.text("meal").isEmpty() || isFor(args.text("meal"), r))
            .map(SuggestRecipes::row)
            .filter(r -> suitability.fits(household.needs(r, 0)))
            .filter(r -> args.texts("diet").stream()
                .allMatch(diet -> suitability.keeps(diet, r.texts("health_tags"), household.needs(r, 0))))
            .filter(r -> args.texts("with").stream().allMatch(w -> score(w, r, household.catalogue()) > 0))
            .filter(r -> args.texts("without").stream().allMatch(w -> score(w, r, household.catalogue()) == 0))
            .filter(r -> args.text("text").isEmpty() || mentions(args.text("text"), r))
            .sorted(Comparator
                .comparingInt(
                    (Row r) -> args.texts("with").stream().mapToInt(w -> score(w, r, household.catalogue())).sum())
                .reversed())
            .limit(args.number("count").orElse(1)).toList();
        return new Outcome("recipe", found, "");
    }

    private static Set<String> known(Args args, Context context) {
        var known = context.rows().read(Query.all("recipes").withColumns(List.of("name"))).stream()
            .map(r -> FoodSpelling.key(r.text("name")))
            .collect(Collectors.toSet());
        args.texts("avoid").forEach(name -> known.add(FoodSpelling.key(name)));
        return known;
    }

    private static boolean isCalled(String words, String name) {
        var own = List.of(FoodSpelling.key(name).split(" "));
        return own.containsAll(List.of(FoodSpelling.key(words).split(" ")));
    }

    private static Row row(StarterRecipe r) {
        return Row.of("name", r.name(), "description", r.description(), "cuisine", r.cuisine(), "difficulty",
            r.difficulty(),
            "prep_time_minutes", (long) r.prepTimeMinutes(), "cook_time_minutes", (long) r.cookTimeMinutes(),
            "servings", (long) r.servings(),
            "instructions", r.instructions(), "health_tags", r.healthTags(), "occasions", r.occasions(), "flavor_tags",
            r.flavorTags(),
            "equipment_tags", r.equipmentTags(), "ingredients",
            r.ingredients().stream().map(IngredientRows::row).toList());
    }

    private static boolean isFor(String meal, StarterRecipe recipe) {
        boolean isSweet = recipe.flavorTags().contains("sweet")
            || recipe.occasions().stream().anyMatch(o -> o.matches("dessert|baking"));
        return switch (meal) {
            case "breakfast" -> recipe.occasions().contains("breakfast");
            case "lunch", "dinner" -> !isSweet && !recipe.occasions().contains("breakfast");
            default -> true;
        };
    }

    /// Returns 2 if the food is an ingredient and in the recipe's name, 1 if only an ingredient, 0 if neither.
    private static int score(String food, Row recipe, FoodCatalogue catalogue) {
        var group = FoodGroups.of(food);
        if (group.isPresent()) {
            return recipe.rows("ingredients").stream()
                .anyMatch(l -> catalogue.confident(l.text("name")).filter(group.get()).isPresent()) ? 1 : 0;
        }
        var wanted = FoodSpelling.key(food);
        var family = catalogue.find(food).stream().map(Food::name).map(FoodSpelling::key).collect(Collectors.toSet());
        family.add(wanted);
        boolean isInName = (" " + FoodSpelling.key(recipe.text("name")) + " ").contains(" " + wanted + " ");
        boolean isIn = recipe.rows("ingredients").stream().map(l -> l.text("name"))
            .anyMatch(name -> isOf(name, wanted, family, catalogue));
        return isIn ? isInName ? 2 : 1 : 0;
    }

    private static boolean isOf(String name, String wanted, Set<String> family, FoodCatalogue catalogue) {
        var food = catalogue.confident(name).map(Food::name).map(FoodSpelling::key);
        return food.filter(family::contains).isPresent()
            || (" " + FoodSpelling.key(name) + " ").contains(" " + wanted + " ");
    }

    private static boolean mentions(String text, Row recipe) {
        var all = (recipe.text("name") + " " + recipe.text("description") + " " + recipe.text("cuisine") + " "
            + recipe.texts("occasions") + " "
            + recipe.texts("flavor_tags") + " " + recipe.texts("health_tags")).toLowerCase(Locale.ROOT);
        return List.of(text.toLowerCase(Locale.ROOT).split("\\s+")).stream().map(FoodSpelling::singular)
            .anyMatch(all::contains);
    }
}

package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation.Context;
import alfred.core.domain.DomainTool.Parameter;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.mealplan.MealFit;
import alfred.kitchen.mealplan.Richness;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The filter parameters shared by the tools that choose among saved recipes.
///
/// @param dishes all saved recipes
record DishDemands(Args args, Context context, Household household, Collection<Dish> dishes) {
    private static final List<String> DIFFICULTIES = List.of("easy", "medium", "hard");
    private static final int EASY_MINUTES = 40;
    private static final int EASY_NEEDS = 6;
    static final List<Parameter> PARAMETERS = List.of(
        new Parameter("diet", "such as vegetarian; or a list of several", false),
        new Parameter("cuisine", "such as Italian", false),
        new Parameter("max_minutes", "the longest that preparing and cooking may take together", false),
        new Parameter("with", "list of foods that each must have; \"chicken\" finds thighs too", false),
        new Parameter("without", "list of foods that none may have", false),
        new Parameter("without_tool", "an appliance that it must not need, such as oven", false),
        new Parameter("text", "a word in its name or tags", false),
        new Parameter("difficulty", "easy, medium or hard", false),
        new Parameter("min_rating", "the fewest stars", false),
        new Parameter("meal", "breakfast, lunch, dinner or snack", false),
        new Parameter("sorted", "quickest, easiest, best, longest or hardest: the order of the answer", false),
        new Parameter("lighter_than", "recipe ref; less rich than that one", false),
        new Parameter("quicker_than", "recipe ref; done sooner than that one", false));

    Predicate<Dish> all(Suitability suitability) {
        return fits(suitability)
            .and(isLighter())
            .and(isQuicker())
            .and(isAbout())
            .and(Appliance.of(args.text("without_tool")).map(this::doesWithout).orElse(_ -> true))
            .and(args.text("meal").isEmpty() ? _ -> true : isFor(args.text("meal")))
            .and(args.texts("with").stream().map(food -> has(food, suitability)).reduce(_ -> true, Predicate::and))
            .and(args.texts("without").stream()
                .map(food -> has(food, suitability).negate())
                .reduce(_ -> true, Predicate::and));
    }

    /// Returns the order asked for; recipes that do not say how long or how hard they are come last.
    Optional<Comparator<Dish>> order() {
        return switch (args.text("sorted")) {
            case "quickest" ->
                Optional.of(Comparator.comparingLong(dish -> dish.minutes() == 0 ? Long.MAX_VALUE : dish.minutes()));
            case "easiest" ->
                Optional.of(Comparator.<Dish>comparingInt(dish -> (DIFFICULTIES.indexOf(dish.difficulty()) + 4) % 4)
                    .thenComparingInt(dish -> dish.needs().size()));
            case "best" -> Optional.of(Comparator.comparingInt(Dish::rating).reversed());
            case "longest" -> Optional.of(Comparator.comparingLong(Dish::minutes).reversed());
            case "hardest" -> Optional.of(Comparator.<Dish>comparingInt(dish -> DIFFICULTIES.indexOf(dish.difficulty()))
                .thenComparingLong(Dish::minutes).reversed());
            default -> Optional.empty();
        };
    }

    private Predicate<Dish> fits(Suitability suitability) {
        var cuisine = args.text("cuisine");
        var diets = args.texts("diet");
        int most = args.number("max_minutes").orElse(Integer.MAX_VALUE);
        return r -> (cuisine.isEmpty() || isCuisine(r.cuisine(), cuisine))
            && (most == Integer.MAX_VALUE || r.minutes() > 0 && r.minutes() <= most)
            && diets.stream().allMatch(diet -> suitability.keeps(diet, r.healthTags(), r.needs()));
    }

    /// Whether a cuisine is the one wanted, or its name in the language of the turn.
    private boolean isCuisine(String own, String wanted) {
        return own.equalsIgnoreCase(wanted)
            || Stream.of(context.phrases().text("stored.cuisines").split(", ")).map(pair -> pair.split(": ", 2))
                .anyMatch(pair -> pair.length > 1 && pair[0].equalsIgnoreCase(wanted) && pair[1].equalsIgnoreCase(own));
    }

    private Predicate<Dish> isLighter() {
        var catalogue = household.catalogue();
        return other("lighter_than")
            .map(o -> Richness.of(o, catalogue))
            .<Predicate<Dish>>map(most -> r -> Richness.of(r, catalogue) < most)
            .orElse(_ -> true);
    }

    private Predicate<Dish> isQuicker() {
        return other("quicker_than")
            .<Predicate<Dish>>map(o -> r -> r.minutes() > 0 && (o.minutes() == 0 || r.minutes() < o.minutes()))
            .orElse(_ -> true);
    }

    private Optional<Dish> other(String name) {
        return Optional.of(args.text(name))
            .filter(ref -> !ref.isEmpty())
            .map(context::id)
            .flatMap(id -> dishes.stream().filter(r -> r.id().equals(id)).findFirst());
    }

    private Predicate<Dish> isAbout() {
        var word = FoodSpelling.singular(plain(args.text("text")));
        var difficulty = args.text("difficulty");
        int stars = args.number("min_rating").orElse(0);
        boolean isForSweet = List.of(context.phrases().text("tool.sweet-words").split(", ")).contains(word);
        var sweet = MealFit.of("dessert", household.catalogue());
        return r -> (word.isEmpty() || isForSweet && sweet.test(r)
            || Stream.concat(Stream.of(r.name()), r.tags().stream())
                .anyMatch(text -> plain(text).contains(word)))
            && (difficulty.isEmpty() || difficulty.equalsIgnoreCase(level(r)))
            && r.rating() >= stars;
    }

    /// Words without case and hyphens: "low-carb" is "low carb".
    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replace('-', ' ');
    }

    /// Returns how hard a recipe is: as it says, else easy if it is short and takes few things.
    private static String level(Dish dish) {
        boolean isShort = dish.minutes() > 0 && dish.minutes() <= EASY_MINUTES && dish.needs().size() <= EASY_NEEDS;
        return dish.difficulty().isEmpty() && isShort ? "easy" : dish.difficulty();
    }

    private Predicate<Dish> isFor(String meal) {
        var fits = MealFit.of(meal, household.catalogue());
        return r -> fits.test(r) || r.tags().stream().anyMatch(tag -> tag.equalsIgnoreCase(meal));
    }

    /// Returns whether neither the tags nor the steps of a recipe name an appliance, or what is done with it.
    private Predicate<Dish> doesWithout(Appliance appliance) {
        var without = context.rows().read(Query.all("recipes").withColumns(List.of("instructions", "equipment_tags")))
            .stream().filter(recipe -> Stream.of("instructions", "equipment_tags")
                .flatMap(column -> recipe.texts(column).stream()).noneMatch(appliance::isNamed))
            .map(Row::id).collect(Collectors.toSet());
        return dish -> without.contains(dish.id());
    }

    /// Returns whether a dish has a food; of what somebody is allergic to, also in whatever else contains it.
    private Predicate<Dish> has(String wanted, Suitability suitability) {
        var isOne = named(wanted, household.catalogue());
        var key = FoodSpelling.key(wanted);
        return dish -> dish.needs().stream().anyMatch(isOne)
            || suitability.allergies(dish.needs()).stream().anyMatch(rule -> FoodSpelling.key(rule).equals(key));
    }

    /// Returns what is a need of a food, or of a group of foods, by the name that people say: "chicken" is met by
    /// thighs too. Milk is not met by coconut milk, which does not have what is in milk.
    static Predicate<Need> named(String wanted, FoodCatalogue catalogue) {
        var group = FoodGroups.of(wanted);
        if (group.isPresent()) {
            return need -> need.foodKey() != null && catalogue.exact(need.foodKey()).filter(group.get()).isPresent();
        }
        var family = catalogue.find(wanted).stream().map(Food::name).collect(Collectors.toSet());
        var word = " " + FoodSpelling.key(wanted) + " ";
        var allergens = catalogue.exact(wanted).map(Food::allergens).orElse(Set.of());
        Predicate<Need> isSame =
            need -> need.foodKey() == null || allergens.isEmpty() || catalogue.exact(need.foodKey())
                .filter(food -> allergens.stream().anyMatch(food::contains)).isPresent();
        return isSame.and(need -> need.foodKey() != null
            && (family.contains(need.foodKey()) || (" " + FoodSpelling.key(need.foodKey()) + " ").contains(word))
            || (" " + FoodSpelling.key(need.name()) + " ").contains(word));
    }
}

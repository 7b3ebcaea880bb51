package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation.Context;
import alfred.core.domain.DomainTool.Parameter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.mealplan.Richness;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// The filter parameters shared by the tools that choose among saved recipes.
///
/// @param dishes all saved recipes
record DishDemands(Args args, Context context, Household household, Collection<Dish> dishes) {
    static final List<Parameter> PARAMETERS = List.of(
            new Parameter("diet", "such as vegetarian", false),
            new Parameter("cuisine", "such as Italian", false),
            new Parameter("max_minutes", "the longest that preparing and cooking may take together", false),
            new Parameter("with", "list of foods that each must have; \"chicken\" finds thighs too", false),
            new Parameter("without", "list of foods that none may have", false),
            new Parameter("lighter_than", "recipe ref; less rich than that one", false),
            new Parameter("quicker_than", "recipe ref; done sooner than that one", false));

    Predicate<Dish> all(Suitability suitability) {
        return fits(suitability)
                .and(isLighter())
                .and(isQuicker())
                .and(args.texts("with").stream().map(this::has).reduce(_ -> true, Predicate::and))
                .and(args.texts("without").stream()
                        .map(food -> has(food).negate())
                        .reduce(_ -> true, Predicate::and));
    }

    private Predicate<Dish> fits(Suitability suitability) {
        var cuisine = args.text("cuisine");
        var diet = args.text("diet");
        int most = args.number("max_minutes").orElse(Integer.MAX_VALUE);
        return r -> (cuisine.isEmpty() || r.cuisine().equalsIgnoreCase(cuisine))
                && (most == Integer.MAX_VALUE || r.minutes() > 0 && r.minutes() <= most)
                && (diet.isEmpty() || suitability.keeps(diet, r.healthTags(), r.needs()));
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

    private Predicate<Dish> has(String wanted) {
        var family = household.catalogue().find(wanted).stream().map(Food::name).collect(Collectors.toSet());
        var word = " " + FoodSpelling.key(wanted) + " ";
        return dish -> dish.needs().stream()
                .anyMatch(need -> need.foodKey() != null && family.contains(need.foodKey())
                        || (" " + FoodSpelling.key(need.name()) + " ").contains(word));
    }
}

package alfred.kitchen.mealplan;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/// Tells which recipes suit which meal of the day: no sweet dishes or breakfasts for lunch or dinner.
///
/// The tags of a recipe decide; without any, its name and what it is made of.
public final class MealFit {
    private static final Set<String> BREAKFASTS =
        Set.of("pancake", "pancakes", "waffle", "waffles", "porridge", "granola", "muesli", "oatmeal",
            "pfannkuchen", "waffeln", "müsli", "haferbrei");
    private static final Set<String> SWEETENERS = Set.of("sugar", "honey", "syrup", "chocolate");
    /// The least amount of a sweetener that makes a dish sweet, in grams or millilitres.
    private static final int SWEET = 60;
    private static final int TABLESPOONS = 4;

    private MealFit() {}

    /// Accepts the recipes that suit a type of meal, `dessert` among them; all of them for a snack or an unknown type.
    public static Predicate<Dish> of(String type, FoodCatalogue foods) {
        return switch (type) {
            case "breakfast" -> dish -> isBreakfast(dish) || dish.occasions().isEmpty() && isLight(dish, foods);
            case "lunch", "dinner" -> dish -> isTagged(dish, type) || !isSweet(dish, foods) && !isBreakfast(dish);
            case "dessert" -> dish -> isSweet(dish, foods);
            default -> _ -> true;
        };
    }

    private static boolean isTagged(Dish dish, String occasion) {
        return dish.occasions().stream().anyMatch(o -> o.toLowerCase(Locale.ROOT).contains(occasion));
    }

    private static boolean isBreakfast(Dish dish) {
        return isTagged(dish, "breakfast") || dish.occasions().isEmpty()
            && List.of(dish.name().toLowerCase(Locale.ROOT).split("[^\\p{L}]+")).stream()
                .anyMatch(BREAKFASTS::contains);
    }

    private static boolean isLight(Dish dish, FoodCatalogue foods) {
        return dish.needs().stream()
            .noneMatch(need -> food(need, foods, food -> Diets.isFlesh(food) || food.family().equals("onion")));
    }

    private static boolean isSweet(Dish dish, FoodCatalogue foods) {
        boolean isTagged = isTagged(dish, "dessert") || isTagged(dish, "baking")
            || dish.flavors().stream().anyMatch("sweet"::equalsIgnoreCase);
        return isTagged || dish.occasions().isEmpty() && dish.needs().stream().anyMatch(MealFit::sweetens)
            && dish.needs().stream()
                .noneMatch(need -> food(need, foods, food -> Diets.isFlesh(food) || food.family().equals("onion")
                    || food.family().equals("garlic")));
    }

    private static boolean sweetens(Need need) {
        boolean isSweetener = List.of(FoodSpelling.key(need.name()).split(" ")).stream().anyMatch(SWEETENERS::contains)
            || FoodSpelling.key(need.name()).endsWith("zucker");
        return isSweetener && need.quantity() != null && switch (need.unit()) {
            case "g", "ml" -> need.quantity().compareTo(Fraction.of(SWEET)) >= 0;
            case "tbsp" -> need.quantity().compareTo(Fraction.of(TABLESPOONS)) >= 0;
            case "tsp" -> false;
            default -> true;
        };
    }

    private static boolean food(Need need, FoodCatalogue foods, Predicate<Food> isOne) {
        return need.foodKey() != null && foods.exact(need.foodKey()).filter(isOne).isPresent();
    }
}

package alfred.kitchen.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which foods a diet excludes, computed from allergens, aisle and name.
///
/// Judges what the catalogue knows; a food that is not in it says nothing.
public final class Diets {
    private static final List<String> ANIMAL_WORDS = List.of(
        "chicken", "beef", "meat", "lard", "suet", "duck fat", "gelatine", "bacon", "ham", "marshmallow", "lamb", "turkey", "bone");
    /// "vegan bacon" is none.
    private static final List<String> REPLACES_MEAT = List.of("vegan ", "vegetarian ", "plant-based ");

    private static final Map<String, String> GERMAN = Map.of("vegetarisch", "vegetarian", "pescetarisch", "pescatarian", "glutenfrei", "gluten-free",
        "laktosefrei", "lactose-free", "milchfrei", "dairy-free", "nussfrei", "nut-free", "eifrei", "egg-free", "sojafrei", "soy-free");

    private Diets() {}

    /// Why a food does not fit a health tag such as `vegan`, `vegetarian`, `dairy-free` or `nut-free`; empty where it does or the tag is no diet.
    public static Optional<String> violation(String tag, Food food) {
        var said = tag.toLowerCase(Locale.ROOT).replace(' ', '-');
        var diet = GERMAN.getOrDefault(said, said);
        return switch (diet) {
            case "vegetarian" -> reason(isFlesh(food), food, "is no vegetarian food");
            case "vegan" -> reason(isFlesh(food) || isFromAnimals(food), food, "is no vegan food");
            case "pescatarian" -> reason(isFlesh(food) && !isFish(food), food, "is meat");
            case "nut-free" -> reason(food.contains("tree nuts") || food.contains("peanuts"), food, "has nuts");
            default -> diet.endsWith("-free") ? allergenFree(diet.substring(0, diet.length() - 5), food) : Optional.empty();
        };
    }

    private static Optional<String> allergenFree(String allergen, Food food) {
        var name = switch (allergen) {
            case "egg" -> "eggs";
            case "lactose", "milk" -> "dairy";
            case "peanut" -> "peanuts";
            case "tree-nut" -> "tree nuts";
            case "soya" -> "soy";
            default -> allergen;
        };
        return reason(food.contains(name), food, "has " + name);
    }

    private static Optional<String> reason(boolean violated, Food food, String why) {
        return violated ? Optional.of(food.name() + " " + why) : Optional.empty();
    }

    private static boolean isFish(Food food) {
        return food.contains("fish") || food.contains("shellfish") || food.contains("molluscs");
    }

    /// Meat, fish, or made from them.
    public static boolean isFlesh(Food food) {
        if (food.aisle().equals("meat") || isFish(food)) {
            return true;
        }
        if (food.aisle().equals("vegetarian") || REPLACES_MEAT.stream().anyMatch(food.name()::startsWith)) {
            return false;
        }
        var words = " " + food.name() + " ";
        return ANIMAL_WORDS.stream().anyMatch(word -> words.contains(" " + word + " "));
    }

    private static boolean isFromAnimals(Food food) {
        return food.contains("dairy") || food.contains("eggs") || (" " + food.name() + " ").contains(" honey ");
    }
}

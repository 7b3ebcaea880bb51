package alfred.builtin.understand;

import alfred.builtin.slot.SlotTypes;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.NameIndex;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;

/// Whether a part of some words stands for a recipe. A food alone does not where another word makes a dish of it: "fried
/// chicken" is no Chicken Curry, "lasagna tonight" is the Lasagna.
///
/// @param isThing whether words may be the name of a thing
record DishPart(SlotTypes types, FoodCatalogue foods, Predicate<String> isThing) {
    boolean isTheDish(String part, String words, NameIndex recipes) {
        boolean isFood = !part.contains(" ") && !recipes.isName(part)
            && foods.exact(part.toLowerCase(Locale.ROOT)).isPresent();
        return !isFood || Arrays.stream(words.split("[^\\p{L}]+"))
            .filter(word -> word.length() > 2 && !word.equalsIgnoreCase(part))
            .noneMatch(word -> types.fill("day", word).isEmpty() && types.fill("meal", word).isEmpty()
                && isThing.test(word));
    }
}

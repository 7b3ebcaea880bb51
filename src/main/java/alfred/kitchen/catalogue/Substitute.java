package alfred.kitchen.catalogue;

import java.util.List;
import java.util.Locale;

/// What can be used instead of a food.
///
/// @param amount how much of the food it replaces: `250 ml`, or `1` for one egg; empty where one takes as much as of the food itself
/// @param use what to use, in words: `235 ml milk and 1 tbsp lemon juice`; without amounts where [#amount] is empty
/// @param foods what is used, so that allergens, diets and the pantry can be asked
/// @param remark how to prepare it, or where it does not work; empty for none
/// @param language in which it is told
public record Substitute(String amount, String use, List<Food> foods, String remark, Locale language) {
    public Substitute {
        foods = List.copyOf(foods);
    }

    /// For people: `235 ml milk and 1 tbsp lemon juice for 250 ml (stir and let it stand for 10 minutes)`.
    public String text() {
        var ratio = amount.isEmpty() ? "" : (language.equals(Locale.GERMAN) ? " für " : " for ") + amount;
        return use + ratio + (remark.isEmpty() ? "" : " (" + remark + ")");
    }
}

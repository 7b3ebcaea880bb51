package alfred.kitchen.catalogue;

import alfred.core.domain.Phrasebook;
import java.util.List;

/// What can be used instead of a food.
///
/// @param amount how much of the food it replaces: `250 ml`, or `1` for one egg; empty where one takes as much as of the food itself
/// @param use what to use, in words: `235 ml milk and 1 tbsp lemon juice`; without amounts where [#amount] is empty
/// @param foods what is used, so that allergens, diets and the pantry can be asked
/// @param remark how to prepare it, or where it does not work; empty for none
public record Substitute(String amount, String use, List<Food> foods, String remark) {
    public Substitute {
        foods = List.copyOf(foods);
    }

    /// For people: `235 ml milk and 1 tbsp lemon juice for 250 ml (stir and let it stand for 10 minutes)`.
    public String text(Phrasebook phrases) {
        var ratio = amount.isEmpty() ? "" : " " + phrases.text("food.for", amount);
        return use + ratio + (remark.isEmpty() ? "" : " (" + remark + ")");
    }
}

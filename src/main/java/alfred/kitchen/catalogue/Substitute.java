package alfred.kitchen.catalogue;

import alfred.core.domain.Phrasebook;
import java.util.List;

/// A substitute for a food.
///
/// @param amount the amount of the food it replaces: `250 ml`, or `1` for one egg; empty if the amounts are equal
/// @param use the substitute in words: `235 ml milk and 1 tbsp lemon juice`; without amounts if [#amount] is empty
/// @param parts what it consists of in words, each with its amount if [#amount] has one
/// @param foods the foods it consists of, for checking allergens, diets and stock
/// @param remark how to prepare it, or where it is unsuitable; may be empty
/// @param phrases the language of the texts
public record Substitute(String amount, String use, List<String> parts, List<Food> foods, String remark,
    Phrasebook phrases) {
    public Substitute {
        parts = List.copyOf(parts);
        foods = List.copyOf(foods);
    }

    /// Localised text: `235 ml milk and 1 tbsp lemon juice for 250 ml (stir and let it stand for 10 minutes)`.
    public String text() {
        var what = amount.isEmpty() ? use : phrases.text("substitute.for", use, amount);
        return what + (remark.isEmpty() ? "" : " (" + remark + ")");
    }
}

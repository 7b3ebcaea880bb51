package alfred.ui.model;

import alfred.ui.fx.CoverLook;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// A recipe as shown in lists and on cards.
///
/// @param minutes the preparation and cooking time together; 0 if neither is known
/// @param servings the number of servings; 0 if unknown
/// @param rating its stars, else those of the latest cooking that was rated; 0 for none
/// @param words the name, ingredients and tags in lower case, for the search
/// @param missing the number of foods to buy; empty if the recipe has no ingredients
/// @param lacking those foods beside those on the shopping list, and its allergens
/// @param age the position in creation order; the newest recipe has the highest
/// @param use how often it was cooked, and its collections
public record RecipeCard(UUID id, String name, CoverLook look, int minutes, int servings, List<String> tags,
    boolean isFavourite,
    int rating, String words, OptionalInt missing, Lacking lacking, int age, RecipeUse use) {
    public RecipeCard {
        tags = List.copyOf(tags);
    }

    public Mention mention() {
        return new Mention(name, "recipe", id.toString());
    }

    /// Returns for how many a meal of this recipe is: as it says, else as many as the recipe is written for; 0 if
    /// neither is known.
    public int servings(MealItem meal) {
        return meal.servings().orElse(servings);
    }

    /// The number of foods that are neither at home nor on the shopping list.
    public int toBuy() {
        return missing.orElse(0) - lacking.listed();
    }

    /// The number of missing foods that are on the shopping list.
    public int listed() {
        return lacking.listed();
    }

    RecipeCard lacking(@Nullable Lacking foods) {
        var counted = foods == null ? OptionalInt.empty() : OptionalInt.of(foods.missing());
        return new RecipeCard(id, name, look, minutes, servings, tags, isFavourite, rating, words, counted,
            foods == null ? Lacking.NOTHING : foods, age, use);
    }
}

package alfred.ui.model;

import alfred.ui.fx.CoverLook;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// A recipe as lists and cards show it.
///
/// @param minutes preparation and cooking together; 0 where neither is known
/// @param servings 0 where unknown
/// @param words name, ingredients and tags in lower case, for the search
/// @param missing how many foods are to be bought; empty where nobody counted
/// @param age its place in the order of writing, the newest highest
public record RecipeCard(UUID id, String name, CoverLook look, int minutes, int servings, List<String> tags, boolean isFavourite,
        int rating, String words, OptionalInt missing, int age) {
    public RecipeCard {
        tags = List.copyOf(tags);
    }

    public Mention mention() {
        return new Mention(name, "recipe", id.toString());
    }

    RecipeCard withMissing(@Nullable Integer foods) {
        var counted = foods == null ? OptionalInt.empty() : OptionalInt.of(foods);
        return new RecipeCard(id, name, look, minutes, servings, tags, isFavourite, rating, words, counted, age);
    }
}

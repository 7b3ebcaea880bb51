package alfred.ui.model;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What a household does with a recipe.
///
/// @param cooked how often it was cooked
/// @param last when it was cooked last; empty if never
/// @param stars those given at the latest cooking that was rated; 0 for none
/// @param collections the names of the collections that it is in, in alphabetical order
public record RecipeUse(int cooked, Optional<LocalDate> last, int stars, List<String> collections) {
    public static final RecipeUse NONE = new RecipeUse(0, Optional.empty(), 0, List.of());

    public RecipeUse {
        collections = List.copyOf(collections);
    }
}

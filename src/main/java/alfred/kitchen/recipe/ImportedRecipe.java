package alfred.kitchen.recipe;

import java.util.List;

/// A recipe as it was read from somebody's text, to be checked before it is saved. All texts are plain, without markup or control characters.
///
/// @param name `""` where none was found
/// @param servings 0 where unknown
/// @param prepMinutes 0 where unknown
/// @param cookMinutes 0 where unknown
/// @param ingredients lines as written; a heading among them ends with a colon
/// @param notes what the text says beside the recipe, and what could not be placed
/// @param source the page it came from; `""` where unknown
public record ImportedRecipe(String name, String description, String cuisine, int servings, int prepMinutes, int cookMinutes,
    List<String> ingredients, List<String> steps, List<String> tags, String notes, String source) {
    public static final ImportedRecipe EMPTY = new ImportedRecipe("", "", "", 0, 0, 0, List.of(), List.of(), List.of(), "", "");

    public ImportedRecipe {
        ingredients = List.copyOf(ingredients);
        steps = List.copyOf(steps);
        tags = List.copyOf(tags);
    }

    /// Whether there is something of a recipe in it.
    public boolean isRecipe() {
        return !ingredients.isEmpty() || !steps.isEmpty();
    }
}

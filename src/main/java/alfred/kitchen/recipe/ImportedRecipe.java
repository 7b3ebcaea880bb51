package alfred.kitchen.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A recipe as it was read from somebody's text, to be checked before it is saved. All texts are plain, without markup or control characters.
///
/// @param name `""` where none was found
/// @param servings 0 where unknown
/// @param prepMinutes 0 where unknown
/// @param cookMinutes 0 where unknown
/// @param ingredients lines as written; a heading among them ends with a colon
/// @param notes what the text says beside the recipe, and what could not be placed
/// @param source the page it came from; `""` where unknown
/// @param notImported what the text says that a recipe has no place for, by the text's own names for it
/// @param kept by column, what another Alfred wrote beside the words that all programs know; null for a column without a value. Not checked yet:
///     the names and values are as foreign as everything else
public record ImportedRecipe(String name, String description, String cuisine, int servings, int prepMinutes, int cookMinutes,
    List<String> ingredients, List<String> steps, List<String> tags, String notes, String source, List<String> notImported,
    Map<String, @Nullable Object> kept) {

    public ImportedRecipe {
        ingredients = List.copyOf(ingredients);
        steps = List.copyOf(steps);
        tags = List.copyOf(tags);
        notImported = List.copyOf(notImported);
    }

    /// What a form would write of it, columns by their names, without what another Alfred kept beside it.
    public Map<String, Object> toFields() {
        var fields = new LinkedHashMap<String, Object>(Map.of("name", name, "ingredients", ingredients, "instructions", steps, "occasions", tags));
        put(fields, "description", description);
        put(fields, "cuisine", cuisine);
        put(fields, "notes", notes);
        put(fields, "source_url", source);
        put(fields, "servings", servings);
        put(fields, "prep_time_minutes", prepMinutes);
        put(fields, "cook_time_minutes", cookMinutes);
        return fields;
    }

    private static void put(Map<String, Object> fields, String column, Object value) {
        if (!value.equals("") && !value.equals(0)) {
            fields.put(column, value instanceof Integer number ? (Object) number.longValue() : value);
        }
    }

    /// The same recipe by another name; by its own where that is blank.
    ImportedRecipe named(String other) {
        return other.isBlank() ? this : new ImportedRecipe(other, description, cuisine, servings, prepMinutes, cookMinutes, ingredients, steps, tags,
            notes, source, notImported, kept);
    }

    /// The same recipe, from that page where it names none itself.
    public ImportedRecipe from(String page) {
        return new ImportedRecipe(name, description, cuisine, servings, prepMinutes, cookMinutes, ingredients, steps, tags, notes,
            source.isEmpty() ? page : source, notImported, kept);
    }

    /// Whether there is something of a recipe in it.
    public boolean isRecipe() {
        return !ingredients.isEmpty() || !steps.isEmpty();
    }
}

package alfred.kitchen.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A recipe read from foreign text, to be checked by the user before it is saved. All texts are plain, without
/// markup or control characters.
///
/// @param name the name; `""` if none was found
/// @param servings the number of servings; 0 if unknown
/// @param prepMinutes preparation time in minutes; 0 if unknown
/// @param cookMinutes cooking time in minutes; 0 if unknown
/// @param ingredients the ingredient lines as written; headings among them end with a colon
/// @param notes text beside the recipe, and lines that could not be classified
/// @param source the URL of the page; `""` if unknown
/// @param notImported names of properties in the text that have no place in a recipe, or the skipped lines of plain
///     text
/// @param kept columns that another Alfred exported beside the schema.org properties; null for a column without a
///     value. Names and values are unchecked foreign input
public record ImportedRecipe(String name, String description, String cuisine, int servings, int prepMinutes, int cookMinutes,
    List<String> ingredients, List<String> steps, List<String> tags, String notes, String source, List<String> notImported,
    Map<String, @Nullable Object> kept) {

    public ImportedRecipe {
        ingredients = List.copyOf(ingredients);
        steps = List.copyOf(steps);
        tags = List.copyOf(tags);
        notImported = List.copyOf(notImported);
    }

    /// Returns the form fields of the recipe by column name, without [#kept].
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

    /// Returns a copy with another name, or this recipe if that is blank.
    ImportedRecipe named(String other) {
        return other.isBlank() ? this : new ImportedRecipe(other, description, cuisine, servings, prepMinutes, cookMinutes, ingredients, steps, tags,
            notes, source, notImported, kept);
    }

    /// Returns a copy with a page as its source, unless it has a source already.
    public ImportedRecipe from(String page) {
        return new ImportedRecipe(name, description, cuisine, servings, prepMinutes, cookMinutes, ingredients, steps, tags, notes,
            source.isEmpty() ? page : source, notImported, kept);
    }

    /// Whether it has any ingredients or steps.
    public boolean isRecipe() {
        return !ingredients.isEmpty() || !steps.isEmpty();
    }
}

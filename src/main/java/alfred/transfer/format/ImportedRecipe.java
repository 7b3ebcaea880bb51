package alfred.transfer.format;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A recipe read from foreign content, to be checked by the user before it is saved. All texts are plain, without
/// markup or control characters. Built by [RecipeBuilder].
///
/// @param name the name; `""` if none was found
/// @param servings the number of servings; 0 if unknown
/// @param prepMinutes preparation time in minutes; 0 if unknown
/// @param cookMinutes cooking time in minutes; 0 if unknown
/// @param difficulty `easy`, `medium`, `hard` or `""`
/// @param rating stars from 1 to 5; 0 if unrated
/// @param ingredients the ingredient lines as written; headings among them end with a colon
/// @param notes text beside the recipe, and lines that could not be classified
/// @param source the URL of the page; `""` if unknown
/// @param photo the photo that came with the recipe
/// @param cooked the days on which it was cooked
/// @param doubts the fields that were concluded rather than stated
/// @param notImported names of properties in the text that have no place in a recipe, or the skipped lines of plain
///     text
/// @param kept columns that another Alfred exported beside the schema.org properties; null for a column without a
///     value. Names and values are unchecked foreign input
public record ImportedRecipe(String name, String description, String cuisine, int servings, int prepMinutes,
    int cookMinutes, String difficulty,
    int rating, boolean isFavorite, List<String> ingredients, List<String> steps, List<String> tags,
    List<String> equipment, String notes,
    String source, Optional<Photo> photo, List<Cooked> cooked, List<Doubt> doubts, List<String> notImported,
    Map<String, @Nullable Object> kept) {

    public ImportedRecipe {
        ingredients = List.copyOf(ingredients);
        steps = List.copyOf(steps);
        tags = List.copyOf(tags);
        equipment = List.copyOf(equipment);
        cooked = List.copyOf(cooked);
        doubts = List.copyOf(doubts);
        notImported = List.copyOf(notImported);
    }

    /// A day on which a recipe was cooked.
    ///
    /// @param notes what was noted then; may be `""`
    public record Cooked(LocalDate day, String notes) {}

    /// Returns the form fields of the recipe by column name, without [#kept] and the photo.
    public Map<String, Object> toFields() {
        var fields = new LinkedHashMap<String, Object>(
            Map.of("name", name, "ingredients", ingredients, "instructions", steps, "occasions", tags));
        put(fields, "description", description);
        put(fields, "cuisine", cuisine);
        put(fields, "difficulty", difficulty);
        put(fields, "notes", notes);
        put(fields, "source_url", source);
        put(fields, "servings", servings);
        put(fields, "prep_time_minutes", prepMinutes);
        put(fields, "cook_time_minutes", cookMinutes);
        put(fields, "rating", rating);
        if (isFavorite) {
            fields.put("is_favorite", true);
        }
        if (!equipment.isEmpty()) {
            fields.put("equipment_tags", equipment);
        }
        return fields;
    }

    private static void put(Map<String, Object> fields, String column, Object value) {
        if (!value.equals("") && !value.equals(0)) {
            fields.put(column, value instanceof Integer number ? (Object) number.longValue() : value);
        }
    }

    /// Returns a copy with another name, or this recipe if that is blank.
    public ImportedRecipe named(String other) {
        return other.isBlank() ? this : new RecipeBuilder(this).name(other).build();
    }

    /// Returns a copy with a page as its source, unless it has a source already.
    public ImportedRecipe from(String page) {
        return source.isEmpty() && !page.isEmpty() ? new RecipeBuilder(this).source(page).build() : this;
    }

    /// Returns a copy with another photo.
    public ImportedRecipe photographed(Photo other) {
        return new RecipeBuilder(this).photo(Optional.of(other)).build();
    }

    /// Whether its photo is at hand.
    public boolean hasPhoto() {
        return photo.isPresent() && !hasWebPhoto();
    }

    /// Whether only the address of its photo is known.
    public boolean hasWebPhoto() {
        return photo.orElse(null) instanceof WebPhoto;
    }

    /// Whether it has any ingredients or steps.
    public boolean isRecipe() {
        return !ingredients.isEmpty() || !steps.isEmpty();
    }

    /// Whether both have the same name, ingredients and steps.
    public boolean isSame(ImportedRecipe other) {
        return name.equals(other.name) && ingredients.equals(other.ingredients) && steps.equals(other.steps);
    }
}

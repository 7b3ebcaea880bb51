package alfred.builtin.slot;

import java.util.Map;
import java.util.Optional;

/// The words for the fields of a recipe that a message may set.
public final class RecipeFields {
    private static final Map<String, String> COLUMNS = Map.ofEntries(
        Map.entry("cuisine", "cuisine"), Map.entry("difficulty", "difficulty"), Map.entry("servings", "servings"),
        Map.entry("serving size", "servings"), Map.entry("serve", "servings"), Map.entry("serves", "servings"),
        Map.entry("portions", "servings"), Map.entry("feeds", "servings"), Map.entry("makes", "servings"),
        Map.entry("prep time", "prep_time_minutes"), Map.entry("preparation time", "prep_time_minutes"),
        Map.entry("prep", "prep_time_minutes"),
        Map.entry("cook time", "cook_time_minutes"), Map.entry("cooking time", "cook_time_minutes"),
        Map.entry("description", "description"),
        Map.entry("name", "name"), Map.entry("title", "name"), Map.entry("rating", "rating"),
        Map.entry("notes", "notes"), Map.entry("note", "notes"),
        Map.entry("source", "source_url"));

    private RecipeFields() {}

    /// Returns the column that holds a field.
    ///
    /// @param words the field's name as it was said, in lower case
    /// @return the column; empty if no field is called so
    public static Optional<String> column(String words) {
        return Optional.ofNullable(COLUMNS.get(words));
    }
}

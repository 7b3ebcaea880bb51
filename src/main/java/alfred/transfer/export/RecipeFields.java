package alfred.transfer.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;

/// The fields above a recipe's text, between two lines of dashes: what Markdown and Cooklang have in common.
final class RecipeFields {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final StringBuilder text = new StringBuilder("---\n");

    private RecipeFields() {}

    /// Returns the fields of a recipe as YAML; quoted texts are those of JSON, which are YAML too.
    static String of(OutgoingRecipe recipe, String photo) {
        var fields = new RecipeFields().put("title", recipe.name()).put("description", recipe.text("description"))
            .put("servings", recipe.text("servings"))
            .put("prep time", minutes(recipe.minutes("prep_time_minutes")))
            .put("cook time", minutes(recipe.minutes("cook_time_minutes")))
            .put("total time", minutes(recipe.totalMinutes())).put("cuisine", recipe.text("cuisine"))
            .put("difficulty", recipe.text("difficulty"))
            .put("rating", recipe.text("rating")).put("favorite", recipe.columns().isTrue("is_favorite") ? "true" : "")
            .put("source", recipe.text("source_url")).put("notes", recipe.text("notes")).put("image", photo)
            .put("created", recipe.created().toLocalDate().toString());
        return fields.put("tags", recipe.tags()).put("equipment", recipe.columns().texts("equipment_tags")).text
            + "---\n\n";
    }

    private static String minutes(int number) {
        return number == 0 ? "" : number + " min";
    }

    private RecipeFields put(String key, String value) {
        if (!value.isBlank()) {
            text.append(key).append(": ").append(quoted(value)).append('\n');
        }
        return this;
    }

    private RecipeFields put(String key, List<String> values) {
        if (!values.isEmpty()) {
            text.append(key).append(":\n");
            values.forEach(value -> text.append("  - ").append(quoted(value)).append('\n'));
        }
        return this;
    }

    private static String quoted(String value) {
        try {
            return value.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ]*") ? value : JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}

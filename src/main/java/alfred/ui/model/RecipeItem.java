package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientRows;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A recipe, saved or suggested.
///
/// @param row its row, for a form; empty for a recipe that is not there
public record RecipeItem(Row row) implements Stored {
    public static final RecipeItem NONE = new RecipeItem(Row.EMPTY);
    private static final List<String> EMPTIABLE = List.of("description", "cuisine", "difficulty", "prep_time_minutes",
        "cook_time_minutes", "notes", "source_url", "rating", "image");

    static List<RecipeItem> all(List<Row> rows) {
        return rows.stream().map(RecipeItem::new).toList();
    }

    public boolean isThere() {
        return !row.values().isEmpty();
    }

    public String name() {
        return row.text("name");
    }

    public String description() {
        return row.text("description");
    }

    public String cuisine() {
        return row.text("cuisine");
    }

    public Optional<Integer> preparationMinutes() {
        return row.integer("prep_time_minutes").map(Long::intValue);
    }

    public Optional<Integer> cookingMinutes() {
        return row.integer("cook_time_minutes").map(Long::intValue);
    }

    /// The preparation and cooking time together; an unknown time counts as 0.
    public int minutes() {
        return preparationMinutes().orElse(0) + cookingMinutes().orElse(0);
    }

    public Optional<Integer> servings() {
        return row.integer("servings").map(Long::intValue);
    }

    /// How hard it is, as the kitchen names it; `""` if that is not known.
    public String difficulty() {
        return row.text("difficulty");
    }

    /// Stars; 0 for none.
    public int rating() {
        return row.integer("rating").orElse(0L).intValue();
    }

    public boolean isFavourite() {
        return row.isTrue("is_favorite");
    }

    public List<String> steps() {
        return row.texts("instructions");
    }

    public String notes() {
        return row.text("notes");
    }

    /// The page or book that it comes from; `""` if that is not known.
    public String source() {
        return row.text("source_url");
    }

    /// The name of its photo; `""` for none.
    public String image() {
        return row.text("image");
    }

    public List<String> occasions() {
        return row.texts("occasions");
    }

    public List<String> healthTags() {
        return row.texts("health_tags");
    }

    /// The tags that are displayed, the cuisine first, without blanks and duplicates.
    public List<String> tags() {
        return Stream.of(Stream.of(cuisine()), occasions().stream(), healthTags().stream(),
            row.texts("flavor_tags").stream()).flatMap(tags -> tags).filter(tag -> !tag.isBlank()).distinct().toList();
    }

    /// Of the columns that a form can empty, those that have a value.
    public List<String> filled() {
        return EMPTIABLE.stream().filter(row::has).toList();
    }

    /// The ingredient lines of a suggested recipe, which are in its row.
    public List<IngredientItem> ingredients() {
        return IngredientItem.all(row.rows("ingredients"));
    }

    /// The ingredient lines of a suggested recipe in words.
    public List<String> ingredientWords() {
        return ingredients().isEmpty() ? row.texts("ingredients")
            : row.rows("ingredients").stream().map(IngredientRows::words).toList();
    }
}

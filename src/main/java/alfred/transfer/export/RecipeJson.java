package alfred.transfer.export;

import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.transfer.format.json.RecipeJsonLd;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Puts recipes into schema.org JSON-LD, which most recipe programs can import.
///
/// Columns that would not survive a re-import of the schema.org properties are added under [RecipeJsonLd#KEPT], so
/// that an export from one Alfred to another is lossless without duplicating data.
final class RecipeJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String LINES = "ingredients";
    private static final String POSITION = "position";

    private RecipeJson() {}

    /// Returns the JSON-LD of a recipe, without its photo.
    static ObjectNode of(OutgoingRecipe outgoing) {
        var recipe = outgoing.columns();
        var lines = outgoing.lines();
        var node = inCommonWords(outgoing);
        var read = RecipeJsonLd.recipe(node);
        var kept = JSON.objectNode();
        var fields = new Row(read.toFields());
        columns(recipe, fields).filter(column -> !column.equals(LINES))
            .filter(column -> !value(recipe, column).equals(value(fields, column)))
            .forEach(column -> kept.set(column, json(recipe, column)));
        if (!areSame(IngredientRows.rows(read.ingredients()), outgoing)) {
            var array = kept.putArray(LINES);
            lines.forEach(line -> array.add(RowJson.write(filled(line))));
        }
        if (!kept.isEmpty()) {
            node.set(RecipeJsonLd.KEPT, kept);
        }
        return node;
    }

    private static boolean areSame(List<Row> read, OutgoingRecipe outgoing) {
        var lines = outgoing.lines();
        return read.size() == lines.size() && IntStream.range(0, read.size())
            .allMatch(i -> isSame(outgoing.asWritten().apply(read.get(i)), lines.get(i)));
    }

    private static boolean isSame(Row read, Row line) {
        return Stream.concat(read.columns().stream(), line.columns().stream())
            .allMatch(column -> column.equals(POSITION) || value(read, column).equals(value(line, column)));
    }

    private static ObjectNode inCommonWords(OutgoingRecipe outgoing) {
        var recipe = outgoing.columns();
        var node =
            JSON.objectNode().put("@context", "https://schema.org").put("@type", "Recipe").put("name", outgoing.name());
        put(node, "description", recipe.text("description"));
        source(node, outgoing);
        put(node, "recipeCuisine", recipe.text("cuisine"));
        put(node, "recipeCategory", recipe.texts("occasions").stream().findFirst().orElse(""));
        put(node, "keywords", String.join(", ", outgoing.tags()));
        put(node, "recipeYield", recipe.text("servings"));
        recipe.integer("prep_time_minutes")
            .ifPresent(minutes -> node.put("prepTime", Duration.ofMinutes(minutes).toString()));
        recipe.integer("cook_time_minutes")
            .ifPresent(minutes -> node.put("cookTime", Duration.ofMinutes(minutes).toString()));
        if (outgoing.totalMinutes() > 0) {
            node.put("totalTime", Duration.ofMinutes(outgoing.totalMinutes()).toString());
        }
        recipe.integer("rating").ifPresent(
            stars -> node.putObject("aggregateRating").put("@type", "AggregateRating").put("ratingValue", stars)
                .put("bestRating", 5).put("ratingCount", 1));
        recipe.texts("equipment_tags").forEach(tool -> node.withArray("/tool").add(tool));
        if (!recipe.text("notes").isBlank()) {
            node.putArray("comment").addObject().put("@type", "Comment").put("name", "Author Notes").put("text",
                recipe.text("notes"));
        }
        node.put("dateCreated", outgoing.created().toLocalDate().toString()).put("dateModified",
            outgoing.changed().toLocalDate().toString());
        outgoing.words().forEach(node.putArray("recipeIngredient")::add);
        var steps = node.putArray("recipeInstructions");
        recipe.texts("instructions")
            .forEach(step -> steps.add(JSON.objectNode().put("@type", "HowToStep").put("text", step)));
        return node;
    }

    /// A source that is no address, such as a book or a person, is the author.
    private static void source(ObjectNode node, OutgoingRecipe recipe) {
        if (recipe.hasWebSource()) {
            node.put("url", recipe.text("source_url"));
        } else if (!recipe.text("source_url").isBlank()) {
            node.putObject("author").put("@type", "Person").put("name", recipe.text("source_url"));
        }
    }

    private static void put(ObjectNode node, String name, String words) {
        if (!words.isBlank()) {
            node.put(name, words);
        }
    }

    private static Stream<String> columns(Row recipe, Row read) {
        var columns = new LinkedHashSet<>(recipe.columns());
        columns.addAll(read.columns());
        return columns.stream();
    }

    /// Returns a column's value; empty lists, empty texts and false count as missing.
    private static Optional<Object> value(Row row, String column) {
        return row.get(column).filter(value -> !value.equals(List.of()) && !value.equals("") && !value.equals(false));
    }

    private static JsonNode json(Row row, String column) {
        return Objects.requireNonNullElse(RowJson.write(row.only(List.of(column))).get(column), JSON.nullNode());
    }

    /// Returns a line without its position, which the list implies, and without what is empty.
    private static Row filled(Row line) {
        var filled = new LinkedHashMap<String, Object>();
        line.columns().stream().filter(column -> !column.equals(POSITION)).sorted()
            .forEach(column -> value(line, column).ifPresent(value -> filled.put(column, value)));
        return new Row(filled);
    }
}

package alfred.transfer.format;

import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.kitchen.ingredient.IngredientRows;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Exports recipes as schema.org JSON-LD, which most recipe programs can import.
///
/// Columns that would not survive a re-import of the schema.org properties are added under [RecipeJsonLd#KEPT], so
/// that an export from one Alfred to another is lossless without duplicating data.
public final class RecipeExport {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String LINES = "ingredients";

    private RecipeExport() {}

    /// Returns the JSON-LD of a recipe.
    ///
    /// @param recipe the recipe's columns, without ids and with labels in place of references
    /// @param lines its ingredient lines, in order and in the same form
    /// @param asWritten completes a parsed line as the store does, with food and category
    public static ObjectNode json(Row recipe, List<Row> lines, UnaryOperator<Row> asWritten) {
        var node = inCommonWords(recipe, lines);
        var read = RecipeJsonLd.recipe(node);
        var kept = JSON.objectNode();
        var fields = new Row(read.toFields());
        columns(recipe, fields).filter(column -> !column.equals(LINES)).filter(column -> !value(recipe, column).equals(value(fields, column)))
            .forEach(column -> kept.set(column, json(recipe, column)));
        if (!IngredientRows.rows(read.ingredients()).stream().map(asWritten).map(RecipeExport::filled).toList()
                .equals(lines.stream().map(RecipeExport::filled).toList())) {
            var array = kept.putArray(LINES);
            lines.forEach(line -> array.add(RowJson.write(filled(line))));
        }
        if (!kept.isEmpty()) {
            node.set(RecipeJsonLd.KEPT, kept);
        }
        return node;
    }

    private static ObjectNode inCommonWords(Row recipe, List<Row> lines) {
        var node = JSON.objectNode().put("@context", "https://schema.org").put("@type", "Recipe").put("name", recipe.text("name"));
        put(node, "description", recipe.text("description"));
        put(node, "url", recipe.text("source_url"));
        put(node, "recipeCuisine", recipe.text("cuisine"));
        put(node, "keywords", String.join(", ", Stream.of("occasions", "health_tags", "flavor_tags").flatMap(c -> recipe.texts(c).stream())
            .distinct().toList()));
        put(node, "recipeYield", recipe.text("servings"));
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        prep.ifPresent(minutes -> node.put("prepTime", Duration.ofMinutes(minutes).toString()));
        cook.ifPresent(minutes -> node.put("cookTime", Duration.ofMinutes(minutes).toString()));
        if (prep.isPresent() && cook.isPresent()) {
            node.put("totalTime", Duration.ofMinutes(prep.get() + cook.get()).toString());
        }
        recipe.texts("equipment_tags").forEach(tool -> node.withArray("/tool").add(tool));
        if (!recipe.text("notes").isBlank()) {
            node.putArray("comment").addObject().put("@type", "Comment").put("name", "Author Notes").put("text", recipe.text("notes"));
        }
        words(lines).forEach(node.putArray("recipeIngredient")::add);
        var steps = node.putArray("recipeInstructions");
        recipe.texts("instructions").forEach(step -> steps.add(JSON.objectNode().put("@type", "HowToStep").put("text", step)));
        return node;
    }

    private static void put(ObjectNode node, String name, String words) {
        if (!words.isBlank()) {
            node.put(name, words);
        }
    }

    /// Returns the lines as text, each heading before its lines.
    private static List<String> words(List<Row> lines) {
        var words = new ArrayList<String>();
        var section = "";
        for (var line : lines) {
            if (!line.text("section").equals(section)) {
                section = line.text("section");
                words.add(section + ":");
            }
            words.add(line.text("raw_text").isBlank() ? IngredientRows.words(line) : line.text("raw_text"));
        }
        return words;
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

    /// Returns a line without its position, which the list implies.
    private static Row filled(Row line) {
        var filled = Row.EMPTY;
        for (var column : line.columns().stream().filter(c -> !c.equals("position")).sorted().toList()) {
            filled = filled.with(column, value(line, column).orElse(null));
        }
        return filled;
    }
}

package alfred.transfer.format;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads values from foreign JSON of any shape: what is not there, or of another type, is empty.
final class JsonValues {
    private static final Logger LOG = LoggerFactory.getLogger(JsonValues.class);

    private JsonValues() {}

    /// Returns the first non-blank value of some fields as text.
    static String text(JsonNode node, String... fields) {
        return Stream.of(fields).map(node::path).map(JsonValues::text).filter(text -> !text.isBlank()).findFirst()
            .orElse("");
    }

    private static String text(JsonNode value) {
        return value.isValueNode() && !value.isNull() ? value.asText()
            : value.isArray() && !value.isEmpty() && value.get(0).isValueNode()
                ? text(value.get(0))
            : "";
    }

    static double number(JsonNode node, String... fields) {
        try {
            var text = text(node, fields);
            return text.isBlank() || text.length() > 30 ? 0 : Double.parseDouble(text.strip().replace(',', '.'));
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    static boolean isTrue(JsonNode node, String... fields) {
        return text(node, fields).matches("(?i)true|yes|1|1\\.0");
    }

    static Stream<JsonNode> stream(JsonNode node) {
        return StreamSupport.stream(node.spliterator(), false);
    }

    /// Returns the elements of an array, or the node itself if it is an object.
    static List<JsonNode> objects(JsonNode node) {
        return node.isArray() ? stream(node).filter(JsonNode::isObject).toList() : node.isObject() ? List.of(node)
            : List.of();
    }

    /// Reads recipes one by one; one that cannot be read is reported and left out.
    static <T> Found each(String format, Iterable<T> items, Function<T, ImportedRecipe> read) {
        var recipes = new ArrayList<ImportedRecipe>();
        var problems = new ArrayList<Found.Problem>();
        int count = 0;
        for (var item : items) {
            count++;
            try {
                var recipe = read.apply(item);
                if (recipe.isRecipe() || recipe.name().chars().anyMatch(Character::isLetter)) {
                    recipes.add(recipe);
                }
            } catch (RuntimeException | StackOverflowError e) {
                LOG.warn("recipe {} could not be read", count, e);
                problems.add(new Found.Problem("Recipe " + count, "It is damaged, and was left out."));
            }
        }
        return new Found(format, recipes, List.of(), List.of(), problems, java.util.Optional.empty());
    }
}

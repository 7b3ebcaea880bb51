package alfred.transfer.format;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads values from foreign JSON of any shape: what is not there, or of another type, is empty.
public final class JsonValues {
    private static final Logger LOG = LoggerFactory.getLogger(JsonValues.class);

    private JsonValues() {}

    /// Returns the first non-blank value of some fields as text.
    public static String text(JsonNode node, String... fields) {
        return Stream.of(fields).map(node::path).map(JsonValues::text).filter(text -> !text.isBlank()).findFirst()
            .orElse("");
    }

    private static String text(JsonNode value) {
        return value.isValueNode() && !value.isNull() ? value.asText()
            : value.isArray() && !value.isEmpty() && value.get(0).isValueNode()
                ? text(value.get(0))
            : "";
    }

    public static double number(JsonNode node, String... fields) {
        try {
            var text = text(node, fields);
            return text.isBlank() || text.length() > 30 ? 0 : Double.parseDouble(text.strip().replace(',', '.'));
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    public static boolean isTrue(JsonNode node, String... fields) {
        return text(node, fields).matches("(?i)true|yes|1|1\\.0");
    }

    public static Stream<JsonNode> stream(JsonNode node) {
        return StreamSupport.stream(node.spliterator(), false);
    }

    /// Returns the elements of an array, or the node itself if it is an object.
    public static List<JsonNode> objects(JsonNode node) {
        return node.isArray() ? stream(node).filter(JsonNode::isObject).toList() : node.isObject() ? List.of(node)
            : List.of();
    }

    /// Reads recipes one by one; one that cannot be read is reported and left out.
    public static <T> Found each(String format, Iterable<T> items, Function<T, ImportedRecipe> read) {
        return found(format, StreamSupport.stream(items.spliterator(), false), read);
    }

    /// As [#each(String, Iterable, Function)], on all processors.
    ///
    /// @param read called by several threads
    public static <T> Found eachOf(String format, List<T> items, Function<T, ImportedRecipe> read) {
        return found(format, items.parallelStream(), read);
    }

    private static <T> Found found(String format, Stream<T> items, Function<T, ImportedRecipe> read) {
        var results = items.map(item -> read(item, read)).toList();
        var problems = IntStream.range(0, results.size()).filter(i -> results.get(i).isEmpty())
            .mapToObj(i -> new Found.Problem("", Unread.of(Unread.Reason.ONE_DAMAGED, i + 1))).toList();
        var recipes = results.stream().flatMap(Optional::stream)
            .filter(recipe -> recipe.isRecipe() || recipe.name().chars().anyMatch(Character::isLetter)).toList();
        return new Found(format, recipes, List.of(), List.of(), problems, Optional.empty());
    }

    private static <T> Optional<ImportedRecipe> read(T item, Function<T, ImportedRecipe> read) {
        try {
            return Optional.of(read.apply(item));
        } catch (RuntimeException | StackOverflowError e) {
            LOG.warn("a recipe could not be read", e);
            return Optional.empty();
        }
    }
}

package alfred.core.reasoner.model;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Optional;

/// Finds the JSON object in a model's output: bare, in a code fence, or surrounded by text. Truncated JSON is never
/// completed (spec/design.md, only what was finished).
final class JsonAnswer {
    private static final ObjectMapper JSON =
        new ObjectMapper().configure(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, false);
    private static final ObjectReader STRICT = JSON.reader().with(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    private JsonAnswer() {}

    static Optional<JsonNode> find(String text) {
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
            var found = parse(text.substring(at));
            if (found.isPresent()) {
                return found;
            }
            if (looksWhole(text, at)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// Parses a value encoded as JSON in a string; returns the string itself if it is not JSON.
    static Object value(String text) {
        try {
            var node = JSON.reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(text);
            return node.isMissingNode() ? text : node;
        } catch (JsonProcessingException _) {
            return text;
        }
    }

    private static Optional<JsonNode> parse(String text) {
        try (var parser = STRICT.createParser(text)) {
            JsonNode node = parser.readValueAsTree();
            return node != null && node.isObject() ? Optional.of(node) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whether the answer starts with this object. If so and it is incomplete, the answer is broken, and an inner
    /// object must not be used instead.
    private static boolean looksWhole(String text, int at) {
        var before = text.substring(0, at).strip();
        return before.isEmpty() || before.startsWith("```");
    }
}

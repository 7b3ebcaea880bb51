package alfred.core.reasoner.model;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Optional;

/// Finds the JSON object in what a model wrote: alone, in a fence, or with words around it. Truncated JSON is never closed
/// (spec/design.md, only what was finished).
final class JsonAnswer {
    private static final ObjectMapper JSON = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, false);
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

    /// A value that a model wrote as JSON in a text; words that are no JSON stand for themselves.
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

    /// An object that begins the answer but does not end is broken; an inner part of it is no answer.
    private static boolean looksWhole(String text, int at) {
        var before = text.substring(0, at).strip();
        return before.isEmpty() || before.startsWith("```");
    }
}

package alfred.core.reasoner.model.answer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Optional;

/// Finds the JSON object in a model's output: bare, in a code fence, or surrounded by text, behind whatever the model
/// thought before. Of several objects the longest is the answer; the others are parts or examples. Truncated JSON is
/// never completed (spec/design.md, only what was finished).
public final class JsonAnswer {
    private static final ObjectMapper JSON =
        new ObjectMapper().configure(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, false);
    private static final ObjectReader STRICT = JSON.reader().with(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    private static final String THINKS = "<think>";
    private static final String THOUGHT = "</think>";

    private JsonAnswer() {}

    public static Optional<JsonNode> find(String output) {
        var text = withoutThoughts(output);
        var best = Optional.<Found>empty();
        int at = text.indexOf('{');
        while (at >= 0) {
            var found = parse(text.substring(at));
            if (found.isEmpty() && looksWhole(text, at)) {
                return Optional.empty();
            }
            if (found.isPresent() && best.filter(b -> b.length() > found.get().length()).isEmpty()) {
                best = found;
            }
            at = text.indexOf('{', at + found.map(Found::length).orElse(1));
        }
        return best.map(Found::object);
    }

    /// An object in a text, and how many characters it takes.
    private record Found(JsonNode object, int length) {}

    /// The text behind the last end of a thought; a thought without an end has no answer behind it.
    private static String withoutThoughts(String text) {
        var said = text.substring(text.lastIndexOf(THOUGHT) < 0 ? 0 : text.lastIndexOf(THOUGHT) + THOUGHT.length());
        int thinks = said.indexOf(THINKS);
        return thinks >= 0 && said.indexOf('{') > thinks ? said.substring(0, thinks) : said;
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

    private static Optional<Found> parse(String text) {
        try (var parser = STRICT.createParser(text)) {
            JsonNode node = parser.readValueAsTree();
            return node != null && node.isObject()
                ? Optional.of(new Found(node, (int) parser.currentLocation().getCharOffset())) : Optional.empty();
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

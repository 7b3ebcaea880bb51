package alfred.langchain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;

/// Reads the parts of the protocol's JSON that langchain4j ignores.
final class ResponseInspector {
    private static final ObjectMapper JSON = new ObjectMapper();

    private ResponseInspector() {}

    /// Converts a complete response into stream events; some servers send one although a stream was requested.
    static List<String> asEvents(String answer) {
        var json = tree(answer);
        var choice = json.path("choices").path(0);
        var chunk =
            JSON.createObjectNode().put("id", json.path("id").asText("answer")).put("object", "chat.completion.chunk")
                .put("model", json.path("model").asText(""));
        var piece = chunk.putArray("choices").addObject().put("index", 0).put("finish_reason",
            choice.path("finish_reason").asText(null));
        piece.putObject("delta").put("role", "assistant").put("content",
            choice.path("message").path("content").asText(""));
        return List.of(chunk.toString(), "[DONE]");
    }

    static Optional<String> refusal(String answer) {
        return answer.contains("\"refusal\"")
            ? said(tree(answer).path("choices").path(0).path("message").path("refusal")) : Optional.empty();
    }

    /// Returns the refusal or error in a stream event; empty if there is none.
    static Optional<CallFailure> troubleIn(String event) {
        if (event.contains("\"refusal\"")
            && said(tree(event).path("choices").path(0).path("delta").path("refusal")).isPresent()) {
            return Optional.of(new CallFailure.Declined());
        }
        boolean isError = event.contains("\"error\"") && tree(event).path("error").isContainerNode();
        return isError ? Optional.of(new CallFailure.Status(500, Optional.empty())) : Optional.empty();
    }

    private static Optional<String> said(JsonNode node) {
        return node.isTextual() && !node.textValue().isBlank() ? Optional.of(node.textValue()) : Optional.empty();
    }

    private static JsonNode tree(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException _) {
            return MissingNode.getInstance();
        }
    }
}

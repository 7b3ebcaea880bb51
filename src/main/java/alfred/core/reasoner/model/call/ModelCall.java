package alfred.core.reasoner.model.call;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One completed model call, for `--log-prompts` (spec/headless.md, options) and the model inspector. Contains no
/// API key, since requests contain none.
///
/// @param node the stage that made the call
/// @param schema the name of the output schema; `""` for plain text
/// @param reply `""` if the call failed
/// @param knownCost null if the price of the model is unknown
/// @param millis the duration in milliseconds
/// @param failure the failure's type and message; `""` if the call succeeded
public record ModelCall(
    String node, String system, String user, String schema, String reply, String model, int inputTokens,
    int outputTokens,
    @Nullable BigDecimal knownCost, long millis, String failure) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static ModelCall of(ModelRequest request, ModelReply reply, long millis) {
        return new ModelCall(request.node(), request.prompt().system(), request.prompt().user(), schema(request),
            reply.text(), reply.model(),
            reply.inputTokens(), reply.outputTokens(), reply.knownCost(), millis, "");
    }

    static ModelCall failed(ModelRequest request, RuntimeException failure, long millis) {
        return new ModelCall(request.node(), request.prompt().system(), request.prompt().user(), schema(request), "",
            "", 0, 0, null, millis,
            failure.getClass().getSimpleName() + ": " + failure.getMessage());
    }

    private static String schema(ModelRequest request) {
        return request.output().map(OutputSchema::name).orElse("");
    }

    /// Returns a copy with the secret masked in the prompt and the reply.
    public ModelCall without(String secret) {
        return new ModelCall(node, system.replace(secret, "…"), user.replace(secret, "…"), schema,
            reply.replace(secret, "…"), model, inputTokens,
            outputTokens, knownCost, millis, failure);
    }

    public Optional<BigDecimal> cost() {
        return Optional.ofNullable(knownCost);
    }

    /// Whether this is the first call of a turn.
    public boolean isFirstOfTurn() {
        return node.equals("understand") || node.equals("cook") || node.equals("brainstorm");
    }

    /// Returns the call as one line of JSON.
    public String toJson() {
        var line = JSON.createObjectNode().put("node", node);
        line.putArray("messages").add(message("system", system)).add(message("user", user));
        line.put("schema", schema);
        if (failure.isEmpty()) {
            line.put("reply", reply).put("model", model);
            var usage = line.putObject("usage").put("input", inputTokens).put("output", outputTokens);
            if (knownCost != null) {
                usage.put("cost", knownCost.toPlainString());
            }
        } else {
            line.put("failure", failure);
        }
        return line.put("ms", millis).toString();
    }

    /// Parses a line of JSON; empty if it is not a logged call.
    public static Optional<ModelCall> fromJson(String line) {
        try {
            JsonNode json = JSON.readTree(line);
            var messages = json.path("messages");
            return json.path("node").isMissingNode() ? Optional.empty()
                : Optional.of(new ModelCall(json.path("node").asText(),
                    messages.path(0).path("content").asText(), messages.path(1).path("content").asText(),
                    json.path("schema").asText(),
                    json.path("reply").asText(""), json.path("model").asText(""),
                    json.path("usage").path("input").asInt(),
                    json.path("usage").path("output").asInt(),
                    Price.read(json.path("usage").path("cost").asText("")).orElse(null), json.path("ms").asLong(),
                    json.path("failure").asText("")));
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static ObjectNode message(String role, String content) {
        return JSON.createObjectNode().put("role", role).put("content", content);
    }
}

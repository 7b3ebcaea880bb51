package alfred.core.reasoner.model.call;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/// One completed model call, for `--log-prompts` (spec/headless.md, options) and the model inspector. Contains no
/// API key, since requests contain none.
///
/// @param node the stage that made the call
/// @param schema the name of the output schema; `""` for plain text
/// @param reply [ModelReply#NONE] if the call failed
/// @param millis the duration in milliseconds
/// @param failure the failure's type and message; `""` if the call succeeded
public record ModelCall(String node, Prompt prompt, String schema, ModelReply reply, long millis, String failure) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static ModelCall of(ModelRequest request, ModelReply reply, long millis) {
        return new ModelCall(request.node(), request.prompt(), schema(request), reply, millis, "");
    }

    static ModelCall failed(ModelRequest request, RuntimeException failure, long millis) {
        return new ModelCall(request.node(), request.prompt(), schema(request), ModelReply.NONE, millis,
            failure.getClass().getSimpleName() + ": " + failure.getMessage());
    }

    private static String schema(ModelRequest request) {
        return request.output().map(OutputSchema::name).orElse("");
    }

    /// Returns a copy with the secret masked in the prompt and the reply.
    public ModelCall without(String secret) {
        var masked = new Prompt(prompt.system().replace(secret, "…"), prompt.user().replace(secret, "…"));
        return new ModelCall(node, masked, schema, reply.saying(reply.text().replace(secret, "…")), millis, failure);
    }

    /// Whether this is the first call of a turn.
    public boolean isFirstOfTurn() {
        return node.equals("understand") || node.equals("cook") || node.equals("brainstorm");
    }

    /// Returns the call as one line of JSON.
    public String toJson() {
        var line = JSON.createObjectNode().put("node", node);
        line.putArray("messages").add(message("system", prompt.system())).add(message("user", prompt.user()));
        line.put("schema", schema);
        if (failure.isEmpty()) {
            line.put("reply", reply.text()).put("model", reply.model());
            var usage = line.putObject("usage").put("input", reply.inputTokens()).put("output", reply.outputTokens());
            reply.cost().ifPresent(cost -> usage.put("cost", cost.toPlainString()));
        } else {
            line.put("failure", failure);
        }
        return line.put("ms", millis).toString();
    }

    /// Parses a line of JSON; empty if it is not a logged call.
    public static Optional<ModelCall> fromJson(String line) {
        try {
            JsonNode json = JSON.readTree(line);
            return json.path("node").isMissingNode() ? Optional.empty()
                : Optional.of(new ModelCall(json.path("node").asText(), prompt(json.path("messages")),
                    json.path("schema").asText(), reply(json), json.path("ms").asLong(),
                    json.path("failure").asText("")));
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static Prompt prompt(JsonNode messages) {
        return new Prompt(messages.path(0).path("content").asText(), messages.path(1).path("content").asText());
    }

    private static ModelReply reply(JsonNode json) {
        var usage = json.path("usage");
        return new ModelReply(json.path("reply").asText(""), json.path("model").asText(""),
            usage.path("input").asInt(), usage.path("output").asInt(),
            Price.read(usage.path("cost").asText("")).orElse(null));
    }

    private static ObjectNode message(String role, String content) {
        return JSON.createObjectNode().put("role", role).put("content", content);
    }
}

package alfred.core.session;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.StepRecord;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.registry.Action;
import alfred.core.registry.Detail;
import alfred.core.registry.RefEntry;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// A session as JSON and back. What a later version adds has a default here, so that older sessions still open.
final class SessionJson {
    private static final ObjectMapper JSON = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
    private final DomainConfig domain;

    /// What a session's head holds beside its refs.
    record Head(int turn, Map<String, Integer> counters, Conversation conversation, @Nullable BypassState bypass) {}

    SessionJson(DomainConfig domain) {
        this.domain = domain;
    }

    // ------------------------------------------------------------- refs

    String entry(RefEntry e) {
        var node = JsonNodeFactory.instance.objectNode().put("type", e.type()).put("label", e.label()).put("action", e.action().tag())
            .put("created", e.turnCreated()).put("last", e.turnLastRef()).put("step", e.sourceStep()).put("promoted", e.turnPromoted())
            .put("reason", e.reason()).put("pinned", e.isPinned()).put("level", e.detail().level()).put("full", e.detail().fullTurn());
        if (e.uuid() != null) {
            node.put("id", e.uuid().toString());
        }
        if (e.content() != null) {
            node.set("content", RowJson.write(e.content()));
        }
        return node.toString();
    }

    RefEntry entry(String ref, String json) {
        var node = tree(json);
        var type = node.path("type").asText();
        var id = node.hasNonNull("id") ? UUID.fromString(node.get("id").asText()) : null;
        var content = domain.entity(type).filter(_ -> node.has("content")).map(d -> new RowJson(domain).read(d, node.get("content"))).orElse(null);
        return new RefEntry(ref, type, id, node.path("label").asText(), Action.ofTag(node.path("action").asText()).orElse(Action.READ),
            node.path("created").asInt(), node.path("last").asInt(), node.path("step").asInt(), node.path("promoted").asInt(),
            node.path("reason").asText(), node.path("pinned")
                .asBoolean(), new Detail(node.path("level").asText(), node.path("full").asInt()), content);
    }

    // ------------------------------------------------------------- the head

    String head(Head head) {
        var node = JsonNodeFactory.instance.objectNode().put("turn", head.turn());
        node.set("counters", JSON.valueToTree(head.counters()));
        node.set("conversation", conversation(head.conversation()));
        node.set("bypass", JSON.valueToTree(head.bypass()));
        return node.toString();
    }

    Head head(String json) {
        var node = tree(json);
        Map<String, Integer> counters = JSON.convertValue(node.path("counters"), JSON.getTypeFactory()
            .constructMapType(Map.class, String.class, Integer.class));
        var bypass = node.hasNonNull("bypass") ? JSON.convertValue(node.get("bypass"), BypassState.class) : null;
        return new Head(node.path("turn").asInt(), counters == null ? Map.of() : counters, conversation(node.path("conversation")), bypass);
    }

    private static ObjectNode conversation(Conversation c) {
        ObjectNode node = JSON.valueToTree(new Conversation(c.engagementSummary(), c.recentTurns(), c.historySummary(), c.archive(), c.pending(),
            c.turnSummaries(), c.reasoningSummary(), List.of(), c.constraints(), c.decisions(), c.memo()));
        var results = node.putArray("results");
        c.results().forEach(r -> {
            var result = results.addObject().put("turn", r.turn()).put("step", r.step()).put("table", r.table()).put("filters", r.filters());
            var rows = result.putArray("rows");
            r.rows().forEach(row -> rows.add(RowJson.write(row)));
        });
        return node;
    }

    private Conversation conversation(JsonNode node) {
        if (!node.isObject()) {
            return Conversation.EMPTY;
        }
        var results = StreamSupport.stream(node.path("results").spliterator(), false).map(this::record).toList();
        return new Conversation(node.path("engagementSummary").asText(), list(node.path("recentTurns"), ConversationTurn.class),
            node.path("historySummary").asText(), map(node.path("archive")),
            Optional.of(node.path("pending")).filter(JsonNode::isObject).map(n -> JSON.convertValue(n, Pending.class)).orElse(null),
            list(node.path("turnSummaries"), TurnExecutionSummary.class), node.path("reasoningSummary").asText(), results,
            list(node.path("constraints"), String.class), list(node.path("decisions"), Conversation.Decision.class), map(node.path("memo")));
    }

    private StepRecord record(JsonNode node) {
        var table = node.path("table").asText();
        var entity = domain.entityOfTable(table);
        var rows = StreamSupport.stream(node.path("rows").spliterator(), false)
            .map(n -> entity.map(e -> new RowJson(domain).read(e, n))
                .orElseGet(() -> Row.of(Row.ID, n.path("id").asText(), "name", n.path("name").asText())))
            .toList();
        return new StepRecord(node.path("turn").asInt(), node.path("step").asInt(), table, node.path("filters").asText(), rows);
    }

    private static <T> List<T> list(JsonNode node, Class<T> type) {
        return StreamSupport.stream(node.spliterator(), false).map(n -> JSON.convertValue(n, type)).toList();
    }

    private static Map<String, String> map(JsonNode node) {
        return node.isObject() ? JSON.convertValue(node, JSON.getTypeFactory().constructMapType(Map.class, String.class, String.class)) : Map.of();
    }

    private static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a saved session cannot be read", e);
        }
    }
}

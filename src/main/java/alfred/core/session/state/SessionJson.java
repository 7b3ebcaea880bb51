package alfred.core.session.state;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.context.StepRecord;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.reasoner.Mode;
import alfred.core.registry.Action;
import alfred.core.registry.Detail;
import alfred.core.registry.RefEntry;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Converts a session to JSON and back. Fields added by later versions have a default here, so that older sessions
/// still open.
public final class SessionJson {
    private static final ObjectMapper JSON = JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.USE_LONG_FOR_INTS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).addMixIn(Resume.class, ResumeKinds.class)
        .addModule(new SimpleModule().addSerializer(LocalDate.class, ToStringSerializer.instance)
            .addSerializer(LocalTime.class, ToStringSerializer.instance)
            .addSerializer(OffsetDateTime.class, ToStringSerializer.instance)
            .addSerializer(Fraction.class, new AmountAsText()))
        .build();
    private final DomainConfig domain;

    /// The kinds of continuation of an open question, told apart by `kind`.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind") @JsonSubTypes({
        @JsonSubTypes.Type(value = Resume.Nothing.class, name = "nothing"),
        @JsonSubTypes.Type(value = Resume.Note.class, name = "note"),
        @JsonSubTypes.Type(value = Resume.Many.class, name = "many"),
        @JsonSubTypes.Type(value = Resume.Calls.class, name = "calls"),
        @JsonSubTypes.Type(value = Resume.Unit.class, name = "unit")})
    private interface ResumeKinds {}

    /// The values of a waiting call are text, as they may come from a model; they are read and checked again.
    private static final class AmountAsText extends StdScalarSerializer<Fraction> {
        private static final long serialVersionUID = 1L;

        AmountAsText() {
            super(Fraction.class);
        }

        @Override
        public void serialize(Fraction amount, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(amount.toText());
        }
    }

    /// A session's state other than its refs.
    record Head(int turn, Map<String, Integer> counters, Conversation conversation, @Nullable BypassState bypass,
        Collection<String> byHand) {}

    public SessionJson(DomainConfig domain) {
        this.domain = domain;
    }

    /// Writes an entry as JSON; fields with the value of a new entry are omitted.
    String entry(RefEntry e) {
        var node = JsonNodeFactory.instance.objectNode().put("type", e.type()).put("label", e.label())
            .put("action", e.action().tag())
            .put("created", e.turnCreated()).put("last", e.turnLastRef());
        number(node, "step", e.sourceStep());
        number(node, "promoted", e.turnPromoted());
        number(node, "full", e.detail().fullTurn());
        if (!e.reason().isEmpty()) {
            node.put("reason", e.reason());
        }
        if (!e.by().isEmpty()) {
            node.put("by", e.by());
        }
        if (e.isPinned()) {
            node.put("pinned", true);
        }
        if (!e.detail().level().isEmpty()) {
            node.put("level", e.detail().level());
        }
        if (e.uuid() != null) {
            node.put("id", e.uuid().toString());
        }
        if (e.content() != null) {
            node.set("content", RowJson.write(e.content()));
        }
        return node.toString();
    }

    private static void number(ObjectNode node, String name, int number) {
        if (number != 0) {
            node.put(name, number);
        }
    }

    /// Reads an entry field by field, since there may be thousands; unknown fields are skipped.
    ///
    /// @throws IllegalStateException if the text is not valid JSON
    RefEntry entry(String ref, String text) {
        try (var parser = JSON.createParser(text)) {
            var read = new EntryFields();
            parser.nextToken();
            for (var name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                parser.nextToken();
                read.field(name, parser);
            }
            var json = read.content;
            var content =
                json == null ? null : domain.entity(read.type).map(d -> new RowJson(domain).read(d, json)).orElse(null);
            return read.entry(ref, content);
        } catch (IOException e) {
            throw new IllegalStateException("a saved session cannot be read", e);
        }
    }

    /// The fields of a ref while it is being read, each with the default for older sessions that lack it.
    private static final class EntryFields {
        private String type = "";
        private @Nullable UUID id;
        private String label = "";
        private Action action = Action.READ;
        private int created;
        private int last;
        private int step;
        private int promoted;
        private String reason = "";
        private String by = "";
        private boolean isPinned;
        private String level = "";
        private int fullTurn;
        private @Nullable JsonNode content;

        private void field(String name, JsonParser parser) throws IOException {
            switch (name) {
                case "type" -> type = parser.getText();
                case "label" -> label = parser.getText();
                case "action" -> action = Action.ofTag(parser.getText()).orElse(Action.READ);
                case "created" -> created = parser.getIntValue();
                case "last" -> last = parser.getIntValue();
                case "step" -> step = parser.getIntValue();
                case "promoted" -> promoted = parser.getIntValue();
                case "reason" -> reason = parser.getText();
                case "by" -> by = parser.getText();
                case "pinned" -> isPinned = parser.getBooleanValue();
                case "level" -> level = parser.getText();
                case "full" -> fullTurn = parser.getIntValue();
                case "id" -> id = UUID.fromString(parser.getText());
                case "content" -> content = parser.readValueAsTree();
                default -> parser.skipChildren();
            }
        }

        private RefEntry entry(String ref, @Nullable Row row) {
            var detail = level.isEmpty() && fullTurn == 0 ? Detail.UNKNOWN : new Detail(level, fullTurn);
            return new RefEntry(ref, type, id, label, action, created, last, step, promoted, reason, isPinned, detail,
                row, by);
        }
    }

    String head(Head head) {
        var node = JsonNodeFactory.instance.objectNode().put("turn", head.turn());
        node.set("counters", JSON.valueToTree(head.counters()));
        node.set("conversation", conversation(head.conversation()));
        var bypass = head.bypass();
        if (bypass != null) {
            var kept = node.putObject("bypass").put("mode", bypass.mode().text()).put("subject", bypass.subject());
            kept.set("data", JSON.valueToTree(bypass.data()));
            kept.set("talk", JSON.valueToTree(bypass.messages()));
        }
        head.byHand().forEach(node.putArray("byHand")::add);
        return node.toString();
    }

    Head head(String json) {
        var node = tree(json);
        Map<String, Integer> counters = JSON.convertValue(node.path("counters"), JSON.getTypeFactory()
            .constructMapType(Map.class, String.class, Integer.class));
        return new Head(node.path("turn").asInt(), counters == null ? Map.of() : counters,
            conversation(node.path("conversation")),
            bypass(node.path("bypass")).orElse(null),
            list(node.path("byHand"), String.class));
    }

    /// Reads the bypass mode that the session is in; empty for a mode that the domain does not have any more.
    private Optional<BypassState> bypass(JsonNode node) {
        var mode =
            domain.bypassModes().stream().filter(known -> known.name().equals(node.path("mode").asText())).findFirst();
        return mode.map(known -> {
            var data = new HashMap<String, Integer>();
            node.path("data").properties().forEach(number -> data.put(number.getKey(), number.getValue().asInt()));
            return new BypassState(new Mode.Bypass(known), node.path("subject").asText(), data,
                list(node.path("talk"), String.class));
        });
    }

    private ObjectNode conversation(Conversation c) {
        ObjectNode node = JSON.valueToTree(
            new Conversation(c.engagementSummary(), c.recentTurns(), c.historySummary(), c.archive(), c.pending(),
                c.turnSummaries(), c.reasoningSummary(), List.of(), c.constraints(), c.decisions(), c.memo()));
        var results = node.putArray("results");
        c.results().forEach(r -> {
            var result = results.addObject().put("turn", r.turn()).put("step", r.step()).put("table", r.table())
                .put("filters", r.filters());
            r.columns().forEach(result.putArray("columns")::add);
            result.put("outdated", r.isOutdated());
            var rows = result.putArray("rows");
            boolean isTable = domain.entityOfTable(r.table()).isPresent();
            r.rows().forEach(row -> rows.add(isTable ? RowJson.write(row) : RowJson.writeTyped(row)));
        });
        return node;
    }

    private Conversation conversation(JsonNode node) {
        if (!node.isObject()) {
            return Conversation.EMPTY;
        }
        var results = StreamSupport.stream(node.path("results").spliterator(), false).map(this::record).toList();
        return new Conversation(node.path("engagementSummary").asText(),
            list(node.path("recentTurns"), ConversationTurn.class),
            node.path("historySummary").asText(), map(node.path("archive")),
            Optional.of(node.path("pending")).filter(JsonNode::isObject).map(SessionJson::pending).orElse(null),
            list(node.path("turnSummaries"), TurnExecutionSummary.class), node.path("reasoningSummary").asText(),
            results,
            list(node.path("constraints"), String.class), list(node.path("decisions"), Conversation.Decision.class),
            map(node.path("memo")));
    }

    /// Reads an open question. Older versions stored its continuation as text, which is read as a reasoner's note.
    private static Pending pending(JsonNode node) {
        if (node.path("resume").isTextual()) {
            ((ObjectNode) node).set("resume", JSON.valueToTree(Resume.note(node.path("resume").asText())));
        }
        return JSON.convertValue(node, Pending.class);
    }

    private StepRecord record(JsonNode node) {
        var table = node.path("table").asText();
        var entity = domain.entityOfTable(table);
        var rows = StreamSupport.stream(node.path("rows").spliterator(), false)
            .map(n -> entity.map(e -> new RowJson(domain).read(e, n)).orElseGet(() -> RowJson.readTyped(n))).toList();
        return new StepRecord(node.path("turn").asInt(), node.path("step").asInt(), table,
            node.path("filters").asText(),
            list(node.path("columns"), String.class), rows, node.path("outdated").asBoolean());
    }

    private static <T> List<T> list(JsonNode node, Class<T> type) {
        return StreamSupport.stream(node.spliterator(), false).map(n -> JSON.convertValue(n, type)).toList();
    }

    private static Map<String, String> map(JsonNode node) {
        return node.isObject()
            ? JSON.convertValue(node, JSON.getTypeFactory().constructMapType(Map.class, String.class, String.class))
            : Map.of();
    }

    /// Reads a row of an entity as [RowJson#write] writes it.
    ///
    /// @throws IllegalStateException if the text is not valid JSON
    public Row row(EntityDefinition entity, String text) {
        return new RowJson(domain).read(entity, tree(text));
    }

    private static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a saved session cannot be read", e);
        }
    }
}

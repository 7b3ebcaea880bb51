package alfred.cli;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Phrasebook;
import alfred.core.reasoner.Mode;
import alfred.core.row.StoreException;
import alfred.core.session.PanelAction;
import alfred.core.session.Session;
import alfred.kitchen.KitchenModes;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Executes requests of the headless interface and answers them with events (spec/headless.md, requests).
final class Requests {
    private static final Logger LOG = LoggerFactory.getLogger(Requests.class);
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Session session;

    Requests(Session session) {
        this.session = session;
    }

    void carryOut(JsonNode request, Consumer<ObjectNode> answer) {
        try {
            switch (request.path("op").asText()) {
                case "load" -> ok(answer, () -> session.load(rows(request)));
                case "say" -> say(request, answer);
                case "edit" -> ok(answer, () -> edit(request));
                case "panel" -> ok(answer, () -> panel(request));
                case "cook" -> ok(answer, () -> session.enter(KitchenModes.COOK, required(request, "recipe"),
                    Map.of("servings", request.path("servings").asInt(0))));
                case "exit" -> exit(answer);
                case "undo" -> takenBack(session.undo(), "request.no-undo", answer);
                case "redo" -> takenBack(session.redo(), "request.no-redo", answer);
                case "dump" -> dump(request, answer);
                case "entities" -> answer.accept(EventJson.node("entities")
                    .set("entities", EventJson.array(session.entities(), e -> EventJson.entity(e, session.tierOf(e)))));
                case "state" -> answer.accept(state());
                case "reset" -> ok(answer, session::reset);
                default -> throw CrudRefusal.of(Kind.NOT_ALLOWED, "request.unknown", request.path("op").asText());
            }
        } catch (CrudRefusal refusal) {
            answer.accept(
                error(refusal.message(phrases()) + choices(refusal), refusal.kind().name().toLowerCase(Locale.ROOT)));
        } catch (StoreException failure) {
            LOG.warn("a request could not be carried out: {}", failure.kind());
            answer.accept(error(failure.message(phrases()), "store"));
        } catch (IllegalArgumentException failure) {
            LOG.warn("a request could not be carried out: {}", failure.getClass().getSimpleName());
            answer.accept(error(phrases().text("request.failed"), "store"));
        } catch (RuntimeException failure) {
            LOG.error("a request failed", failure);
            answer.accept(error(phrases().text("request.internal"), "internal"));
        }
    }

    /// The answer to a line that is no request.
    ObjectNode notARequest() {
        return error(phrases().text("request.not-json"), "not_json");
    }

    private Phrasebook phrases() {
        return session.engine().domain().phrases();
    }

    private static ObjectNode error(String message, String kind) {
        return EventJson.node("error").put("message", message).put("kind", kind);
    }

    private String choices(CrudRefusal refusal) {
        var labels = refusal.choices().stream().map(CrudRefusal.Choice::label).toList();
        return labels.isEmpty() ? "" : " " + phrases().text("request.which", String.join(", ", labels));
    }

    private static void ok(Consumer<ObjectNode> answer, Runnable work) {
        work.run();
        answer.accept(EventJson.node("ok"));
    }

    private void say(JsonNode request, Consumer<ObjectNode> answer) {
        var mode = Optional.ofNullable(request.get("mode")).map(m -> Mode.of(m.asText(), session.engine().domain())
            .orElseThrow(() -> CrudRefusal.of(Kind.BAD_VALUE, "request.mode", m.asText(),
                Mode.all(session.engine().domain()).stream().map(Mode::text).collect(Collectors.joining(", ")))));
        boolean isCook = mode.filter(new Mode.Bypass(KitchenModes.COOK)::equals).isPresent();
        if (isCook && !session.snapshot().mode().text().equals(KitchenModes.COOK.name())) {
            throw CrudRefusal.of(Kind.NOT_ALLOWED, "request.cook");
        }
        session.say(required(request, "text"), mode, event -> answer.accept(EventJson.of(event))).join();
    }

    private void edit(JsonNode request) {
        var type = required(request, "type");
        Map<String, @Nullable Object> fields =
            request.has("fields") ? read(request, "fields", new TypeReference<>() {}) : Map.of();
        switch (request.path("action").asText()) {
            case "create" -> session.create(type, fields);
            case "update" -> session.update(type, required(request, "match"), fields);
            case "delete" -> session.delete(type, required(request, "match"));
            default -> throw CrudRefusal.of(Kind.BAD_VALUE, "request.edit");
        }
    }

    private void panel(JsonNode request) {
        var action = PanelAction.of(request.path("action").asText())
            .orElseThrow(() -> CrudRefusal.of(Kind.BAD_VALUE, "request.panel"));
        session.panel(action, required(request, "ref"));
    }

    private void exit(Consumer<ObjectNode> answer) {
        if (!session.exit(event -> answer.accept(EventJson.of(event)))) {
            throw CrudRefusal.of(Kind.NOT_ALLOWED, "request.exit");
        }
    }

    private void takenBack(Undo.Result result, String nothing, Consumer<ObjectNode> answer) {
        answer.accept(switch (result) {
            case Undo.Result.Done _ -> EventJson.node("ok");
            case Undo.Result.Nothing _ -> error(phrases().text(nothing), "nothing");
            case Undo.Result.MovedOn moved ->
                error(phrases().text("request.moved-on", String.join(" ", moved.differences())), "moved_on");
        });
    }

    private void dump(JsonNode request, Consumer<ObjectNode> answer) {
        var tables = StreamSupport.stream(request.path("tables").spliterator(), false).map(JsonNode::asText).toList();
        var node = session.store().read(rows -> new Dump(session.engine().domain(), session.store(), rows)
            .tables(tables, request.path("ids").asBoolean()));
        answer.accept(EventJson.node("dump").set("tables", node));
    }

    private ObjectNode state() {
        var now = session.snapshot();
        var node = EventJson.node("state").put("turn", now.turn()).put("mode", now.mode().text());
        node.set("pending", now.pending() == null ? null : EventJson.pending(now.pending()));
        now.constraints().forEach(node.putArray("constraints")::add);
        return node;
    }

    private static String required(JsonNode request, String field) {
        var value = request.get(field);
        if (value == null || !value.isTextual()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "request.text", field);
        }
        return value.asText();
    }

    /// Parses a field that holds a JSON object. Null is accepted only as the value of an entity's field.
    private static <T> T read(JsonNode request, String field, TypeReference<T> type) {
        if (!request.path(field).isObject()) {
            throw malformed(field);
        }
        try {
            return JSON.convertValue(request.path(field), type);
        } catch (IllegalArgumentException _) {
            throw malformed(field);
        }
    }

    private static CrudRefusal malformed(String field) {
        return CrudRefusal.of(Kind.BAD_VALUE, "request.form", field);
    }

    /// Parses the request's rows, as lists by table.
    private static Map<String, List<Map<String, @Nullable Object>>> rows(JsonNode request) {
        for (var table : request.path("rows")) {
            if (!table.isArray() || !StreamSupport.stream(table.spliterator(), false).allMatch(JsonNode::isObject)) {
                throw malformed("rows");
            }
        }
        return read(request, "rows", new TypeReference<>() {});
    }
}

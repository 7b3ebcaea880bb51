package alfred.core.reasoner.model.answer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// A validated answer, read field by field; an absent field reads as `""`, 0, false or empty.
public record Answer(JsonNode json) {
    public String text(String name) {
        var text = json.path(name).asText("").strip();
        return text.equals(Schemas.NONE) || text.equals("null") ? "" : text;
    }

    int number(String name) {
        return json.path(name).asInt(0);
    }

    double decimal(String name) {
        return json.path(name).asDouble(0);
    }

    public boolean isTrue(String name) {
        return json.path(name).asBoolean(false);
    }

    Answer part(String name) {
        return new Answer(json.path(name));
    }

    List<Answer> list(String name) {
        return StreamSupport.stream(json.path(name).spliterator(), false).map(Answer::new).toList();
    }

    List<String> texts(String name) {
        return list(name).stream().map(a -> a.json().asText("").strip())
            .filter(t -> !t.isEmpty() && !t.equals(Schemas.NONE)).toList();
    }

    /// Returns a list of {field, value} pairs as a map; the last value of a field wins.
    Map<String, @Nullable Object> pairs(String name) {
        var values = new LinkedHashMap<String, @Nullable Object>();
        list(name).forEach(pair -> {
            if (!pair.text("field").isEmpty()) {
                values.put(pair.text("field"), pair.value("value"));
            }
        });
        return values;
    }

    /// Returns a value encoded as JSON in a string, or, from a lenient server, given as plain JSON; null if absent.
    @Nullable
    Object value(String name) {
        var node = json.path(name);
        if (!node.isTextual()) {
            return plain(node);
        }
        return JsonAnswer.value(node.textValue()) instanceof JsonNode inner ? plain(inner) : node.textValue();
    }

    private static @Nullable Object plain(JsonNode node) {
        return switch (node.getNodeType()) {
            case STRING -> node.textValue();
            case BOOLEAN -> node.booleanValue();
            case NUMBER ->
                node.isIntegralNumber() && node.canConvertToLong() ? (Object) node.longValue() : node.decimalValue();
            case ARRAY ->
                StreamSupport.stream(node.spliterator(), false).map(Answer::plain).filter(v -> v != null).toList();
            case OBJECT -> {
                var values = new LinkedHashMap<String, @Nullable Object>();
                node.properties().forEach(e -> values.put(e.getKey(), plain(e.getValue())));
                yield values;
            }
            case NULL, MISSING, BINARY, POJO -> null;
        };
    }
}

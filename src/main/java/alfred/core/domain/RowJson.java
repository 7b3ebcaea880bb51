package alfred.core.domain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Converts rows to JSON and back without loss: amounts as texts such as `1 1/2`, dates in ISO format, children
/// nested.
public final class RowJson {
    private static final Pattern UUID_FORM = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String AMOUNT = "amount";
    private static final String DATE = "date";
    private static final String HOUR = "hour";
    private static final String TIME = "time";
    private static final String ROW = "row";
    private final DomainConfig domain;

    public RowJson(DomainConfig domain) {
        this.domain = domain;
    }

    /// Converts a row to JSON that [#read] restores exactly.
    public static ObjectNode write(Row row) {
        var node = JSON.objectNode();
        row.values().forEach((key, value) -> node.set(key, value(value, false)));
        return node;
    }

    /// Like [#write], for people and scripts: amounts with up to six decimal places become numbers, others texts
    /// such as `1/3`.
    public static ObjectNode show(Row row) {
        var node = JSON.objectNode();
        row.values().forEach((key, value) -> node.set(key, value(value, true)));
        return node;
    }

    /// Converts a row that belongs to no table, such as a tool's, to JSON that [#readTyped] restores exactly: a value
    /// that JSON has no type for is an object with the name of its type.
    public static ObjectNode writeTyped(Row row) {
        var node = JSON.objectNode();
        row.values().forEach((key, value) -> node.set(key, typed(value)));
        return node;
    }

    private static JsonNode typed(Object value) {
        return switch (value) {
            case Fraction f -> JSON.objectNode().put(AMOUNT, f.toText());
            case LocalDate day -> JSON.objectNode().put(DATE, day.toString());
            case LocalTime hour -> JSON.objectNode().put(HOUR, hour.toString());
            case OffsetDateTime time -> JSON.objectNode().put(TIME, time.toString());
            case Row row -> JSON.objectNode().set(ROW, writeTyped(row));
            case List<?> list -> JSON.arrayNode().addAll(list.stream().map(RowJson::typed).toList());
            default -> value(value, false);
        };
    }

    /// Converts the output of [#writeTyped] to a row.
    public static Row readTyped(JsonNode node) {
        var values = new LinkedHashMap<String, Object>();
        node.properties().forEach(field -> values.put(field.getKey(), untyped(field.getValue())));
        return new Row(values);
    }

    private static Object untyped(JsonNode node) {
        if (node.isObject()) {
            return node.has(AMOUNT) ? Fraction.ofKept(node.get(AMOUNT).asText())
                : node.has(DATE) ? LocalDate.parse(node.get(DATE).asText())
                : node.has(HOUR) ? LocalTime.parse(node.get(HOUR).asText())
                : node.has(TIME) ? OffsetDateTime.parse(node.get(TIME).asText()) : readTyped(node.path(ROW));
        }
        return node.isArray() ? StreamSupport.stream(node.spliterator(), false).map(RowJson::untyped).toList()
            : node.isBoolean() ? node.asBoolean() : node.isIntegralNumber() ? node.asLong() : node.asText();
    }

    private static JsonNode value(Object value, boolean forPeople) {
        return switch (value) {
            case String s -> JSON.textNode(s);
            case Long n -> JSON.numberNode(n);
            case Integer n -> JSON.numberNode(n);
            case Boolean b -> JSON.booleanNode(b);
            case Fraction f -> forPeople ? number(f) : JSON.textNode(f.toText());
            case Row row -> forPeople ? show(row) : write(row);
            case List<?> list -> array(list, forPeople);
            default -> JSON.textNode(value.toString());
        };
    }

    private static ArrayNode array(List<?> list, boolean forPeople) {
        var array = JSON.arrayNode();
        list.forEach(item -> array.add(value(item, forPeople)));
        return array;
    }

    private static JsonNode number(Fraction f) {
        if (f.isWhole()) {
            return JSON.numberNode(f.numerator());
        }
        var decimal = f.toDecimal();
        return Fraction.of(decimal).equals(f) && decimal.scale() <= 6 ? JSON.numberNode(decimal)
            : JSON.textNode(f.toText());
    }

    /// Converts the output of [#write] to a row, including labels of related rows (`_recipe_id_label`). Unknown
    /// fields are left out.
    ///
    /// @throws NumberFormatException if an amount is not valid
    /// @throws java.time.DateTimeException if a date, time or timestamp is not valid
    public Row read(EntityDefinition entity, JsonNode node) {
        var values = new LinkedHashMap<String, Object>();
        node.properties().forEach(
            field -> value(entity, field.getKey(), field.getValue()).ifPresent(v -> values.put(field.getKey(), v)));
        return new Row(values);
    }

    private Optional<Object> value(EntityDefinition entity, String key, JsonNode node) {
        var children = entity.children().filter(c -> c.key().equals(key)).flatMap(c -> domain.entity(c.type()));
        if (children.isPresent()) {
            return Optional
                .of(StreamSupport.stream(node.spliterator(), false).map(n -> read(children.get(), n)).toList());
        }
        return own(entity, key, node);
    }

    /// Like [#read], for a row of the store, which has no nested children.
    public static Row readStored(EntityDefinition entity, JsonNode node) {
        var values = new LinkedHashMap<String, Object>();
        node.properties().forEach(
            field -> own(entity, field.getKey(), field.getValue()).ifPresent(v -> values.put(field.getKey(), v)));
        return new Row(values);
    }

    private static Optional<Object> own(EntityDefinition entity, String key, JsonNode node) {
        if (key.equals(Row.ID)) {
            return Optional.of(reference(node.asText()));
        }
        if (key.equals(Row.VERSION)) {
            return Optional.of(node.asLong());
        }
        if (key.startsWith("_")) {
            return Optional.of(node.asText());
        }
        return entity.column(key).map(c -> typed(c.type(), node));
    }

    private static @Nullable Object typed(ColumnType type, JsonNode node) {
        if (node.isNull()) {
            return null;
        }
        return switch (type) {
            case TEXT -> node.asText();
            case INTEGER -> node.asLong();
            case BOOLEAN -> node.asBoolean();
            case QUANTITY ->
                node.isNumber() ? Fraction.of(new BigDecimal(node.asText())) : Fraction.ofKept(node.asText());
            case DATE -> LocalDate.parse(node.asText());
            case TIME -> LocalTime.parse(node.asText());
            case TIMESTAMP -> OffsetDateTime.parse(node.asText());
            case TEXT_LIST -> StreamSupport.stream(node.spliterator(), false).map(JsonNode::asText).toList();
            case REFERENCE -> reference(node.asText());
        };
    }

    private static Object reference(String text) {
        return UUID_FORM.matcher(text).matches() ? UUID.fromString(text) : text;
    }
}

package alfred.store;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.UUID;
import java.util.stream.StreamSupport;

/// A stored row as JSON text and back, without loss: the definition says of what type each value is.
final class RowImage {
    private static final ObjectMapper JSON = new ObjectMapper();

    private RowImage() {}

    /// @throws IllegalArgumentException where the row holds what is no column of the entity
    static String write(EntityDefinition entity, Row row) {
        var json = JSON.createObjectNode();
        row.values().forEach((name, value) -> {
            switch (type(entity, name)) {
                case INTEGER -> json.put(name, (Long) value);
                case BOOLEAN -> json.put(name, (Boolean) value);
                case TEXT_LIST -> row.texts(name).forEach(json.withArray(name)::add);
                case QUANTITY -> json.put(name, ((Fraction) value).numerator() + "/" + ((Fraction) value).denominator());
                case TEXT, DATE, TIMESTAMP, REFERENCE -> json.put(name, value.toString());
            }
        });
        return json.toString();
    }

    static Row read(EntityDefinition entity, String text) {
        try {
            var values = new LinkedHashMap<String, Object>();
            JSON.readTree(text).properties().forEach(field -> values.put(field.getKey(), value(type(entity, field.getKey()), field.getValue())));
            return new Row(values);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a row image", e);
        }
    }

    private static Object value(ColumnType type, JsonNode json) {
        return switch (type) {
            case TEXT -> json.textValue();
            case INTEGER -> json.longValue();
            case BOOLEAN -> json.booleanValue();
            case DATE -> LocalDate.parse(json.textValue());
            case TIMESTAMP -> OffsetDateTime.parse(json.textValue());
            case REFERENCE -> UUID.fromString(json.textValue());
            case TEXT_LIST -> StreamSupport.stream(json.spliterator(), false).map(JsonNode::textValue).toList();
            case QUANTITY -> {
                var parts = json.textValue().split("/");
                yield new Fraction(new BigInteger(parts[0]), new BigInteger(parts[1]));
            }
        };
    }

    private static ColumnType type(EntityDefinition entity, String name) {
        return switch (name) {
            case Row.ID -> ColumnType.REFERENCE;
            case Row.VERSION -> ColumnType.INTEGER;
            default -> entity.column(name).map(Column::type)
                .orElseThrow(() -> new IllegalArgumentException(entity.table() + " has no column " + name));
        };
    }
}

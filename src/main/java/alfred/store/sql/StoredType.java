package alfred.store.sql;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The types of the columns in Alfred's tables, and their representation in a result, in a backup and in a
/// statement.
public enum StoredType {
    TEXT("character varying", String.class),
    TEXTS("array", List.class),
    INTEGER("integer", Integer.class),
    BIG("bigint", Long.class),
    NUMBER("numeric", BigDecimal.class),
    BOOLEAN("boolean", Boolean.class),
    DATE("date", LocalDate.class),
    TIME("time", LocalTime.class),
    TIMESTAMP("timestamp with time zone", OffsetDateTime.class),
    ID("uuid", UUID.class),
    BYTES("binary varying", byte[].class);

    /// What PostgreSQL calls two of the types.
    private static final Map<String, StoredType> OTHER_NAMES = Map.of("bytea", BYTES, "time without time zone", TIME);

    private final String sql;
    private final Class<?> type;

    StoredType(String sql, Class<?> type) {
        this.sql = sql;
        this.type = type;
    }

    /// Returns the type of that name; empty if no table of Alfred's uses it.
    ///
    /// @param name the type as in `information_schema`, in lower case
    public static Optional<StoredType> named(String name) {
        for (var type : values()) {
            if (type.sql.equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.ofNullable(OTHER_NAMES.get(name));
    }

    /// Whether a value is of this type.
    public boolean holds(Object value) {
        return type.isInstance(value)
            && (this != TEXTS || ((List<?>) value).stream().allMatch(String.class::isInstance));
    }

    /// Reads the value of a result column; null for SQL `NULL`.
    @Nullable
    public Object read(ResultSet result, int at) throws SQLException {
        return switch (this) {
            case TEXT -> result.getString(at);
            case TEXTS -> texts(result.getArray(at));
            case BYTES -> result.getBytes(at);
            case INTEGER, BIG, NUMBER, BOOLEAN, DATE, TIME, TIMESTAMP, ID -> result.getObject(at, type);
        };
    }

    /// Converts a value to the form that the JDBC driver accepts.
    static @Nullable Object bound(@Nullable Object value) {
        return value instanceof List<?> texts ? texts.toArray(String[]::new) : value;
    }

    public void write(JsonGenerator json, Object value) throws IOException {
        switch (this) {
            case INTEGER, BIG -> json.writeNumber(((Number) value).longValue());
            case BOOLEAN -> json.writeBoolean((Boolean) value);
            case BYTES -> json.writeBinary((byte[]) value);
            case NUMBER -> json.writeString(((BigDecimal) value).toPlainString());
            case TEXT, DATE, TIME, TIMESTAMP, ID -> json.writeString(value.toString());
            case TEXTS -> {
                json.writeStartArray();
                for (var text : (List<?>) value) {
                    json.writeString((String) text);
                }
                json.writeEndArray();
            }
        }
    }

    /// Reads the parser's current value.
    ///
    /// @throws IllegalArgumentException or a `DateTimeException` if it is of another type
    public Object read(JsonParser json) throws IOException {
        return switch (this) {
            case INTEGER -> expect(json, JsonToken.VALUE_NUMBER_INT).getIntValue();
            case BIG -> expect(json, JsonToken.VALUE_NUMBER_INT).getLongValue();
            case BOOLEAN ->
                json.currentToken() == JsonToken.VALUE_TRUE || expect(json, JsonToken.VALUE_FALSE).getBooleanValue();
            case BYTES -> expect(json, JsonToken.VALUE_STRING).getBinaryValue();
            case NUMBER -> number(text(json));
            case TEXT -> text(json);
            case DATE -> LocalDate.parse(text(json));
            case TIME -> LocalTime.parse(text(json));
            case TIMESTAMP -> OffsetDateTime.parse(text(json));
            case ID -> UUID.fromString(text(json));
            case TEXTS -> {
                expect(json, JsonToken.START_ARRAY);
                var texts = new ArrayList<String>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    texts.add(text(json));
                }
                yield texts;
            }
        };
    }

    private static BigDecimal number(String text) {
        if (text.length() > 100 || !text.matches("-?\\d+(\\.\\d+)?")) {
            throw new IllegalArgumentException("not a number of ours");
        }
        return new BigDecimal(text);
    }

    private static String text(JsonParser json) throws IOException {
        return expect(json, JsonToken.VALUE_STRING).getText();
    }

    private static JsonParser expect(JsonParser json, JsonToken token) {
        if (json.currentToken() != token) {
            throw new IllegalArgumentException("not a value of its column's type");
        }
        return json;
    }

    private static @Nullable List<String> texts(@Nullable Array array) throws SQLException {
        if (array == null) {
            return null;
        }
        var texts = new ArrayList<String>();
        for (var text : (Object[]) array.getArray()) {
            texts.add(text.toString());
        }
        return texts;
    }
}

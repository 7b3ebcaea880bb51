package alfred.kitchen.recipe;

import alfred.core.domain.Language;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.StreamSupport;

/// A demo kitchen: recipes of the starter cookbook, a stocked pantry, a week's meals, a shopping list and a few
/// tasks.
///
/// Dates are relative to the day on which it is set up.
public final class SampleKitchen {
    private static final String RESOURCE = "/alfred/cookbook/sample.json";

    private final JsonNode content;

    private SampleKitchen(JsonNode content) {
        this.content = content;
    }

    /// A row to write.
    ///
    /// @param type the entity type
    /// @param fields the values by column; references are given by the label of the row
    public record Entry(String type, Map<String, Object> fields) {}

    /// Reads the bundled demo kitchen.
    ///
    /// @param language the language of the content; English for one without its own
    public static SampleKitchen read(Locale language) {
        var resource = Language.of(language).resource(RESOURCE);
        try (var stream = SampleKitchen.class.getResourceAsStream(resource)) {
            return new SampleKitchen(new ObjectMapper().readTree(Objects.requireNonNull(stream, resource)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Returns the names of its recipes, all of them from the starter cookbook.
    public List<String> recipes() {
        return all("recipes").stream().map(JsonNode::asText).toList();
    }

    /// Returns all other rows, in the order in which they have to be written.
    public List<Entry> rows(LocalDate today) {
        var rows = new ArrayList<Entry>();
        all("pantry").forEach(node -> rows.add(entry("inv", node, "expiry_date", today)));
        all("meals").forEach(node -> rows.add(entry("meal", node, "date", today)));
        all("shopping").forEach(node -> rows.add(entry("shop", node, "", today)));
        all("tasks").forEach(node -> rows.add(entry("task", node, "due_date", today)));
        return rows;
    }

    private List<JsonNode> all(String group) {
        return StreamSupport.stream(content.path(group).spliterator(), false).toList();
    }

    private static Entry entry(String type, JsonNode node, String dateColumn, LocalDate today) {
        var fields = new LinkedHashMap<String, Object>();
        for (var field : node.properties()) {
            switch (field.getKey()) {
                case "day", "days" -> fields.put(dateColumn, today.plusDays(field.getValue().asLong()).toString());
                case "recipe" -> fields.put("recipe_id", field.getValue().asText());
                default -> fields.put(field.getKey(), value(field.getValue()));
            }
        }
        return new Entry(type, fields);
    }

    private static Object value(JsonNode node) {
        return node.isBoolean() ? (Object) node.asBoolean() : node.isInt() ? (Object) node.asLong() : node.asText();
    }
}

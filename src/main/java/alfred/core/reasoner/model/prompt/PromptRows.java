package alfred.core.reasoner.model.prompt;

import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Renders rows for prompts: one JSON object per row, with refs or with labels.
///
/// What is empty or false is left out. The content of rows is untrusted data: `<` is escaped, so that no text can close
/// the surrounding tags, and ids within texts are redacted. A value that *is* an id is left for [UuidGate] to detect.
public final class PromptRows {
    private PromptRows() {}

    static String byRef(Row row) {
        return json(cleaned(row));
    }

    /// Renders a row with names instead of refs, for a reply. References without a known name are omitted.
    ///
    /// @param labels names by ref
    static String byLabel(Row row, Map<String, String> labels) {
        return json(cleaned(named(row, labels)));
    }

    static String json(Row row) {
        return RowJson.show(row).toString().replace("<", "\\u003c");
    }

    /// Returns text from the conversation, on one or several lines, that cannot close the surrounding tags and
    /// contains no ids.
    public static String words(String text) {
        return UuidGate.blotted(text).replace('<', '‹');
    }

    private static Row named(Row row, Map<String, String> labels) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            boolean isLabel = key.startsWith("_");
            boolean isOwn = key.equals(Row.ID) || key.equals(Row.VERSION);
            if (!isLabel && !isOwn) {
                var label = row.get("_" + key + "_label")
                    .orElse(value instanceof String ref ? labels.getOrDefault(ref, ref) : value);
                values.put(key, label instanceof List<?> list
                    ? list.stream().map(item -> item instanceof Row r ? named(r, labels) : item).toList() : label);
            }
        });
        return new Row(values);
    }

    private static Row cleaned(Row row) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            boolean isEmpty =
                value instanceof List<?> list && list.isEmpty() || "".equals(value) || Boolean.FALSE.equals(value);
            if (!key.equals(Row.VERSION) && !isEmpty) {
                values.put(key, cleaned(value));
            }
        });
        return new Row(values);
    }

    private static Object cleaned(Object value) {
        return switch (value) {
            case String text -> UuidGate.blotted(text);
            case Row row -> cleaned(row);
            case List<?> list -> list.stream().<Object>map(PromptRows::cleaned).toList();
            default -> value;
        };
    }
}

package alfred.core.reasoner.model;

import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Rows as a model sees them: one JSON object a row, by ref or by label.
///
/// What stands in a row is data, whoever wrote it: `<` is escaped, so that no text can close the marks around it, and ids that are part of a
/// text are blotted out. A value that *is* an id is left for [UuidGate] to find.
final class PromptRows {
    private PromptRows() {}

    static String byRef(Row row) {
        return json(cleaned(row));
    }

    /// Without refs: names in their place, for a reply. A reference without a known name is left out.
    ///
    /// @param labels names by ref
    static String byLabel(Row row, Map<String, String> labels) {
        return json(cleaned(named(row, labels)));
    }

    static String json(Row row) {
        return RowJson.show(row).toString().replace("<", "\\u003c");
    }

    /// Words from the conversation, as one line or several, harmless between marks.
    static String words(String text) {
        return UuidGate.blotted(text).replace('<', '‹');
    }

    private static Row named(Row row, Map<String, String> labels) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            boolean isLabel = key.startsWith("_");
            boolean isOwn = key.equals(Row.ID) || key.equals(Row.VERSION);
            if (!isLabel && !isOwn) {
                var label = row.get("_" + key + "_label").orElse(value instanceof String ref ? labels.getOrDefault(ref, ref) : value);
                values.put(key, label instanceof List<?> list
                    ? list.stream().map(item -> item instanceof Row r ? named(r, labels) : item).toList() : label);
            }
        });
        return new Row(values);
    }

    private static Row cleaned(Row row) {
        var values = new LinkedHashMap<String, Object>();
        row.values().forEach((key, value) -> {
            if (!key.equals(Row.VERSION)) {
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

package alfred.transfer.format.text;

import alfred.transfer.format.Document;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Reads the part of YAML that people write above their recipes: keys, lists, nested blocks, quoted and folded texts.
/// Tags, anchors and references are plain text, so nothing can be made or repeated by them.
final class Yaml {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final int DEEPEST = 10;
    private static final int MAX_LINES = 5_000;
    private static final Pattern KEY = Pattern.compile("^(\"[^\"]{1,80}\"|'[^']{1,80}'"
        + "|[\\p{L}\\p{N}_][^:#\\[\\]{}\"']{0,60}?)\\s*:(?:\\s+(.*)|\\s*)$");

    private final List<Line> lines = new ArrayList<>();
    private int at;

    private record Line(int indent, String words, String raw) {}

    private Yaml(String text) {
        text.replace("\t", "  ").lines().limit(MAX_LINES).forEach(raw -> {
            var words = raw.strip();
            lines.add(new Line(raw.length() - raw.stripLeading().length(), words.startsWith("#") ? "" : words, raw));
        });
    }

    /// Returns the values of a block; an empty object if it holds none.
    static JsonNode read(String text) {
        var yaml = new Yaml(text);
        yaml.skipBlank();
        return yaml.at < yaml.lines.size() ? yaml.block(yaml.line().indent, 0) : JSON.objectNode();
    }

    private Line line() {
        return lines.get(at);
    }

    private void skipBlank() {
        while (at < lines.size() && line().words.isEmpty()) {
            at++;
        }
    }

    private boolean isAt(int indent) {
        skipBlank();
        return at < lines.size() && line().indent == indent;
    }

    private JsonNode block(int indent, int depth) {
        return line().words.equals("-") || line().words.startsWith("- ") ? list(indent, depth) : map(indent, depth);
    }

    private JsonNode list(int indent, int depth) {
        var array = JSON.arrayNode();
        while (isAt(indent) && (line().words.equals("-") || line().words.startsWith("- "))) {
            var words = line().words.substring(1).strip();
            var inner = indent + line().words.length() - line().words.substring(1).stripLeading().length();
            if (words.isEmpty()) {
                at++;
                array.add(below(indent, depth));
            } else if (KEY.matcher(words).matches() && !words.startsWith("\"") && isMap(words)) {
                lines.set(at, new Line(inner, words, words));
                array.add(depth < DEEPEST ? map(inner, depth + 1) : JSON.nullNode());
            } else {
                at++;
                array.add(scalar(folded(words, indent)));
            }
        }
        return array;
    }

    /// "Note: serve warm" in a list is words; "section: Dough", whose key is one word, is a key.
    private boolean isMap(String words) {
        return words.matches("[\\p{L}_-]+:(?:\\s.*|)") && !words.matches("\\p{Lu}[\\p{L}_-]+: .* .* .*");
    }

    private JsonNode below(int indent, int depth) {
        skipBlank();
        return at < lines.size() && line().indent > indent && depth < DEEPEST ? block(line().indent, depth + 1)
            : JSON.textNode("");
    }

    private JsonNode map(int indent, int depth) {
        var object = JSON.objectNode();
        while (isAt(indent)) {
            var key = KEY.matcher(line().words);
            if (!key.matches()) {
                at++;
                continue;
            }
            var name = unquoted(key.group(1));
            var value = key.group(2) == null ? "" : key.group(2).strip();
            at++;
            if (value.matches("[|>][+-]?\\d?")) {
                object.put(name, text(indent, value.startsWith(">")));
            } else if (value.isEmpty()) {
                skipBlank();
                var isList = at < lines.size() && line().indent == indent && line().words.startsWith("-");
                object.set(name, isList ? list(indent, depth) : below(indent, depth));
            } else {
                object.set(name, scalar(folded(value, indent)));
            }
        }
        skipDeeper(indent);
        return object;
    }

    private void skipDeeper(int indent) {
        skipBlank();
        while (at < lines.size() && line().indent > indent) {
            at++;
            skipBlank();
        }
    }

    /// Appends the deeper lines that continue a plain value.
    private String folded(String words, int indent) {
        var text = new StringBuilder(words);
        while (at < lines.size() && !line().words.isEmpty() && line().indent > indent && !line().words.startsWith("- ")
            && !KEY.matcher(line().words).matches()) {
            text.append(' ').append(line().words);
            at++;
        }
        return text.toString();
    }

    private String text(int indent, boolean isFolded) {
        var text = new StringBuilder();
        while (at < lines.size() && (line().raw.isBlank() || line().indent > indent)) {
            var words = line().raw.strip();
            text.append(isFolded && !words.isEmpty() && !text.isEmpty() && !text.toString().endsWith("\n") ? " " : "")
                .append(words)
                .append(isFolded && !words.isEmpty() ? "" : "\n");
            at++;
        }
        return text.toString().strip();
    }

    private static JsonNode scalar(String words) {
        if (words.startsWith("[") && words.endsWith("]")) {
            var array = JSON.arrayNode();
            for (var item : words.substring(1, words.length() - 1).split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")) {
                if (!item.isBlank()) {
                    array.add(unquoted(item.strip()));
                }
            }
            return array;
        }
        var isQuoted = words.matches("\"(?:[^\"\\\\]|\\\\.)*\"");
        return words.matches("~|null") ? JSON.nullNode()
            : JSON.textNode(unquoted(isQuoted ? words : words.replaceFirst("(?<![\"'])\\s+#\\s.*$", "")));
    }

    private static String unquoted(String words) {
        if (words.length() > 1 && words.startsWith("\"") && words.endsWith("\"")) {
            var json = Document.json(words);
            return json.isTextual() ? json.asText()
                : words.substring(1, words.length() - 1).replace("\\\"", "\"").replace("\\n", "\n");
        }
        return words.length() > 1 && words.startsWith("'") && words.endsWith("'")
            ? words.substring(1, words.length() - 1).replace("''", "'") : words;
    }
}

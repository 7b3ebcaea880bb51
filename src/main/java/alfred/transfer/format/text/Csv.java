package alfred.transfer.format.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/// Reads a table as text (RFC 4180, with comma, semicolon or tab): each row an object with the names of the head.
public final class Csv {
    private static final int MAX_ROWS = 50_000;
    private static final int MAX_COLUMNS = 200;

    private Csv() {}

    /// Returns the names of the first row; empty if the text is no table.
    static List<String> head(String text) {
        var first = text.lines().findFirst().orElse("");
        var rows = first.length() > 20_000 ? List.<List<String>>of() : cells(first, separator(first), 1);
        return rows.isEmpty() || rows.getFirst().size() < 3 ? List.of() : rows.getFirst();
    }

    public static List<JsonNode> rows(String text) {
        var separator = separator(text.lines().findFirst().orElse(""));
        var rows = cells(text, separator, MAX_ROWS);
        var all = new ArrayList<JsonNode>();
        for (var row : rows.stream().skip(1).toList()) {
            all.add(object(rows.getFirst(), row));
        }
        return all;
    }

    private static ObjectNode object(List<String> head, List<String> row) {
        var node = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < Math.min(head.size(), row.size()); i++) {
            if (!head.get(i).isBlank() && !row.get(i).isBlank()) {
                node.put(head.get(i).strip(), row.get(i));
            }
        }
        return node;
    }

    private static char separator(String line) {
        char best = ',';
        for (char one : new char[] {';', '\t'}) {
            best = count(line, one) > count(line, best) ? one : best;
        }
        return best;
    }

    private static long count(String line, char one) {
        return line.chars().filter(c -> c == one).count();
    }

    private static List<List<String>> cells(String text, char separator, int most) {
        var rows = new ArrayList<List<String>>();
        var row = new ArrayList<String>();
        var cell = new StringBuilder();
        var isQuoted = false;
        for (int i = 0; i <= text.length() && rows.size() <= most; i++) {
            char c = i == text.length() ? '\n' : text.charAt(i);
            if (isQuoted && i < text.length()) {
                if (c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else if (c == '"') {
                    isQuoted = false;
                } else {
                    cell.append(c);
                }
            } else if (c == '"' && cell.toString().isBlank()) {
                cell.setLength(0);
                isQuoted = true;
            } else if (c == separator || c == '\n') {
                add(row, cell);
                endRow(c, row, rows);
            } else if (c != '\r') {
                cell.append(c);
            }
        }
        return rows;
    }

    private static void add(List<String> row, StringBuilder cell) {
        if (row.size() < MAX_COLUMNS) {
            row.add(cell.toString());
        }
        cell.setLength(0);
    }

    private static void endRow(char c, List<String> row, List<List<String>> rows) {
        if (c == '\n') {
            if (row.stream().anyMatch(value -> !value.isBlank())) {
                rows.add(List.copyOf(row));
            }
            row.clear();
        }
    }
}

package alfred.transfer.format.json;

/// Repairs the faults that pages make in their JSON: line breaks and unescaped quotes inside texts, missing or
/// doubled commas, comments of HTML, and text that was cut off.
final class JsonRepair {
    private final String json;
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder open = new StringBuilder();

    private JsonRepair(String json) {
        this.json = json;
    }

    /// Returns the text with these faults mended; what cannot be mended stays as it is.
    static String repaired(String json) {
        return new JsonRepair(json.replaceAll("<!--|-->|/\\*<!\\[CDATA\\[\\*/|/\\*]]>\\*/|<!\\[CDATA\\[|]]>", "")
            .strip().replaceFirst(";$", ""))
            .run();
    }

    private String run() {
        int at = 0;
        while (at < json.length()) {
            char c = json.charAt(at);
            if (c == '"') {
                comma();
                at = text(at);
                continue;
            }
            if (c == '{' || c == '[') {
                comma();
                open.append(c == '{' ? '}' : ']');
                out.append(c);
            } else if (c == '}' || c == ']') {
                close(c);
            } else if (c != ',' || last() != ',' && last() != '{' && last() != '[') {
                out.append(c);
            }
            at++;
        }
        return out.append(open.reverse()).toString();
    }

    private char last() {
        int at = out.length() - 1;
        while (at >= 0 && Character.isWhitespace(out.charAt(at))) {
            at--;
        }
        return at < 0 ? '\0' : out.charAt(at);
    }

    /// Puts a comma between two values that have none.
    private void comma() {
        if ("\"}]".indexOf(last()) >= 0) {
            out.append(',');
        }
    }

    private void close(char c) {
        if (last() == ',') {
            out.setLength(out.lastIndexOf(","));
        }
        if (open.indexOf(String.valueOf(c)) < 0) {
            return;
        }
        while (open.charAt(open.length() - 1) != c) {
            out.append(open.charAt(open.length() - 1));
            open.setLength(open.length() - 1);
        }
        open.setLength(open.length() - 1);
        out.append(c);
    }

    /// Copies a text up to the quote that ends it: one that is followed by a sign of JSON.
    private int text(int start) {
        out.append('"');
        int at = start + 1;
        while (at < json.length()) {
            char c = json.charAt(at);
            if (c == '\\' && at + 1 < json.length()) {
                out.append(c).append(json.charAt(at + 1));
                at += 2;
                continue;
            }
            if (c == '"' && isEnd(at + 1)) {
                out.append('"');
                return at + 1;
            }
            out.append(c == '"' ? "\\\"" : c == '\n' ? "\\n" : c < ' ' ? " " : String.valueOf(c));
            at++;
        }
        out.append('"');
        return at;
    }

    private boolean isEnd(int after) {
        int at = after;
        while (at < json.length() && Character.isWhitespace(json.charAt(at))) {
            at++;
        }
        if (at >= json.length() || ":}]".indexOf(json.charAt(at)) >= 0) {
            return true;
        }
        if (json.charAt(at) == ',') {
            int next = at + 1;
            while (next < json.length() && Character.isWhitespace(json.charAt(next))) {
                next++;
            }
            return next >= json.length() || "\"{[}]-0123456789tfn".indexOf(json.charAt(next)) >= 0;
        }
        return json.charAt(at) == '"' && json.substring(after, at).contains("\n");
    }
}

package alfred.builtin.slot;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Cuts a told recipe into the parts between its commas, sentence ends and lines.
final class RecipeParts {
    private static final Pattern BULLET = Pattern.compile("^(?:[-–—•*·▢☐□✓▪◦‣]|\\[[ xX]?])\\s*");
    private static final Pattern NUMBERED =
        Pattern.compile("(?i)^(?:(?:step|schritt)\\s*)?\\d{1,2}\\s*[.):]\\s+(?=\\p{L})");
    private static final Pattern NEXT_NUMBER = Pattern.compile("(?<=\\S)\\s+(?=\\d{1,2}[.)]\\s+\\p{L})");
    private static final Pattern FIRST_NUMBER = Pattern.compile("(?<!\\S)1[.)]\\s+\\p{L}.*\\s2[.)]\\s+\\p{L}");
    private static final Pattern BETWEEN =
        Pattern.compile(
            "(?<=[\\p{L}\\d)\"”“%°\\]])(?:([.!?])(?=\\s|$)(?!(?<=\\b(?i:ca|min|mins|std|approx|tsp|tbsp|oz|lb|el"
                + "|tl|evtl|bzw|inkl|z\\.b|gestr|geh|pck|tbl|ml|kg|gr|g)\\.)\\s+[\\p{Ll}\\d])[.!?]*|(;)|(:)(?=\\s|$)"
                + "|(,)(?!\\d)|(?<=\\p{L})(,)(?=\\d)|\\s([-–—])(?=\\s))\\s*");

    private RecipeParts() {}

    /// A part of a told recipe.
    ///
    /// @param text the words, without what ends them
    /// @param end what stands behind them: `,` `.` `:` `-`, a line break, or a space where only the words tell that a
    /// part ends
    /// @param isNumbered whether a number counts it
    record Part(String text, char end, boolean isNumbered) {
        boolean endsSentence() {
            return end == '.' || end == '\n';
        }
    }

    /// Returns the parts of a message, in order.
    static List<Part> of(String message) {
        var parts = new ArrayList<Part>();
        for (var line : message.split("\\R")) {
            boolean isCounted = FIRST_NUMBER.matcher(line).find();
            for (var item : isCounted ? NEXT_NUMBER.split(line.strip()) : new String[] {line.strip()}) {
                parts(item, parts);
            }
        }
        return List.copyOf(parts);
    }

    private static void parts(String line, List<Part> parts) {
        var bare = BULLET.matcher(line).replaceFirst("");
        var text = NUMBERED.matcher(bare).replaceFirst("");
        boolean isNumbered = text.length() < bare.length();
        int from = 0;
        var ends = BETWEEN.matcher(text);
        while (ends.find()) {
            add(text.substring(from, ends.start()), end(ends.group().strip()), isNumbered && from == 0, parts);
            from = ends.end();
        }
        add(text.substring(from), '\n', isNumbered && from == 0, parts);
    }

    private static char end(String mark) {
        char first = mark.isEmpty() ? '-' : mark.charAt(0);
        return switch (first) {
            case '!', '?', ';' -> first == '?' ? '?' : '.';
            case '–', '—' -> '-';
            default -> first;
        };
    }

    private static void add(String text, char end, boolean isNumbered, List<Part> parts) {
        var bare = text.strip();
        if (!bare.isEmpty()) {
            parts.add(new Part(bare, end, isNumbered));
        } else if (end == '\n' && !parts.isEmpty() && parts.getLast().end() != '\n') {
            var last = parts.removeLast();
            parts.add(new Part(last.text(), last.end() == '?' ? '?' : '\n', last.isNumbered()));
        }
    }
}

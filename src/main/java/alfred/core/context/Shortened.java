package alfred.core.context;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Shortens texts for the memory of a conversation (spec/context.md, turn compression).
final class Shortened {
    private static final int MAX_HISTORY = 4_000;
    private static final int MAX_MERGED = 1_200;
    private static final int BRIEF = 60;
    private static final int BRIEF_WRITES = 120;
    /// Stands before what a turn wrote.
    static final String WROTE = " Written: ";
    private static final Pattern LINE = Pattern.compile("Turns? (\\d+)(?: to (\\d+))?: (.*)");
    private static final Pattern END = Pattern.compile("[.!?…](?=\\s|$)|\\n");

    private Shortened() {}

    /// Cuts a text after its last sentence that fits, or after its last word if that sentence is too short.
    ///
    /// @param max the maximum length in characters, without the mark of the cut
    static String text(String text, int max, String mark) {
        if (text.length() <= max) {
            return text;
        }
        var fits = text.substring(0, max);
        int sentence = END.matcher(fits).results().mapToInt(end -> end.end()).reduce(0, (_, last) -> last);
        int word = fits.lastIndexOf(' ');
        int end = sentence > max / 2 ? sentence : word > max / 2 ? word : max;
        return fits.substring(0, end).strip() + mark;
    }

    /// Adds a line to a history. A history that grows too long is merged from its beginning: of the oldest turns one
    /// line remains that says what they were about.
    static String history(String before, String next) {
        var lines = new ArrayList<>(before.isEmpty() ? List.of() : Arrays.asList(before.split("\n")));
        lines.add(next.replace('\n', ' '));
        while (lines.size() > 1 && lines.stream().mapToInt(line -> line.length() + 1).sum() > MAX_HISTORY) {
            lines.addFirst(merged(lines.removeFirst(), lines.removeFirst()));
        }
        return String.join("\n", lines);
    }

    private static String merged(String older, String newer) {
        var a = LINE.matcher(older);
        var b = LINE.matcher(newer);
        if (!a.matches()) { // a summary in a model's own words
            return ends(older) + (b.matches() ? " Turn " + b.group(1) + ": " + brief(b.group(3)) : "");
        }
        if (!b.matches()) {
            return older;
        }
        var all = (a.group(2) == null ? brief(a.group(3)) : a.group(3)) + "; " + brief(b.group(3));
        int cut = all.length() <= MAX_MERGED ? 0 : all.indexOf("; ", all.length() - MAX_MERGED) + 2;
        return "Turns " + a.group(1) + " to " + b.group(b.group(2) == null ? 1 : 2) + ": " + all.substring(cut);
    }

    /// The beginning and the end of a summary that grew too long.
    private static String ends(String text) {
        int half = MAX_MERGED / 2;
        return text.length() <= MAX_MERGED ? text
            : text(text, half, " … ") + text.substring(text.indexOf(' ', text.length() - half) + 1);
    }

    /// Leaves of a turn what it wrote, or else how it began.
    private static String brief(String text) {
        int wrote = text.lastIndexOf(WROTE);
        return wrote < 0 ? text(text.replace("; ", ", "), BRIEF, "…")
            : text(text.substring(wrote).strip().replace("; ", ", "), BRIEF_WRITES, "…");
    }
}

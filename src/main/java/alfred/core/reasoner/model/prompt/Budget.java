package alfred.core.reasoner.model.prompt;

import alfred.core.reasoner.model.call.TokenCounter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The token budget of a prompt. Parts are added in order of priority; whatever does not fit is omitted, with a
/// note saying so.
///
/// A reserve of 2% is kept for the text that joins the parts, since a whole may have slightly more tokens than the
/// sum of its parts.
final class Budget {
    /// For Router, Understand and Think (spec/context.md, thresholds).
    static final int CONDENSED = 8_000;
    static final int ACT = 25_000;
    private static final int NOTE = 16;
    /// The number of consecutive lines that do not fit after which no more are tried.
    private static final int LARGE_ONES = 5;

    private final TokenCounter counter;
    private final @Nullable Budget whole;
    private int left;
    private int spent;

    /// An item that fits, with its line.
    private record Kept<T>(T item, String line) {}

    /// A part of a prompt, with the items that fit.
    record Taken<T>(String text, List<T> items) {}

    Budget(TokenCounter counter, int tokens) {
        this(counter, tokens - tokens / 50, null);
    }

    private Budget(TokenCounter counter, int left, @Nullable Budget whole) {
        this.counter = counter;
        this.left = left;
        this.whole = whole;
    }

    /// The tokens used so far.
    int spent() {
        return spent;
    }

    /// Returns a budget for one part, as a share of the remaining tokens; unused tokens stay with this budget.
    Budget part(double share) {
        return new Budget(counter, (int) (Math.max(left, 0) * share), this);
    }

    /// Adds a mandatory part and returns it; a part that exceeds its share of the remaining tokens is cut in the
    /// middle.
    String need(String text, double share) {
        var kept = clip(text, (int) (Math.max(left, 0) * share));
        spend(counter.count(kept));
        return kept;
    }

    /// Adds as many lines as fit, highest priority first, with a note on how many were omitted.
    String take(List<String> lines) {
        return take(lines, line -> line);
    }

    /// Like [#take], but renders the lines only while they fit.
    <T> String take(List<T> items, Function<T, String> line) {
        return taken(items, line).text();
    }

    /// Like [#take], and says which items fit.
    <T> Taken<T> taken(List<T> items, Function<T, String> line) {
        return fitting(items, line, null, false);
    }

    /// Like [#take], for indices into a list: given in order of priority, shown in the order of the list.
    Taken<Integer> takePlaces(List<Integer> byWorth, Function<Integer, String> line) {
        return fitting(byWorth, line, Comparator.naturalOrder(), false);
    }

    /// Like [#take], but the last lines have the highest priority; the order is kept.
    String takeLatest(List<String> lines) {
        return fitting(lines.reversed(), line -> line, null, true).text();
    }

    /// Sets tokens aside for a part that is added later, up to a share of the remaining tokens.
    ///
    /// @return the tokens set aside, to be given back with [#release]
    int reserve(int tokens, double share) {
        int reserved = Math.min(tokens, (int) (Math.max(left, 0) * share));
        left -= reserved;
        return reserved;
    }

    void release(int reserved) {
        left += reserved;
    }

    private <T> Taken<T> fitting(List<T> items, Function<T, String> render, @Nullable Comparator<T> shown,
        boolean isReversed) {
        var kept = new ArrayList<Kept<T>>();
        int cut = 0;
        int inVain = 0;
        for (int i = 0; i < items.size() && inVain < LARGE_ONES; i++) {
            var line = render.apply(items.get(i));
            int cost = counter.count(line) + 1;
            boolean fits = cost + NOTE <= left;
            if (fits) {
                spend(cost);
                kept.add(new Kept<>(items.get(i), line));
            } else {
                cut++;
            }
            inVain = fits ? 0 : inVain + 1;
        }
        cut += inVain < LARGE_ONES ? 0 : items.size() - kept.size() - cut;
        if (shown != null) {
            kept.sort(Comparator.comparing(Kept::item, shown));
        }
        var lines = kept.stream().map(Kept::line).collect(Collectors.toCollection(ArrayList::new));
        if (cut > 0) {
            spend(NOTE);
            lines.add("(" + cut + " more, not shown)");
        }
        return new Taken<>(String.join("\n", isReversed ? lines.reversed() : lines),
            kept.stream().map(Kept::item).toList());
    }

    private void spend(int tokens) {
        left -= tokens;
        spent += tokens;
        if (whole != null) {
            whole.spend(tokens);
        }
    }

    private String clip(String text, int tokens) {
        int cost = counter.count(text);
        if (cost <= tokens) {
            return text;
        }
        int keep = (int) ((long) text.length() * Math.max(0, tokens - NOTE) / cost) * 9 / 10 / 2;
        var note = " … (cut: " + (text.length() - 2 * keep) + " characters) … ";
        return text.substring(0, keep) + note + text.substring(text.length() - keep);
    }
}

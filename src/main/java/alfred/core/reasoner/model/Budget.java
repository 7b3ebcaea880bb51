package alfred.core.reasoner.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a prompt may still cost. Parts are taken in the order of their worth; what does not fit is left out, and said to be.
///
/// A small reserve is kept for what joins the parts, since the tokens of a whole may be a few more than those of its parts.
final class Budget {
    /// Router, Understand and Think (spec/context.md, thresholds).
    static final int CONDENSED = 8_000;
    static final int ACT = 25_000;
    private static final int NOTE = 16;
    /// So many lines one after the other that did not fit mean that no more will.
    private static final int LARGE_ONES = 5;

    private final TokenCounter counter;
    private final @Nullable Budget whole;
    private int left;
    private int spent;

    /// An item that fits, as its line.
    private record Kept<T>(T item, String line) {}

    Budget(TokenCounter counter, int tokens) {
        this(counter, tokens - tokens / 50, null);
    }

    private Budget(TokenCounter counter, int left, @Nullable Budget whole) {
        this.counter = counter;
        this.left = left;
        this.whole = whole;
    }

    int left() {
        return left;
    }

    /// What was taken of it so far.
    int spent() {
        return spent;
    }

    /// A share of what is left, for one part; what that part does not use stays with the whole.
    Budget part(double share) {
        return new Budget(counter, (int) (Math.max(left, 0) * share), this);
    }

    /// A part that has to be there; one that takes more than its share of what is left is cut in its middle.
    String need(String text, double share) {
        var kept = clip(text, (int) (Math.max(left, 0) * share));
        spend(counter.count(kept));
        return kept;
    }

    /// Lines as long as they fit, in order; the first ones are worth most. Says how many were left out.
    String take(List<String> lines) {
        return take(lines, line -> line);
    }

    /// As [#take], with lines that are only made as long as some fit.
    <T> String take(List<T> items, Function<T, String> line) {
        return String.join("\n", fitting(items, line, null));
    }

    /// As [#take], for places in a list: they come in the order of their worth, and are shown in the list's.
    String takePlaces(List<Integer> byWorth, Function<Integer, String> line) {
        return String.join("\n", fitting(byWorth, line, Comparator.naturalOrder()));
    }

    /// As [#take], where the last lines are worth most; they stay in their order.
    String takeLatest(List<String> lines) {
        return String.join("\n", fitting(lines.reversed(), line -> line, null).reversed());
    }

    private <T> List<String> fitting(List<T> items, Function<T, String> render, @Nullable Comparator<T> shown) {
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
        return lines;
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

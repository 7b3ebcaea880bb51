package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult.Write;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The names of rows that a turn did not write, though it wrote others of their kind: a sentence that says such a row was
/// changed is not true. A row of another kind may be named beside a write ("added beans for the Chili").
final class UnwrittenNames {
    static final UnwrittenNames NONE = new UnwrittenNames(List.of());
    private static final int LEAST_LETTERS = 3;
    /// What follows these words tells of something else than what was written.
    private static final Pattern ASIDE = Pattern
        .compile("(?i)\\b(?:for the|because|since|so that|next to|beside|besides|instead of|in place of|as you|as the|but|while|still|left|which|"
            + "für die|für den|für das|weil|damit|neben|statt|anstelle|aber|noch)\\b|[;(]");
    private final List<Pattern> names;

    private UnwrittenNames(List<String> labels) {
        this.names = labels.stream().map(label -> Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(label) + "(?![\\p{L}\\d])")).toList();
    }

    UnwrittenNames(TurnContext turn, List<Write> writes) {
        this(labels(turn, writes));
    }

    private static List<String> labels(TurnContext turn, List<Write> writes) {
        var types = writes.stream().map(Write::type).collect(Collectors.toSet());
        var refs = writes.stream().map(Write::ref).collect(Collectors.toSet());
        var written = writes.stream().flatMap(write -> Stream.of(write.label(), write.words())).map(UnwrittenNames::folded).toList();
        return turn.entities().stream().filter(e -> types.contains(e.type()) && !refs.contains(e.ref())).map(RefEntry::label)
            .map(UnwrittenNames::folded)
            .filter(label -> label.length() >= LEAST_LETTERS && written.stream().noneMatch(words -> words.contains(label)))
            .distinct().toList();
    }

    private static String folded(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    /// Whether a sentence that claims a write names such a row as one of those written.
    boolean isIn(String sentence) {
        var claimed = ASIDE.split(folded(sentence), 2)[0];
        return names.stream().anyMatch(name -> name.matcher(claimed).find());
    }
}

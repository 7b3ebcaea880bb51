package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/// Makes further examples by putting other names into the open slots of an example: what a thing is called says little
/// about what is to be done with it.
final class NameSwaps {
    private static final Set<String> OPEN =
        Set.of("items", "food", "recipe", "name", "old", "without", "task", "query", "note");
    private final Map<String, List<List<Token>>> names = new HashMap<>();
    private final SplittableRandom random;

    NameSwaps(List<LabelledClause> clauses, long seed) {
        this.random = new SplittableRandom(seed);
        for (var clause : clauses) {
            spans(clause).stream().filter(span -> OPEN.contains(span.slot()))
                .forEach(span -> names.computeIfAbsent(span.slot(), _ -> new ArrayList<>())
                    .add(clause.tokens().subList(span.from(), span.end())));
        }
    }

    private record Span(String slot, int from, int end) {}

    private static List<Span> spans(LabelledClause clause) {
        var spans = new ArrayList<Span>();
        for (int i = 0; i < clause.slots().size();) {
            int end = i + 1;
            while (end < clause.slots().size() && clause.slots().get(end).equals(clause.slots().get(i))) {
                end++;
            }
            spans.add(new Span(clause.slots().get(i), i, end));
            i = end;
        }
        return spans;
    }

    /// The example with other names; empty if it has no open slot.
    List<LabelledClause> swapped(LabelledClause clause) {
        var spans = spans(clause);
        if (spans.stream().noneMatch(span -> OPEN.contains(span.slot()))) {
            return List.of();
        }
        var tokens = new ArrayList<Token>();
        var slots = new ArrayList<String>();
        for (var span : spans) {
            var others = names.get(span.slot());
            var words = OPEN.contains(span.slot()) && others != null ? others.get(random.nextInt(others.size()))
                : clause.tokens().subList(span.from(), span.end());
            words.forEach(word -> {
                tokens.add(word);
                slots.add(span.slot());
            });
        }
        return List.of(new LabelledClause(clause.job(), tokens, slots));
    }
}

package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Learns a [ReadingModel] from example messages; the same examples give the same model.
public final class ReadingTrainer {
    private static final long SEED = 1;
    private static final int MIN_SEEN = 3;
    private static final int OPENED_ONE_IN = 5;
    /// How often a word is seen that is a word of grammar where hardly one in so many times two is part of a name.
    private static final int MIN_GRAMMAR = 10;
    private static final Set<String> NAMES = Set.of("items", "food", "recipe", "name", "old", "without");
    private final SpanTypes types;
    private final List<List<LabelledClause>> messages;
    private final List<String> connectors;
    private final List<List<Token>> openers;

    /// @param types the kinds of thing of the language
    /// @param connectors what stands between two clauses, such as ` and then `
    /// @param openers what politely opens an order, such as `could you`
    public ReadingTrainer(SpanTypes types, List<List<LabelledClause>> messages, List<String> connectors, List<String> openers) {
        this.types = types;
        this.openers = openers.stream().map(Tokenizer::tokens).filter(opener -> opener.size() > 1).toList();
        this.messages = opened(messages);
        this.connectors = List.copyOf(connectors);
    }

    /// The messages, and a part of the orders once more with an opener. A word is taken for the beginning of an order if openers stand before it.
    private List<List<LabelledClause>> opened(List<List<LabelledClause>> messages) {
        var counts = new HashMap<String, Integer>();
        messages.forEach(message -> openers.forEach(opener -> {
            var tokens = message.getFirst().tokens();
            if (tokens.size() > opener.size() && begins(tokens, opener)) {
                counts.merge(tokens.get(opener.size()).norm(), 1, Integer::sum);
            }
        }));
        var random = new SplittableRandom(SEED);
        var all = new ArrayList<>(messages);
        for (var message : messages) {
            var first = message.getFirst();
            boolean isOrder = !first.tokens().isEmpty() && counts.getOrDefault(first.tokens().getFirst().norm(), 0) >= MIN_SEEN;
            if (isOrder && random.nextInt(OPENED_ONE_IN) == 0) {
                var more = new ArrayList<>(message);
                more.set(0, first.after(openers.get(random.nextInt(openers.size()))));
                all.add(more);
            }
        }
        return List.copyOf(all);
    }

    private static boolean begins(List<Token> tokens, List<Token> opener) {
        return IntStream.range(0, opener.size()).allMatch(i -> tokens.get(i).norm().equals(opener.get(i).norm()));
    }

    public ReadingModel train() {
        var vocabulary = vocabulary();
        var jobs = new ArrayList<LinearTrainer.Example>();
        var slots = new ArrayList<SequenceTrainer.Example>();
        var clauses = messages.stream().flatMap(List::stream).filter(c -> !c.tokens().isEmpty()).toList();
        var swaps = new NameSwaps(clauses, SEED);
        for (var clause : Stream.concat(clauses.stream(), clauses.stream().flatMap(c -> swaps.swapped(c).stream())).toList()) {
            var kinds = types.of(clause.tokens());
            jobs.add(new LinearTrainer.Example(Features.clause(clause.tokens(), kinds, vocabulary), clause.job()));
            if (!clause.job().startsWith("other.")) {
                slots.add(new SequenceTrainer.Example(Features.tokens(clause.job(), clause.tokens(), kinds, vocabulary), clause.slots()));
            }
        }
        return new ReadingModel(new LinearTrainer(boundaries(), 3, 4, 0.1f, 5e-3f).train(SEED),
            new LinearTrainer(jobs, 3, 8, 0.05f, 8e-3f).train(SEED), new SequenceTrainer(slots, 2).train(8, SEED), vocabulary);
    }

    private Vocabulary vocabulary() {
        var counts = new HashMap<String, Integer>();
        var inNames = new HashMap<String, Integer>();
        for (var clause : messages.stream().flatMap(List::stream).toList()) {
            for (int i = 0; i < clause.tokens().size(); i++) {
                var norm = clause.tokens().get(i).norm();
                if (clause.tokens().get(i).isWord()) {
                    counts.merge(norm, 1, Integer::sum);
                    inNames.merge(norm, NAMES.contains(clause.slots().get(i)) ? 1 : 0, Integer::sum);
                }
            }
        }
        var grammar = counts.keySet().stream()
            .filter(w -> counts.getOrDefault(w, 0) >= MIN_GRAMMAR && inNames.getOrDefault(w, 0) * MIN_GRAMMAR * 2 < counts.getOrDefault(w, 0))
            .collect(Collectors.toSet());
        counts.values().removeIf(count -> count < MIN_SEEN);
        return new Vocabulary(counts, grammar);
    }

    /// Every place of every message of several clauses, and of as many that are put together from two.
    private List<LinearTrainer.Example> boundaries() {
        var examples = new ArrayList<LinearTrainer.Example>();
        var random = new SplittableRandom(SEED);
        for (var message : messages) {
            add(message, "", examples);
            var other = messages.get(random.nextInt(messages.size()));
            if (message.size() == 1 && other.size() == 1) {
                add(List.of(message.getFirst(), other.getFirst()), connectors.get(random.nextInt(connectors.size())), examples);
            }
        }
        return examples;
    }

    private void add(List<LabelledClause> message, String connector, List<LinearTrainer.Example> examples) {
        var tokens = new ArrayList<Token>();
        var starts = new ArrayList<Integer>();
        for (var clause : message) {
            starts.add(tokens.size());
            if (!tokens.isEmpty()) {
                tokens.addAll(Tokenizer.tokens(connector));
            }
            tokens.addAll(clause.tokens());
        }
        List<Set<String>> kinds = types.of(tokens);
        for (int i = 1; i < tokens.size(); i++) {
            examples.add(new LinearTrainer.Example(Features.boundary(i, tokens, kinds), starts.contains(i) ? "begins" : "goes on"));
        }
    }
}

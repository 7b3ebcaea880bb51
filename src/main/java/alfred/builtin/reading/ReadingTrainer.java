package alfred.builtin.reading;

import alfred.builtin.net.ClauseNet;
import alfred.builtin.net.NetExample;
import alfred.builtin.net.NetTrainer;
import alfred.builtin.net.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Learns a [ReadingModel] from example messages; the same examples give the same model.
public final class ReadingTrainer {
    private static final long SEED = 1;
    private static final int MIN_SEEN = 3;
    private static final int OPENED_ONE_IN = 5;
    /// How often each pass goes through the clauses.
    private static final int EPOCHS = 12;
    private static final double LEFT_OUT = 0.3;
    private static final int NET_WIDTH = 64;
    private static final int NET_HIDDEN = 128;
    private static final int NET_ROUNDS = 8;
    /// How strongly each clause draws the weights of jobs to zero: a language with more of them stays as small.
    private static final float PULL = 9e-8f;
    /// How often a word is seen that is a word of grammar where hardly one in so many times two is part of a name.
    private static final int MIN_GRAMMAR = 10;
    /// The kind of a household's own recipe, and of a task on its list.
    public static final String RECIPE = "RECIPE";
    public static final String TASK = "TASK";
    /// Of four names of recipes in the examples, three are seen as the household's own.
    private static final int KNOWN_OF_FOUR = 3;
    private static final Set<String> ON_KNOWN_TASKS =
        Set.of("task.done", "task.undone", "task.delete", "task.due", "task.rename", "task.has");
    private static final int MAX_SLIPS = 12;
    private static final int MIN_SLIP = 5;
    private static final int SLIP_RATIO = 15;
    private static final Set<String> NAMES = Set.of("items", "food", "recipe", "name", "old", "without");
    private final SpanTypes types;
    private final List<List<LabelledClause>> messages;
    private final List<String> connectors;
    private final List<List<Token>> openers;
    private final Map<LabelledClause, List<Set<String>>> known = new ConcurrentHashMap<>();

    /// @param types the kinds of thing of the language
    /// @param connectors what stands between two clauses, such as ` and then `
    /// @param openers what politely opens an order, such as `could you`
    public ReadingTrainer(SpanTypes types, List<List<LabelledClause>> messages, List<String> connectors,
        List<String> openers) {
        this.types = types;
        this.openers = openers.stream().map(Tokenizer::tokens).filter(opener -> opener.size() > 1).toList();
        this.messages = opened(messages);
        this.connectors = List.copyOf(connectors);
    }

    /// The messages, and a part of the orders once more with an opener. A word is taken for the beginning of an order
    /// if openers stand before it.
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
            boolean isOrder =
                !first.tokens().isEmpty() && counts.getOrDefault(first.tokens().getFirst().norm(), 0) >= MIN_SEEN;
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
        var ofJobs = new FeatureIndex();
        var ofSlots = new FeatureIndex();
        var jobs = new ArrayList<LinearTrainer.Example>();
        var slots = new ArrayList<SequenceTrainer.Example>();
        var clauses = messages.stream().flatMap(List::stream).filter(c -> !c.tokens().isEmpty()).toList();
        var swaps = new NameSwaps(clauses, SEED);
        for (var clause : clauses) {
            var features = new LinkedHashSet<>(Features.clause(clause.tokens(), kinds(clause), vocabulary));
            jobs.add(new LinearTrainer.Example(ofJobs.of(features), clause.job()));
            if (!clause.job().startsWith("other.")) {
                Stream.concat(Stream.of(clause), swaps.swapped(clause).stream()).forEach(example -> slots.add(
                    new SequenceTrainer.Example(
                        Features.tokens(example.job(), example.tokens(), kinds(example), vocabulary).stream()
                            .map(ofSlots::of).toList(),
                        example.slots())));
            }
        }
        var beginnings =
            CompletableFuture.supplyAsync(this::beginnings);
        var filled = CompletableFuture.supplyAsync(() -> new SequenceTrainer(ofSlots, slots, 2).train(5, SEED));
        var kindNames = NetInput.kinds(clauses.stream().map(this::kinds).toList());
        var trained = CompletableFuture.supplyAsync(() -> net(clauses, vocabulary, kindNames));
        var named = new LinearTrainer(ofJobs, jobs, 3, EPOCHS, 0.05f, clauses.size() * PULL, LEFT_OUT).train(SEED);
        return new ReadingModel(beginnings.join(), named, trained.join(), kindNames, filled.join(), vocabulary,
            WordUse.of(clauses));
    }

    private ClauseNet net(List<LabelledClause> clauses, Vocabulary vocabulary, List<String> kindNames) {
        var input = new NetInput(vocabulary, kindNames);
        var jobs = List.copyOf(new TreeSet<>(clauses.stream().map(LabelledClause::job).toList()));
        var examples = clauses.stream()
            .map(c -> new NetExample(input.of(c.tokens(), kinds(c)), Collections.binarySearch(jobs, c.job())))
            .toList();
        var shape = new Shape(input.words(), NetInput.GROUPS, kindNames.size(), jobs.size(), NET_WIDTH, NET_HIDDEN);
        return new NetTrainer(shape, examples, SEED).train(NET_ROUNDS);
    }

    /// The kinds of the tokens of a clause. Most names of recipes and of tasks already noted count as known, as they
    /// are in a kitchen.
    private List<Set<String>> kinds(LabelledClause clause) {
        return known.computeIfAbsent(clause, this::kindsOf);
    }

    private List<Set<String>> kindsOf(LabelledClause clause) {
        var kinds = types.of(clause.tokens());
        mark("recipe", RECIPE, clause, kinds);
        if (ON_KNOWN_TASKS.contains(clause.job())) {
            mark("task", TASK, clause, kinds);
        }
        return kinds;
    }

    private static void mark(String slot, String kind, LabelledClause clause, List<Set<String>> kinds) {
        for (int i = 0; i < clause.slots().size(); i++) {
            boolean isFirst = i == 0 || !clause.slots().get(i - 1).equals(slot);
            if (clause.slots().get(i).equals(slot)
                && Math.floorMod(clause.tokens().toString().hashCode(), 4) < KNOWN_OF_FOUR) {
                kinds.get(i).add(isFirst ? kind : kind + "+");
            }
        }
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
            .filter(w -> counts.getOrDefault(w, 0) >= MIN_GRAMMAR
                && inNames.getOrDefault(w, 0) * MIN_GRAMMAR * 2 < counts.getOrDefault(w, 0))
            .collect(Collectors.toSet());
        counts.values().removeIf(count -> count < MIN_SEEN);
        counts.keySet().removeAll(slips(counts));
        return new Vocabulary(counts, grammar);
    }

    /// The words that are likely slips for others: seldom seen, one slip away from a word that is seen many times as
    /// often.
    private static Set<String> slips(Map<String, Integer> counts) {
        return counts.entrySet().stream()
            .filter(word -> word.getValue() <= MAX_SLIPS && word.getKey().length() >= MIN_SLIP)
            .filter(word -> counts.entrySet().stream()
                .anyMatch(other -> other.getValue() >= SLIP_RATIO * word.getValue()
                    && other.getKey().charAt(0) == word.getKey().charAt(0)
                    && !other.getKey().equals(word.getKey() + "s")
                    && !word.getKey().equals(other.getKey() + "s")
                    && Vocabulary.isOneSlip(word.getKey(), other.getKey())))
            .map(Map.Entry::getKey).collect(Collectors.toSet());
    }

    /// Learns where clauses begin, from every place of every message, and of as many more that are put together from
    /// two.
    private LinearModel beginnings() {
        var index = new FeatureIndex();
        var examples = new ArrayList<LinearTrainer.Example>();
        var random = new SplittableRandom(SEED);
        for (var message : messages) {
            add(message, "", index, examples);
            var other = messages.get(random.nextInt(messages.size()));
            if (message.size() == 1 && other.size() == 1) {
                add(List.of(message.getFirst(), other.getFirst()), connectors.get(random.nextInt(connectors.size())),
                    index, examples);
            }
        }
        return new LinearTrainer(index, examples, 3, 2, 0.1f, 5e-3f, 0).train(SEED);
    }

    private void add(List<LabelledClause> message, String connector, FeatureIndex index,
        List<LinearTrainer.Example> examples) {
        var tokens = new ArrayList<Token>();
        var starts = new ArrayList<Integer>();
        var named = new ArrayList<Set<String>>();
        for (var clause : message) {
            starts.add(tokens.size());
            if (!tokens.isEmpty()) {
                tokens.addAll(Tokenizer.tokens(connector));
            }
            while (named.size() < tokens.size()) {
                named.add(Set.of());
            }
            tokens.addAll(clause.tokens());
            named.addAll(kinds(clause));
        }
        var kinds = types.of(tokens);
        for (int i = 0; i < kinds.size(); i++) {
            named.get(i).stream().filter(kind -> kind.startsWith(RECIPE) || kind.startsWith(TASK))
                .forEach(kinds.get(i)::add);
        }
        for (int i = 1; i < tokens.size(); i++) {
            var features = new LinkedHashSet<>(Features.boundary(i, tokens, kinds));
            examples.add(new LinearTrainer.Example(index.of(features), starts.contains(i) ? "begins" : "goes on"));
        }
    }
}

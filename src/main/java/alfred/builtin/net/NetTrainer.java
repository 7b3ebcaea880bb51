package alfred.builtin.net;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/// Trains a [ClauseNet] by Adam, with a pace that rises in the first tenth of the steps and falls to nothing
/// afterwards. The same examples give the same network.
public final class NetTrainer {
    private static final int BATCH = 64;
    private static final float PACE = 4e-3f;
    private static final float WARM = 0.1f;
    private static final float MEAN_DECAY = 0.9f;
    private static final float SQUARE_DECAY = 0.999f;
    private static final float TINY = 1e-8f;
    private static final float TABLE_SPREAD = 0.3f;
    private static final double TOKENS = 0.2;
    private static final double HIDDEN = 0.2;
    private static final double CLAUSE = 0.4;
    /// The share of the words that are seen as unknown ones, and of those whose letters are not seen.
    private static final double HIDDEN_WORDS = 0.1;
    private final List<NetExample> examples;
    private final SplittableRandom random;
    private final ClauseNet net;
    /// Of the two halves of a batch, which are learnt from at the same time.
    private final Gradients gradients;
    private final Gradients others;
    private final Tables means;
    private final Tables squares;

    public NetTrainer(Shape shape, List<NetExample> examples, long seed) {
        this.examples = List.copyOf(examples);
        this.random = new SplittableRandom(seed);
        this.means = new Tables(shape);
        this.squares = new Tables(shape);
        var parts = new Tables(shape);
        for (var part : Part.values()) {
            begin(part, shape, parts.of(part));
        }
        this.net = new ClauseNet(shape, parts);
        this.gradients = new Gradients(net);
        this.others = new Gradients(net);
    }

    private void begin(Part part, Shape shape, float[] values) {
        int inputs = part == Part.ATTENTION ? shape.hidden() : part.rows(shape);
        double spread = part.isTable() ? TABLE_SPREAD : part.isBias() ? 0 : Math.sqrt(1.0 / inputs);
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) (random.nextGaussian() * spread);
        }
    }

    /// @param rounds how often it goes through the examples
    public ClauseNet train(int rounds) {
        var order = IntStream.range(0, examples.size()).toArray();
        int batches = (order.length + BATCH - 1) / BATCH;
        int step = 0;
        for (int round = 0; round < rounds; round++) {
            for (int i = order.length - 1; i > 0; i--) {
                int k = random.nextInt(i + 1);
                int swap = order[i];
                order[i] = order[k];
                order[k] = swap;
            }
            for (int from = 0; from < order.length; from += BATCH) {
                var batch = IntStream.range(from, Math.min(order.length, from + BATCH))
                    .mapToObj(at -> hidden(examples.get(order[at]))).toList();
                addAll(batch);
                step++;
                learn(step, pace((float) step / (batches * rounds)));
            }
        }
        return net;
    }

    private void addAll(List<NetExample> batch) {
        int half = batch.size() / 2;
        var dropout = new Dropout(random.split(), TOKENS, HIDDEN, CLAUSE);
        var second = CompletableFuture.runAsync(() -> others.add(batch.subList(0, half), batch.size(), dropout));
        gradients.add(batch.subList(half, batch.size()), batch.size(),
            new Dropout(random.split(), TOKENS, HIDDEN, CLAUSE));
        second.join();
        gradients.take(others);
    }

    private static float pace(float done) {
        return PACE * (done < WARM ? done / WARM : (1 - done) / (1 - WARM));
    }

    /// An example some of whose words, and the letters of some, are not seen.
    private NetExample hidden(NetExample example) {
        var clause = example.clause();
        var words = clause.words().clone();
        var letters = clause.letters().clone();
        for (int i = 0; i < words.length; i++) {
            words[i] = random.nextDouble() < HIDDEN_WORDS ? 0 : words[i];
            letters[i] = random.nextDouble() < HIDDEN_WORDS ? new int[0] : letters[i];
        }
        return new NetExample(new NetClause(words, letters, clause.kinds()), example.label());
    }

    private void learn(int step, float pace) {
        float correction = (float) (Math.sqrt(1 - Math.pow(SQUARE_DECAY, step)) / (1 - Math.pow(MEAN_DECAY, step)));
        for (var part : Part.values()) {
            int columns = part.columns(net.shape());
            var touched = gradients.touched(part);
            if (part.isTable()) {
                for (int row = touched.nextSetBit(0); row >= 0; row = touched.nextSetBit(row + 1)) {
                    move(part, row * columns, columns, pace * correction);
                }
                touched.clear();
            } else {
                move(part, 0, net.part(part).length, pace * correction);
            }
        }
    }

    private void move(Part part, int from, int length, float pace) {
        var values = net.part(part);
        var changes = gradients.of(part);
        var mean = means.of(part);
        var square = squares.of(part);
        for (int i = from; i < from + length; i++) {
            float change = changes[i];
            changes[i] = 0;
            mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * change;
            square[i] = SQUARE_DECAY * square[i] + (1 - SQUARE_DECAY) * change * change;
            values[i] -= pace * mean[i] / ((float) Math.sqrt(square[i]) + TINY);
        }
    }
}

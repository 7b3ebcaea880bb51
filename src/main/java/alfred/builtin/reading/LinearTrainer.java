package alfred.builtin.reading;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Trains a [LinearModel] by multinomial logistic regression (AdaGrad) in two passes: in the first, weights are drawn
/// towards zero, which chooses those that are kept; in the second, these alone are learnt on without the pull, which
/// had made them too small. In each step a part of the features is left out at random, so that no single word decides.
/// The same examples give the same model.
final class LinearTrainer {
    private static final float MIN_GRADIENT = 2e-3f;
    /// Smaller weights say too little for the room that they take.
    private static final float LEAST = 0.12f;
    /// How fast the second pass learns, of the first pass's pace.
    private static final float SECOND_PACE = 0.5f;
    private final List<String> features;
    private final List<String> classes;
    private final List<int[]> rows;
    private final int[] labels;
    private final int epochs;
    private final float rate;
    private final float penalty;
    private final double leftOut;
    /// The classes whose score is wrong in the present step.
    private final int[] wrong;

    /// One example.
    ///
    /// @param features the numbers of its features, each once
    record Example(int[] features, String label) {}

    /// @param minCount how often a feature is seen at least that is learnt from
    /// @param epochs how often each pass goes through the examples
    /// @param penalty how strongly weights are drawn to zero in the first pass: most end there, which keeps the model
    ///   small
    /// @param leftOut the share of the features that each step leaves out, from 0 to 1
    LinearTrainer(FeatureIndex index, List<Example> examples, int minCount, int epochs, float rate, float penalty,
        double leftOut) {
        this.penalty = penalty;
        this.leftOut = leftOut;
        this.epochs = epochs;
        this.rate = rate;
        this.classes = List.copyOf(new TreeSet<>(examples.stream().map(Example::label).toList()));
        this.wrong = new int[classes.size()];
        var kept = index.kept(minCount);
        this.features = kept.names();
        this.rows = examples.stream().map(example -> kept.of(example.features())).toList();
        this.labels = examples.stream().mapToInt(example -> classes.indexOf(example.label())).toArray();
    }

    LinearModel train(long seed) {
        int width = classes.size();
        var weights = new float[features.size()][width];
        var squares = new float[features.size()][width];
        var random = new SplittableRandom(seed);
        pass(random, weights, squares, rate, penalty);
        for (int f = 0; f < weights.length; f++) {
            for (int c = 0; c < width; c++) {
                boolean isKept = Math.abs(weights[f][c]) >= LEAST;
                weights[f][c] = isKept ? weights[f][c] : 0;
                squares[f][c] = isKept ? 0 : Float.POSITIVE_INFINITY;
            }
        }
        pass(random, weights, squares, rate * SECOND_PACE, 0);
        return LinearModel.of(classes, features, weights);
    }

    /// Goes through the examples, in another order each time. A weight whose square is infinite stays as it is.
    private void pass(SplittableRandom random, float[][] weights, float[][] squares, float pace, float pull) {
        var order = IntStream.range(0, rows.size()).toArray();
        for (int epoch = 0; epoch < epochs; epoch++) {
            for (int i = order.length - 1; i > 0; i--) {
                int k = random.nextInt(i + 1);
                int swap = order[i];
                order[i] = order[k];
                order[k] = swap;
            }
            for (int at : order) {
                step(kept(rows.get(at), random), labels[at], weights, squares, pace, pull);
            }
        }
    }

    private int[] kept(int[] row, SplittableRandom random) {
        return leftOut == 0 ? row : Arrays.stream(row).filter(_ -> random.nextDouble() >= leftOut).toArray();
    }

    private void step(int[] row, int label, float[][] weights, float[][] squares, float rate, float pull) {
        int width = classes.size();
        var scores = new float[width];
        for (int f : row) {
            var w = weights[f];
            for (int c = 0; c < width; c++) {
                scores[c] += w[c];
            }
        }
        var error = LinearModel.softmax(scores);
        error[label] -= 1;
        int count = 0;
        for (int c = 0; c < width; c++) {
            if (Math.abs(error[c]) > MIN_GRADIENT) {
                wrong[count++] = c;
            }
        }
        for (int f : row) {
            var w = weights[f];
            var s = squares[f];
            for (int i = 0; i < count; i++) {
                int c = wrong[i];
                float gradient = error[c];
                float square = s[c] + gradient * gradient;
                s[c] = square;
                float pace = rate / (float) Math.sqrt(square + 1e-6f);
                float moved = w[c] - pace * gradient;
                w[c] = Math.signum(moved) * Math.max(0, Math.abs(moved) - pace * pull);
            }
        }
    }
}

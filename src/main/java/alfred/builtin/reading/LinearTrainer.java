package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// Trains a [LinearModel] by multinomial logistic regression (AdaGrad, weights drawn towards zero); the same examples
/// give the same model.
final class LinearTrainer {
    private static final float MIN_GRADIENT = 2e-3f;
    /// Smaller weights say too little for the room that they take.
    private static final float LEAST = 0.05f;
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> features = new ArrayList<>();
    private final List<String> classes;
    private final List<int[]> rows = new ArrayList<>();
    private final List<Integer> labels = new ArrayList<>();
    private final int epochs;
    private final float rate;
    private final float penalty;
    /// The classes whose score is wrong in the present step.
    private final int[] wrong;

    /// One example.
    record Example(List<String> features, String label) {}

    /// @param penalty how strongly weights are drawn to zero: most end there, which keeps the model small
    LinearTrainer(List<Example> examples, int minCount, int epochs, float rate, float penalty) {
        this.penalty = penalty;
        this.epochs = epochs;
        this.rate = rate;
        this.classes = List.copyOf(new TreeSet<>(examples.stream().map(Example::label).toList()));
        this.wrong = new int[classes.size()];
        var counts = new HashMap<String, Integer>();
        examples.forEach(e -> e.features().forEach(f -> counts.merge(f, 1, Integer::sum)));
        for (var example : examples) {
            rows.add(example.features().stream().distinct().filter(f -> counts.getOrDefault(f, 0) >= minCount)
                .mapToInt(this::id).toArray());
            labels.add(classes.indexOf(example.label()));
        }
    }

    private int id(String feature) {
        return ids.computeIfAbsent(feature, f -> {
            features.add(f);
            return features.size() - 1;
        });
    }

    LinearModel train(long seed) {
        int width = classes.size();
        var weights = new float[features.size()][width];
        var squares = new float[features.size()][width];
        var random = new SplittableRandom(seed);
        var order = new int[rows.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        for (int epoch = 0; epoch < epochs; epoch++) {
            for (int i = order.length - 1; i > 0; i--) {
                int k = random.nextInt(i + 1);
                int swap = order[i];
                order[i] = order[k];
                order[k] = swap;
            }
            for (int at : order) {
                step(rows.get(at), labels.get(at), weights, squares);
            }
        }
        for (var row : weights) {
            for (int c = 0; c < width; c++) {
                row[c] = Math.abs(row[c]) < LEAST ? 0 : row[c];
            }
        }
        return LinearModel.of(classes, features, weights);
    }

    private void step(int[] row, int label, float[][] weights, float[][] squares) {
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
                w[c] = Math.signum(moved) * Math.max(0, Math.abs(moved) - pace * penalty);
            }
        }
    }
}

package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// Trains a [SequenceModel] as an averaged structured perceptron; the same examples give the same model.
final class SequenceTrainer {
    private final List<String> features;
    private final List<String> labels;
    private final List<int[][]> rows;
    private final List<int[]> wanted;
    private float[][] weights = new float[0][];
    private float[][] sums = new float[0][];
    private final float[][] transitions;
    private final float[][] transitionSums;
    private int clock = 1;

    /// One sequence: the numbers of the features of each token, and its label.
    record Example(List<int[]> features, List<String> labels) {}

    /// @param minCount how often a feature is seen at least that is learnt from
    SequenceTrainer(FeatureIndex index, List<Example> examples, int minCount) {
        this.labels = List.copyOf(new TreeSet<>(examples.stream().flatMap(e -> e.labels().stream()).toList()));
        var kept = index.kept(minCount);
        this.features = kept.names();
        this.rows = examples.stream().map(e -> e.features().stream().map(kept::of).toArray(int[][]::new)).toList();
        this.wanted = examples.stream().map(e -> e.labels().stream().mapToInt(labels::indexOf).toArray()).toList();
        transitions = new float[labels.size() + 1][labels.size()];
        transitionSums = new float[labels.size() + 1][labels.size()];
    }

    SequenceModel train(int epochs, long seed) {
        weights = new float[features.size()][labels.size()];
        sums = new float[features.size()][labels.size()];
        var random = new SplittableRandom(seed);
        var order = new ArrayList<Integer>();
        for (int i = 0; i < rows.size(); i++) {
            order.add(i);
        }
        for (int epoch = 0; epoch < epochs; epoch++) {
            for (int i = order.size() - 1; i > 0; i--) {
                int k = random.nextInt(i + 1);
                int swap = order.get(i);
                order.set(i, order.get(k));
                order.set(k, swap);
            }
            for (int at : order) {
                step(rows.get(at), wanted.get(at));
                clock++;
            }
        }
        average(weights, sums);
        average(transitions, transitionSums);
        return new SequenceModel(LinearModel.of(labels, features, weights), transitions);
    }

    private void average(float[][] values, float[][] sum) {
        for (int i = 0; i < values.length; i++) {
            for (int c = 0; c < values[i].length; c++) {
                values[i][c] = (values[i][c] - sum[i][c] / clock) / 4;
            }
        }
    }

    private void step(int[][] row, int[] gold) {
        var scores = new float[row.length][labels.size()];
        for (int t = 0; t < row.length; t++) {
            for (int f : row[t]) {
                for (int c = 0; c < labels.size(); c++) {
                    scores[t][c] += weights[f][c];
                }
            }
        }
        var found = SequenceModel.decode(scores, transitions);
        for (int t = 0; t < row.length; t++) {
            int before = t == 0 ? labels.size() : gold[t - 1];
            int beforeFound = t == 0 ? labels.size() : found.get(t - 1);
            if (gold[t] != found.get(t)) {
                for (int f : row[t]) {
                    change(weights, sums, f, gold[t], 1);
                    change(weights, sums, f, found.get(t), -1);
                }
            }
            if (gold[t] != found.get(t) || before != beforeFound) {
                change(transitions, transitionSums, before, gold[t], 1);
                change(transitions, transitionSums, beforeFound, found.get(t), -1);
            }
        }
    }

    private void change(float[][] values, float[][] sum, int row, int column, float by) {
        values[row][column] += by;
        sum[row][column] += by * clock;
    }
}

package alfred.builtin.net;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// How the loss of a batch changes with each number of a network: backpropagation through a [Pass].
final class Gradients {
    /// How much of the wish goes to all classes alike, so that no score grows without end.
    private static final float SMOOTHING = 0.05f;
    private final ClauseNet net;
    private final Tables parts;
    /// The rows of tables that were touched.
    private final BitSet[] touched = new BitSet[Part.values().length];

    Gradients(ClauseNet net) {
        this.net = net;
        this.parts = new Tables(net.shape());
        Arrays.setAll(touched, _ -> new BitSet());
    }

    float[] of(Part part) {
        return parts.of(part);
    }

    BitSet touched(Part part) {
        return touched[part.ordinal()];
    }

    /// Adds the gradients of a part of a batch.
    ///
    /// @param total the size of the whole batch
    void add(List<NetExample> batch, int total, Dropout dropout) {
        var pass = new Pass(net, batch.stream().map(NetExample::clause).toList(), dropout);
        var hidden = new float[pass.hidden.length];
        classes(pass, batch, total, hidden);
        tokens(pass, hidden);
    }

    /// Adds what another has gathered, and empties it.
    void take(Gradients other) {
        for (var part : Part.values()) {
            int columns = part.columns(net.shape());
            var rows = other.touched(part);
            touched(part).or(rows);
            if (part.isTable()) {
                rows.stream().forEach(row -> parts.take(other.parts, part, row * columns, columns));
                rows.clear();
            } else {
                parts.take(other.parts, part, 0, of(part).length);
            }
        }
    }

    private void classes(Pass pass, List<NetExample> batch, int total, float[] hidden) {
        int width = net.shape().classes();
        var scores = pass.scores();
        var wrong = new float[scores.length];
        for (int i = 0; i < batch.size(); i++) {
            error(scores, i * width, width, batch.get(i).label(), 1f / total, wrong);
        }
        var pooled = back(pass.pooled, wrong, Part.CLASS, Part.CLASS_BIAS, width);
        Dropout.back(pooled, pass.pooledKept);
        for (int i = 0; i < batch.size(); i++) {
            unpooled(pass, i, pooled, hidden);
        }
    }

    private void unpooled(Pass pass, int clause, float[] pooled, float[] hidden) {
        int width = net.shape().hidden();
        int from = clause * Part.POOLED * width;
        int start = pass.starts[clause];
        int end = pass.starts[clause + 1];
        for (int c = 0; c < width; c++) {
            hidden[pass.greatest[clause * width + c] * width + c] += pooled[from + c];
        }
        var attended = new float[end - start];
        float mean = 0;
        for (int row = start; row < end; row++) {
            Matrices.add(1f / (end - start), pooled, from + width, width, hidden, row * width);
            Matrices.add(pass.attention[row], pooled, from + 2 * width, width, hidden, row * width);
            for (int c = 0; c < width; c++) {
                attended[row - start] += pass.hidden[row * width + c] * pooled[from + 2 * width + c];
            }
            mean += pass.attention[row] * attended[row - start];
        }
        for (int row = start; row < end; row++) {
            float score = pass.attention[row] * (attended[row - start] - mean);
            Matrices.add(score, net.part(Part.ATTENTION), 0, width, hidden, row * width);
            Matrices.add(score, pass.hidden, row * width, width, of(Part.ATTENTION), 0);
        }
    }

    /// Through the two layers to the words, letters and kinds.
    private void tokens(Pass pass, float[] hidden) {
        var shape = net.shape();
        var second = backThrough(pass.second, hidden.clone(), pass.secondWindows, Part.SECOND, Part.SECOND_BIAS);
        var around = unwound(pass, second, shape.hidden());
        Dropout.back(around, pass.firstKept);
        for (int i = 0; i < hidden.length; i++) {
            around[i] += hidden[i];
        }
        var windows = backThrough(pass.first, around, pass.firstWindows, Part.FIRST, Part.FIRST_BIAS);
        var tokens = unwound(pass, windows, shape.width());
        Dropout.back(tokens, pass.tokensKept);
        for (int i = 0; i < pass.clauses.size(); i++) {
            var clause = pass.clauses.get(i);
            for (int t = 0; t < clause.words().length; t++) {
                int row = pass.starts[i] + 1 + t;
                touch(Part.WORDS, clause.words()[t], 1, tokens, row);
                for (int kind : clause.kinds()[t]) {
                    touch(Part.KINDS, kind, 1, tokens, row);
                }
                for (int group : clause.letters()[t]) {
                    touch(Part.LETTERS, group, 1f / clause.letters()[t].length, tokens, row);
                }
            }
        }
    }

    private void touch(Part table, int at, float factor, float[] tokens, int row) {
        int width = net.shape().width();
        touched(table).set(at);
        Matrices.add(factor, tokens, row * width, width, of(table), at * width);
    }

    /// What a softmax over scores gets wrong, times a factor.
    private static void error(float[] scores, int from, int count, int wanted, float factor, float[] wrong) {
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, scores[from + i]);
        }
        float sum = 0;
        for (int i = 0; i < count; i++) {
            wrong[from + i] = (float) Math.exp(scores[from + i] - most);
            sum += wrong[from + i];
        }
        for (int i = 0; i < count; i++) {
            float wish = SMOOTHING / count + (i == wanted ? 1 - SMOOTHING : 0);
            wrong[from + i] = (wrong[from + i] / sum - wish) * factor;
        }
    }

    /// Back through a layer whose negative results were cut off.
    private float[] backThrough(float[] results, float[] wrong, float[] inputs, Part weights, Part bias) {
        for (int i = 0; i < wrong.length; i++) {
            wrong[i] = results[i] > 0 ? wrong[i] : 0;
        }
        return back(inputs, wrong, weights, bias, net.shape().hidden());
    }

    /// Back through a linear layer.
    ///
    /// @return how the loss changes with the inputs
    private float[] back(float[] inputs, float[] wrong, Part weights, Part bias, int outputs) {
        int rows = wrong.length / outputs;
        int entries = weights.rows(net.shape());
        Matrices.multiplyTransposed(inputs, rows, entries, wrong, outputs, of(weights));
        for (int row = 0; row < rows; row++) {
            Matrices.add(1, wrong, row * outputs, outputs, of(bias), 0);
        }
        var turned = Matrices.transposed(net.part(weights), entries, outputs);
        var result = new float[rows * entries];
        Matrices.multiply(wrong, rows, outputs, turned, entries, result);
        return result;
    }

    /// The sum of what the windows of a row and of its neighbours say about it.
    private static float[] unwound(Pass pass, float[] windows, int width) {
        var all = new float[pass.rows() * width];
        for (int i = 0; i < pass.clauses.size(); i++) {
            for (int row = pass.starts[i]; row < pass.starts[i + 1]; row++) {
                for (int d = -1; d <= 1; d++) {
                    if (row + d >= pass.starts[i] && row + d < pass.starts[i + 1]) {
                        Matrices.add(1, windows, (row * Part.WINDOW + d + 1) * width, width, all, (row + d) * width);
                    }
                }
            }
        }
        return all;
    }
}

package alfred.builtin.net;

import java.util.Arrays;
import java.util.List;

/// Clauses on their way through a network. What each layer gave is kept, as training goes back the same way.
final class Pass {
    private static final float NEVER = -1e9f;
    final ClauseNet net;
    final List<NetClause> clauses;
    /// Where the rows of each clause begin; in the end, how many there are.
    final int[] starts;
    final Dropout dropout;
    final float[] tokens;
    final float[] tokensKept;
    final float[] firstWindows;
    final float[] first;
    final float[] firstKept;
    final float[] secondWindows;
    final float[] second;
    /// What stands for each token: the first layer and what the second adds to it.
    final float[] hidden;
    /// Of each number of each clause, the row that has the greatest.
    final int[] greatest;
    final float[] attention;
    final float[] pooled;
    final float[] pooledKept;

    Pass(ClauseNet net, List<NetClause> clauses, Dropout dropout) {
        this.net = net;
        this.clauses = clauses;
        this.dropout = dropout;
        var shape = net.shape();
        starts = new int[clauses.size() + 1];
        for (int i = 0; i < clauses.size(); i++) {
            starts[i + 1] = starts[i] + clauses.get(i).rows();
        }
        tokens = embedded();
        tokensKept = dropout.apply(tokens, dropout.tokens());
        firstWindows = windows(tokens, shape.width());
        first = layer(firstWindows, Part.FIRST, Part.FIRST_BIAS);
        var kept = first.clone();
        firstKept = dropout.apply(kept, dropout.hidden());
        secondWindows = windows(kept, shape.hidden());
        second = layer(secondWindows, Part.SECOND, Part.SECOND_BIAS);
        hidden = sum(first, second);
        greatest = new int[clauses.size() * shape.hidden()];
        attention = new float[rows()];
        pooled = pooled();
        pooledKept = dropout.apply(pooled, dropout.clause());
    }

    int rows() {
        return starts[starts.length - 1];
    }

    private float[] embedded() {
        int width = net.shape().width();
        var all = new float[rows() * width];
        for (int i = 0; i < clauses.size(); i++) {
            var clause = clauses.get(i);
            for (int t = 0; t < clause.words().length; t++) {
                int to = (starts[i] + 1 + t) * width;
                Matrices.add(1, net.part(Part.WORDS), clause.words()[t] * width, width, all, to);
                for (int kind : clause.kinds()[t]) {
                    Matrices.add(1, net.part(Part.KINDS), kind * width, width, all, to);
                }
                var groups = clause.letters()[t];
                for (int group : groups) {
                    Matrices.add(1f / groups.length, net.part(Part.LETTERS), group * width, width, all, to);
                }
            }
        }
        return all;
    }

    /// Puts each row between its neighbours within the clause.
    private float[] windows(float[] values, int width) {
        var all = new float[rows() * Part.WINDOW * width];
        for (int i = 0; i < clauses.size(); i++) {
            for (int row = starts[i]; row < starts[i + 1]; row++) {
                int from = Math.max(starts[i], row - 1);
                int end = Math.min(starts[i + 1], row + 2);
                System.arraycopy(values, from * width, all, (row * Part.WINDOW + from - row + 1) * width,
                    (end - from) * width);
            }
        }
        return all;
    }

    private float[] layer(float[] windows, Part weights, Part bias) {
        int hidden = net.shape().hidden();
        var out = repeated(net.part(bias), rows());
        Matrices.multiply(windows, rows(), weights.rows(net.shape()), net.part(weights), hidden, out);
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.max(0, out[i]);
        }
        return out;
    }

    private static float[] repeated(float[] row, int times) {
        var all = new float[row.length * times];
        for (int i = 0; i < times; i++) {
            System.arraycopy(row, 0, all, i * row.length, row.length);
        }
        return all;
    }

    private static float[] sum(float[] a, float[] b) {
        var all = a.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] += b[i];
        }
        return all;
    }

    private float[] pooled() {
        int width = net.shape().hidden();
        var all = new float[clauses.size() * Part.POOLED * width];
        for (int i = 0; i < clauses.size(); i++) {
            int to = i * Part.POOLED * width;
            attend(i);
            Arrays.fill(all, to, to + width, NEVER);
            for (int row = starts[i]; row < starts[i + 1]; row++) {
                for (int c = 0; c < width; c++) {
                    float value = hidden[row * width + c];
                    if (value > all[to + c]) {
                        all[to + c] = value;
                        greatest[i * width + c] = row;
                    }
                }
                Matrices.add(1f / (starts[i + 1] - starts[i]), hidden, row * width, width, all, to + width);
                Matrices.add(attention[row], hidden, row * width, width, all, to + 2 * width);
            }
        }
        return all;
    }

    private void attend(int clause) {
        int width = net.shape().hidden();
        var weights = net.part(Part.ATTENTION);
        float most = NEVER;
        for (int row = starts[clause]; row < starts[clause + 1]; row++) {
            float score = 0;
            for (int c = 0; c < width; c++) {
                score += hidden[row * width + c] * weights[c];
            }
            attention[row] = score;
            most = Math.max(most, score);
        }
        float sum = 0;
        for (int row = starts[clause]; row < starts[clause + 1]; row++) {
            attention[row] = (float) Math.exp(attention[row] - most);
            sum += attention[row];
        }
        for (int row = starts[clause]; row < starts[clause + 1]; row++) {
            attention[row] /= sum;
        }
    }

    /// The scores of the classes, clause by clause.
    float[] scores() {
        var out = repeated(net.part(Part.CLASS_BIAS), clauses.size());
        Matrices.multiply(pooled, clauses.size(), Part.CLASS.rows(net.shape()), net.part(Part.CLASS),
            net.shape().classes(), out);
        return out;
    }
}

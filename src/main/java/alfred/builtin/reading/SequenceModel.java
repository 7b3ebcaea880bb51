package alfred.builtin.reading;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/// A linear model over sequences: the scores of each token's labels, and of one label following another; the best
/// sequence is found by Viterbi's algorithm.
public final class SequenceModel {
    private final LinearModel emissions;
    private final float[][] transitions;

    /// @param transitions from a label (or, in the last row, the start) to the next
    SequenceModel(LinearModel emissions, float[][] transitions) {
        this.emissions = emissions;
        this.transitions = transitions;
    }

    List<String> labels() {
        return emissions.classes();
    }

    /// The best label of each token.
    ///
    /// @param features of each token
    public List<String> best(List<List<String>> features) {
        var scores = features.stream().map(emissions::scores).toArray(float[][]::new);
        return decode(scores, transitions).stream().map(labels()::get).toList();
    }

    /// The best label of each token, where something else has a say.
    ///
    /// @param more scores for each label of each token; of the first tokens, if there are fewer
    /// @param weight by what those are multiplied
    public List<String> best(List<List<String>> features, float[][] more, float weight) {
        var scores = features.stream().map(emissions::scores).toArray(float[][]::new);
        for (int t = 0; t < Math.min(scores.length, more.length); t++) {
            for (int c = 0; c < scores[t].length; c++) {
                scores[t][c] += more[t][c] * weight;
            }
        }
        return decode(scores, transitions).stream().map(labels()::get).toList();
    }

    static List<Integer> decode(float[][] scores, float[][] transitions) {
        if (scores.length == 0) {
            return List.of();
        }
        int width = scores[0].length;
        var back = new int[scores.length][width];
        var current = new float[width];
        for (int c = 0; c < width; c++) {
            current[c] = scores[0][c] + transitions[width][c];
        }
        for (int t = 1; t < scores.length; t++) {
            var next = new float[width];
            for (int c = 0; c < width; c++) {
                int best = 0;
                float most = Float.NEGATIVE_INFINITY;
                for (int p = 0; p < width; p++) {
                    float score = current[p] + transitions[p][c];
                    if (score > most) {
                        most = score;
                        best = p;
                    }
                }
                next[c] = most + scores[t][c];
                back[t][c] = best;
            }
            current = next;
        }
        int last = 0;
        for (int c = 1; c < width; c++) {
            last = current[c] > current[last] ? c : last;
        }
        var path = new Integer[scores.length];
        for (int t = scores.length - 1; t >= 0; t--) {
            path[t] = last;
            last = back[t][last];
        }
        return List.of(path);
    }

    void write(DataOutput out) throws IOException {
        emissions.write(out);
        for (var row : transitions) {
            for (float weight : row) {
                out.writeFloat(weight);
            }
        }
    }

    static SequenceModel read(DataInput in) throws IOException {
        var emissions = LinearModel.read(in);
        int width = emissions.classes().size();
        var transitions = new float[width + 1][width];
        for (var row : transitions) {
            for (int c = 0; c < width; c++) {
                row[c] = in.readFloat();
            }
        }
        return new SequenceModel(emissions, transitions);
    }
}

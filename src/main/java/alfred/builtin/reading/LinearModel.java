package alfred.builtin.reading;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/// A linear model over named features: each feature adds its weights to the scores of some classes.
///
/// Features are kept by a hash of 28 bits, weights in steps of 1/8. What is alike stands together in a file, so that it
/// packs well: the hashes, how many weights each has, their classes, the weights.
public final class LinearModel {
    private static final float STEP = 8;
    private static final int UNUSED_BITS = 4;
    /// A class is written as one byte.
    private static final int MAX_CLASSES = 256;
    private final List<String> classes;
    private final int[] hashes;
    private final int[] starts;
    private final short[] targets;
    private final byte[] weights;

    private LinearModel(List<String> classes, int[] hashes, int[] starts, short[] targets, byte[] weights) {
        this.classes = List.copyOf(classes);
        this.hashes = hashes;
        this.starts = starts;
        this.targets = targets;
        this.weights = weights;
    }

    /// @param dense a row of weights, one for each class, for each of the features
    static LinearModel of(List<String> classes, List<String> features, float[][] dense) {
        if (classes.size() > MAX_CLASSES) {
            throw new IllegalArgumentException("more than " + MAX_CLASSES + " classes");
        }
        var order = new long[features.size()];
        int used = 0;
        int size = 0;
        for (int i = 0; i < features.size(); i++) {
            int count = 0;
            for (float weight : dense[i]) {
                count += quantised(weight) == 0 ? 0 : 1;
            }
            if (count > 0) {
                order[used++] = ((long) hash(features.get(i)) << 32) | i;
                size += count;
            }
        }
        Arrays.sort(order, 0, used);
        var hashes = new int[used];
        var starts = new int[used + 1];
        var targets = new short[size];
        var weights = new byte[size];
        int at = 0;
        for (int i = 0; i < used; i++) {
            hashes[i] = (int) (order[i] >> 32);
            starts[i] = at;
            var row = dense[(int) order[i]];
            for (short c = 0; c < row.length; c++) {
                byte weight = quantised(row[c]);
                if (weight != 0) {
                    targets[at] = c;
                    weights[at++] = weight;
                }
            }
        }
        starts[used] = at;
        return new LinearModel(classes, hashes, starts, targets, weights);
    }

    private static byte quantised(float weight) {
        return (byte) Math.max(-127, Math.min(127, Math.round(weight * STEP)));
    }

    private static int hash(String feature) {
        int h = 0x811c9dc5;
        for (int i = 0; i < feature.length(); i++) {
            h = (h ^ feature.charAt(i)) * 0x01000193;
        }
        h ^= h >>> 15;
        h *= 0x2c1b3c6d;
        return (h ^ (h >>> 12)) >>> UNUSED_BITS;
    }

    public List<String> classes() {
        return classes;
    }

    /// The score of each class, in the order of [#classes()]; features it does not know add nothing.
    public float[] scores(Collection<String> features) {
        var scores = new float[classes.size()];
        for (var feature : features) {
            int at = Arrays.binarySearch(hashes, hash(feature));
            for (int i = at < 0 ? 0 : starts[at]; at >= 0 && i < starts[at + 1]; i++) {
                scores[targets[i]] += weights[i] / STEP;
            }
        }
        return scores;
    }

    /// Scores as shares that add up to 1.
    public static float[] softmax(float[] scores) {
        float most = Float.NEGATIVE_INFINITY;
        for (float score : scores) {
            most = Math.max(most, score);
        }
        var shares = new float[scores.length];
        float sum = 0;
        for (int i = 0; i < scores.length; i++) {
            shares[i] = (float) Math.exp(scores[i] - most);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    void write(DataOutput out) throws IOException {
        out.writeShort(classes.size());
        for (var name : classes) {
            out.writeUTF(name);
        }
        out.writeInt(hashes.length);
        for (int i = 0; i < hashes.length; i++) {
            writeNumber(i == 0 ? hashes[i] : hashes[i] - hashes[i - 1], out);
        }
        for (int i = 0; i < hashes.length; i++) {
            writeNumber(starts[i + 1] - starts[i], out);
        }
        for (int i = 0; i < hashes.length; i++) {
            for (int k = starts[i]; k < starts[i + 1]; k++) {
                out.writeByte(k == starts[i] ? targets[k] : targets[k] - targets[k - 1]);
            }
        }
        out.write(weights);
    }

    /// Writes an unsigned number, seven bits a byte.
    private static void writeNumber(int number, DataOutput out) throws IOException {
        int rest = number;
        for (; (rest & ~0x7f) != 0; rest >>>= 7) {
            out.writeByte(rest & 0x7f | 0x80);
        }
        out.writeByte(rest);
    }

    private static int readNumber(DataInput in) throws IOException {
        int number = 0;
        for (int shift = 0;; shift += 7) {
            int part = in.readUnsignedByte();
            number |= (part & 0x7f) << shift;
            if (part < 0x80) {
                return number;
            }
        }
    }

    static LinearModel read(DataInput in) throws IOException {
        var classes = new String[in.readUnsignedShort()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = in.readUTF();
        }
        int size = in.readInt();
        var hashes = new int[size];
        for (int i = 0; i < size; i++) {
            hashes[i] = readNumber(in) + (i == 0 ? 0 : hashes[i - 1]);
        }
        var starts = new int[size + 1];
        for (int i = 0; i < size; i++) {
            starts[i + 1] = starts[i] + readNumber(in);
        }
        var targets = new short[starts[size]];
        for (int i = 0; i < size; i++) {
            for (int k = starts[i]; k < starts[i + 1]; k++) {
                targets[k] = (short) (in.readUnsignedByte() + (k == starts[i] ? 0 : targets[k - 1]));
            }
        }
        var weights = new byte[starts[size]];
        in.readFully(weights);
        return new LinearModel(List.of(classes), hashes, starts, targets, weights);
    }
}

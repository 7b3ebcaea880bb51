package alfred.builtin.net;

import java.util.Arrays;

/// One array of numbers for each part of a network, row by row.
final class Tables {
    private final float[][] all = new float[Part.values().length][];

    /// All zeros.
    Tables(Shape shape) {
        for (var part : Part.values()) {
            all[part.ordinal()] = new float[part.rows(shape) * part.columns(shape)];
        }
    }

    float[] of(Part part) {
        return all[part.ordinal()];
    }

    /// Adds a stretch of another's numbers, and sets them to zero there.
    void take(Tables other, Part part, int start, int length) {
        Matrices.add(1, other.of(part), start, length, of(part), start);
        Arrays.fill(other.of(part), start, start + length, 0);
    }
}

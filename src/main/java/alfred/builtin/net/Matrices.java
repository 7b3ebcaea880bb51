package alfred.builtin.net;

/// Products of matrices, stored row by row. Each adds to what its result holds. Loops run along rows, four at a time,
/// which the virtual machine turns into vector instructions.
final class Matrices {
    private static final int BLOCK = 4;

    private Matrices() {}

    /// Adds `a` times `b` to `result`.
    ///
    /// @param a of `rows` rows and `inner` columns
    /// @param b of `inner` rows and `columns` columns
    static void multiply(float[] a, int rows, int inner, float[] b, int columns, float[] result) {
        for (int row = 0; row < rows; row++) {
            int to = row * columns;
            int k = 0;
            for (; k + BLOCK <= inner; k += BLOCK) {
                int from = row * inner + k;
                addFour(a[from], a[from + 1], a[from + 2], a[from + 3], b, k * columns, columns, result, to);
            }
            for (; k < inner; k++) {
                add(a[row * inner + k], b, k * columns, columns, result, to);
            }
        }
    }

    /// Adds the transpose of `a` times `b` to `result`, which has `inner` rows and `columns` columns.
    ///
    /// @param a of `rows` rows and `inner` columns
    /// @param b of `rows` rows and `columns` columns
    static void multiplyTransposed(float[] a, int rows, int inner, float[] b, int columns, float[] result) {
        int row = 0;
        for (; row + BLOCK <= rows; row += BLOCK) {
            for (int k = 0; k < inner; k++) {
                int at = row * inner + k;
                addFour(a[at], a[at + inner], a[at + 2 * inner], a[at + 3 * inner], b, row * columns, columns, result,
                    k * columns);
            }
        }
        for (; row < rows; row++) {
            for (int k = 0; k < inner; k++) {
                add(a[row * inner + k], b, row * columns, columns, result, k * columns);
            }
        }
    }

    /// The transpose of a matrix.
    static float[] transposed(float[] matrix, int rows, int columns) {
        var turned = new float[matrix.length];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                turned[column * rows + row] = matrix[row * columns + column];
            }
        }
        return turned;
    }

    /// Adds `factor` times a stretch of `values` to a stretch of `result`.
    static void add(float factor, float[] values, int from, int length, float[] result, int to) {
        if (factor != 0) {
            for (int i = 0; i < length; i++) {
                result[to + i] += factor * values[from + i];
            }
        }
    }

    private static void addFour(float first, float second, float third, float fourth, float[] values, int from,
        int length, float[] result, int to) {
        int one = from + length;
        int two = one + length;
        int three = two + length;
        for (int i = 0; i < length; i++) {
            result[to + i] += first * values[from + i] + second * values[one + i] + third * values[two + i]
                + fourth * values[three + i];
        }
    }
}

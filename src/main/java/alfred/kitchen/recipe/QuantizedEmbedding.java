package alfred.kitchen.recipe;

/// An embedding quantised to one signed byte per component, a quarter of the size of floats; cosines keep about
/// half a percent accuracy.
///
/// @param parts the components, scaled so that the largest magnitude is 127
/// @param length the Euclidean norm of the parts
record QuantizedEmbedding(byte[] parts, double length) {
    QuantizedEmbedding(byte[] parts) {
        this(parts, Math.sqrt(Math.max(1, product(parts, parts))));
    }

    static QuantizedEmbedding of(float[] direction) {
        float largest = 1e-9f;
        for (float part : direction) {
            largest = Math.max(largest, Math.abs(part));
        }
        var bytes = new byte[direction.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.round(direction[i] / largest * Byte.MAX_VALUE);
        }
        return new QuantizedEmbedding(bytes);
    }

    /// Returns the cosine similarity: 1 for the same direction.
    double likeness(QuantizedEmbedding other) {
        return product(parts, other.parts) / (length * other.length);
    }

    /// Dot product with four independent accumulators, so that the additions can run in parallel.
    private static int product(byte[] a, byte[] b) {
        int first = 0;
        int second = 0;
        int third = 0;
        int fourth = 0;
        int i = 0;
        for (; i + 3 < a.length; i += 4) {
            first += a[i] * b[i];
            second += a[i + 1] * b[i + 1];
            third += a[i + 2] * b[i + 2];
            fourth += a[i + 3] * b[i + 3];
        }
        for (; i < a.length; i++) {
            first += a[i] * b[i];
        }
        return first + second + third + fourth;
    }
}

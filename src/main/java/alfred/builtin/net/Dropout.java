package alfred.builtin.net;

import java.util.SplittableRandom;

/// Leaves out a part of the numbers at random while a network is trained, so that none decides alone; the others are
/// made larger by as much.
///
/// @param tokens the share that is left out of what stands for a token at first, from 0 to 1
/// @param hidden the share of what stands for it later
/// @param clause the share of what stands for a clause
record Dropout(SplittableRandom random, double tokens, double hidden, double clause) {
    private static final float[] ALL = {};
    /// Leaves out nothing.
    static final Dropout NONE = new Dropout(new SplittableRandom(0), 0, 0, 0);

    /// Changes values in place.
    ///
    /// @return the factor of each, empty if all stay
    float[] apply(float[] values, double share) {
        if (share == 0) {
            return ALL;
        }
        var factors = new float[values.length];
        float kept = (float) (1 / (1 - share));
        int limit = (int) (share * (1 << 16));
        for (int i = 0; i < values.length; i += 4) {
            long bits = random.nextLong();
            for (int k = i; k < Math.min(values.length, i + 4); k++) {
                factors[k] = (bits & 0xffff) < limit ? 0 : kept;
                values[k] *= factors[k];
                bits >>>= 16;
            }
        }
        return factors;
    }

    /// Gives gradients the factors of the values.
    static void back(float[] gradients, float[] factors) {
        for (int i = 0; i < factors.length; i++) {
            gradients[i] *= factors[i];
        }
    }
}

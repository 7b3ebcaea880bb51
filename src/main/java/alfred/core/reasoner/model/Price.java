package alfred.core.reasoner.model;

import java.math.BigDecimal;
import java.util.Optional;

/// What a model costs: for a million tokens, in whatever currency the user thinks.
public record Price(BigDecimal input, BigDecimal output) {
    public static final Price FREE = new Price(BigDecimal.ZERO, BigDecimal.ZERO);
    private static final int MILLION = 6;

    /// As typed, with a point or a comma; empty for anything that is no number of 0 or more.
    public static Optional<BigDecimal> read(String typed) {
        var digits = typed.strip().replace(',', '.');
        return digits.matches("\\d{1,9}(\\.\\d{1,18})?") ? Optional.of(new BigDecimal(digits)) : Optional.empty();
    }

    public BigDecimal of(int inputTokens, int outputTokens) {
        return input.multiply(BigDecimal.valueOf(inputTokens)).add(output.multiply(BigDecimal.valueOf(outputTokens))).movePointLeft(MILLION);
    }
}

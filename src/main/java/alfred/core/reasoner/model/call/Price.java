package alfred.core.reasoner.model.call;

import java.math.BigDecimal;
import java.util.Optional;

/// The price of a model per million tokens, in the user's currency.
public record Price(BigDecimal input, BigDecimal output) {
    public static final Price FREE = new Price(BigDecimal.ZERO, BigDecimal.ZERO);
    private static final int MILLION = 6;

    /// Parses an amount with a decimal point or comma; empty for anything but a number of 0 or more.
    public static Optional<BigDecimal> read(String typed) {
        var digits = typed.strip().replace(',', '.');
        return digits.matches("\\d{1,9}(\\.\\d{1,18})?") ? Optional.of(new BigDecimal(digits)) : Optional.empty();
    }

    /// Returns the cost of a call.
    public BigDecimal of(int inputTokens, int outputTokens) {
        return input.multiply(BigDecimal.valueOf(inputTokens)).add(output.multiply(BigDecimal.valueOf(outputTokens)))
            .movePointLeft(MILLION);
    }
}

package alfred.core.reasoner;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The language model usage of a turn so far.
///
/// @param inputTokens as reported by the servers; 0 if not reported
/// @param outputTokens as reported by the servers; 0 if not reported
/// @param knownCost in the currency of the user's prices; null if the price of a call is unknown
public record Usage(int calls, long inputTokens, long outputTokens, @Nullable BigDecimal knownCost) {
    public static final Usage NONE = new Usage(0, 0, 0, BigDecimal.ZERO);

    public Optional<BigDecimal> cost() {
        return Optional.ofNullable(knownCost);
    }

    public long tokens() {
        return inputTokens + outputTokens;
    }

    /// Returns the sum of both; its cost is unknown if either cost is.
    public Usage plus(Usage more) {
        return new Usage(calls + more.calls(), inputTokens + more.inputTokens(), outputTokens + more.outputTokens(),
            knownCost == null || more.knownCost() == null ? null : knownCost.add(more.knownCost()));
    }
}

package alfred.core.reasoner;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a turn has used of language models so far.
///
/// @param inputTokens as the servers counted; 0 where they did not say
/// @param outputTokens as the servers counted; 0 where they did not say
/// @param knownCost in the currency of the user's prices; null where the price of a call is not known
public record Usage(int calls, long inputTokens, long outputTokens, @Nullable BigDecimal knownCost) {
    public static final Usage NONE = new Usage(0, 0, 0, BigDecimal.ZERO);

    public Optional<BigDecimal> cost() {
        return Optional.ofNullable(knownCost);
    }

    public long tokens() {
        return inputTokens + outputTokens;
    }

    /// With what else was used; of unknown cost where one of them is.
    public Usage plus(Usage more) {
        return new Usage(calls + more.calls(), inputTokens + more.inputTokens(), outputTokens + more.outputTokens(),
            knownCost == null || more.knownCost() == null ? null : knownCost.add(more.knownCost()));
    }
}

package alfred.core.reasoner.model;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A finished answer.
///
/// @param model the model that answered, as the server calls it
/// @param inputTokens as the server counted; 0 where it did not say
/// @param outputTokens as the server counted; 0 where it did not say
/// @param knownCost null where the model's price is not known
public record ModelReply(String text, String model, int inputTokens, int outputTokens, @Nullable BigDecimal knownCost) {
    /// An answer of unknown cost.
    public ModelReply(String text, String model, int inputTokens, int outputTokens) {
        this(text, model, inputTokens, outputTokens, null);
    }

    ModelReply at(BigDecimal cost) {
        return new ModelReply(text, model, inputTokens, outputTokens, cost);
    }

    public Optional<BigDecimal> cost() {
        return Optional.ofNullable(knownCost);
    }
}

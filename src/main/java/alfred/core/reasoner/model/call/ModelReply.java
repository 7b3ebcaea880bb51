package alfred.core.reasoner.model.call;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A complete answer.
///
/// @param model the name of the model that answered, as given by the server
/// @param inputTokens as reported by the server; 0 if not reported
/// @param outputTokens as reported by the server; 0 if not reported
/// @param knownCost null if the price of the model is unknown
public record ModelReply(String text, String model, int inputTokens, int outputTokens, @Nullable BigDecimal knownCost) {
    /// No answer: what a call that failed has in place of one.
    public static final ModelReply NONE = new ModelReply("", "", 0, 0);

    /// Creates an answer of unknown cost.
    public ModelReply(String text, String model, int inputTokens, int outputTokens) {
        this(text, model, inputTokens, outputTokens, null);
    }

    public Optional<BigDecimal> cost() {
        return Optional.ofNullable(knownCost);
    }

    ModelReply saying(String other) {
        return new ModelReply(other, model, inputTokens, outputTokens, knownCost);
    }

    ModelReply at(BigDecimal cost) {
        return new ModelReply(text, model, inputTokens, outputTokens, cost);
    }
}

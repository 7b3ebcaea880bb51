package alfred.core.reasoner.model.call;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A complete answer.
///
/// @param model the name of the model that answered, as given by the server
/// @param inputTokens as reported by the server; 0 if not reported
/// @param outputTokens as reported by the server; 0 if not reported
/// @param knownCost null if the price of the model is unknown
public record ModelReply(String text, String model, int inputTokens, int outputTokens, @Nullable BigDecimal knownCost) {
    /// Creates an answer of unknown cost.
    public ModelReply(String text, String model, int inputTokens, int outputTokens) {
        this(text, model, inputTokens, outputTokens, null);
    }

    ModelReply at(BigDecimal cost) {
        return new ModelReply(text, model, inputTokens, outputTokens, cost);
    }
}

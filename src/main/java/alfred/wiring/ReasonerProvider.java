package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import java.util.function.Supplier;

/// Provides the reasoner for each turn. Called once per turn, so that a changed setting takes effect immediately.
public interface ReasonerProvider extends Supplier<Reasoner>, AutoCloseable {
    @Override
    void close();

    static ReasonerProvider always(Reasoner reasoner) {
        return new ReasonerProvider() {
            @Override
            public Reasoner get() {
                return reasoner;
            }

            @Override
            public void close() {}
        };
    }

    /// Who answers where a model is configured, and what happens where none is.
    enum ModelUse {
        /// The built-in assistant answers what it is sure of, the model everything else; the assistant alone without a
        /// model.
        IF_CONFIGURED,
        /// As above, but a turn fails if no model is configured.
        REQUIRED,
        /// Every message goes to the model; a turn fails if none is configured.
        ALONE
    }

    /// Provides the built-in assistant, combined with the model if one is configured.
    record BuiltInOrBoth(BuiltInReasoner builtIn, ModelReasonerProvider model, ModelUse use)
        implements ReasonerProvider {
        @Override
        public Reasoner get() {
            var named = model.get();
            if (named.isEmpty() && use != ModelUse.IF_CONFIGURED) {
                throw new ReasonerFailure(ReasonerFailure.Reason.NOT_CONFIGURED);
            }
            return named.map(m -> use == ModelUse.ALONE ? m : new BuiltInFirst(builtIn, m)).orElse(builtIn);
        }

        @Override
        public void close() {
            model.close();
        }
    }
}

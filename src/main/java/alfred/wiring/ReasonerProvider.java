package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import java.util.function.Supplier;

/// The reasoner of each turn, asked for anew each time, so that a changed setting holds at once.
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

    /// The built-in assistant, with the model behind it where one is named.
    record BuiltInOrBoth(BuiltInReasoner builtIn, ModelReasonerProvider model, boolean isModelRequired) implements ReasonerProvider {
        @Override
        public Reasoner get() {
            var named = model.get();
            if (named.isEmpty() && isModelRequired) {
                throw new ReasonerFailure("not_configured", "No language model is named. Set ALFRED_BASE_URL, ALFRED_API_KEY and ALFRED_MODEL, or "
                    + "choose a model in the settings. Your message is kept.", false);
            }
            return named.<Reasoner>map(m -> new BuiltInFirst(builtIn, m)).orElse(builtIn);
        }

        @Override
        public void close() {
            model.close();
        }
    }
}

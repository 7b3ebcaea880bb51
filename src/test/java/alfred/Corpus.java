package alfred;

import alfred.core.reasoner.model.PromptCorpus;
import alfred.wiring.ReasonerProvider;
import alfred.wiring.Wiring;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The built-in assistant, with every prompt of its conversations held to the gate.
public final class Corpus {
    private @Nullable PromptCorpus corpus;

    public Wiring.ReasonerFactory builtIn() {
        return (builtIn, domain, _, _, _) -> {
            corpus = new PromptCorpus(builtIn, domain);
            return ReasonerProvider.always(corpus);
        };
    }

    /// From now on every prompt is compared with what is stored.
    public Wiring over(Wiring wiring) {
        Objects.requireNonNull(corpus).over(wiring.session().store());
        return wiring;
    }
}

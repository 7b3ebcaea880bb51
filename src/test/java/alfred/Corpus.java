package alfred;

import alfred.core.reasoner.model.PromptCorpus;
import alfred.wiring.ReasonerProvider;
import alfred.wiring.Wiring;

/// The built-in assistant, with every prompt of its conversations held to the gate.
public final class Corpus {
    private Corpus() {}

    public static Wiring.ReasonerFactory builtIn() {
        return (builtIn, domain, _, _, _) -> ReasonerProvider.always(new PromptCorpus(builtIn, domain));
    }
}

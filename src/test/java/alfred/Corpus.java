package alfred;

import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import alfred.kitchen.briefing.KitchenBriefing;
import alfred.wiring.ReasonerProvider;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

    /// Whoever else answers, such as a model behind a scripted server.
    public Wiring.ReasonerFactory of(Wiring.ReasonerFactory factory) {
        return (builtIn, domain, settings, storedKey, log) -> {
            var provider = factory.of(builtIn, domain, settings, storedKey, log);
            var held = new PromptCorpus(provider, domain);
            corpus = held;
            return new ReasonerProvider() {
                @Override
                public Reasoner get() {
                    var _ = provider.get();
                    return held;
                }

                @Override
                public void close() {
                    provider.close();
                }
            };
        };
    }

    /// A kitchen in memory with a model at that address, every prompt compared with what is stored.
    public static Wiring withModel(String baseUrl, Clock clock) {
        var corpus = new Corpus();
        return corpus.over(Wiring.open(Places.empty(), clock, corpus.of(
            Wiring.ReasonerFactory.configured(Map.of("ALFRED_BASE_URL", baseUrl, "ALFRED_MODEL", "scripted"),
                Optional.empty(), true))));
    }

    /// From now on every prompt is compared with what is stored.
    public Wiring over(Wiring wiring) {
        Objects.requireNonNull(corpus).over(wiring.session().store(), () -> new KitchenBriefing(wiring.foods()));
        return wiring;
    }
}

package alfred.wiring;

import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.BudgetedModelClient;
import alfred.core.reasoner.model.call.LoggedModelClient;
import alfred.core.reasoner.model.call.ModelCall;
import alfred.core.reasoner.model.call.PricedModelClient;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.langchain.Endpoint;
import alfred.langchain.OpenAiTransport;
import alfred.langchain.TimeoutPolicy;
import alfred.langchain.TokensO200k;
import alfred.store.folder.Settings;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Provides a reasoner for the language model named by the environment or the settings. Both are read at each turn,
/// so that a change takes effect immediately.
final class ModelReasonerProvider implements Supplier<Optional<Reasoner>>, AutoCloseable {
    private static final Duration PATIENCE_OF_A_TURN = Duration.ofMinutes(5);

    private final DomainConfig domain;
    private final Settings settings;
    private final Supplier<String> storedKey;
    private final Map<String, String> environment;
    private final Consumer<ModelCall> log;
    private final DayLedger ledger;
    private @Nullable Open open;

    /// The current reasoner with its connection.
    private record Open(Endpoint endpoint, OpenAiTransport transport, Reasoner reasoner) {}

    /// @param storedKey returns the key for the settings' endpoint; `""` for none
    /// @param log receives each model call
    ModelReasonerProvider(
        DomainConfig domain,
        Settings settings,
        Supplier<String> storedKey,
        Map<String, String> environment,
        Consumer<ModelCall> log) {
        this.domain = domain;
        this.settings = settings;
        this.storedKey = storedKey;
        this.environment = environment;
        this.log = log;
        this.ledger = new DayLedger(settings, LocalDate::now);
    }

    /// Returns the reasoner for the current endpoint; empty if no endpoint is configured.
    @Override
    public synchronized Optional<Reasoner> get() {
        var endpoint = Endpoint.configured(environment, settings::get, storedKey.get());
        if (open == null || !endpoint.filter(open.endpoint()::equals).isPresent()) {
            leave();
            open = endpoint.map(this::begin).orElse(null);
        }
        return Optional.ofNullable(open).map(Open::reasoner);
    }

    @Override
    public synchronized void close() {
        leave();
    }

    private void leave() {
        if (open != null) {
            open.transport().close();
            open = null;
        }
    }

    private Open begin(Endpoint endpoint) {
        var transport = new OpenAiTransport(endpoint, TimeoutPolicy.USUAL, settings::get, settings::set);
        var prices = new PriceList(settings);
        var priced = new PricedModelClient(
            transport, complexity -> prices.of(endpoint.baseUrl(), endpoint.model(complexity)));
        var client = new BudgetedModelClient(new LoggedModelClient(priced, log), ledger);
        return new Open(
            endpoint,
            transport,
            new ModelReasoner(domain, client, new TokensO200k(), UuidGate.REDACTING, PATIENCE_OF_A_TURN));
    }
}

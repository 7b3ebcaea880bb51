package alfred;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.model.ModelCheck;
import alfred.langchain.Endpoint;
import alfred.langchain.OpenAiTransport;
import alfred.langchain.Patience;
import alfred.store.Settings;
import alfred.ui.model.ModelLink;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/// The model that the user chose in the window. Address and name are kept in the settings; the key only in memory, until Alfred is closed.
final class ModelConnection implements ModelLink, Supplier<String> {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private final Settings settings;
    private volatile String key = "";

    ModelConnection(Settings settings) {
        this.settings = settings;
    }

    /// The key of this session; `""` for none.
    @Override
    public String get() {
        return key;
    }

    @Override
    public Choice current() {
        return new Choice(settings.get("model.base_url").orElse(""), settings.get("model.name").orElse(""), key);
    }

    @Override
    public void use(Choice choice) {
        key = choice.key();
        settings.set("model.base_url", choice.baseUrl());
        settings.set("model.name", choice.model());
    }

    @Override
    public Trial test(Choice choice) {
        var start = System.nanoTime();
        try (var transport = new OpenAiTransport(Endpoint.of(choice.baseUrl(), choice.key(), choice.model()), Patience.USUAL, _ ->
            Optional.empty(), (_, _) -> { })) {
            new ModelCheck(transport).run(PATIENCE, new Cancellation());
            return new Trial(true, "", (System.nanoTime() - start) / 1_000_000);
        } catch (ReasonerFailure failure) {
            return new Trial(false, failure.message(), (System.nanoTime() - start) / 1_000_000);
        }
    }
}

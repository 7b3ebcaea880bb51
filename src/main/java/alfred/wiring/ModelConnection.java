package alfred.wiring;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.model.ModelCheck;
import alfred.core.reasoner.model.call.ModelCall;
import alfred.langchain.Endpoint;
import alfred.langchain.OpenAiTransport;
import alfred.langchain.TimeoutPolicy;
import alfred.store.folder.Settings;
import alfred.ui.model.ModelConnectionPort;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The model selected in the window. Address and model names are stored in the settings; the key is stored in the
/// system's keychain if the user wants that, else kept in memory only.
public final class ModelConnection implements ModelConnectionPort, Supplier<String> {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String ADDRESS = "model.base_url";
    private static final String KEPT = "model.in_keychain";
    private final Settings settings;
    private final Keychain keychain = new Keychain();
    private final CallLog calls;
    private final PriceList prices;
    /// The API key; null until first looked up, `""` for none.
    private volatile @Nullable String key;

    /// @param folder the data folder for recorded calls; empty to keep them in memory only
    public ModelConnection(Settings settings, Optional<Path> folder) {
        this.settings = settings;
        this.prices = new PriceList(settings);
        this.calls = new CallLog(settings, folder, () -> key == null ? "" : key);
    }

    Consumer<ModelCall> log() {
        return calls;
    }

    /// Returns the key; `""` for none. The first call may ask the keychain, which can take up to two seconds.
    @Override
    public String get() {
        var known = key;
        if (known == null) {
            known = isKept() ? keychain.read(settings.get(ADDRESS).orElse("")).orElse("") : "";
            key = known;
        }
        return known;
    }

    /// Returns whether the key is stored in the system's keychain.
    public boolean isKept() {
        return settings.get(KEPT).filter("true"::equals).isPresent();
    }

    @Override
    public Choice current() {
        return new Choice(settings.get(ADDRESS).orElse(""), named("model.name"), named("model.name.low"),
            named("model.name.high"),
            key == null ? "" : key, isKept(), settings.get(DayLedger.LIMIT).orElse(""));
    }

    private Named named(String setting) {
        return priced(settings.get(ADDRESS).orElse(""), settings.get(setting).orElse(""));
    }

    @Override
    public Named priced(String baseUrl, String model) {
        return prices.priced(baseUrl, model);
    }

    @Override
    public boolean use(Choice choice) {
        var before = settings.get(ADDRESS).orElse("");
        boolean isStillKept = isKept() && before.equals(choice.baseUrl());
        if (!choice.key().isEmpty() || !isStillKept || !choice.keepsKey()) {
            key = choice.key();
        }
        if (isKept() && !(isStillKept && choice.keepsKey())) {
            keychain.forget(before);
        }
        boolean isWanted = choice.keepsKey() && !choice.baseUrl().isEmpty();
        boolean isDone =
            isWanted && (choice.key().isEmpty() ? isStillKept : keychain.write(choice.baseUrl(), choice.key()));
        settings.set(KEPT, String.valueOf(isDone));
        settings.set(ADDRESS, choice.baseUrl());
        settings.set("model.name", choice.model().name());
        settings.set("model.name.low", choice.small().name());
        settings.set("model.name.high", choice.large().name());
        Stream.of(choice.large(), choice.small(), choice.model()).filter(m -> !m.name().isEmpty())
            .forEach(m -> prices.keep(choice.baseUrl(), m));
        settings.set(DayLedger.LIMIT, choice.tokensPerDay().replaceAll("\\D", ""));
        return !isWanted || isDone || choice.key().isEmpty();
    }

    /// The result of a test request to the model.
    ///
    /// @param host the server's host
    /// @param millis the duration of the test in milliseconds
    /// @param failure the problem; empty for none
    public record Checked(String host, long millis, Optional<ReasonerFailure> failure) {}

    /// Sends a test request to the model named by the environment, else by the settings. Returns empty if neither
    /// names one, so that the built-in assistant answers.
    ///
    /// @throws IllegalArgumentException if the address is not a valid URL
    public Optional<Checked> check(Map<String, String> environment) {
        return Endpoint.configured(environment, settings::get, get()).map(endpoint -> {
            var trial = test(endpoint);
            return new Checked(endpoint.host(), trial.millis(), trial.failure());
        });
    }

    @Override
    public Trial test(Choice choice) {
        // a stored key is sent only to the server it was entered for
        boolean isTheSame = settings.get(ADDRESS).orElse("").equals(choice.baseUrl());
        return test(Endpoint.of(choice.baseUrl(), choice.key().isEmpty() && isTheSame ? get() : choice.key(),
            choice.model().name()));
    }

    private Trial test(Endpoint endpoint) {
        var start = System.nanoTime();
        Map<String, String> learned = new HashMap<>();
        try (var transport = new OpenAiTransport(endpoint, TimeoutPolicy.USUAL,
            name -> Optional.ofNullable(learned.get(name)), learned::put)) {
            var check = new ModelCheck(transport);
            check.run(PATIENCE, new Cancellation());
            long millis = (System.nanoTime() - start) / 1_000_000;
            return new Trial(true, Optional.empty(), millis, Optional.of(facts(learned, check)));
        } catch (ReasonerFailure failure) {
            return new Trial(false, Optional.of(failure), (System.nanoTime() - start) / 1_000_000,
                Optional.empty());
        }
    }

    private static Facts facts(Map<String, String> learned, ModelCheck check) {
        var rung = learned.values().stream().findFirst().orElse("STRICT_SCHEMA");
        var stream = check.stream(PATIENCE, new Cancellation());
        return new Facts(Form.valueOf(rung), stream.pieces() > 1, stream.firstMillis(), stream.wordsPerSecond());
    }

    @Override
    public boolean isRecording() {
        return calls.isOn();
    }

    @Override
    public void record(boolean on) {
        calls.turn(on);
    }

    @Override
    public List<Inspected> inspected() {
        var turns = new ArrayList<Inspected>();
        var open = new ArrayList<Call>();
        for (var call : calls.all()) {
            if (call.isFirstOfTurn() && !open.isEmpty()) {
                turns.add(new Inspected(List.copyOf(open)));
                open.clear();
            }
            var reply = call.reply();
            open.add(new Call(call.node(), reply.model(), call.prompt().system(), call.prompt().user(),
                reply.text().isEmpty() ? call.failure() : reply.text(),
                reply.inputTokens(), reply.outputTokens(), reply.cost(), call.millis(), call.failure().isEmpty()));
        }
        if (!open.isEmpty()) {
            turns.add(new Inspected(List.copyOf(open)));
        }
        return turns.reversed();
    }
}

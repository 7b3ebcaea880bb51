package alfred.langchain;

import alfred.core.reasoner.StepType.Complexity;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// An OpenAI-compatible server and the models to use on it.
///
/// Base URL and key always come from the same source, so that a key for one server is never sent to another
/// (spec/headless.md, the endpoint).
///
/// @param baseUrl the URL of the API, such as `https://api.openai.com/v1`
/// @param apiKey the key; `""` for none. Never included in [#toString()].
/// @param models the model name for each complexity; all complexities must be present
public record Endpoint(String baseUrl, String apiKey, Map<Complexity, String> models) {
    private static final String OPENAI = "https://api.openai.com/v1";
    private static final String DEFAULT_MODEL = "gpt-4.1-mini";
    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

    public Endpoint {
        models = Map.copyOf(models);
    }

    /// Returns an endpoint that uses one model for every complexity.
    public static Endpoint of(String baseUrl, String apiKey, String model) {
        return new Endpoint(baseUrl, apiKey,
            Map.of(Complexity.LOW, model, Complexity.MEDIUM, model, Complexity.HIGH, model));
    }

    /// Returns the endpoint named by the environment (`ALFRED_…`, then `OPENAI_…`), else by the settings; empty if
    /// neither names one.
    ///
    /// @param settings returns the values of `model.base_url`, `model.name`, and `model.name.low`, `.medium`,
    /// `.high` for models by complexity
    /// @param storedKey the key that belongs to the settings' base URL; `""` for none
    public static Optional<Endpoint> configured(Map<String, String> environment,
        Function<String, Optional<String>> settings, String storedKey) {
        var model = value(environment, "ALFRED_MODEL").or(() -> value(environment, "OPENAI_MODEL"))
            .or(() -> settings.apply("model.name"))
            .orElse(DEFAULT_MODEL);
        return family(environment, "ALFRED", model, settings).or(() -> family(environment, "OPENAI", model, settings))
            .or(() -> settings.apply("model.base_url").map(url -> with(url, storedKey, model, settings)));
    }

    /// Returns the name of the model for a complexity.
    public String model(Complexity complexity) {
        return models.getOrDefault(complexity, DEFAULT_MODEL);
    }

    /// Returns whether the URL's host is `localhost` or a loopback address.
    public static boolean isLocal(String baseUrl) {
        return LOCAL.contains(host(baseUrl));
    }

    /// Returns the host of the base URL for use in messages; the base URL itself if it has no valid host.
    public String host() {
        return host(baseUrl);
    }

    private static String host(String baseUrl) {
        try {
            var host = URI.create(baseUrl).getHost();
            return host == null ? baseUrl : host;
        } catch (IllegalArgumentException _) {
            return baseUrl;
        }
    }

    @Override
    public String toString() {
        return "Endpoint[" + host() + ", " + models + (apiKey.isEmpty() ? ", no key]" : ", with a key]");
    }

    private static Optional<Endpoint> family(
        Map<String, String> environment, String prefix, String model, Function<String, Optional<String>> settings) {
        var url = value(environment, prefix + "_BASE_URL");
        var key = value(environment, prefix + "_API_KEY");
        return url.isEmpty() && key.isEmpty() ? Optional.empty()
            : Optional.of(with(url.orElse(OPENAI), key.orElse(""), model, settings));
    }

    private static Endpoint with(String url, String key, String model, Function<String, Optional<String>> settings) {
        return new Endpoint(url.strip(), key.strip(), Map.of(
            Complexity.LOW, byComplexity(Complexity.LOW, model, settings),
            Complexity.MEDIUM, byComplexity(Complexity.MEDIUM, model, settings),
            Complexity.HIGH, byComplexity(Complexity.HIGH, model, settings)));
    }

    private static String byComplexity(Complexity complexity, String model,
        Function<String, Optional<String>> settings) {
        return settings.apply("model.name." + complexity.name().toLowerCase(Locale.ROOT)).orElse(model);
    }

    private static Optional<String> value(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).map(String::strip).filter(v -> !v.isEmpty());
    }
}

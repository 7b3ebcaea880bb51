package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.reasoner.StepType.Complexity;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndpointTest {
    @Test
    void alfredsOwnVariablesComeBeforeOpenAisAndTheseBeforeTheSettings() {
        var openAi = Map.of("OPENAI_BASE_URL", "http://two/v1", "OPENAI_API_KEY", "k2", "ALFRED_MODEL", "mine");
        var settings = Map.of("model.base_url", "http://three/v1", "model.name", "large", "model.name.low", "small");

        var both =
            configured(Map.of("ALFRED_BASE_URL", "http://one/v1", "OPENAI_API_KEY", "k2"), Map.of()).orElseThrow();
        assertThat(both.baseUrl()).isEqualTo("http://one/v1");
        assertThat(both.apiKey()).as("a key is never sent to another server").isEmpty();
        assertThat(configured(openAi, settings).orElseThrow().baseUrl()).isEqualTo("http://two/v1");
        assertThat(configured(openAi, Map.of()).orElseThrow().model(Complexity.LOW)).isEqualTo("mine");
        var stored = configured(Map.of(), settings).orElseThrow();
        assertThat(stored.models())
            .isEqualTo(Map.of(Complexity.LOW, "small", Complexity.MEDIUM, "large", Complexity.HIGH, "large"));
        assertThat(stored.apiKey()).isEqualTo("stored");
        assertThat(configured(Map.of("ALFRED_MODEL", "mine"), Map.of())).isEmpty();
    }

    private static Optional<Endpoint> configured(Map<String, String> environment, Map<String, String> settings) {
        return Endpoint.configured(environment, name -> Optional.ofNullable(settings.get(name)), "stored");
    }
}

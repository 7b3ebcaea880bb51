package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.builtin.BuiltInReasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.kitchen.KitchenDomain;
import alfred.store.folder.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModelReasonerProviderTest {
    @Test
    void aChangedSettingHoldsAtTheNextTurn() {
        var settings = Settings.inMemory();
        try (var reasoner =
            new ModelReasonerProvider(new KitchenDomain(List.of()), settings, () -> "", Map.of(), _ -> {})) {
            assertThat(reasoner.get()).isEmpty();

            settings.set("model.base_url", "http://localhost:1/v1");
            var first = reasoner.get().orElseThrow();
            assertThat(reasoner.get()).containsSame(first);

            settings.set("model.name", "another");
            assertThat(reasoner.get().orElseThrow()).isNotSameAs(first);

            settings.set("model.base_url", "");
            assertThat(reasoner.get()).isEmpty();
        }
    }

    @Test
    void aVariableForOtherProgramsIsNoChoice() {
        assertThat(reasoner(Map.of("OPENAI_API_KEY", "k"), false).get()).isInstanceOf(BuiltInReasoner.class);
        assertThat(reasoner(Map.of("OPENAI_API_KEY", "k"), true).get()).isInstanceOf(BuiltInFirst.class);
        assertThat(reasoner(Map.of("ALFRED_BASE_URL", "http://localhost:1/v1"), false).get())
            .isInstanceOf(BuiltInFirst.class);
    }

    @Test
    void aModelThatIsAskedForAndNotNamedIsAnHonestFailure() {
        assertThatThrownBy(() -> reasoner(Map.of(), true).get()).isInstanceOf(ReasonerFailure.class)
            .hasMessageContaining("ALFRED_BASE_URL");
    }

    private static ReasonerProvider reasoner(Map<String, String> environment, boolean isRequired) {
        return Wiring.ReasonerFactory.configured(environment, Optional.empty(), isRequired)
            .of(new BuiltInReasoner(), new KitchenDomain(List.of()), Settings.inMemory(), () -> "", _ -> {});
    }
}

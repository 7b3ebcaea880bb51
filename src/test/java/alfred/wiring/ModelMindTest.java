package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.builtin.BuiltInReasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.kitchen.KitchenDomain;
import alfred.store.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModelMindTest {
    @Test
    void aChangedSettingHoldsAtTheNextTurn() {
        var settings = Settings.inMemory();
        try (var mind = new ModelMind(new KitchenDomain(List.of()), settings, () -> "", Map.of(), _ -> { })) {
            assertThat(mind.get()).isEmpty();

            settings.set("model.base_url", "http://localhost:1/v1");
            var first = mind.get().orElseThrow();
            assertThat(mind.get()).containsSame(first);

            settings.set("model.name", "another");
            assertThat(mind.get().orElseThrow()).isNotSameAs(first);

            settings.set("model.base_url", "");
            assertThat(mind.get()).isEmpty();
        }
    }

    @Test
    void aVariableForOtherProgramsIsNoChoice() {
        assertThat(mind(Map.of("OPENAI_API_KEY", "k"), false).get()).isInstanceOf(BuiltInReasoner.class);
        assertThat(mind(Map.of("OPENAI_API_KEY", "k"), true).get()).isInstanceOf(BuiltInFirst.class);
        assertThat(mind(Map.of("ALFRED_BASE_URL", "http://localhost:1/v1"), false).get()).isInstanceOf(BuiltInFirst.class);
    }

    @Test
    void aModelThatIsAskedForAndNotNamedIsAnHonestFailure() {
        assertThatThrownBy(() -> mind(Map.of(), true).get()).isInstanceOf(ReasonerFailure.class).hasMessageContaining("ALFRED_BASE_URL");
    }

    private static Mind mind(Map<String, String> environment, boolean isRequired) {
        return Wiring.Minds.configured(environment, Optional.empty(), isRequired)
            .of(new BuiltInReasoner(), new KitchenDomain(List.of()), Settings.inMemory(), () -> "", _ -> { });
    }
}

package alfred;

import static org.assertj.core.api.Assertions.assertThat;

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
        try (var mind = new ModelMind(new KitchenDomain(List.of()), settings, () -> "", Map.of(), Optional.empty())) {
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
}

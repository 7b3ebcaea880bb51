package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.reasoner.model.call.Price;
import alfred.store.folder.Settings;
import alfred.ui.model.ModelConnectionPort.Named;
import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriceListTest {
    private static final String SERVER = "https://models.example/v1";

    private final Settings settings = Settings.inMemory();
    private final PriceList prices = new PriceList(settings);

    @ParameterizedTest @ValueSource(strings = {"medium", "monkey", "little-token", "a model"})
    void keepsWhatWasTypedForAnyModel(String model) {
        prices.keep(SERVER, new Named(model, "0.15", "0.60"));

        assertThat(prices.of(SERVER, model)).contains(new Price(new BigDecimal("0.15"), new BigDecimal("0.60")));
        assertThat(prices.of(SERVER, model + "2")).isEmpty();
    }
}

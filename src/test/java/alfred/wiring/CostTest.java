package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.model.call.Price;
import alfred.langchain.FakeModel;
import alfred.store.folder.Settings;
import alfred.ui.model.ModelConnectionPort.Named;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a turn cost, by the prices that the user typed and the tokens that the server counted.
class CostTest {
    private static final String SHOP = "https://models.example/v1";
    private final Settings settings = Settings.inMemory();
    private final PriceList prices = new PriceList(settings);

    @Test
    void aPriceBelongsToAModelOfAServer() {
        prices.keep(SHOP, new Named("large", "2.50", "10"));

        assertThat(prices.of(SHOP, "large")).contains(new Price(new BigDecimal("2.50"), BigDecimal.TEN));
        assertThat(prices.priced(SHOP, "large")).isEqualTo(new Named("large", "2.50", "10"));
        assertThat(prices.of(SHOP, "small")).isEmpty();
        assertThat(prices.of("https://elsewhere.example/v1", "large")).isEmpty();

        prices.keep(SHOP, new Named("large", "", ""));
        assertThat(prices.of(SHOP, "large")).as("forgotten").isEmpty();
    }

    @Test
    void halfAPriceAndNonsenseAreNone() {
        prices.keep(SHOP, new Named("half", "2", ""));
        prices.keep(SHOP, new Named("words", "cheap", "dear"));
        prices.keep(SHOP, new Named("comma", "0,15", "0,60"));

        assertThat(prices.of(SHOP, "half")).isEmpty();
        assertThat(prices.of(SHOP, "words")).isEmpty();
        assertThat(prices.of(SHOP, "comma")).contains(new Price(new BigDecimal("0.15"), new BigDecimal("0.60")));
    }

    @Test
    void whatRunsOnThisComputerIsFreeUnlessAPriceIsTyped() {
        assertThat(prices.of("http://localhost:11434/v1", "qwen3:14b")).contains(Price.FREE);
        assertThat(prices.of("http://127.0.0.1:8080/v1", "default")).contains(Price.FREE);
        assertThat(prices.of("http://[::1]:8080/v1", "default")).contains(Price.FREE);
        assertThat(prices.of("http://localhost.example/v1", "m")).isEmpty();

        prices.keep("http://localhost:11434/v1", new Named("qwen3:14b", "1", "1"));
        assertThat(prices.of("http://localhost:11434/v1", "qwen3:14b"))
            .contains(new Price(BigDecimal.ONE, BigDecimal.ONE));
    }

    @Test
    void aTurnAddsUpItsCallsAndTheInspectorShowsTheSame() throws IOException {
        try (var server = new FakeModel(); var wiring = open(server)) {
            new PriceList(wiring.settings()).keep(server.url(), new Named("scripted", "10", "100"));
            wiring.connection().record(true);

            var done = ask(wiring, server);

            assertThat(done.usage().calls()).isEqualTo(3);
            assertThat(done.usage().inputTokens()).isEqualTo(300);
            assertThat(done.usage().outputTokens()).isEqualTo(30);
            assertThat(done.usage().cost().orElseThrow()).as("300 tokens in at 10, 30 out at 100 a million")
                .isEqualByComparingTo("0.006");
            var inspected = wiring.connection().inspected().getFirst();
            assertThat(inspected.cost().orElseThrow()).isEqualByComparingTo("0.006");
            assertThat(inspected.calls().getFirst().cost().orElseThrow()).isEqualByComparingTo("0.002");
        }
    }

    @Test
    void aLocalModelCostsNothingAndAnUnknownPriceStaysUnknown() throws IOException {
        try (var server = new FakeModel(); var wiring = open(server)) {
            assertThat(ask(wiring, server).usage().cost().orElseThrow()).isEqualByComparingTo("0");

            new PriceList(wiring.settings()).keep(server.url(), new Named("scripted", "10", ""));
            var unknown = ask(wiring, server);
            assertThat(unknown.usage().cost()).isEmpty();
            assertThat(unknown.usage().tokens()).isEqualTo(330);
        }
    }

    private static Wiring open(FakeModel server) {
        return Wiring.open(Places.empty(), Clock.systemDefaultZone(),
            Wiring.ReasonerFactory.configured(Map.of("ALFRED_BASE_URL", server.url(), "ALFRED_MODEL", "scripted"),
                Optional.empty(), true));
    }

    private static Done ask(Wiring wiring, FakeModel server) {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"recipes\"}")
            .answers(
                "{\"action\":\"tool_call\",\"tool\":\"convert\",\"args\":[{\"field\":\"quantity\",\"value\":\"1\"},"
                    + "{\"field\":\"unit\",\"value\":\"\\\"cup\\\"\"},{\"field\":\"to\",\"value\":\"\\\"ml\\\"\"}]}")
            .answers("A good one.");
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say("Would a Riesling go with it, would you say?", Optional.empty(), events::add).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }
}

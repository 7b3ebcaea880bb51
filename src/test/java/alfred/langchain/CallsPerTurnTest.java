package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How often the model is asked in a turn, with both reasoners as the window has them and the real transport.
class CallsPerTurnTest {
    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final String LIST_READ =
        "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"step_done\":true}";
    private static final String PLAIN_READ =
        "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"rows_suffice\":true}";
    private FakeModel server;
    private String told = "";
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), Clock.systemDefaultZone());
        wiring.session().load(Map.of("shopping_list", List.of(Map.of("name", "Bread"), Map.of("name", "Milk")),
            "inventory", List.of(Map.of("name", "Leeks", "location", "fridge"))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    @ParameterizedTest @ValueSource(strings = {"what's in my fridge?", "what's on my shopping list?",
        "do I have any leeks?", "tick off the milk", "undo"})
    void aPlainReadATickAndAnUndoAskNobody(String message) {
        assertThat(calls(message)).isZero();
    }

    @Test
    void aReadThatOnlyTheModelUnderstandsTakesTwoBeforeTheReplyStreams() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
            .answers(LIST_READ)
            .answers("Bread and milk.");

        assertThat(beforeTheReply("What is there to buy, would you say?")).isEqualTo(2);
    }

    @Test
    void aListThatWasAskedForTakesTwoInAll() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
            .answers(PLAIN_READ);

        assertThat(calls("What is there to buy, would you say?")).isEqualTo(2);
        assertThat(told).isEqualTo("- Bread\n- Milk");
    }

    @Test
    void aListIsNotEnoughWhereMoreWasAskedFor() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
            .answers(PLAIN_READ)
            .answers("Bread and milk, both since today.");

        assertThat(beforeTheReply("What is there to buy, in detail, would you say?")).isEqualTo(2);
        assertThat(told).isEqualTo("Bread and milk, both since today.");
    }

    @Test
    void aReadThatFindsNothingTakesTwoInAll() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"tasks\"}")
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"tasks\"}");

        assertThat(calls("Is anything left to do, would you say?")).isEqualTo(2);
    }

    @Test
    void aQuickWriteTakesTwoInAll() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Add it\",\"quick_subdomain\":\"shopping\"}")
            .answers(
                """
                {"action":"tool_call","tool":"db_create","table":"shopping_list","data":[{"fields":[{"field":"name","value":"\\"Celeriac\\""}]}]}""");

        assertThat(calls("Put some celeriac for a remoulade on my shopping list")).isEqualTo(2);
    }

    @Test
    void aPlanThatReadsAndWritesTakesFourBeforeTheReplyStreams() {
        server.answers(PLANNED).answers("""
            {"goal":"Bread","decision":"plan_direct","steps":[
             {"description":"Look at the list","step_type":"read","subdomain":"shopping","group":0},
             {"description":"Add rolls","step_type":"write","subdomain":"shopping","group":1}]}""")
            .answers(LIST_READ).answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list",
             "data":[{"fields":[{"field":"name","value":"\\"Rolls\\""}]}],"step_done":true}""")
            .answers("Added rolls to your list.");

        assertThat(beforeTheReply("See what is on my shopping list and add rolls to it")).isEqualTo(4);
    }

    @Test
    void nothingAfterTheAnswerKeepsTheNextMessageWaiting() throws Exception {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
            .answers(LIST_READ)
            .answers("Bread and milk. ".repeat(40)).then((_, _) -> server.await());
        var isAnswered = new CompletableFuture<Void>();
        var first = wiring.session().say("What is there to buy, would you say?", Optional.empty(), event -> {
            if (event instanceof Done) {
                isAnswered.complete(null);
            }
        });
        isAnswered.get(20, TimeUnit.SECONDS);
        await(4);
        first.get(5, TimeUnit.SECONDS);

        var events = new ArrayList<PipelineEvent>();
        wiring.session().say("what's on my shopping list?", Optional.empty(), events::add).get(5, TimeUnit.SECONDS);

        assertThat(done(events).response()).contains("Bread");
        assertThat(wiring.session().snapshot().recent()).as("no turn is lost").extracting(t -> t.user())
            .containsExactly("What is there to buy, would you say?", "what's on my shopping list?");
    }

    private void await(int requests) throws InterruptedException {
        for (int i = 0; i < 500 && server.requests.size() < requests; i++) {
            Thread.sleep(10);
        }
        assertThat(server.requests).hasSize(requests);
    }

    private int calls(String message) {
        int before = server.requests.size();
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, Optional.empty(), events::add).orTimeout(20, TimeUnit.SECONDS).join();
        int made = server.requests.size() - before;
        told = done(events).response();
        assertThat(done(events).usage().calls()).as("what the turn says of itself").isEqualTo(made);
        return made;
    }

    /// The calls that were made when the model was asked for the reply, which is the turn's last call.
    private int beforeTheReply(String message) {
        int all = calls(message);
        assertThat(server.requests.getLast().path("stream").asBoolean()).isTrue();
        return all - 1;
    }

    private static Done done(List<PipelineEvent> events) {
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }
}

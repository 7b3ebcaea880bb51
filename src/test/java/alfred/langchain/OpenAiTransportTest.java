package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.model.ModelCheck;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.OutputSchema;
import alfred.core.reasoner.model.call.Prompt;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What servers do wrong, and what becomes of it.
class OpenAiTransportTest {
    private static final String KEY = "sk-secret";
    private static final String GOOD = "{\"assistant_summary\":\"Eggs.\"}";
    private static final OutputSchema SCHEMA = Schemas.summarize();
    private static final TimeoutPolicy SHORT = new TimeoutPolicy(
        Duration.ofSeconds(4), Duration.ofMillis(1200), Duration.ofMillis(1200), 3, Duration.ofMillis(5));

    private final Map<String, String> learned = new HashMap<>();
    private final Cancellation cancellation = new Cancellation();
    private FakeModel server;
    private OpenAiTransport transport;

    @BeforeEach
    void start() throws IOException {
        server = new FakeModel();
        transport = transport(server.url());
    }

    @AfterEach
    void stop() {
        server.close();
        transport.close();
    }

    @Test
    void aGoodAnswerComesWithItsUsageAndTheKeyWentAlong() {
        server.answers(GOOD);

        assertThat(ask()).isEqualTo(new ModelReply(GOOD, "test-model", 100, 10));
        assertThat(server.keys).containsExactly("Bearer " + KEY);
        assertThat(server.requests.getFirst().at("/response_format/json_schema/strict").asBoolean()).isTrue();
        assertThat(server.requests.getFirst().at("/response_format/json_schema/name").asText())
            .isEqualTo("SummarizeOutput");
    }

    @ParameterizedTest @CsvSource({"401, refused_key, 1", "403, refused_key, 1", "404, no_such_model, 1",
        "429, busy, 3", "408, too_slow, 3", "500, server_error, 3",
        "503, server_error, 3", "400, refused_request, 4", "301, not_a_model, 1"})
    void aStatusIsTriedAgainWhereThatHelpsAndToldInWords(int status, String kind, int requests) {
        for (int i = 0; i < 5; i++) {
            server.fails(status);
        }

        var failure = failure();

        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure.getMessage()).contains("Your message is kept").doesNotContain(KEY, "Incorrect");
        assertThat(server.requests).hasSize(requests);
    }

    @Test
    void aPassingErrorIsOvercome() {
        server.fails(500).fails(429).answers(GOOD);

        assertThat(ask().text()).isEqualTo(GOOD);
    }

    @Test
    void retryAfterIsKept() {
        server.fails(429, "Retry-After", "1").answers(GOOD);

        long start = System.nanoTime();
        ask();

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(990));
    }

    @Test
    void aRetryAfterBeyondTheDeadlineIsNotWaitedFor() {
        server.fails(429, "Retry-After", "600");

        assertThat(failure().kind()).isEqualTo("busy");
        assertThat(server.requests).hasSize(1);
    }

    @Test
    void aWebPageIsNoModel() {
        server.then((exchange, _) -> FakeModel.send(exchange, 200, "text/html", "<html><body>Welcome</body></html>"));

        assertThat(failure().kind()).isEqualTo("not_a_model");
    }

    @Test
    void anEmptyBodyEmptyChoicesAndAnEmptyTextAreTriedAgain() {
        server.then((exchange, _) -> FakeModel.send(exchange, 200, "application/json", ""))
            .then((exchange, _) -> FakeModel.send(exchange, 200, "application/json", "{\"id\":\"1\",\"choices\":[]}"))
            .then((exchange, _) -> FakeModel.send(exchange, 200, "application/json", FakeModel.completion("", "stop")));

        assertThat(failure().kind()).isEqualTo("rubbish");
        assertThat(server.requests).hasSize(3);
    }

    @Test
    void aBodyThatEndsInItsMiddleIsCutOff() {
        for (int i = 0; i < 3; i++) {
            server.then((exchange, _) -> {
                var body = FakeModel.completion(GOOD, "stop").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "application/json");
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body, 0, body.length / 2);
                exchange.getResponseBody().flush();
                exchange.close();
            });
        }

        assertThat(failure().kind()).isEqualTo("cut_off");
    }

    @Test
    void anAnswerWithoutEndIsCutAndNotAskedForAgain() {
        server.then((exchange, _) -> endless(exchange, "application/json", "{\"choices\":\"" + "x".repeat(60_000)));

        assertThat(failure().getMessage()).contains("may not write an answer as long");
        assertThat(server.requests).hasSize(1);
    }

    @Test
    void aStreamWithoutEndIsCut() {
        var piece =
            "data: {\"id\":\"1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":"
                + "{\"content\":\"" + "x".repeat(60_000) + "\"}}]}\n\n";
        server.then((exchange, _) -> endless(exchange, "text/event-stream", piece));

        assertThat(streamFailure().getMessage()).contains("may not write an answer as long");
    }

    /// Sends the text again and again until the connection is closed, or for 40 MB.
    private static void endless(HttpExchange exchange, String type, String text) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, 0);
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        try (var out = exchange.getResponseBody()) {
            for (long sent = 0; sent < 40_000_000; sent += bytes.length) {
                out.write(bytes);
            }
        }
    }

    @ParameterizedTest @CsvSource({"length, cut_off", "content_filter, declined"})
    void anUnfinishedAnswerIsNone(String finish, String kind) {
        server.then(
            (exchange, _) -> FakeModel.send(exchange, 200, "application/json", FakeModel.completion(GOOD, finish)));

        assertThat(failure().kind()).isEqualTo(kind);
    }

    @Test
    void aRefusalIsTold() {
        server.then((exchange, _) -> FakeModel.send(exchange, 200, "application/json",
            FakeModel.completion(null, "stop").replace("\"content\":null",
                "\"content\":null,\"refusal\":\"I cannot help with that.\"")));

        assertThat(failure().kind()).isEqualTo("declined");
    }

    @Test
    void aServerThatSaysNothingIsLeft() {
        for (int i = 0; i < 3; i++) {
            server.then((_, _) -> server.await());
        }

        assertThat(failure().kind()).isEqualTo("too_slow");
        assertThat(server.requests).hasSize(3);
    }

    @Test
    void theDeadlineOfTheTurnStandsAboveAllTries() {
        server.then((_, _) -> server.await());
        var request = new ModelRequest("summarize", new Prompt("s", "u"), SCHEMA, Complexity.LOW,
            Deadline.in(Duration.ofMillis(800)));

        assertThatThrownBy(() -> transport.ask(request, cancellation)).isInstanceOfSatisfying(ReasonerFailure.class,
            e -> assertThat(e.kind()).isEqualTo("too_slow"));
        assertThat(server.requests).hasSize(1);
    }

    @Test
    void aServerThatIsNotThereIsUnreachable() {
        server.close();

        var failure = failure();

        assertThat(failure.kind()).isEqualTo("unreachable");
        assertThat(failure.isRetriable()).isTrue();
    }

    @Test
    void aRefusedSchemaStepsDownAndThatIsRemembered() {
        server.fails(400).fails(400).answers(GOOD).answers(GOOD);

        ask();
        ask();

        assertThat(server.requests.stream()
            .map(r -> r.at("/response_format/type").asText() + r.at("/response_format/json_schema/strict").asText()))
            .containsExactly("json_schematrue", "json_schemafalse", "json_object", "json_object");
        assertThat(learned).containsValue("JSON_OBJECT");
        assertThat(learned.keySet()).noneMatch(name -> name.contains(KEY));
    }

    @Test
    void answersThatDoNotFitStepDownTheSecondTime() {
        transport.judge(request(), false);
        transport.judge(request(), true);
        transport.judge(request(), false);
        assertThat(learned).isEmpty();

        transport.judge(request(), false);

        assertThat(learned).containsValue("SCHEMA");
    }

    @Test
    void aStreamComesInPieces() {
        server.answers("Here are your eggs.");
        var pieces = new ArrayList<String>();

        var reply = transport.stream(plain(), pieces::add, cancellation);

        assertThat(reply.text()).isEqualTo("Here are your eggs.");
        assertThat(pieces).containsExactly("Here ", "are ", "your ", "eggs.");
    }

    @Test
    void aStreamThatIsCutIsAFailureAndNotTriedAgainOnceItWasHeard() {
        server.then((exchange, _) -> FakeModel.stream(exchange, List.of("Here ", "are "), null, false));

        assertThat(streamFailure().kind()).isEqualTo("cut_off");
        assertThat(server.requests).hasSize(1);
    }

    @Test
    void aStreamThatStallsIsLeft() {
        server.then((exchange, _) -> {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(FakeModel.event("Here ", null));
            exchange.getResponseBody().flush();
            server.await();
        });

        assertThat(streamFailure().kind()).isEqualTo("too_slow");
    }

    @Test
    void aRefusalAndAnErrorWithinAStreamAreNoticed() {
        server.then((exchange, _) -> event(exchange,
            "{\"choices\":[{\"index\":0,\"delta\":{\"refusal\":\"No.\"},\"finish_reason\":null}]}"));
        assertThat(streamFailure().kind()).isEqualTo("declined");

        for (int i = 0; i < 3; i++) {
            server.then((exchange, _) -> event(exchange, "{\"error\":{\"message\":\"overloaded\"}}"));
        }
        assertThat(streamFailure().kind()).isEqualTo("server_error");
    }

    @Test
    void aWholeAnswerInPlaceOfAStreamIsTakenToo() {
        server.then(
            (exchange, _) -> FakeModel.send(exchange, 200, "application/json", FakeModel.completion("Eggs.", "stop")));

        assertThat(transport.stream(plain(), _ -> {}, cancellation).text()).isEqualTo("Eggs.");
    }

    @Test
    void cancellingClosesTheCallAtOnce() {
        server.then((_, _) -> {
            cancellation.cancel();
            server.await();
        });

        long start = System.nanoTime();
        assertThatThrownBy(this::ask).isInstanceOf(Cancellation.Cancelled.class);

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(1));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void cancellingWithinAStreamEndsItToo() {
        server.then((exchange, _) -> {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(FakeModel.event("Here ", null));
            exchange.getResponseBody().flush();
            server.await();
        });

        assertThatThrownBy(() -> transport.stream(plain(), _ -> cancellation.cancel(), cancellation))
            .isInstanceOf(Cancellation.Cancelled.class);
    }

    @Test
    void cancellingEndsAPauseBetweenTries() {
        server.then((exchange, _) -> {
            exchange.getResponseHeaders().set("Retry-After", "20");
            FakeModel.send(exchange, 503, "text/plain", "later");
            cancellation.cancel();
        });

        assertThatThrownBy(this::ask).isInstanceOf(Cancellation.Cancelled.class);
    }

    @Test
    void aCheckSaysWhatIsWrong() {
        server.answers("{\"answer\":\"yes\"}").fails(401);
        var check = new ModelCheck(transport);

        check.run(Duration.ofSeconds(2), cancellation);

        assertThatThrownBy(() -> check.run(Duration.ofSeconds(2), cancellation))
            .hasMessageContaining("refused the key");
    }

    @Test
    void tokensAreCountedWithAMarginThatGrowsWhereTheServerCountsMore() {
        var tokens = new TokensO200k();
        int usual = tokens.count("Two eggs and a cup of flour. ".repeat(50));

        tokens.learn(1000, 1300);

        assertThat(usual).isBetween(400, 480);
        assertThat(tokens.count("Two eggs and a cup of flour. ".repeat(50))).isGreaterThan(usual * 5 / 4);
    }

    @Test
    void theKeyIsInNoText() {
        assertThat(Endpoint.of("http://localhost/v1", KEY, "m").toString()).doesNotContain(KEY);
    }

    private static void event(HttpExchange exchange, String json) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        exchange.getResponseBody().write(("data: " + json + "\n\n").getBytes(StandardCharsets.UTF_8));
        exchange.close();
    }

    private OpenAiTransport transport(String url) {
        return new OpenAiTransport(Endpoint.of(url, KEY, "test-model"), SHORT,
            name -> Optional.ofNullable(learned.get(name)), learned::put);
    }

    private ModelRequest request() {
        return new ModelRequest("summarize", new Prompt("system", "user"), SCHEMA, Complexity.LOW,
            Deadline.in(Duration.ofSeconds(30)));
    }

    private ModelRequest plain() {
        return new ModelRequest("reply", new Prompt("system", "user"), null, Complexity.MEDIUM,
            Deadline.in(Duration.ofSeconds(30)));
    }

    private ModelReply ask() {
        return transport.ask(request(), cancellation);
    }

    private ReasonerFailure failure() {
        return catchThrowableOfType(ReasonerFailure.class, this::ask);
    }

    private ReasonerFailure streamFailure() {
        return catchThrowableOfType(ReasonerFailure.class, () -> transport.stream(plain(), _ -> {}, cancellation));
    }
}

package alfred.bench;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.row.Query;
import alfred.core.session.LongSession;
import alfred.langchain.FakeModel;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// Whole turns with a model that answers at once, from the message to the kept conversation: both reasoners, the
/// prompts, the transport over HTTP to a server in this process, and a database on disk. The session knows so many lots
/// of a pantry of that size. Beside them, what the requests of such a turn take alone, sent one after the other by the
/// JDK's client: nobody's turn is shorter.
@State(Scope.Thread) @BenchmarkMode(Mode.SampleTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ModelTurnBench {
    @Param({"10", "1000", "10000"})
    private int size;

    private final Path folder = SessionBench.folder();
    private final FakeModel server = server();
    private final Wiring wiring = Wiring.open(Place.in(folder), Clock.systemDefaultZone(),
        Wiring.ReasonerFactory.configured(Map.of("ALFRED_BASE_URL", server.url(), "ALFRED_MODEL", "instant"),
            Optional.empty(), true));

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private List<HttpRequest> readRequests = List.of();
    private List<HttpRequest> planRequests = List.of();

    private static FakeModel server() {
        try {
            var server = new FakeModel();
            return server.otherwise(ModelTurnBench::answer);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String answer(JsonNode request) {
        var prompt = request.path("messages").path(1).path("content").asText();
        return switch (request.path("response_format").path("json_schema").path("name").asText()) {
            case "UnderstandOutput" -> prompt.lastIndexOf("would you say") > prompt.lastIndexOf("change the bread")
                ? "{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}"
                : "{\"quick_mode\":false}";
            case "ThinkOutput" -> """
                {"goal":"Bread","decision":"plan_direct","steps":[
                 {"description":"Look at the list","step_type":"read","subdomain":"shopping","group":0},
                 {"description":"Change the amount","step_type":"write","subdomain":"shopping","group":1}]}""";
            case "ActQuickDecision" -> "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\"}";
            case "ActDecision" -> prompt.contains("Bread")
                && prompt.lastIndexOf("Change the amount") > prompt.lastIndexOf("Look at the list")
                    ? """
                {"action":"tool_call","tool":"db_update","table":"shopping_list","step_done":true,
                 "filters":[{"field":"name","op":"=","value":"\\"Bread\\""}],"data":[{"fields":[{"field":"quantity","value":"3"}]}]}"""
                    : "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"step_done\":true}";
            default -> "There is bread on it.";
        };
    }

    @Setup
    public void fill() {
        var names = new Names(11);
        var session = wiring.session();
        session.load(Map.of("shopping_list", List.of(Map.of("name", "Bread", "quantity", 1)), "inventory",
            IntStream.range(0, size)
                .mapToObj(i -> Map.<String, Object>of("name", names.recipe(), "quantity", 1 + i % 9, "location",
                    i % 2 == 0 ? "fridge" : "pantry"))
                .toList()));
        LongSession.know(session, "inv", session.store().read(rows -> rows.read(Query.all("inventory"))));
        awaitVectors();
        readRequests = sent(this::read);
        planRequests = sent(this::plan);
    }

    /// The requests of a turn, to be sent again.
    private List<HttpRequest> sent(Supplier<PipelineEvent.Done> turn) {
        server.forget();
        var _ = turn.get();
        return server.requests.stream()
            .map(body -> HttpRequest.newBuilder(URI.create(server.url() + "/chat/completions"))
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build())
            .toList();
    }

    private int send(List<HttpRequest> requests) {
        server.forget();
        int answered = 0;
        try {
            for (var request : requests) {
                answered += client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode() == 200 ? 1 : 0;
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (answered != requests.size()) {
            throw new IllegalStateException("a request was not answered");
        }
        return answered;
    }

    /// A new kitchen is busy with its catalogue's vectors for half a minute, on a core that is not the turn's.
    private static void awaitVectors() {
        int idle = 0;
        try {
            for (int i = 0; i < 1_200 && idle < 10; i++) {
                Thread.sleep(100);
                boolean isBusy = Thread.getAllStackTraces().keySet().stream()
                    .anyMatch(
                        thread -> thread.getName().equals("meaning") && thread.getState() == Thread.State.RUNNABLE);
                idle = isBusy ? 0 : idle + 1;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @TearDown
    public void close() {
        wiring.close();
        client.close();
        server.close();
        SessionBench.delete(folder);
    }

    private PipelineEvent.Done say(String text, int calls, int writes) {
        server.forget();
        var last = new PipelineEvent[1];
        wiring.session().say(text, Optional.empty(),
            event -> last[0] = event instanceof PipelineEvent.ContextUpdated ? last[0] : event).join();
        if (last[0] instanceof PipelineEvent.Done done && done.usage().calls() == calls
            && done.writes().size() == writes) {
            return done;
        }
        throw new IllegalStateException("another turn than was to be measured: " + last[0]);
    }

    @Benchmark @Goal(value = "a model's turn but for the model, p95: a read, 10 entities known", atMostMillis = 10,
        when = "size=10") @Goal(value = "a model's turn but for the model, p95: a read, 1,000 entities known",
            atMostMillis = 15,
            when = "size=1000") @Goal(value = "a model's turn but for the model, p95: a read, 10,000 entities known",
                atMostMillis = 30, when = "size=10000")
    public PipelineEvent.Done read() {
        return say("What is there to buy, would you say?", 3, 0);
    }

    @Benchmark @Goal(value = "a model's turn but for the model, p95: a plan of two steps, 10 entities known",
        atMostMillis = 10, when = "size=10") @Goal(
            value = "a model's turn but for the model, p95: a plan of two steps, 1,000 entities known",
            atMostMillis = 15, when = "size=1000") @Goal(
                value = "a model's turn but for the model, p95: a plan of two steps, 10,000 entities known",
                atMostMillis = 30, when = "size=10000")
    public PipelineEvent.Done plan() {
        return say("See what is on my shopping list and change the bread on it to 3", 5, 1);
    }

    @Benchmark @Goal(value = "the three requests of such a read alone, p95, 10 entities known", when = "size=10") @Goal(
        value = "the three requests of such a read alone, p95, 1,000 entities known", when = "size=1000") @Goal(
            value = "the three requests of such a read alone, p95, 10,000 entities known", when = "size=10000")
    public int readRequests() {
        return send(readRequests);
    }

    @Benchmark @Goal(value = "the five requests of such a plan alone, p95, 10 entities known", when = "size=10") @Goal(
        value = "the five requests of such a plan alone, p95, 1,000 entities known", when = "size=1000") @Goal(
            value = "the five requests of such a plan alone, p95, 10,000 entities known", when = "size=10000")
    public int planRequests() {
        return send(planRequests);
    }
}

package alfred.langchain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Function;

/// A server in the test's own process that speaks OpenAI's protocol: scripted replies, recorded requests.
public final class FakeModel implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    /// What comes last where `stream_options` ask for it.
    private static final byte[] USAGE =
        ("data: {\"id\":\"1\",\"object\":\"chat.completion.chunk\",\"model\":\"test-model\",\"choices\":[],"
            + "\"usage\":{\"prompt_tokens\":100,\"completion_tokens\":10,\"total_tokens\":110}}\n\n")
            .getBytes(StandardCharsets.UTF_8);

    public final List<JsonNode> requests = new CopyOnWriteArrayList<>();
    public final List<String> keys = new CopyOnWriteArrayList<>();
    public final CountDownLatch released = new CountDownLatch(1);
    private final Queue<Reply> script = new ArrayDeque<>();
    private final HttpServer server;

    static {
        // or a reply's head waits 40 ms for its body
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private Reply otherwise = (exchange, _) -> send(exchange, 418, "text/plain", "the script is over");

    /// Answers one request.
    public interface Reply {
        void send(HttpExchange exchange, JsonNode request) throws IOException;
    }

    public FakeModel() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory()));
        server.createContext("/", this::handle);
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    public synchronized FakeModel then(Reply reply) {
        script.add(reply);
        return this;
    }

    /// A good answer, streamed where a stream was asked for.
    public FakeModel answers(String content) {
        return then((exchange, request) -> answer(exchange, request, content));
    }

    /// A good answer in a stream, whose second part comes only once it is [#released].
    public FakeModel answersInTwo(String first, String second) {
        return then((exchange, _) -> {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(event(first, null));
            exchange.getResponseBody().flush();
            await();
            exchange.getResponseBody().write(event(second, null));
            end(exchange, "stop");
        });
    }

    /// Answers every request that the script does not.
    public FakeModel otherwise(Function<JsonNode, String> reasoner) {
        otherwise = (exchange, request) -> answer(exchange, request, reasoner.apply(request));
        return this;
    }

    private static void answer(HttpExchange exchange, JsonNode request, String content) throws IOException {
        if (request.path("stream").asBoolean()) {
            stream(exchange, List.of(content.split("(?<= )")), "stop", true);
        } else {
            send(exchange, 200, "application/json", completion(content, "stop"));
        }
    }

    public FakeModel fails(int status, String... headers) {
        return then((exchange, _) -> {
            for (int i = 0; i < headers.length; i += 2) {
                exchange.getResponseHeaders().set(headers[i], headers[i + 1]);
            }
            send(exchange, status, "application/json",
                "{\"error\":{\"message\":\"Incorrect API key provided: sk-secret\"}}");
        });
    }

    public static String completion(String content, String finish) {
        var json = JSON.createObjectNode().put("id", "1").put("object", "chat.completion").put("model", "test-model");
        var choice = json.putArray("choices").addObject().put("index", 0).put("finish_reason", finish);
        choice.putObject("message").put("role", "assistant").put("content", content);
        json.putObject("usage").put("prompt_tokens", 100).put("completion_tokens", 10).put("total_tokens", 110);
        return json.toString();
    }

    public static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    static void stream(HttpExchange exchange, List<String> pieces, String finish, boolean isEnded) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        var out = exchange.getResponseBody();
        for (var piece : pieces) {
            out.write(event(piece, null));
            out.flush();
        }
        if (isEnded) {
            end(exchange, finish);
        } else {
            exchange.close();
        }
    }

    private static void end(HttpExchange exchange, String finish) throws IOException {
        var out = exchange.getResponseBody();
        out.write(event("", finish));
        out.write(USAGE);
        out.write("data: [DONE]\n\n".getBytes(StandardCharsets.UTF_8));
        exchange.close();
    }

    static byte[] event(String piece, String finish) {
        var json =
            JSON.createObjectNode().put("id", "1").put("object", "chat.completion.chunk").put("model", "test-model");
        var choice = json.putArray("choices").addObject().put("index", 0).put("finish_reason", finish);
        choice.putObject("delta").put("content", piece);
        return ("data: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
    }

    /// Forgets what was asked, where there is no end of asking.
    public void forget() {
        requests.clear();
        keys.clear();
    }

    public void await() {
        try {
            released.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        released.countDown();
        server.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        var request = JSON.readTree(exchange.getRequestBody());
        requests.add(request);
        keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
        Reply reply;
        synchronized (this) {
            reply = script.poll();
        }
        (reply == null ? otherwise : reply).send(exchange, request);
    }
}

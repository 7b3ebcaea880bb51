package alfred.cli;

import alfred.core.session.Session;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// `alfred session`: reads one JSON request per line and writes one JSON event per line (spec/headless.md).
///
/// Requests are executed in order, except `cancel`, which takes effect at once. End of input ends the session.
public final class HeadlessSession {
    /// Rejects lines that hold more than one JSON value.
    private static final ObjectMapper JSON =
        JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
    private final Session session;
    private final OutputStream out;
    private final Requests requests;
    /// The requested turns that have not ended, in order; true marks a turn to be cancelled.
    private final Deque<AtomicBoolean> turns = new ConcurrentLinkedDeque<>();

    public HeadlessSession(Session session, OutputStream out) {
        this.session = session;
        this.out = out;
        this.requests = new Requests(session);
    }

    /// Handles requests until the end of input, then waits for the pending ones. A line that is not a JSON object
    /// is answered with the error `not_json`.
    ///
    /// @throws IOException if the input cannot be read
    public void run(InputStream in) throws IOException {
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            var inOrder = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("requests").factory())) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank()) {
                    take(line, inOrder);
                }
            }
            inOrder.shutdown();
            while (!inOrder.isTerminated() && !awaitEnd(inOrder)) {
                session.cancel();
            }
        }
    }

    private static boolean awaitEnd(ExecutorService executor) {
        try {
            return executor.awaitTermination(1, TimeUnit.MINUTES);
        } catch (InterruptedException _) {
            return false;
        }
    }

    private void take(String line, ExecutorService inOrder) {
        JsonNode request;
        try {
            request = JSON.readTree(line);
        } catch (JsonProcessingException _) {
            write(requests.notARequest(), JSON.nullNode());
            return;
        }
        if (!request.isObject()) {
            write(requests.notARequest(), JSON.nullNode());
            return;
        }
        var id = request.path("id");
        switch (request.path("op").asText()) {
            case "cancel" -> cancel(id);
            case "say" -> {
                var isCancelled = new AtomicBoolean();
                turns.add(isCancelled);
                inOrder.execute(() -> say(request, id, isCancelled));
            }
            default -> inOrder.execute(() -> requests.carryOut(request, event -> write(event, id)));
        }
    }

    private void say(JsonNode request, JsonNode id, AtomicBoolean isCancelled) {
        requests.carryOut(request, event -> {
            if (isCancelled.get()) {
                session.cancel();
            }
            write(event, id);
        });
        turns.remove(isCancelled);
    }

    /// Cancels the current turn, or else the next one waiting to run.
    private void cancel(JsonNode id) {
        var next = turns.peek();
        if (next != null) {
            next.set(true);
            session.cancel();
        }
        write(EventJson.node("ok"), id);
    }

    private synchronized void write(ObjectNode event, JsonNode id) {
        if (!id.isMissingNode() && !id.isNull()) {
            event.set("id", id);
        }
        try {
            out.write(JSON.writeValueAsBytes(event));
            out.write('\n');
            out.flush();
        } catch (IOException _) {
            session.cancel();
        }
    }
}
